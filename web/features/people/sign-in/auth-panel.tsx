import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { announced } from "@web/lib/notices.ts";
import { Link, useLocation, useSearchParams } from "@web/lib/router.tsx";
import { wantPlanSelection } from "@web/session/plan-selection.ts";
import { MailCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ForgotForm } from "./forgot-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useSignUpPath } from "./use-sign-up-path.ts";

const AUTH_MODES = ["login", "signup", "forgot"] as const;
type AuthMode = (typeof AUTH_MODES)[number];

/** `?mode=…`; anything else means signing in. */
export function useAuthMode(): AuthMode {
  const asked = useSearchParams()[0].get("mode");
  return AUTH_MODES.find((mode) => mode === asked) ?? "login";
}

export const AUTH_HEADINGS: Record<AuthMode, { title: string; subtitle: string }> = {
  login: {
    title: "Welcome Back!",
    subtitle: "Sign in to your homes, showings, messages and offers.",
  },
  signup: {
    title: "Join SelfNVest",
    subtitle: "Save 3% commission, with an AI assistant and full support at your side.",
  },
  forgot: {
    title: "Forgot your password?",
    subtitle: "Enter your email, and we will send you a link to choose a new one.",
  },
};

/** Sign-in, sign-up and forgotten password, linked to each other. */
export function AuthPanel({ mode }: { mode: AuthMode }) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const path = useSignUpPath();
  if (mode === "signup" && unconfirmed !== undefined) {
    return (
      <>
        <CheckEmail email={unconfirmed} />
        <Foot>
          <button
            type="button"
            className={textLinkStyles}
            onClick={() => setUnconfirmed(undefined)}
          >
            Use another address
          </button>
        </Foot>
      </>
    );
  }
  if (mode === "forgot") {
    return (
      <>
        <ForgotForm />
        <Foot>
          <ModeLink mode="login">Back to Sign In</ModeLink>
        </Foot>
      </>
    );
  }
  if (mode === "signup") {
    return (
      <>
        <GoogleButton
          onLeave={() => wantPlanSelection(path)}
          {...(path !== null && { next: path })}
        />
        <Or />
        <SignUpForm path={path} onCheckEmail={setUnconfirmed} />
        <Foot>
          Already have an account? <ModeLink mode="login">Sign In</ModeLink>
        </Foot>
      </>
    );
  }
  return (
    <>
      <GoogleButton />
      <Or />
      <SignInForm
        forgotLink={
          <p className="text-sm">
            <ModeLink mode="forgot">Forgot your password?</ModeLink>
          </p>
        }
      />
      <Foot>
        New here? <ModeLink mode="signup">Sign Up</ModeLink>
      </Foot>
    </>
  );
}

/** Shown after signing up, until the mailed link has been followed. */
function CheckEmail({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <p ref={announced} className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span>{AUTH_TEXTS.confirmationRequired}</span>
      </p>
      <p className="text-ink-soft">
        We have sent it to <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>
        . It brings you back here. No email yet? Check your spam folder.
      </p>
      <ResendConfirmation email={email} />
    </div>
  );
}

/** Links to another mode, keeping the destination and the page behind. */
function ModeLink({ mode, children }: { mode: AuthMode; children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const query = new URLSearchParams(search);
  if (mode === "login") query.delete("mode");
  else query.set("mode", mode);
  return (
    <Link
      to={{ pathname, search: query.toString() }}
      state={state}
      replace
      className={textLinkStyles}
    >
      {children}
    </Link>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-4 pt-5 pb-2 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-line border-t pt-5 text-ink-soft text-sm">{children}</p>;
}
