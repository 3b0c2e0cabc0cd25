import { CONTACT_LIMITS } from "@domain/contact.ts";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { type FormEvent, useRef } from "react";
import type { ContactForm } from "./use-contact-form.ts";

/** The fields of A§2. The button stands in the dialog's footer. */
export function ContactFields({ id, form }: { id: string; form: ContactForm }) {
  const { to, fields, problems, setField } = form;
  const element = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = await form.submit();
    const first = Object.keys(fields).find((name) => name in found);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={element} id={id} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <TextField label="To" name="to" type="email" readOnly value={to} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="senderName"
          autoComplete="name"
          required
          value={fields.senderName}
          error={problems.senderName}
          onChange={(event) => setField("senderName", event.target.value)}
        />
        <TextField
          label="Your email"
          name="senderEmail"
          type="email"
          autoComplete="email"
          required
          value={fields.senderEmail}
          error={problems.senderEmail}
          onChange={(event) => setField("senderEmail", event.target.value)}
        />
      </div>
      <TextField
        label="Subject"
        name="subject"
        required
        value={fields.subject}
        error={problems.subject}
        onChange={(event) => setField("subject", event.target.value)}
      />
      <TextArea
        label="Message"
        name="message"
        required
        hint={`At most ${CONTACT_LIMITS.message.toLocaleString("en-US")} characters`}
        value={fields.message}
        error={problems.message}
        onChange={(event) => setField("message", event.target.value)}
      />
    </form>
  );
}
