import { CLOSE_AFTER_MS, CONTACT_TEXTS } from "@domain/talk/contact.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { SendButtons } from "@web/components/send-buttons.tsx";
import { writeToClipboard } from "@web/lib/browser-features.ts";
import { useEffect, useId, useRef, useState } from "react";
import { ContactFields } from "./contact-fields.tsx";
import { type ContactForm, useContactForm } from "./use-contact-form.ts";

/** The contact popup: opens the visitor's own mail program and calls no server. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const form = useContactForm();
  const formId = useId();
  const isDone = form.isOpened;

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, onClose]);

  return (
    <Dialog
      onClose={onClose}
      title="Contact us"
      description="Your own mail program opens with the message filled in. You send it from there."
      footer={
        <SendButtons
          formId={formId}
          label="Send Message"
          pending={form.isPending}
          pendingText="Opening your mail program..."
          isSent={isDone}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-6">
        {isDone && <InlineNotice tone="success">{CONTACT_TEXTS.sent}</InlineNotice>}
        {form.refusal ? <NotOpened form={form} /> : <Failure text={form.failure} />}
        {!isDone && <ContactFields id={formId} form={form} />}
      </div>
    </Dialog>
  );
}

/** A visitor without a mail program here can copy the text to somewhere else. */
function NotOpened({ form }: { form: ContactForm }) {
  const [copied, setCopied] = useState<boolean>();
  const element = useRef<HTMLDivElement>(null);

  // The error is above the fields, while the pressed button may be far below.
  useEffect(() => element.current?.scrollIntoView({ block: "nearest" }), []);

  const copy = async () => setCopied(await writeToClipboard(form.text()));

  return (
    <div ref={element}>
      <InlineNotice tone="error" action={{ label: "Copy my message", onSelect: copy }}>
        <p>{form.refusal}</p>
        {copied !== undefined && (
          <p className="mt-1 font-medium">
            {copied
              ? "Copied. Paste it into an email to the address above."
              : "Your browser did not let us copy it. Please select the text below."}
          </p>
        )}
      </InlineNotice>
    </div>
  );
}
