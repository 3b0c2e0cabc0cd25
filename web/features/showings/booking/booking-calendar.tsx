import { acceptsShowings, FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { HOUR_MINUTES, lengthText } from "@domain/showings/availability.ts";
import { dayGone, takenMeanwhile } from "@domain/showings/bookings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { instantInZone } from "@domain/site/time/time-zones.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { notify } from "@web/lib/notices.ts";
import { zoneNote } from "@web/lib/own-clock.ts";
import { timeText } from "@web/lib/time-text.ts";
import { useSession } from "@web/session/session.ts";
import { lazy, useState } from "react";
import { AvailableDays } from "./available-days.tsx";
import type { BookableListing } from "./bookable-listing.ts";
import { BookingConfirmation } from "./booking-confirmation.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { wasSent } from "./booking-draft.ts";
import { askedSlots, type ChosenSlot, chosenSlot } from "./chosen-slot.ts";
import { NeedsNote } from "./needs-note.tsx";
import { OpenHouses } from "./open-houses.tsx";
import { useAvailability } from "./use-availability.ts";
import type { Booked } from "./use-booking-form.ts";
import { WaitForTimes } from "./wait-for-times.tsx";

// Loaded on demand: most visitors find a time.
const AskTimesDialog = lazy(() => arrivingCode(import("./ask-times-dialog.tsx")));

type BookingCalendarProps = {
  listing: BookableListing;
  /** 'Available Viewing Times' in a home's details, 'Schedule Property Viewing' on its own page. */
  title?: "Available Viewing Times" | "Schedule Property Viewing";
  /** Adds the schedule modal's button: 'Select a Date', then 'Confirm Showing'. */
  withButton?: boolean;
};

/** The calendar on which a visitor picks a day and a time, and requests a showing. */
export default function BookingCalendar(props: BookingCalendarProps) {
  const { listing, title = "Available Viewing Times", withButton = false } = props;
  return (
    <TitledSection className="grid gap-5" title={title}>
      {acceptsShowings(listing.status) ? (
        <Calendar listing={listing} withButton={withButton} />
      ) : (
        <>
          <InlineNotice tone="info">{ERRORS.listing_not_available.text}</InlineNotice>
          {/* The sale may fall through. */}
          {listing.status === "pending" && <WaitForTimes listingId={listing.id} />}
        </>
      )}
    </TitledSection>
  );
}

function Calendar({ listing, withButton }: { listing: BookableListing; withButton: boolean }) {
  const availability = useAvailability(listing);
  const [date, setDate] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [booked, setBooked] = useState<Booked & { isConfirmed: boolean; endsAt: string }>();
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const chosen = chosenSlot(userId, listing.id);
  const asked = askedSlots(userId, listing.id);
  const [isAsking, setAsking] = useState(() => asked.read() !== undefined);
  /** @param slot undefined when it was booked, closed or lost. */
  const keep = (slot?: ChosenSlot) => (slot ? chosen.keep(slot) : chosen.forget());
  /** The time that was chosen before the page was loaded again, until it is known whether it is still free. */
  const [kept, setKept] = useState(chosen.read);
  const [restored, setRestored] = useState<ChosenSlot & { isSent: boolean }>();
  const [lost, setLost] = useState<ChosenSlot>();
  const { state, days, houses, confirmsAtOnce, showingMinutes: minutes } = availability;
  // The picked day may have been taken in the meantime.
  const picked = days.some((day) => day.date === date) ? date : undefined;

  if (kept && state === "ready") {
    setKept(undefined);
    const isSent = wasSent(userId, listing.id, kept);
    if (isSent || days.some((day) => day.date === kept.date)) {
      setRestored({ ...kept, isSent });
      setDate(kept.date);
      setOpen(kept.time !== null || !withButton);
    } else setLost(kept);
  }

  function pick(next: string) {
    setLost(undefined);
    setRestored(undefined);
    setDate(next);
    setOpen(true);
    keep({ date: next, time: null });
  }

  function close() {
    setOpen(false);
    setRestored(undefined);
    keep(withButton && date ? { date, time: null } : undefined);
    // Closing the day without the button also deselects it.
    if (!withButton) setDate(undefined);
  }

  function handleBooked(next: Booked) {
    setOpen(false);
    setDate(undefined);
    keep();
    const house = houses.find(({ date, time }) => date === next.date && time === next.time);
    const isConfirmed = confirmsAtOnce || house !== undefined;
    show(next, isConfirmed, house?.ends_at);
    const what = `${listing.title || FALLBACK_TITLE} on ${formatDate(next.date)}`;
    notify({
      tone: "success",
      text: isConfirmed ? `Confirmed showing for ${what}` : `Requested showing for ${what}`,
    });
  }

  /** Replaces the calendar: a visitor who has a time doesn't look for another. */
  function show(next: Booked, isConfirmed: boolean, endsAt = endOf(next, listing, minutes)) {
    setBooked({ ...next, isConfirmed, endsAt });
    // The queries of the page and the dashboard about the user's showings.
    if (user) void client.invalidateQueries({ queryKey: ownKey(user.id) });
  }

  function closeAsked() {
    setAsking(false);
    asked.forget();
  }

  function handleAsked(next: Booked) {
    closeAsked();
    show(next, false);
    notify({ tone: "success", text: `Asked to see ${listing.title || FALLBACK_TITLE}` });
  }

  if (booked) {
    const isOwn = user?.email.toLowerCase() === booked.email.toLowerCase();
    return <BookingConfirmation booked={booked} listing={listing} isOwn={isOwn} />;
  }
  return (
    <>
      <p className="text-ink-soft text-sm">
        {zoneNote(
          listing.time_zone,
          days.map((day) => day.date),
        )}
        {availability.showingMinutes !== undefined && (
          <span> A showing lasts {lengthText(availability.showingMinutes)}.</span>
        )}
      </p>
      {lost && (
        <InlineNotice tone="warn">
          {lost.time === null
            ? dayGone(formatDate(lost.date))
            : takenMeanwhile(timeText({ ...lost, time: lost.time }))}
        </InlineNotice>
      )}
      <NeedsNote needs={availability.needs} />
      <OpenHouses houses={houses} timeZone={listing.time_zone} onPick={pick} />
      <AvailableDays availability={availability} selected={date} onPick={pick} />
      {withButton && state === "ready" && days.length > 0 && (
        <Button
          size="lg"
          className="max-w-md"
          disabled={picked === undefined}
          onClick={() => setOpen(true)}
        >
          {picked === undefined ? "Select a Date" : "Confirm Showing"}
        </Button>
      )}
      {state === "ready" && (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3 justify-self-start"
            onClick={() => setAsking(true)}
          >
            {days.length === 0 ? "Ask for a time" : "None of these times works for me"}
          </Button>
          <WaitForTimes listingId={listing.id} />
        </>
      )}
      {isAsking && state !== "loading" && (
        <LazyPart title="The calendar could not be loaded">
          <AskTimesDialog
            listing={listing}
            availability={availability}
            kept={asked}
            onClose={closeAsked}
            onBooked={handleAsked}
          />
        </LazyPart>
      )}
      {isOpen && date !== undefined && (
        <BookingDialog
          key={date}
          listing={listing}
          date={date}
          restored={restored}
          availability={availability}
          onTime={(time) => keep({ date, time })}
          onClose={close}
          onBooked={handleBooked}
        />
      )}
    </>
  );
}

/** When a showing ends that isn't an open house. */
function endOf({ date, time }: Booked, { time_zone }: BookableListing, minutes = HOUR_MINUTES) {
  const start = instantInZone(date, time, time_zone).getTime();
  return new Date(start + minutes * 60_000).toISOString();
}
