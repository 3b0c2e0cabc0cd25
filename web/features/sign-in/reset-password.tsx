import { arriveWithSession } from "@web/api/auth.ts";
import { buttonStyles } from "@web/components/button-styles.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Logo } from "@web/components/logo.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { paths } from "@web/lib/paths.ts";
import { useEffect, useRef, useState } from "react";
import { NewPasswordForm } from "./new-password-form.tsx";

type State = { step: "arriving" | "ready" | "done" } | { step: "failed"; text: string };

/** Where the link of a reset mail leads: the link is the right to choose a new password, once. */
export function ResetPassword() {
  const [state, setState] = useState<State>({ step: "arriving" });
  const hasArrived = useRef(false);

  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    arriveWithSession().then((text) => {
      history.replaceState(null, "", window.location.pathname);
      setState(text === undefined ? { step: "ready" } : { step: "failed", text });
    });
  }, []);

  return (
    <div className="page grid justify-items-center py-8 sm:py-12">
      <header className="mb-12 justify-self-start">
        <a href={paths.home.href()} className="rounded-sm">
          <Logo />
          <span className="sr-only">, home</span>
        </a>
      </header>
      <main className="w-full max-w-sm">
        <h1 className="mb-6 font-display text-title">
          {state.step === "done" ? "Your password is changed" : "Choose a new password"}
        </h1>
        <Step state={state} onDone={() => setState({ step: "done" })} />
      </main>
    </div>
  );
}

function Step({ state, onDone }: { state: State; onDone: () => void }) {
  switch (state.step) {
    case "arriving":
      return (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Checking your link...
        </p>
      );
    case "ready":
      return <NewPasswordForm onDone={onDone} />;
    case "done":
      return (
        <div className="grid gap-6">
          <p role="status" className="text-ink-soft">
            You are signed in with it here. Everywhere else you have been signed out.
          </p>
          <a href={paths.dashboard.href()} className={buttonStyles({ size: "lg", block: true })}>
            Go to Dashboard
          </a>
        </div>
      );
    case "failed":
      return (
        <div className="grid gap-6">
          <InlineNotice tone="error">{state.text}</InlineNotice>
          <a
            href={paths.login.href({ mode: "forgot" })}
            className={buttonStyles({ size: "lg", block: true })}
          >
            Ask for a new link
          </a>
        </div>
      );
  }
}
