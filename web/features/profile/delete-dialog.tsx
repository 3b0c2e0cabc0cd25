import { requiredPassword } from "@domain/authentication.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { PersonalSubjects } from "./export-data.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

const WORD = "DELETE";

type DeleteDialogProps = { email: string; asksPassword: boolean; onClose: () => void };

/** Says all that happens, and wants a word typed and the password before it does. */
export function DeleteDialog({ email, asksPassword, onClose }: DeleteDialogProps) {
  const form = useId();
  const word = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const { run, isPending, failure } = useDeleteAccount();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim().toUpperCase() !== WORD) {
      setProblem(`Please type ${WORD}.`);
      return word.current?.focus();
    }
    const missing = asksPassword ? requiredPassword(password) : undefined;
    setPasswordProblem(missing);
    if (missing) return secret.current?.focus();
    run(asksPassword ? { email, password } : undefined);
  }

  return (
    <Dialog
      onClose={() => {
        // What has begun goes on; there is nothing to go back to.
        if (!isPending) onClose();
      }}
      title="Delete your account?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            pending={isPending}
            pendingText="Deleting..."
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft text-sm marker:text-ink-faint">
          <li>Your homes leave the site at once.</li>
          <li>Visitors with a viewing at your homes get an email that it is cancelled.</li>
          <li>
            A monthly plan is cancelled at Stripe at once, and its unused days are credited there. A
            kit that you bought ends with the account.
          </li>
          <li>
            Then all that we keep of you is deleted:
            <PersonalSubjects />
          </li>
          <li>
            Amounts, dates and numbers of your payments stay, as tax law requires, without your
            name.
          </li>
          <li>
            Viewings you requested at other homes stay with their owners: cancel them with the link
            in your email.
          </li>
        </ul>
        {failure && <InlineNotice tone="error">{failure}</InlineNotice>}
        <TextField
          ref={word}
          label={`Type ${WORD} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          data-autofocus=""
        />
        {asksPassword && (
          <PasswordField
            ref={secret}
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={passwordProblem}
            onChange={({ target }) => {
              setPassword(target.value);
              setPasswordProblem(undefined);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
