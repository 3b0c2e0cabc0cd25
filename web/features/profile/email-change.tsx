import { emailProblem, requiredPassword } from "@domain/authentication.ts";
import { changeEmail } from "@web/api/account.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { type FormEvent, useRef, useState } from "react";

type Problems = { email?: string | undefined; password?: string | undefined };

/**
 * The address one signs in with, and the way to another one.
 * @param asksPassword unless there is none, and they have signed in just now.
 */
export function EmailChange(props: { current: string; asksPassword: boolean }) {
  const { current, asksPassword } = props;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const wanted = email.trim();
    const found: Problems = {
      email: emailProblem(wanted) ?? sameProblem(wanted, current),
      password: asksPassword ? requiredPassword(password) : undefined,
    };
    setProblems(found);
    const first = found.email ? "email" : found.password && "password";
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setPending(true);
    setFailure(undefined);
    setAsked(undefined);
    const who = asksPassword ? { email: current, current: password } : undefined;
    const refused = await changeEmail(wanted, who);
    setPending(false);
    if (refused) return setFailure(refused);
    setAsked(wanted);
    setEmail("");
    setPassword("");
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      className="grid gap-5"
      aria-label="Email address"
    >
      <p className="text-sm">
        You sign in with <strong className="break-all font-semibold">{current}</strong>.
      </p>
      {failure && <InlineNotice tone="error">{failure}</InlineNotice>}
      {asked && (
        <InlineNotice tone="success" title="Please check both inboxes">
          Follow the link in each email that arrives at {current} and at {asked}. Your address
          changes once both are confirmed.
        </InlineNotice>
      )}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label="New email address"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problems.email}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblems({ ...problems, email: undefined });
        }}
      />
      {asksPassword && (
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={({ target }) => {
            setPassword(target.value);
            setProblems({ ...problems, password: undefined });
          }}
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

function sameProblem(wanted: string, current: string): string | undefined {
  return wanted.toLowerCase() === current.toLowerCase()
    ? "This is your email address already"
    : undefined;
}
