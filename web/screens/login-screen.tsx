import { Failure } from "@web/components/inline-notice.tsx";
import { ArrivalSteps } from "@web/features/people/sign-in/arrival-steps.tsx";
import { AUTH_HEADINGS, AuthPanel, useAuthMode } from "@web/features/people/sign-in/auth-panel.tsx";
import { SessionEndedNote } from "@web/features/people/sign-in/session-ended-note.tsx";
import { useArrival } from "@web/features/people/sign-in/use-arrival.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";

/** `/login` as a page. Mailed links and Google also lead here: what they bring is handled first. */
export default function LoginScreen() {
  const arrival = useArrival();
  const { state } = arrival;
  return state.step === "over" ? <Login problem={state.problem} /> : <ArrivalSteps {...arrival} />;
}

/** A user who is already signed in is redirected. */
function Login({ problem }: { problem: string | undefined }) {
  const mode = useAuthMode();
  const { title, subtitle } = AUTH_HEADINGS[mode];
  usePageTitle(mode === "signup" ? "Sign Up" : "Login");
  useRedirectAfterLogin();

  return (
    <div className="page grid justify-items-center py-12 sm:py-20">
      <div className="w-full max-w-sm">
        <h1 className="font-display text-title">{title}</h1>
        <p className="mt-3 mb-8 text-ink-soft">{subtitle}</p>
        {problem ? <Failure text={problem} className="mb-6" /> : <SessionEndedNote />}
        <AuthPanel mode={mode} />
      </div>
    </div>
  );
}
