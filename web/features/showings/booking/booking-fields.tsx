import { AGENT_STATUSES, BOOKING_LIMITS, CONTACT_METHODS } from "@domain/showings/bookings.ts";
import { needsTexts, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { paths } from "@domain/site/paths.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy } from "react";
import { NeedsNote } from "./needs-note.tsx";
import { type BookingForm, TRAP_NAME } from "./use-booking-form.ts";

// Loaded on demand: most owners ask for nothing.
const NeedsFields = lazy(() => arrivingCode(import("./needs-fields.tsx")));

/** The form 'Book Your Viewing'. Its button is in the dialog's footer. */
export function BookingFields(props: {
  id: string;
  listingId: string;
  needs: VisitorNeeds;
  form: BookingForm;
}) {
  const { id, listingId, needs, form } = props;
  const { field, choice } = form;
  return (
    <form {...form.form} id={id} className="grid gap-5">
      <NeedsNote needs={needs} />
      <TextField label="Full Name" {...field("visitor_name")} autoComplete="name" required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          {...field("visitor_email")}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          label="Phone"
          {...field("visitor_phone")}
          type="tel"
          autoComplete="tel"
          required
        />
      </div>
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <SegmentedControl
          label="Are you a real estate agent?"
          {...choice("agent_status")}
          options={AGENT_OPTIONS}
        />
        <SegmentedControl
          label="How should the owner reach you?"
          {...choice("contact_method")}
          options={CONTACT_OPTIONS}
        />
      </div>
      {needsTexts(needs).length > 0 && (
        <LazyPart title="The owner's questions could not be loaded">
          <NeedsFields listingId={listingId} needs={needs} form={form} />
        </LazyPart>
      )}
      <TextArea
        label="Special Requests"
        {...field("special_requests")}
        optional
        hint={`At most ${formatNumber(BOOKING_LIMITS.special_requests)} characters`}
      />
      <Trap />
      <p className="text-ink-faint text-xs">
        Only the owner of this home gets your name, email and phone number. Read more in our{" "}
        <NewTabLink href={paths.privacy.href()}>Privacy Policy</NewTabLink>.
      </p>
    </form>
  );
}

/**
 * A honeypot that people never see and bots fill in (docs/trust.md A10). Its name and label match
 * nothing that browsers autofill.
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

const AGENT_LABELS = { "non-agent": "No", agent: "Yes" };
const AGENT_OPTIONS = [...AGENT_STATUSES]
  .sort((a, b) => (a === "non-agent" ? -1 : b === "non-agent" ? 1 : 0))
  .map((value) => ({ value, label: AGENT_LABELS[value] }));

const CONTACT_LABELS = { email: "Email", phone: "Phone", text: "Text" };
const CONTACT_OPTIONS = CONTACT_METHODS.map((value) => ({ value, label: CONTACT_LABELS[value] }));
