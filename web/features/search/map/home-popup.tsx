import { APPROXIMATE_PLACE } from "@domain/homes/approximate-place.ts";
import { FALLBACK_TITLE, fullAddress, type ListingCard } from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { listingQuery } from "@web/api/homes/one-listing.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Photo } from "@web/components/photo.tsx";
import { Price } from "@web/components/price.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { useBackgroundState, useOpenListing } from "@web/lib/background-location.ts";
import { classNames } from "@web/lib/class-names.ts";
import { isForBrowser } from "@web/lib/router.tsx";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type Layout = "popup" | "card";

/**
 * A home that was pressed on the map.
 * @param props.layout "popup" is 280 px wide, with a photograph 160 px high; "card" is low and as wide as its place.
 */
export function HomePopup(props: {
  id: string;
  layout: Layout;
  /** The facts that the list already knows about the home. */
  known: ListingCard | undefined;
  /** Opened by keyboard, so the focus moves into it. */
  takesFocus: boolean;
  onEscape: () => void;
}) {
  const { id, layout, known, takesFocus, onEscape } = props;
  const box = useRef<HTMLDivElement>(null);
  const found = useQuery({ ...listingQuery(id), enabled: known === undefined });
  const listing = known ?? found.data;

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function retry() {
    // The button disappears, and Escape closes the popup only from within.
    box.current?.focus({ preventScroll: true });
    void found.refetch();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere within
    <div
      ref={box}
      tabIndex={-1}
      className={classNames("outline-none", BOXES[layout])}
      onKeyDown={(event) => event.key === "Escape" && onEscape()}
    >
      {listing && <Contents listing={listing} layout={layout} />}
      {listing === null && <Message>{ERRORS.listing_not_found.text}</Message>}
      {listing === undefined && !found.isError && <PopupSkeleton layout={layout} />}
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

function Contents({ listing, layout }: { listing: ListingCard; layout: Layout }) {
  const photo = useRef<HTMLDivElement>(null);
  const openListing = useOpenListing();
  const state = useBackgroundState();

  function open(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openListing(listing.id, photo.current);
  }

  const isCard = layout === "card";
  return (
    <>
      <div ref={photo} className={classNames("relative shrink-0", PHOTOS[layout])}>
        <Photo
          image={listing.images[0]}
          sizes={isCard ? "144px" : "280px"}
          priority
          className={isCard ? "h-full" : "h-[160px]"}
        />
        {(listing.status === "pending" || listing.status === "sold") && (
          <Badge
            tone={listing.status === "sold" ? "red" : "amber"}
            className="absolute top-3 left-3"
          >
            {listing.status === "sold" ? "Sold" : "Sale pending"}
          </Badge>
        )}
      </div>
      <div
        className={classNames(
          "flex min-w-0 flex-1 flex-col",
          isCard ? "p-3" : "min-h-0 px-4 pt-3 pb-4",
        )}
      >
        <h3
          className={classNames(
            "font-display font-medium text-base leading-snug",
            isCard ? "order-1 truncate text-sm" : "line-clamp-2",
          )}
        >
          {listing.title || FALLBACK_TITLE}
        </h3>
        <p className={classNames("mt-0.5 truncate text-ink-soft text-xs", isCard && "order-1")}>
          <AsIs>{fullAddress(listing)}</AsIs>
          {listing.address_hidden && ` · ${APPROXIMATE_PLACE}`}
        </p>
        <Price price={listing.price} className={isCard ? "" : "mt-1.5"} />
        <p className="mt-0.5 text-xs tabular-nums">{sizeFacts(listing).join(" • ")}</p>
        <LinkButton
          to={paths.listing.href(listing.id)}
          state={state}
          onClick={open}
          size="sm"
          block
          className={isCard ? "order-1 mt-2" : "mt-auto"}
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

function PopupSkeleton({ layout }: { layout: Layout }) {
  const isCard = layout === "card";
  return (
    <LoadingGroup
      label="Loading property..."
      className={isCard ? "grid flex-1 grid-cols-[9rem_1fr] max-[18rem]:grid-cols-1" : undefined}
    >
      <Skeleton className={isCard ? "h-full" : "h-[160px]"} />
      <div className="grid gap-2.5 px-4 pt-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </LoadingGroup>
  );
}

const BOXES = {
  popup: "flex h-[22.5rem] w-[280px] flex-col",
  card: "flex h-full min-h-[9.5rem] max-[18rem]:flex-col",
};
/** The card shows its photo above its words when letters are large. */
const PHOTOS = { popup: "h-[160px]", card: "w-36 max-[18rem]:h-24 max-[18rem]:w-full" };
