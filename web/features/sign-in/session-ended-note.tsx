import { AUTH_TEXTS } from "@domain/authentication.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useSession } from "@web/session/session.ts";

/** Above the form, for whoever did not sign out themselves. */
export function SessionEndedNote() {
  const { hasEnded } = useSession();
  if (!hasEnded) return null;
  return (
    <InlineNotice tone="info" className="mb-6">
      {AUTH_TEXTS.sessionEnded}
    </InlineNotice>
  );
}
