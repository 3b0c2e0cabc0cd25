import { displayName } from "@domain/people/accounts.ts";
import {
  type ContactFields,
  contactProblems,
  mailText,
  mailtoHref,
  notOpenedText,
} from "@domain/talk/contact.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { env } from "@web/lib/env.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { useState } from "react";
import { openMailProgram } from "./open-mail-program.ts";

export type ContactForm = ReturnType<typeof useContactForm>;

/** The contact form's input, and handing it to the mail program. */
export function useContactForm() {
  const { user } = useSession();
  const [isOpened, setOpened] = useState(false);
  const to = env.supportEmail;
  const form = useCheckedForm<ContactFields>({
    initial: {
      senderName: user ? displayName(user) : "",
      senderEmail: user?.email ?? "",
      subject: "",
      message: "",
    },
    problemsOf: (fields) => contactProblems({ ...fields, to }),
    submit: async (fields) => {
      if (!(await openMailProgram(mailtoHref({ ...fields, to })))) return notOpenedText(to);
      setOpened(true);
      // The mail program has it now. Name and email stay for the next message.
      form.change({ subject: "", message: "" });
    },
    draft: contactDraft(user?.id ?? null),
  });

  return {
    ...form,
    to,
    isOpened,
    /** The whole mail as text, for pasting elsewhere. */
    text: () =>
      `${form.input.subject.trim()}\n\n${mailText({ ...form.input, to }).replaceAll("\r\n", "\n")}`,
  };
}

const contactDraft = draftsOf("contact", isContactFields);

function isContactFields(value: unknown): value is ContactFields {
  const fields = (value ?? {}) as Record<string, unknown>;
  const names = ["senderName", "senderEmail", "subject", "message"];
  return names.every((name) => typeof fields[name] === "string");
}
