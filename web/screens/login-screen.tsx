import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { AUTH_HEADINGS, AuthPanel } from "@web/features/sign-in/auth-panel.tsx";
import { SessionEndedNote } from "@web/features/sign-in/session-ended-note.tsx";
import { useArrival } from "@web/features/sign-in/use-arrival.ts";
import { useAuthMode } from "@web/features/sign-in/use-auth-mode.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";

/**
 * `/login` as a page (A§2); whoever is signed in already goes on at once. Links in mails and Google's
 * page lead here too, with a session or the reason why there is none.
 */
export default function LoginScreen() {
  const mode = useAuthMode();
  const { title, subtitle } = AUTH_HEADINGS[mode];
  const arrival = useArrival();
  usePageTitle(mode === "signup" ? "Sign Up" : "Login");
  useRedirectAfterLogin();

  if (arrival.isPending) {
    return (
      <LoadingGroup label="Signing you in..." className="grid justify-items-center py-32">
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Signing you in...
        </p>
      </LoadingGroup>
    );
  }
  return (
    <div className="page grid justify-items-center py-12 sm:py-20">
      <div className="w-full max-w-sm">
        <h1 className="font-display text-title">{title}</h1>
        <p className="mt-3 mb-8 text-ink-soft">{subtitle}</p>
        {arrival.problem ? (
          <InlineNotice tone="error" className="mb-6">
            {arrival.problem}
          </InlineNotice>
        ) : (
          <SessionEndedNote />
        )}
        <AuthPanel mode={mode} />
      </div>
    </div>
  );
}
