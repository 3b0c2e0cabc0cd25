import { BOOKING_SENT } from "@domain/bookings.ts";
import { formatDate, formatTime } from "@domain/format.ts";
import { fullAddress } from "@domain/listings.ts";
import { instantInZone } from "@domain/time-zones.ts";
import { zoneName } from "@domain/zone-names.ts";
import { whenForVisitor } from "@web/lib/own-clock.ts";
import { takeFocus } from "@web/lib/take-focus.ts";
import { timeText } from "@web/lib/time-text.ts";
import { CalendarCheck } from "lucide-react";
import type { BookableListing } from "./bookable-listing.ts";
import type { Booked } from "./use-booking-form.ts";

const BOOKING_CONFIRMED = "Your viewing is confirmed. The property owner is expecting you.";

const TIMES_ASKED =
  "The owner has your request, and can accept one of these times within three days or propose another.";

const AS_FIRST_SENT =
  "Your request arrived the first time you sent it. What you changed after that is not in it. The link in our email lets you change or cancel it.";

/** Repeats the request in place, since the notice disappears. */
export function BookingConfirmation(props: {
  booked: Booked;
  listing: BookableListing;
  /** The booking was confirmed automatically. */
  isConfirmed: boolean;
}) {
  const { booked, listing, isConfirmed } = props;
  const starts = instantInZone(booked.date, booked.time, listing.time_zone).toISOString();
  const own = whenForVisitor(starts, listing.time_zone);
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
        {own && !booked.wishes && <p className="text-ink-soft text-sm">{own}, on your clock</p>}
        <p>{booked.wishes ? TIMES_ASKED : isConfirmed ? BOOKING_CONFIRMED : BOOKING_SENT}</p>
        {booked.isAsFirstSent && <p>{AS_FIRST_SENT}</p>}
        <p className="text-ink-soft text-sm">
          {fullAddress(listing)}. A message with the details is on its way to{" "}
          <span className="break-words">{booked.email}</span>.
          {listing.address_hidden &&
            (isConfirmed
              ? " It tells you the street."
              : " You get the street once the owner has confirmed.")}
        </p>
      </div>
    </div>
  );
}
