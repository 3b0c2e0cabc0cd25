import { fullAddress } from "@domain/homes/listings.ts";
import { BOOKING_SENT } from "@domain/showings/bookings.ts";
import { calendarEntry } from "@domain/showings/calendar-entry.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { instantInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { Button } from "@web/components/button.tsx";
import { DirectionsLink } from "@web/components/directions-link.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { whenForVisitor } from "@web/lib/own-clock.ts";
import { saveFile } from "@web/lib/save-file.ts";
import { takeFocus } from "@web/lib/take-focus.ts";
import { timeText } from "@web/lib/time-text.ts";
import { CalendarCheck } from "lucide-react";
import type { BookableListing } from "./bookable-listing.ts";
import type { Booked } from "./use-booking-form.ts";

const BOOKING_CONFIRMED = "Your showing is confirmed. The property owner is expecting you.";

const TIMES_ASKED =
  "The owner got your request. They can accept one of these times within three days, or propose another.";

const AS_FIRST_SENT =
  "We received your request the first time you sent it. It does not include your later changes. You can change or cancel it with the link in our email.";

const CHANGE_BY_MAIL = "The link in it lets you see, change or cancel your showing.";

/** Repeats the request in place, since the notice disappears. */
export function BookingConfirmation(props: {
  /** The showing may have been confirmed automatically. */
  booked: Booked & { isConfirmed: boolean; endsAt: string };
  listing: BookableListing;
  /** Booked with the account's address, so its page needs no link from an email. */
  isOwn: boolean;
}) {
  const { booked, listing, isOwn } = props;
  const { isConfirmed } = booked;
  const starts = instantInZone(booked.date, booked.time, listing.time_zone).toISOString();
  const own = whenForVisitor(starts, listing.time_zone);

  function saveEntry() {
    const path = isOwn ? paths.showing.own(booked.id) : paths.listing.href(listing.id);
    const entry = calendarEntry({
      booking_id: booked.id,
      sequence: 0,
      created_at: new Date().toISOString(),
      starts_at: starts,
      ends_at: booked.endsAt,
      title: listing.title,
      address: fullAddress(listing),
      isConfirmed,
      url: new URL(path, window.location.origin).href,
    });
    saveFile(new Blob([entry], { type: "text/calendar" }), "showing.ics");
  }

  return (
    <div className="flex items-start gap-4 rounded-md bg-green-soft px-5 py-5">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-green" />
      <div className="grid min-w-0 gap-2">
        <h3 ref={takeFocus} tabIndex={-1} className="font-display font-medium text-subheading">
          {booked.wishes
            ? `You asked for ${booked.wishes.map(timeText).join(", or ")}`
            : `${formatDate(booked.date)} at ${formatTime(booked.time)}`}
          , {zoneName(listing.time_zone)}
        </h3>
        {own && !booked.wishes && <p className="text-ink-soft text-sm">{own}, where you are</p>}
        <p>{booked.wishes ? TIMES_ASKED : isConfirmed ? BOOKING_CONFIRMED : BOOKING_SENT}</p>
        {booked.isAsFirstSent && <p>{AS_FIRST_SENT}</p>}
        <p className="text-ink-soft text-sm">
          <AsIs>{fullAddress(listing)}</AsIs>. A message with the details is on its way to{" "}
          <span className="break-words">{booked.email}</span>.
          {listing.address_hidden &&
            (isConfirmed
              ? " It has the street address."
              : " You get the street address once the owner confirms.")}
          {!isOwn && !booked.isAsFirstSent && ` ${CHANGE_BY_MAIL}`}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          {isOwn && (
            <LinkButton size="sm" variant="secondary" to={paths.showing.own(booked.id)}>
              See or change it
            </LinkButton>
          )}
          {!booked.wishes && (
            <Button size="sm" variant="secondary" onClick={saveEntry}>
              Add to calendar
            </Button>
          )}
          {!listing.address_hidden && <DirectionsLink address={fullAddress(listing)} />}
        </div>
      </div>
    </div>
  );
}
