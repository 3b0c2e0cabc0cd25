import { type AvailabilityDay, slotsEvery } from "@domain/showings/availability.ts";
import { MAX_PROPOSED_TIMES } from "@domain/showings/showings.ts";
import { addDays, instantInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { TimesPicker } from "@web/components/times-picker.tsx";
import type { Draft } from "@web/lib/drafts.ts";
import { zoneNote } from "@web/lib/own-clock.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { timeText } from "@web/lib/time-text.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useId, useRef, useState } from "react";
import type { BookableListing } from "./bookable-listing.ts";
import { BookingFields } from "./booking-fields.tsx";
import type { AskedSlot } from "./chosen-slot.ts";
import type { Availability } from "./use-availability.ts";
import { type Booked, useBookingForm } from "./use-booking-form.ts";
import { useTitleFocus } from "./use-title-focus.ts";

/** A dialog for visitors who can make none of the offered times: up to three of their own, then the form. */
export default function AskTimesDialog(props: {
  listing: BookableListing;
  availability: Availability;
  /** The times chosen so far, also before the page was loaded again. */
  kept: Draft<AskedSlot[]>;
  onClose: () => void;
  onBooked: (booked: Booked) => void;
}) {
  const { listing, availability, kept, onClose, onBooked } = props;
  const { time_zone } = listing;
  const now = useNow();
  const days = askableDays(availability, time_zone, now);
  const [chosen, setChosen] = useState(() => stillAskable(kept.read() ?? [], days));
  const [step, setStep] = useState<"times" | "form">(chosen.length > 0 ? "form" : "times");
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  useTitleFocus(content, step);
  useBackCloses(step === "form", () => setStep("times"));
  const first = chosen[0];
  const form = useBookingForm(
    listing.id,
    availability.needs,
    { date: first?.date ?? "", time: first?.time ?? null, wishes: chosen },
    { booked: onBooked, slotGone: () => setStep("times") },
  );

  function choose(next: AskedSlot[]) {
    setChosen(next);
    if (next.length > 0) kept.keep(next);
    else kept.forget();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Ask for other times"
      description={
        step === "times"
          ? `Choose up to three times that suit you. ${zoneNote(
              time_zone,
              days.map((day) => day.date),
            )} The owner accepts one, or proposes another.`
          : `${chosen.map(timeText).join("; ")}, ${zoneName(time_zone)}`
      }
      size="md"
      failure={form.failure}
      footer={
        step === "times" ? (
          <Button disabled={chosen.length === 0} onClick={() => setStep("form")}>
            Continue
          </Button>
        ) : (
          <DialogButtons
            cancelLabel="Change times"
            onCancel={() => setStep("times")}
            type="submit"
            form={formId}
            disabled={!form.isComplete}
            pending={form.isPending}
            pendingText="Sending..."
          >
            Ask for these times
          </DialogButtons>
        )
      }
    >
      <div ref={content}>
        {step === "times" ? (
          <TimesPicker
            days={days}
            today={availability.today}
            timeZone={time_zone}
            showsOwn
            chosen={chosen}
            max={MAX_PROPOSED_TIMES}
            onChange={choose}
          />
        ) : (
          <BookingFields
            id={formId}
            listingId={listing.id}
            needs={availability.needs}
            form={form}
          />
        )}
      </div>
    </Dialog>
  );
}

/** A time may have come too close since it was chosen. */
function stillAskable(times: AskedSlot[], days: AvailabilityDay[]): AskedSlot[] {
  return times.filter(({ date, time }) =>
    days.some((day) => day.date === date && day.time_slots.includes(time)),
  );
}

/** Every half hour within the owner's notice and horizon. Only the owner knows which are free. */
function askableDays(
  { today, horizon, noticeHours }: Availability,
  timeZone: string,
  now: Date,
): AvailabilityDay[] {
  const earliest = now.getTime() + noticeHours * 3_600_000;
  const lastBusy = addDays(today, 1 + Math.ceil(noticeHours / 24));
  const days: AvailabilityDay[] = [];
  for (let date = today; date <= horizon; date = addDays(date, 1)) {
    // Only the first days can be within the notice; computing an instant takes a phone a moment.
    const time_slots = slotsEvery(30).filter(
      (slot) => date > lastBusy || instantInZone(date, slot, timeZone).getTime() >= earliest,
    );
    if (time_slots.length > 0) days.push({ date, time_slots });
  }
  return days;
}
