import { type SignInInput, type SignInProblems, signInProblems } from "@domain/accounts.ts";
import { signIn } from "@web/api/auth.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";

// In the local cloud only: `import.meta.env.DEV` is false in a build, and takes this with it.
const DemoLogins = import.meta.env.DEV ? lazy(() => import("./demo-logins.tsx")) : null;

/** Email and password (A§2). Where to go afterwards is the screen's business. */
export function SignInForm() {
  const [input, setInput] = useState<SignInInput>({ email: "", password: "" });
  const [problems, setProblems] = useState<SignInProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isFilled = input.email.trim() !== "" && input.password !== "";

  function change(name: keyof SignInInput, value: string) {
    setInput({ ...input, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  }

  function fill(login: SignInInput) {
    setInput(login);
    setProblems({});
  }

  /** Leaving a field says what is wrong with that one, not with those still to come. */
  function check(name: keyof SignInInput) {
    setProblems({ ...problems, [name]: signInProblems(input)[name] });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = signInProblems(input);
    setProblems(found);
    const first = found.email ? "email" : found.password ? "password" : undefined;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setFailure(undefined);
    setPending(true);
    setFailure(await signIn(input));
    setPending(false);
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {failure && <InlineNotice tone="error">{failure}</InlineNotice>}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={input.email}
          error={problems.email}
          onChange={(event) => change("email", event.target.value)}
          onBlur={() => check("email")}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={input.password}
          error={problems.password}
          onChange={(event) => change("password", event.target.value)}
          onBlur={() => check("password")}
        />
        <Button
          type="submit"
          size="lg"
          block
          disabled={!isFilled}
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
