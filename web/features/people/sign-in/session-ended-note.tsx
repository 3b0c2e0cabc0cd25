import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useSession } from "@web/session/session.ts";

/** Shown above the form when the session ended without a sign-out. */
export function SessionEndedNote() {
  const { hasEnded } = useSession();
  if (!hasEnded) return null;
  return (
    <InlineNotice tone="info" className="mb-6">
      {AUTH_TEXTS.sessionEnded}
    </InlineNotice>
  );
}
