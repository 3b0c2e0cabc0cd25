import { AUTH_TEXTS } from "@domain/authentication.ts";
import { MailCheck } from "lucide-react";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/** Shown after signing up, until the mailed link has been followed. */
export function CheckEmail({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span>{AUTH_TEXTS.confirmationRequired}</span>
      </p>
      <p className="text-ink-soft">
        We have sent it to <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>
        . It brings you back here, and on to your plan. Nothing there? Check your spam folder.
      </p>
      <ResendConfirmation email={email} />
    </div>
  );
}
