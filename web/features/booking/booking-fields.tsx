import { AGENT_STATUSES, BOOKING_LIMITS, CONTACT_METHODS } from "@domain/bookings.ts";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { paths } from "@web/lib/paths.ts";
import { type FormEvent, useRef } from "react";
import type { BookingForm, BookingProblems } from "./use-booking-form.ts";

/** The form 'Book Your Viewing'. Its button stands in the dialog's footer. */
export function BookingFields(props: {
  id: string;
  form: BookingForm;
  onSubmit: (trap: string) => Promise<BookingProblems>;
}) {
  const { id, form, onSubmit } = props;
  const { fields, problems, setField } = form;
  const element = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trap = trapOf(event.currentTarget);
    const trapped = trap?.value ?? "";
    // Should it ever have been a person's browser that filled it, a second press goes through.
    if (trap) trap.value = "";
    const found = await onSubmit(trapped);
    const first = Object.keys(fields).find((name) => name in found);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={element} id={id} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <TextField
        label="Full Name"
        name="visitor_name"
        autoComplete="name"
        required
        value={fields.visitor_name}
        error={problems.visitor_name}
        onChange={(event) => setField("visitor_name", event.target.value)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          name="visitor_email"
          type="email"
          autoComplete="email"
          required
          value={fields.visitor_email}
          error={problems.visitor_email}
          onChange={(event) => setField("visitor_email", event.target.value)}
        />
        <TextField
          label="Phone"
          name="visitor_phone"
          type="tel"
          autoComplete="tel"
          required
          value={fields.visitor_phone}
          error={problems.visitor_phone}
          onChange={(event) => setField("visitor_phone", event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <SegmentedControl
          label="Are you a real estate agent?"
          name="agent_status"
          options={AGENT_OPTIONS}
          value={fields.agent_status}
          onChange={(value) => setField("agent_status", value)}
        />
        <SegmentedControl
          label="How should the owner reach you?"
          name="contact_method"
          options={CONTACT_OPTIONS}
          value={fields.contact_method}
          onChange={(value) => setField("contact_method", value)}
        />
      </div>
      <TextArea
        label="Special Requests"
        name="special_requests"
        optional
        hint={`At most ${BOOKING_LIMITS.special_requests} characters`}
        value={fields.special_requests}
        error={problems.special_requests}
        onChange={(event) => setField("special_requests", event.target.value)}
      />
      <Trap />
      <p className="text-ink-faint text-xs">
        Your name, email and phone go to the owner of this home and to nobody else. More in our{" "}
        <NewTabLink href={paths.privacy.href()}>Privacy Policy</NewTabLink>.
      </p>
    </form>
  );
}

/**
 * A field that people never meet and robots fill (trust.md A10). Neither its name nor its label
 * is one that a browser has something to fill in for.
 */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

const TRAP_NAME = "ref_b7";

function trapOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector(`[name="${TRAP_NAME}"]`);
}

const AGENT_LABELS = { "non-agent": "No", agent: "Yes" };
const AGENT_OPTIONS = [...AGENT_STATUSES]
  .sort((a, b) => (a === "non-agent" ? -1 : b === "non-agent" ? 1 : 0))
  .map((value) => ({ value, label: AGENT_LABELS[value] }));

const CONTACT_LABELS = { email: "Email", phone: "Phone", text: "Text" };
const CONTACT_OPTIONS = CONTACT_METHODS.map((value) => ({ value, label: CONTACT_LABELS[value] }));
