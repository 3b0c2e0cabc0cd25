import { AUTH_TEXTS, type SignInInput, signInProblems } from "@domain/people/authentication.ts";
import { signIn } from "@web/api/site/auth/auth.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { ResendConfirmation } from "./resend-confirmation.tsx";

// Local development only: `import.meta.env.DEV` is false in a build, which drops the import.
const DemoLogins = import.meta.env.DEV ? lazy(() => import("./demo-logins.tsx")) : null;

const EMPTY: SignInInput = { email: "", password: "" };

/**
 * Email and password. The screen decides where to go afterwards.
 * @param forgotLink the link to a new password, beside the field.
 */
export function SignInForm({ forgotLink }: { forgotLink?: ReactNode }) {
  const { input, failure, isPending, form, field, fill } = useCheckedForm({
    asksForAll: true,
    initial: EMPTY,
    problemsOf: signInProblems,
    submit: signIn,
  });
  const isHydrated = useIsHydrated();
  const isFilled = input.email.trim() !== "" && input.password !== "";

  return (
    <>
      {/* As built it sends nothing by itself: the password would be in the address. */}
      <form {...form} method="dialog" className="grid gap-5">
        <Failure text={failure} />
        {failure === AUTH_TEXTS.emailNotConfirmed && <ResendConfirmation email={input.email} />}
        <TextField
          {...field("email")}
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
        <div className="grid gap-2">
          <PasswordField
            {...field("password")}
            label="Password"
            autoComplete="current-password"
            required
          />
          {forgotLink}
        </div>
        <Button
          type="submit"
          size="lg"
          block
          // The button of the built page can be pressed: only the code knows what was typed.
          disabled={isHydrated && !isFilled}
          pending={isPending}
          pendingText="Signing in..."
        >
          Sign In
        </Button>
      </form>
      {DemoLogins && (
        <Suspense fallback={null}>
          <DemoLogins onPick={fill} />
        </Suspense>
      )}
    </>
  );
}
