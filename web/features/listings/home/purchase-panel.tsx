import { FIRST_ERRORS } from "@domain/app-error.ts";
import { formatDate, formatPrice } from "@domain/format.ts";
import { acceptsViewings, type ListingCard, offerLinkName } from "@domain/listings.ts";
import { daysOpen, priceBefore } from "@domain/market-facts.ts";
import { paths } from "@domain/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { weekendQuery } from "@web/api/listing-extras.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Price } from "@web/components/price.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useSession } from "@web/session/session.ts";
import { CalendarCheck, FileSignature, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { AskingPrice } from "../results/asking-price.tsx";
import { FavoriteButton } from "../results/favorite-button.tsx";
import { similarSearch } from "../search/similar-search.ts";
import { MonthlyPayment } from "./monthly-payment.tsx";
import { OwnerInterest } from "./owner-interest.tsx";
import { ShareButton } from "./share-button.tsx";
import { TakeAlong } from "./take-along.tsx";

/** What a buyer decides on: the price, its monthly cost, booking a viewing, sharing. */
export function PurchasePanel({
  listing,
  onSchedule,
  onAsk,
  lists,
}: {
  listing: ListingCard;
  onSchedule: () => void;
  onAsk: () => void;
  /** The visitor's shared lists. */
  lists: ReactNode;
}) {
  const isOwn = useSession().user?.id === listing.user_id;
  const isOpen = acceptsViewings(listing.status);
  const isSold = listing.status === "sold";
  const offer = offerLinkName(listing.status);
  const before = priceBefore(listing);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        {isSold && <p className="text-ink-soft text-sm">Last asked</p>}
        <p className="flex flex-wrap items-baseline">
          <AskingPrice listing={listing} size="lg" />
        </p>
        {before && (
          <p className="font-medium text-clay text-sm">
            {`Lowered by ${formatPrice(before - (listing.price ?? 0))}`}
          </p>
        )}
        {isSold && (
          <p className="text-ink-soft text-sm">
            What a home sold for is between its buyer and its owner.
          </p>
        )}
      </div>
      {isOpen && (
        <div className="hidden @3xl:block print:hidden">
          <Button size="lg" block onClick={onSchedule}>
            <CalendarCheck aria-hidden="true" className="size-5" />
            Schedule Property Showing
          </Button>
        </div>
      )}
      {isOpen && <OpenWeekend id={listing.id} />}
      {listing.price !== null && listing.price > 0 && !isSold && (
        <MonthlyPayment home={{ ...listing, price: listing.price }} />
      )}
      <OwnerInterest listing={listing} />
      {!isOpen && (
        <InlineNotice tone="warn" title={STATES[listing.status]}>
          {FIRST_ERRORS.listing_not_available.text}
        </InlineNotice>
      )}
      <div className="two-columns grid gap-3">
        {!isOwn && offer && (
          <div className="col-span-full print:hidden">
            <LinkButton variant="secondary" block to={paths.makeOffer.href(listing.id)}>
              <FileSignature aria-hidden="true" className="size-5" />
              {offer}
            </LinkButton>
          </div>
        )}
        {!isOwn && !isSold && (
          <div className="col-span-full print:hidden">
            <Button variant="secondary" block onClick={onAsk}>
              <MessageCircle aria-hidden="true" className="size-5" />
              Ask about this home
            </Button>
          </div>
        )}
        {isSold && (
          <div className="col-span-full print:hidden">
            <LinkButton variant="secondary" block to={similarSearch(listing)}>
              {`Homes for sale in ${listing.city}`}
            </LinkButton>
          </div>
        )}
        {!isSold && (
          <div data-keep-clear className="two-columns col-span-full grid gap-3 print:hidden">
            <ShareButton listing={listing} />
            <FavoriteButton id={listing.id} />
            {lists}
          </div>
        )}
        <TakeAlong id={listing.id} />
      </div>
    </div>
  );
}

const STATES: Record<string, string> = { pending: "Sale pending", sold: "Sold" };

/** "Viewings this weekend: Saturday, November 28" */
function OpenWeekend({ id }: { id: string }) {
  const { data: weekend = [] } = useQuery(weekendQuery(id));
  const open = daysOpen({ weekend }, new Date());
  if (open.length === 0) return null;
  return (
    <p className="-mt-2 text-green text-sm @3xl:text-center print:hidden">
      {`Viewings this weekend: ${open.map((day) => formatDate(day)).join(" and ")}`}
    </p>
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
      data-keep-clear
      className={classNames(
        "sticky bottom-0 z-10 flex flex-wrap print:hidden items-center justify-between gap-3 border-line border-t bg-surface px-4 @xl:px-8 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:py-1.5 @3xl:hidden",
        // Edge to edge: cancels the page's margins (base.css).
        frame === "page" && "-mx-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))]",
      )}
    >
      {/* On the narrowest phones the button needs the line; the price is also shown above. */}
      <span className="max-[22rem]:hidden">
        <Price price={listing.price} />
      </span>
      <Button onClick={onSchedule} className="px-3 max-[22rem]:w-full">
        Schedule Property Showing
      </Button>
    </div>
  );
}
