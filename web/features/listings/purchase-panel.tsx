import { ERRORS } from "@domain/errors.ts";
import { acceptsViewings, type ListingCard } from "@domain/listings.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Price } from "@web/components/price.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { paths } from "@web/lib/paths.ts";
import { useSession } from "@web/session/session.ts";
import { CalendarCheck, FileSignature, MessageCircle } from "lucide-react";
import { FavoriteButton } from "./favorite-button.tsx";
import { MonthlyPayment } from "./monthly-payment.tsx";
import { OwnerInterest } from "./owner-interest.tsx";
import { ShareButton } from "./share-button.tsx";

/** What a buyer decides on: the price, its monthly cost, booking a viewing, sharing. */
export function PurchasePanel({
  listing,
  onSchedule,
  onAsk,
}: {
  listing: ListingCard;
  onSchedule: () => void;
  onAsk: () => void;
}) {
  const isOwn = useSession().user?.id === listing.user_id;
  const isOpen = acceptsViewings(listing.status);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Price price={listing.price} size="lg" />
        {listing.price !== null && listing.price > 0 && <MonthlyPayment price={listing.price} />}
      </div>
      <OwnerInterest listing={listing} />
      {!isOpen && (
        <InlineNotice tone="warn" title={listing.status === "pending" ? "Sale pending" : undefined}>
          {ERRORS.listing_not_available.text}
        </InlineNotice>
      )}
      <div className="grid grid-cols-2 gap-3">
        {isOpen && (
          <div className="col-span-full hidden @3xl:block">
            <Button size="lg" block onClick={onSchedule}>
              <CalendarCheck aria-hidden="true" className="size-5" />
              Schedule Property Showing
            </Button>
          </div>
        )}
        {!isOwn && isOpen && (
          <div className="col-span-full print:hidden">
            <LinkButton variant="secondary" block to={paths.makeOffer.href(listing.id)}>
              <FileSignature aria-hidden="true" className="size-5" />
              Make an offer
            </LinkButton>
          </div>
        )}
        {!isOwn && (
          <div className="col-span-full print:hidden">
            <Button variant="secondary" block onClick={onAsk}>
              <MessageCircle aria-hidden="true" className="size-5" />
              Ask about this home
            </Button>
          </div>
        )}
        <ShareButton listing={listing} />
        <FavoriteButton id={listing.id} />
      </div>
    </div>
  );
}

/** The same at the bottom of a narrow screen, within thumb's reach. */
export function PurchaseBar({
  listing,
  frame,
  onSchedule,
}: {
  listing: ListingCard;
  frame: "page" | "dialog";
  onSchedule: () => void;
}) {
  return (
    <div
      className={classNames(
        "sticky bottom-0 z-10 flex flex-wrap print:hidden items-center justify-between gap-3 border-line border-t bg-surface px-4 @xl:px-8 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @3xl:hidden",
        // Edge to edge: cancels the page's margins (base.css).
        frame === "page" && "-mx-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))]",
      )}
    >
      {/* On the narrowest phones the button needs the line; the price is also shown above. */}
      <span className="max-[22rem]:hidden">
        <Price price={listing.price} />
      </span>
      <Button onClick={onSchedule} className="whitespace-nowrap px-4 max-[22rem]:w-full">
        Schedule Property Showing
      </Button>
    </div>
  );
}
