import { requiredPassword } from "@domain/people/authentication.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useId } from "react";
import { closeAccount } from "./close-account.ts";
import { PersonalSubjects } from "./export-data.tsx";

const WORD = "DELETE";

type DeleteDialogProps = { email: string; asksPassword: boolean; onClose: () => void };

/** Lists the consequences, and requires a typed word and the password. */
export function DeleteDialog({ email, asksPassword, onClose }: DeleteDialogProps) {
  const formId = useId();
  const { failure, isPending, form, field } = useCheckedForm({
    initial: { confirmation: "", password: "" },
    problemsOf: ({ confirmation, password }) => ({
      confirmation: confirmation.trim().toUpperCase() === WORD ? undefined : `Please type ${WORD}.`,
      password: asksPassword ? requiredPassword(password) : undefined,
    }),
    submit: ({ password }) => closeAccount(asksPassword ? { email, password } : undefined),
  });

  return (
    <Dialog
      onClose={() => {
        // A running deletion can't be cancelled.
        if (!isPending) onClose();
      }}
      title="Delete your account?"
      failure={failure}
      stake={
        <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-ink-faint">
          <li>Your homes are removed from the site right away.</li>
          <li>
            A sale that you have agreed on ends right away, and this can't be undone. The offers you
            made are withdrawn. Offers for your homes end. We tell the other side.
          </li>
          <li>Visitors with a showing at your homes get an email that it is cancelled.</li>
          <li>
            We cancel a monthly plan at Stripe right away, and the rest of its month is not
            refunded. A kit that you bought ends with the account.
          </li>
          <li>
            Then all of this is deleted from your account:
            <PersonalSubjects />
          </li>
          <li>
            Amounts, dates and numbers of your payments stay, as tax law requires, without your
            name.
          </li>
          <li>
            Other people keep your messages and offers to them, but not your name. These go when
            they leave too. An owner still sees that someone read a document, but not who. Your
            reports stay until their cases are deleted.
          </li>
          <li>
            Other owners keep the showings you requested. Cancel them first under “Your showings”,
            or with the link in your email.
          </li>
        </ul>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={isPending}
            pendingText="Deleting..."
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="mt-5 grid gap-5">
        <TextField
          label={`Type ${WORD} to confirm`}
          {...field("confirmation")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {asksPassword && (
          <PasswordField
            label="Your password"
            {...field("password")}
            autoComplete="current-password"
          />
        )}
      </form>
    </Dialog>
  );
}
