import { APPROXIMATE_PLACE } from "@domain/homes/approximate-place.ts";
import {
  acceptsShowings,
  fullAddress,
  type ListingCard,
  type ListingDetails,
  offerLinkName,
} from "@domain/homes/listings.ts";
import { priceBefore } from "@domain/homes/market-facts.ts";
import type { OwnerWaits, Standing } from "@domain/people/standing.ts";
import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate, formatDay, formatPrice, formatTime } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { nextFreeTimeQuery } from "@web/api/homes/listing-extras.ts";
import { standingQuery } from "@web/api/people/standing.ts";
import { Button } from "@web/components/button.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LowerPart } from "@web/components/lower-part.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useOwns } from "@web/session/use-owns.ts";
import { useUser } from "@web/session/use-user.ts";
import { CalendarCheck, FileSignature, MessageCircle } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { AskingPrice } from "../results/asking-price.tsx";
import { FavoriteButton } from "../results/favorite-button.tsx";
import { MonthlyPayment } from "./monthly-payment.tsx";
import { OwnerInterest } from "./owner-interest.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { SizeFigures } from "./size-figures.tsx";

const OwnerLines = lazy(() => arrivingCode(import("./owner-lines.tsx")));
const StandingLine = lazy(() => arrivingCode(import("./standing-line.tsx")));
const TelephoneLine = lazy(() => arrivingCode(import("./telephone-line.tsx")));
const SaleLinks = lazy(() => arrivingCode(import("./sale-links.tsx")));

/** The facts on which a buyer decides: price, size, address, monthly cost, and the buttons for what they can do. */
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
  const isOwn = useOwns(listing);
  const isOpen = acceptsShowings(listing.status);
  const isSold = listing.status === "sold";
  const offer = offerLinkName(listing.status);
  const before = priceBefore(listing);
  const ownership = ownershipText(listing);
  const standing = useStanding(listing.id);
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
        {isSold && <p className="text-ink-soft text-sm">We don't show what a home sold for.</p>}
      </div>
      <div className="-mt-2 grid gap-1">
        <SizeFigures listing={listing} />
        {!isSold && (
          <p translate="no" className="text-ink-soft">
            {fullAddress(listing)}
          </p>
        )}
        {listing.address_hidden && <p className="text-ink-faint text-sm">{APPROXIMATE_PLACE}</p>}
        {ownership && (
          <>
            <p className="text-ink-soft text-sm">{ownership}</p>
            <LowerPart skeleton={null} className="empty:hidden">
              <TelephoneLine id={listing.id} />
            </LowerPart>
          </>
        )}
      </div>
      {isOpen && (
        <div className="hidden gap-3 @3xl:grid print:hidden">
          <Known kind="showing" standing={standing} isLarge>
            <Button size="lg" block onClick={onSchedule}>
              <CalendarCheck aria-hidden="true" className="size-5" />
              Schedule Property Showing
            </Button>
            <NextFreeTime id={listing.id} className="text-center text-sm" />
          </Known>
        </div>
      )}
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
            <Known kind="offer" standing={standing}>
              <LinkButton variant="secondary" block to={paths.makeOffer.href(listing.id)}>
                <FileSignature aria-hidden="true" className="size-5" />
                {offer}
              </LinkButton>
            </Known>
          </div>
        )}
        {!isOwn && !isSold && (
          <div className="col-span-full print:hidden">
            <Known kind="question" standing={standing}>
              <Button variant="secondary" block onClick={onAsk}>
                <MessageCircle aria-hidden="true" className="size-5" />
                Ask about this home
              </Button>
            </Known>
          </div>
        )}
        {isSold && (
          <div className="col-span-full print:hidden">
            <LazyPart title="This link could not be loaded">
              <SaleLinks listing={listing} />
            </LazyPart>
          </div>
        )}
        <div data-keep-clear className="two-columns col-span-full grid gap-3">
          <ShareMenu listing={listing} hasLink={!isSold} />
          {!isSold && (
            <div className="contents print:hidden">
              <FavoriteButton id={listing.id} />
              {lists}
            </div>
          )}
        </div>
      </div>
      {standing?.own && (
        <LazyPart title="Your next step for this home could not be loaded">
          <OwnerLines waits={standing.own} />
        </LazyPart>
      )}
    </div>
  );
}

/** "Ownership shown Nov 29, 2026"; undefined until the whole home is known, and for a sold one. */
function ownershipText({ status, ownership_shown_at: at }: ListingCard & Partial<ListingDetails>) {
  if (at === undefined || status === "sold") return undefined;
  return at ? `Ownership shown ${formatDay(at)}` : "Ownership not shown yet";
}

/** The user's status with a home; undefined for visitors, and until it is known. */
function useStanding(id: string): Standing | undefined {
  const user = useUser();
  const query = useQuery({ ...standingQuery(user?.id ?? "", id), enabled: user !== null });
  return user === null ? undefined : query.data;
}

/** A button, or what the user has already done with it, at the same size. */
function Known(props: {
  kind: "offer" | "showing" | "question";
  standing: Standing | undefined;
  isLarge?: boolean;
  children: ReactNode;
}) {
  const { kind, standing, isLarge, children } = props;
  if (!standing?.[kind] && !(kind === "showing" && standing?.own && hasWaits(standing.own)))
    return children;
  return (
    <LazyPart title="This link could not be loaded" skeleton={children}>
      <StandingLine kind={kind} standing={standing} isLarge={isLarge} />
    </LazyPart>
  );
}

function hasWaits({ offers, requests, questions, next_showing }: OwnerWaits): boolean {
  return offers + requests + questions > 0 || next_showing !== null;
}

const STATES: Record<string, string> = { pending: "Sale pending", sold: "Sold" };

/** "Next showing: Sat, Nov 28, 10:00 AM", where the home is. */
function NextFreeTime({ id, className = "" }: { id: string; className?: string }) {
  const { data: next } = useQuery(nextFreeTimeQuery(id));
  if (!next) return null;
  const day = formatDate(next.date, { short: true });
  return (
    <p className={`text-balance text-green ${className}`}>
      {`Next showing: ${day}, ${formatTime(next.time)}`}
    </p>
  );
}

/** The button at the bottom of a narrow screen, within thumb's reach. */
export function PurchaseBar({
  listing,
  frame,
  onSchedule,
}: {
  listing: ListingCard;
  frame: "page" | "dialog";
  onSchedule: () => void;
}) {
  const standing = useStanding(listing.id);
  return (
    <div
      data-keep-clear
      className={classNames(
        "sticky bottom-0 z-10 flex flex-wrap print:hidden items-center justify-between gap-3 border-line border-t bg-surface px-4 @xl:px-8 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:py-1.5 @3xl:hidden",
        // Edge to edge: cancels the page's margins (base.css).
        frame === "page" && "-mx-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))]",
      )}
    >
      <Known kind="showing" standing={standing}>
        {/* On the narrowest phones the button needs the line. */}
        <NextFreeTime id={listing.id} className="flex-1 text-xs max-[22rem]:hidden" />
        <Button onClick={onSchedule} className="ml-auto px-3 max-[22rem]:w-full">
          Schedule Property Showing
        </Button>
      </Known>
    </div>
  );
}
