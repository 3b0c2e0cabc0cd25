import { Dialog } from "@web/components/dialog.tsx";
import { AUTH_HEADINGS, AuthPanel, useAuthMode } from "@web/features/people/sign-in/auth-panel.tsx";
import { SessionEndedNote } from "@web/features/people/sign-in/session-ended-note.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useOneStep } from "@web/lib/use-one-step.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";

/**
 * `/login` opened from another page: the login in a dialog above it. Closing returns to that page.
 */
export default function LoginDialog() {
  const mode = useAuthMode();
  const navigate = useNavigate();
  const oneStep = useOneStep();
  const { title, subtitle } = AUTH_HEADINGS[mode];
  const close = () => oneStep(() => navigate(-1));
  usePageTitle(mode === "signup" ? "Sign Up" : "Login");
  useRedirectAfterLogin();
  return (
    <Dialog key={mode} hasAddress title={title} description={subtitle} size="sm" onClose={close}>
      <SessionEndedNote />
      <AuthPanel mode={mode} />
    </Dialog>
  );
}
