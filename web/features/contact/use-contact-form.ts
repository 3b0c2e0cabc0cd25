import { displayName } from "@domain/accounts.ts";
import {
  type ContactFields,
  type ContactProblems,
  contactProblems,
  mailText,
  mailtoHref,
} from "@domain/contact.ts";
import { env } from "@web/lib/env.ts";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { useRef, useState } from "react";
import { EMPTY_FIELDS, keepDraft, readDraft } from "./contact-draft.ts";
import { openMailProgram } from "./open-mail-program.ts";

/** `opened`: the visitor's mail program has the message. `failed`: nothing took it. */
export type ContactStatus = "writing" | "opening" | "opened" | "failed";

/** What a visitor writes to us, and handing it over. Pressed twice, it is handed over once. */
export function useContactForm() {
  const { user } = useSession();
  const person = user?.id ?? null;
  const [typedBy, setTypedBy] = useState(person);
  const [fields, setFields] = useState(() => readDraft(person) ?? emptyFields(user));
  const [problems, setProblems] = useState<ContactProblems>({});
  const [status, setStatus] = useState<ContactStatus>("writing");
  const isBusy = useRef(false);
  const message = { ...fields, to: env.supportEmail };

  // Somebody has come or gone: nobody sees what another person has typed.
  if (typedBy !== person) {
    setTypedBy(person);
    setFields(readDraft(person) ?? emptyFields(user));
  }

  function change(next: ContactFields) {
    setFields(next);
    keepDraft(person, next);
  }

  function setField<Name extends keyof ContactFields>(name: Name, value: string) {
    change({ ...fields, [name]: value });
    setProblems(({ [name]: _fixed, ...others }) => others);
  }

  /** @returns what is wrong with the fields; then nothing was opened. */
  async function submit(): Promise<ContactProblems> {
    if (isBusy.current) return {};
    const found = contactProblems(message);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setStatus("writing");
      return found;
    }
    isBusy.current = true;
    setStatus("opening");
    const isOpened = await openMailProgram(mailtoHref(message));
    setStatus(isOpened ? "opened" : "failed");
    if (isOpened) {
      // The mail program has it now. Who one is stays for the next message.
      keepDraft(person, { ...fields, subject: "", message: "" });
    } else {
      isBusy.current = false;
    }
    return {};
  }

  return {
    to: message.to,
    fields,
    problems,
    status,
    setField,
    submit,
    /** The whole mail, for somebody who pastes it elsewhere. */
    text: () => `${fields.subject.trim()}\n\n${mailText(message).replaceAll("\r\n", "\n")}`,
  };
}

export type ContactForm = ReturnType<typeof useContactForm>;

function emptyFields(user: SessionUser | null): ContactFields {
  return user
    ? { ...EMPTY_FIELDS, senderName: displayName(user), senderEmail: user.email }
    : EMPTY_FIELDS;
}
