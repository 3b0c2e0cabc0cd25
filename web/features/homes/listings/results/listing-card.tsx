import { homeCosts } from "@domain/homes/home-costs.ts";
import {
  acceptsShowings,
  FALLBACK_TITLE,
  fullAddress,
  type ListingCard as Listing,
  propertyTypeName,
} from "@domain/homes/listings.ts";
import { timeOnMarket } from "@domain/homes/market-facts.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { shortAnswerTimeText } from "@domain/talk/answer-time.ts";
import { Badge } from "@web/components/badge.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { useBackgroundState, useOpenListing } from "@web/lib/background-location.ts";
import { isForBrowser, Link } from "@web/lib/router.tsx";
import { useReadingTime } from "@web/lib/use-reading-time.ts";
import { hideHome, useMarkOf } from "@web/session/home-marks.ts";
import { useOwnLoan } from "@web/session/own-loan.ts";
import { X } from "lucide-react";
import { type MouseEvent, useId, useRef } from "react";
import { AskingPrice } from "./asking-price.tsx";
import { FavoriteHeart } from "./favorite-button.tsx";
import { useOwnerAction } from "./owner-action.tsx";
import { StateBadge } from "./state-badge.tsx";

/** Four across on a wide screen, one on a phone. */
const PHOTO_SIZES =
  "(min-width: 80rem) 21rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw";

/** If letters are large for the card's width, the labels on the photo move to lines of their own. */
const PHOTO =
  "h-[176px] sm:h-[240px] @max-[15rem]:h-[440px] @max-[15rem]:[--arrows-top:60%] @max-[15rem]:[--counter-inset:12px_auto_auto_12px]";

/** Equal widths where there is room; on a narrow card as wide as their labels, which never wrap. */
const BUTTON = "flex-1 whitespace-nowrap px-2 @max-[17.5rem]:flex-auto @max-[17.5rem]:px-1";

/** A home in the list. The whole card opens the details; the photographs can still be swiped. */
export function ListingCard({
  listing,
  isFirst,
  canHide,
}: {
  listing: Listing;
  isFirst?: boolean;
  /** Adds a button that hides the home from results. */
  canHide?: boolean;
}) {
  const id = useId();
  const ownerAction = useOwnerAction(listing);
  const mark = useMarkOf(listing);
  const photo = useRef<HTMLDivElement>(null);
  const state = useBackgroundState();
  const openListing = useOpenListing();
  const isSold = listing.status === "sold";
  const title = isSold ? fullAddress(listing) : listing.title || FALLBACK_TITLE;
  const href = paths.listing.href(listing.id);
  // Titles repeat; addresses don't.
  const place = isSold ? undefined : `${id}-place`;
  const whose = [id, place].filter(Boolean).join(" ");

  function open(event: MouseEvent) {
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    openListing(listing.id, photo.current);
  }

  return (
    <article aria-labelledby={id} className="@container flex flex-col sm:min-h-[420px]">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        ref={photo}
        className={`${PHOTO} shrink-0 cursor-pointer overflow-hidden rounded-lg`}
        onClick={(event) => isOnPhoto(event) && open(event)}
      >
        <PhotoCarousel
          images={listing.images}
          label={`Photos of ${title}`}
          about={whose}
          sizes={PHOTO_SIZES}
          priority={isFirst}
          missing={isSold ? "Photos removed after the sale" : undefined}
          className="h-full"
        >
          <div className="pointer-events-none absolute top-3 right-[128px] left-3 flex flex-wrap gap-1.5 @max-[15rem]:top-[64px] @max-[15rem]:right-3">
            {mark && <Badge tone={mark === "New" ? "clay" : "photo"}>{mark}</Badge>}
            <Badge tone="photo">{propertyTypeName(listing.property_type)}</Badge>
            <StateBadge listing={listing} />
          </div>
          <div data-controls="" className="absolute top-2.5 right-2.5 flex gap-1.5">
            {ownerAction}
            {canHide && (
              <IconButton
                variant="photo"
                size="sm"
                label="Hide this home"
                aria-describedby={whose}
                icon={<X />}
                onClick={(event) => hideHome(listing, event.currentTarget)}
              />
            )}
            <FavoriteHeart id={listing.id} describedBy={whose} />
          </div>
          <p className="pointer-events-none absolute bottom-3 left-3 flex max-w-[calc(100%-5.5rem)] flex-wrap gap-x-2 rounded-sm bg-surface px-2.5 pt-1.5 pb-1 @max-[15rem]:max-w-[calc(100%-1.5rem)] [&>s]:ml-0">
            <AskingPrice listing={listing} />
          </p>
        </PhotoCarousel>
      </div>
      <h3
        id={id}
        className="-mx-1 mt-1.5 line-clamp-2 p-1 pb-0 @max-[15rem]:line-clamp-4 max-sm:@min-[15rem]:line-clamp-1 font-display font-medium text-subheading"
      >
        <Link
          to={href}
          state={state}
          onClick={open}
          translate={isSold ? "no" : undefined}
          aria-describedby={place}
          className="rounded-sm decoration-1 underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      </h3>
      {!isSold && (
        <div className="flex flex-wrap gap-x-3 overflow-hidden text-ink-soft text-sm sm:block sm:min-h-[2lh]">
          <p id={place} translate="no" className="line-clamp-2">
            {fullAddress(listing)}
          </p>
          {/* On a phone, which has two homes, only where the address leaves it the rest of its line. */}
          {listing.answer_hours != null && (
            <p className="max-sm:@min-[15rem]:-mb-[1lh]">
              {shortAnswerTimeText(listing.answer_hours)}
            </p>
          )}
        </div>
      )}
      <div className="mt-1 mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
        <Facts facts={sizeFacts(listing)} />
        <Market listing={listing} />
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {acceptsShowings(listing.status) && (
          <LinkButton
            to={paths.book.href(listing.id)}
            state={state}
            size="sm"
            className={BUTTON}
            aria-describedby={whose}
          >
            Schedule Showing
          </LinkButton>
        )}
        <LinkButton
          to={href}
          state={state}
          onClick={open}
          variant="secondary"
          size="sm"
          className={BUTTON}
          aria-describedby={whose}
        >
          View Property
        </LinkButton>
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="flex divide-x divide-line-strong/60">
      {facts.map((fact) => (
        <li key={fact} className="px-2 leading-tight first:pl-0">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** "Est. $2,310/mo · 12 days on the market"; a prerendered card has no days, and a sold home no cost. */
function Market({ listing }: { listing: Listing }) {
  const now = useReadingTime();
  const loan = useOwnLoan();
  const costs = listing.status === "sold" ? undefined : homeCosts(listing, loan);
  const days = now && timeOnMarket(listing, now);
  return (
    <p className="min-h-5 text-ink-soft leading-5 sm:w-full">
      {costs && `Est. ${formatDollars(costs.total)}/mo`}
      {/* On a phone, two cards share the screen. */}
      {days && <span className={costs && "max-sm:hidden"}>{costs ? ` · ${days}` : days}</span>}
    </p>
  );
}

/** False for buttons, and for what a button has opened: in React, its clicks bubble to here. */
function isOnPhoto({ target, currentTarget }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest("button, [data-controls]") === null
  );
}
