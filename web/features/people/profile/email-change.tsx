import { emailProblem, requiredPassword } from "@domain/people/authentication.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { changeEmail } from "@web/api/people/account.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";

/**
 * The sign-in address, and how to change it.
 * @param asksPassword false for accounts without one, which must have signed in recently.
 */
export function EmailChange(props: { current: string; asksPassword: boolean }) {
  const { current, asksPassword } = props;
  const [asked, setAsked] = useState<string>();
  const { failure, isPending, form, field, fill } = useCheckedForm({
    initial: EMPTY,
    problemsOf: ({ email, password }) => ({
      email: emailProblem(email) ?? sameProblem(cleanEmail(email), current),
      password: asksPassword ? requiredPassword(password) : undefined,
    }),
    submit: async ({ email, password }) => {
      setAsked(undefined);
      const wanted = cleanEmail(email);
      const who = asksPassword ? { email: current, current: password } : undefined;
      const refused = await changeEmail(wanted, who);
      if (refused) return refused;
      setAsked(wanted);
      fill(EMPTY);
      return undefined;
    },
  });

  return (
    <form {...form} className="grid max-w-xl gap-5" aria-label="Email address">
      <p className="text-sm">
        You sign in with <strong className="break-all font-semibold">{current}</strong>.
      </p>
      <Failure text={failure} />
      {asked && (
        <InlineNotice tone="success" title="Please check both inboxes">
          Follow the link in each email that arrives at {current} and at {asked}. Your address
          changes once both are confirmed.
        </InlineNotice>
      )}
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        label="New email address"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {asksPassword && (
        <PasswordField
          {...field("password")}
          label="Your password"
          autoComplete="current-password"
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        pending={isPending}
        pendingText="Sending..."
        className="justify-self-start max-sm:w-full"
      >
        Change email address
      </Button>
    </form>
  );
}

const EMPTY = { email: "", password: "" };

function sameProblem(wanted: string, current: string): string | undefined {
  return wanted.toLowerCase() === current.toLowerCase()
    ? "This is your email address already"
    : undefined;
}
