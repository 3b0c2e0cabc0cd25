import { AUTH_TEXTS, isEmail } from "@domain/people/authentication.ts";
import { requestPasswordReset } from "@web/api/site/auth/auth.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";

/** Requests a password reset link. The answer is the same for every address. */
export function ForgotForm() {
  const [sent, setSent] = useState<string>();
  const { input, failure, isPending, form, field } = useCheckedForm({
    asksForAll: true,
    initial: { email: "" },
    problemsOf: ({ email }) => (isEmail(email) ? {} : { email: AUTH_TEXTS.resetInvalidEmail }),
    submit: async ({ email }) => {
      setSent(undefined);
      const { isSent, text } = await requestPasswordReset(email);
      if (isSent) setSent(text);
      return isSent ? undefined : text;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <Failure text={failure} />
      {sent && <InlineNotice tone="success">{sent}</InlineNotice>}
      <TextField {...field("email")} label="Email" type="email" autoComplete="username" required />
      <Button
        type="submit"
        size="lg"
        block
        disabled={input.email.trim() === ""}
        pending={isPending}
        pendingText="Sending..."
      >
        Send reset link
      </Button>
    </form>
  );
}
