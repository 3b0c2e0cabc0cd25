import {
  MIN_PASSWORD,
  newPasswordProblem,
  requiredPassword,
} from "@domain/people/authentication.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

export type NewPasswordInput = { current: string; password: string };

/** @param asksCurrent when a session is the only proof of identity, which is not enough. */
export function NewPasswordForm(props: {
  asksCurrent?: boolean;
  /** Whose password it is, as far as that is known: password managers save it under this name. */
  email?: string | undefined;
  /** @returns the text to show on failure. */
  submit: (input: NewPasswordInput) => Promise<string | undefined>;
}) {
  const { asksCurrent = false, email = "" } = props;
  const { input, failure, isPending, form, field } = useCheckedForm({
    asksForAll: true,
    initial: { current: "", password: "" },
    problemsOf: ({ current, password }) => ({
      current: asksCurrent ? requiredPassword(current) : undefined,
      password: newPasswordProblem(password),
    }),
    submit: props.submit,
  });
  return (
    <form {...form} className="grid max-w-xl gap-5">
      <Failure text={failure} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksCurrent && (
        <PasswordField
          {...field("current")}
          label="Current password"
          autoComplete="current-password"
          required
        />
      )}
      <PasswordField
        {...field("password")}
        label="New password"
        hint={`At least ${MIN_PASSWORD} characters`}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        // The form is one of several on the profile.
        {...(asksCurrent ? AMONG_OTHERS : { size: "lg", block: true })}
        disabled={[...input.password].length < MIN_PASSWORD}
        pending={isPending}
        pendingText="Saving..."
      >
        Save new password
      </Button>
    </form>
  );
}

const AMONG_OTHERS = {
  variant: "secondary",
  className: "justify-self-start max-sm:w-full",
} as const;
