import { MIN_PASSWORD, newPasswordProblem, type Problems } from "@domain/authentication.ts";
import { changePassword } from "@web/api/auth.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

type Input = { password: string };

/** A new password for whoever is signed in. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { input, failure, isPending, form, field } = useCheckedForm({
    initial: { password: "" },
    problemsOf,
    submit: async ({ password }) => {
      const problem = await changePassword(password);
      if (problem === undefined) onDone();
      return problem;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {failure && <InlineNotice tone="error">{failure}</InlineNotice>}
      <PasswordField
        {...field("password")}
        label="New password"
        hint={`At least ${MIN_PASSWORD} characters`}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={input.password.length < MIN_PASSWORD}
        pending={isPending}
        pendingText="Saving..."
      >
        Save new password
      </Button>
    </form>
  );
}

function problemsOf({ password }: Input): Problems<Input> {
  const problem = newPasswordProblem(password);
  return problem === undefined ? {} : { password: problem };
}
