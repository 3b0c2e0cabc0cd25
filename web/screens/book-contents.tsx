import { FALLBACK_TITLE, fullAddress, type ListingDetails } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { Price } from "@web/components/price.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import BookingCalendar from "@web/features/showings/booking/booking-calendar.tsx";

/** The contents of the schedule modal, also used as a page: which home, and its calendar. */
export function BookContents({
  listing,
  frame,
}: {
  listing: ListingDetails;
  frame: "page" | "dialog";
}) {
  const Heading = frame === "page" ? "h1" : "p";
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <Heading
          className={frame === "page" ? "font-display text-title" : "font-display text-heading"}
        >
          {listing.title || FALLBACK_TITLE}
        </Heading>
        <p translate="no" className="text-ink-soft">
          {fullAddress(listing)}
        </p>
        <Price price={listing.price} />
        {frame === "page" && (
          <TextLink
            to={paths.listing.href(listing.id)}
            className="min-h-6 justify-self-start text-sm"
          >
            See the home
          </TextLink>
        )}
      </header>
      <BookingCalendar listing={listing} title="Schedule Property Viewing" withButton />
    </div>
  );
}
