import { emailProblem } from "@domain/authentication.ts";
import { changeEmail } from "@web/api/account.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { type FormEvent, useRef, useState } from "react";

/** The address one signs in with, and the way to another one. */
export function EmailChange({ current }: { current: string }) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const wanted = email.trim();
    const found = emailProblem(wanted) ?? sameProblem(wanted, current);
    setProblem(found);
    if (found) return input.current?.focus();
    setPending(true);
    setFailure(undefined);
    setAsked(undefined);
    const refused = await changeEmail(wanted);
    setPending(false);
    if (refused) return setFailure(refused);
    setAsked(wanted);
    setEmail("");
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5" aria-label="Email address">
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
        ref={input}
        name="email"
        type="email"
        inputMode="email"
        label="New email address"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
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
