import { ERRORS } from "@domain/errors.ts";
import { formatDate } from "@domain/format.ts";
import { acceptsViewings, FALLBACK_TITLE } from "@domain/listings.ts";
import { zoneName } from "@domain/time-zones.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { notify } from "@web/lib/notices.ts";
import { useId, useState } from "react";
import { AvailableDays } from "./available-days.tsx";
import type { BookableListing } from "./bookable-listing.ts";
import { BookingConfirmation } from "./booking-confirmation.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { useAvailability } from "./use-availability.ts";
import type { Booked } from "./use-booking-form.ts";

type BookingCalendarProps = {
  listing: BookableListing;
  /** 'Available Viewing Times' in a home's details, 'Schedule Property Viewing' on its own (B§2). */
  title?: "Available Viewing Times" | "Schedule Property Viewing";
};

/** Where a visitor picks a day, a time, and asks the owner for a viewing. */
export default function BookingCalendar(props: BookingCalendarProps) {
  const { listing, title = "Available Viewing Times" } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <SectionHeading id={headingId}>{title}</SectionHeading>
      {acceptsViewings(listing.status) ? (
        <Calendar listing={listing} />
      ) : (
        <InlineNotice tone="info">{ERRORS.listing_not_available.text}</InlineNotice>
      )}
    </section>
  );
}

function Calendar({ listing }: { listing: BookableListing }) {
  const availability = useAvailability(listing);
  const [date, setDate] = useState<string>();
  const [booked, setBooked] = useState<Booked>();

  function handleBooked(next: Booked) {
    setDate(undefined);
    setBooked(next);
    void availability.reload();
    notify({
      tone: "success",
      text: `Requested showing for ${listing.title || FALLBACK_TITLE} on ${formatDate(next.date)}`, // B§2
    });
  }

  return (
    <>
      {booked && <BookingConfirmation booked={booked} listing={listing} />}
      <p className="text-ink-soft text-sm">All times are in {zoneName(listing.time_zone)}.</p>
      <AvailableDays availability={availability} selected={date} onPick={setDate} />
      {date !== undefined && (
        <BookingDialog
          listing={listing}
          date={date}
          availability={availability}
          onClose={() => setDate(undefined)}
          onBooked={handleBooked}
        />
      )}
    </>
  );
}
