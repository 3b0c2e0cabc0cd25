import { MIN_PASSWORD, type SignUpInput, signUpProblems } from "@domain/people/authentication.ts";
import { paths } from "@domain/site/paths.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { signUp } from "@web/api/site/auth/auth.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { endPlanSelection, wantPlanSelection } from "@web/session/plan-selection.ts";

const EMPTY: SignUpInput = { fullName: "", email: "", password: "" };

/** Creates an account. The plans come next only for a visitor who came for nothing else (decision 218). */
export function SignUpForm(props: {
  /** The page for which the account is made; null for none. */
  path: string | null;
  /** Called when the address has to be confirmed first. */
  onCheckEmail: (email: string) => void;
}) {
  const { path, onCheckEmail } = props;
  const { input, failure, isPending, form, field } = useCheckedForm({
    asksForAll: true,
    initial: EMPTY,
    problemsOf: signUpProblems,
    submit,
  });
  const isFilled = input.email.trim() !== "" && [...input.password].length >= MIN_PASSWORD;

  async function submit(filled: SignUpInput): Promise<string | undefined> {
    // This comes before the request, because the session it creates redirects right away.
    wantPlanSelection(path);
    const outcome = await signUp(filled);
    if (outcome === "check-email") onCheckEmail(cleanEmail(filled.email));
    if (typeof outcome === "string") return undefined;
    endPlanSelection();
    return outcome.problem;
  }

  return (
    <form {...form} className="grid gap-5">
      <Failure text={failure} />
      <TextField {...field("fullName")} label="Full name" autoComplete="name" optional />
      <TextField {...field("email")} label="Email" type="email" autoComplete="username" required />
      <PasswordField
        {...field("password")}
        label="Password"
        hint={`At least ${MIN_PASSWORD} characters`}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isFilled}
        pending={isPending}
        pendingText="Creating your account..."
      >
        {path === null || path === paths.choosePlan.href()
          ? "Continue to Plan Selection"
          : "Create account"}
      </Button>
      <p className="text-ink-soft text-sm">
        By continuing you confirm that you are 18 or older and agree to the{" "}
        <NewTabLink href={paths.terms.href()}>Terms of Service</NewTabLink> and the{" "}
        <NewTabLink href={paths.privacy.href()}>Privacy Policy</NewTabLink>.
      </p>
    </form>
  );
}
