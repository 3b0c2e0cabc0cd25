import { AUTH_TEXTS, authErrorText } from "@domain/people/authentication.ts";
import { paths } from "@domain/site/paths.ts";
import { chooseNewPassword } from "@web/api/people/account.ts";
import { discardEntry, enter, redeem } from "@web/api/site/auth/entry.ts";
import { buttonStyles } from "@web/components/button-styles.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Logo } from "@web/components/logo.tsx";
import { forgetArrival, readArrival } from "@web/lib/arrival.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { useRef, useState } from "react";
import { NewPasswordForm, type NewPasswordInput } from "./new-password-form.tsx";
import { SomebodyElse } from "./somebody-else.tsx";

type State =
  | { step: "form" }
  | { step: "choose"; current: string; brought: string }
  | { step: "done"; isHere: boolean }
  | { step: "failed"; text: string };

/**
 * The target of the link in a reset mail, which is good for one new password. Only saving one uses
 * up the link: mail scanners open it, too.
 */
export function ResetPassword() {
  const [state, setState] = useState(begin);
  /** Whose link it was, once it is used up: after a refused password, another can be tried. */
  const owner = useRef<{ id: string; email: string }>(undefined);
  const [email, setEmail] = useState<string>();

  async function save({ password }: NewPasswordInput): Promise<string | undefined> {
    const arrival = readArrival();
    if (!owner.current && arrival) {
      const redeemed = await redeem(arrival);
      if ("problem" in redeemed) {
        if (redeemed.problem !== AUTH_TEXTS.linkExpired) return redeemed.problem;
        forgetArrival();
        return fail(redeemed.problem);
      }
      forgetArrival();
      if (redeemed.who) {
        owner.current = redeemed.who;
        setEmail(redeemed.who.email);
      }
    }
    if (!owner.current) return fail(AUTH_TEXTS.linkMissing);
    return (await chooseNewPassword(password)) ?? finish(owner.current);
  }

  function fail(text: string): undefined {
    setState({ step: "failed", text });
  }

  async function finish(who: { id: string; email: string }): Promise<undefined> {
    const current = readStoredSession()?.user;
    if (!current || current.id === who.id) await take();
    else setState({ step: "choose", current: current.email, brought: who.email });
  }

  async function take(): Promise<void> {
    setState({ step: "done", isHere: (await enter()) === undefined });
  }

  function stay(): void {
    setState({ step: "done", isHere: false });
    void discardEntry();
  }

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
          {state.step === "done" || state.step === "choose"
            ? "Your password is changed"
            : "Choose a new password"}
        </h1>
        <Step {...{ state, email, save, take, stay }} />
      </main>
    </div>
  );
}

function begin(): State {
  const arrival = readArrival();
  if (arrival?.kind === "link" && arrival.type === "recovery") return { step: "form" };
  const text = arrival?.kind === "refusal" ? authErrorText(arrival) : AUTH_TEXTS.linkMissing;
  return { step: "failed", text };
}

type StepProps = {
  state: State;
  email: string | undefined;
  save: (input: NewPasswordInput) => Promise<string | undefined>;
  take: () => void;
  stay: () => void;
};

function Step({ state, email, save, take, stay }: StepProps) {
  switch (state.step) {
    case "form":
      return <NewPasswordForm submit={save} email={email} />;
    case "choose":
      return <SomebodyElse {...state} onTake={take} onStay={stay} />;
    case "done":
      return (
        <div className="grid gap-6">
          <p role="status" className="text-ink-soft">
            {state.isHere
              ? "You are signed in here, and signed out everywhere else."
              : "Use it to sign in from now on."}
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
