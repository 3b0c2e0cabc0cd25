import { formatNumber } from "@domain/site/text/format.ts";
import { CONTACT_LIMITS } from "@domain/talk/contact.ts";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import type { ContactForm } from "./use-contact-form.ts";

/** The form's fields. The button is in the dialog's footer. */
export function ContactFields({ id, form }: { id: string; form: ContactForm }) {
  const { to, field } = form;
  return (
    <form {...form.form} id={id} className="grid gap-5">
      <TextField label="To" name="to" type="email" readOnly value={to} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Your name" {...field("senderName")} autoComplete="name" required />
        <TextField
          label="Your email"
          {...field("senderEmail")}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <TextField label="Subject" {...field("subject")} required />
      <TextArea
        label="Message"
        {...field("message")}
        required
        hint={`At most ${formatNumber(CONTACT_LIMITS.message)} characters`}
      />
    </form>
  );
}
