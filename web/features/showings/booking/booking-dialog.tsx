import { takenMeanwhile } from "@domain/showings/bookings.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { zoneNote } from "@web/lib/own-clock.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { timeText } from "@web/lib/time-text.ts";
import { useId, useRef, useState } from "react";
import type { BookableListing } from "./bookable-listing.ts";
import { BookingFields } from "./booking-fields.tsx";
import type { ChosenSlot } from "./chosen-slot.ts";
import { ChosenTime } from "./chosen-time.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { TimeSlots } from "./time-slots.tsx";
import type { Availability } from "./use-availability.ts";
import { type Booked, useBookingForm } from "./use-booking-form.ts";
import { useTitleFocus } from "./use-title-focus.ts";

type BookingDialogProps = {
  listing: BookableListing;
  date: string;
  /** The time that was chosen before the page was loaded again. If it was sent, this visitor may have taken it. */
  restored?: (ChosenSlot & { isSent: boolean }) | undefined;
  availability: Availability;
  /** Another time was chosen; null for none. */
  onTime: (time: string | null) => void;
  onClose: () => void;
  onBooked: (booked: Booked) => void;
};

/** One day: first its 'Available Times', then the form 'Book Your Viewing'. */
export function BookingDialog(props: BookingDialogProps) {
  const { listing, date, restored, availability, onTime, onClose, onBooked } = props;
  const offered = availability.days.find((day) => day.date === date)?.time_slots ?? [];
  const chosen = restored?.time ?? null;
  const isFree = chosen !== null && (restored?.isSent || offered.includes(chosen));
  const [step, setStep] = useState<"times" | "form">(chosen ? "form" : "times");
  const [time, setTime] = useState(isFree ? chosen : null);
  const [isLost, setLost] = useState(chosen !== null && !isFree);
  const [taken, setTaken] = useState<string[]>([]);
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const form = useBookingForm(
    listing.id,
    availability.needs,
    { date, time },
    {
      booked: onBooked,
      slotGone: () => {
        // Removes the taken time right away, before the reload.
        setTaken((before) => (time === null ? before : [...before, time]));
        change(null);
        void availability.reload();
      },
    },
  );
  const slots = offered.filter((slot) => !taken.includes(slot));
  const isReady = availability.state === "ready";

  useTitleFocus(content, step);
  // Goes back from the form to the day's times, and from there to the calendar.
  useBackCloses(step === "form", () => setStep("times"));

  function change(next: string | null) {
    setTime(next);
    setLost(false);
    onTime(next);
  }

  function pick(slot: string) {
    change(slot);
    setStep("form");
    form.clearFailure();
  }

  const times = (
    <TimeSlots
      date={date}
      timeZone={listing.time_zone}
      slots={isReady ? slots : []}
      selected={time}
      houses={availability.houses.filter((house) => house.date === date)}
      label={`Times on ${formatDate(date)}`}
      onPick={pick}
    />
  );

  return (
    <Dialog
      onClose={onClose}
      title={step === "times" ? "Available Times" : "Book Your Viewing"}
      description={
        step === "times"
          ? `${formatDate(date)}. ${zoneNote(listing.time_zone, [date])}`
          : listing.title || undefined
      }
      size={step === "times" ? "sm" : "md"}
      phone={step === "times" ? "card" : "sheet"}
      failure={time === null ? null : form.failure}
      footer={
        step === "form" && (
          <Button
            type="submit"
            form={formId}
            disabled={!form.isComplete || time === null || !isReady}
            pending={form.isPending}
            pendingText="Sending..."
            className="max-sm:w-full"
          >
            Confirm Showing
          </Button>
        )
      }
    >
      <div ref={content} className="grid gap-6">
        {availability.state === "stale" && <StaleNotice availability={availability} />}
        {step === "times" ? (
          times
        ) : (
          <>
            <ChosenTime
              date={date}
              time={time}
              timeZone={listing.time_zone}
              failure={
                form.failure ??
                (isLost && chosen ? takenMeanwhile(timeText({ date, time: chosen })) : null)
              }
              hasOthers={slots.length > 0}
              onChange={() => change(null)}
              onOtherDay={onClose}
            >
              {times}
            </ChosenTime>
            {availability.houses.some((house) => house.date === date && house.time === time) && (
              <p className="text-sm">
                Other people come to an open house, too. Your place is confirmed right away.
              </p>
            )}
            <BookingFields
              id={formId}
              listingId={listing.id}
              needs={availability.needs}
              form={form}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
