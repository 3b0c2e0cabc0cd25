import { textOf } from "@domain/app-error.ts";
import { APPROXIMATE_PLACE } from "@domain/approximate-place.ts";
import { ERRORS } from "@domain/errors.ts";
import { FALLBACK_TITLE, fullAddress, type ListingCard } from "@domain/listings.ts";
import { paths } from "@domain/paths.ts";
import { sizeFacts } from "@domain/size-facts.ts";
import { useQuery } from "@tanstack/react-query";
import { listingQuery } from "@web/api/one-listing.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Photo } from "@web/components/photo.tsx";
import { Price } from "@web/components/price.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { useBackgroundState, useOpenListing } from "@web/lib/background-location.ts";
import { isForBrowser } from "@web/lib/router.tsx";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

/** A home's popup on the map: 280 px wide, with a photograph 160 px high. */
export function HomePopup(props: {
  id: string;
  /** What the list already knows about it. */
  known: ListingCard | undefined;
  /** Opened by keyboard, so the focus moves into it. */
  takesFocus: boolean;
  onEscape: () => void;
}) {
  const { id, known, takesFocus, onEscape } = props;
  const box = useRef<HTMLDivElement>(null);
  const found = useQuery({ ...listingQuery(id), enabled: known === undefined });
  const listing = known ?? found.data;

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function retry() {
    // The button goes, and Escape closes the popup only from within.
    box.current?.focus({ preventScroll: true });
    void found.refetch();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere within
    <div
      ref={box}
      tabIndex={-1}
      className="flex h-[22.5rem] w-[280px] flex-col outline-none"
      onKeyDown={(event) => event.key === "Escape" && onEscape()}
    >
      {listing && <Contents listing={listing} />}
      {listing === null && <Message>{ERRORS.listing_not_found.text}</Message>}
      {listing === undefined && !found.isError && <PopupSkeleton />}
      {listing === undefined && found.isError && (
        <Message>
          <p role="alert">{textOf(found.error, "listings_unavailable")}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </Message>
      )}
    </div>
  );
}

function Contents({ listing }: { listing: ListingCard }) {
  const photo = useRef<HTMLDivElement>(null);
  const openListing = useOpenListing();
  const state = useBackgroundState();

  function open(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openListing(listing.id, photo.current);
  }

  return (
    <>
      <div ref={photo} className="relative h-[160px] shrink-0">
        <Photo image={listing.images[0]} sizes="280px" priority className="h-[160px]" />
        {(listing.status === "pending" || listing.status === "sold") && (
          <Badge
            tone={listing.status === "sold" ? "red" : "amber"}
            className="absolute top-3 left-3"
          >
            {listing.status === "sold" ? "Sold" : "Sale pending"}
          </Badge>
        )}
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-4 pt-3 pb-4">
        <h3 className="line-clamp-2 font-display font-medium text-base leading-snug">
          {listing.title || FALLBACK_TITLE}
        </h3>
        <p className="mt-0.5 truncate text-ink-soft text-xs">
          {fullAddress(listing)}
          {listing.address_hidden && ` · ${APPROXIMATE_PLACE}`}
        </p>
        <Price price={listing.price} className="mt-1.5" />
        <p className="mt-0.5 text-xs tabular-nums">{sizeFacts(listing).join(" • ")}</p>
        <LinkButton
          to={paths.listing.href(listing.id)}
          state={state}
          onClick={open}
          size="sm"
          block
          className="mt-auto"
        >
          View Details
        </LinkButton>
      </div>
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="m-auto grid justify-items-center gap-3 px-6 text-center text-ink-soft text-sm">
      {children}
    </div>
  );
}

function PopupSkeleton() {
  return (
    <LoadingGroup label="Loading property...">
      <Skeleton className="h-[160px]" />
      <div className="grid gap-2.5 px-4 pt-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </LoadingGroup>
  );
}
