import { resendConfirmation } from "@web/api/site/auth/auth.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { useState } from "react";

/** Sends the confirmation mail again to users who did not get it. */
export function ResendConfirmation({ email }: { email: string }) {
  const [answer, setAnswer] = useState<{ isSent: boolean; text: string }>();
  const [isPending, setPending] = useState(false);

  async function resend() {
    if (isPending) return;
    setPending(true);
    setAnswer(await resendConfirmation(email));
    setPending(false);
  }

  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <button
        type="button"
        onClick={resend}
        aria-disabled={isPending}
        className={`${textLinkStyles} min-h-6`}
      >
        {isPending ? "Sending..." : "Send the confirmation link again"}
      </button>
      {answer && (
        <InlineNotice tone={answer.isSent ? "success" : "error"}>{answer.text}</InlineNotice>
      )}
    </div>
  );
}
