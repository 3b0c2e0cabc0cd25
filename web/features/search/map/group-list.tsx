import { fullAddress, type ListingCard } from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import type { MapHome } from "@domain/search/map.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { Photo } from "@web/components/photo.tsx";
import { Price } from "@web/components/price.tsx";
import { useBackgroundState, useOpenListing } from "@web/lib/background-location.ts";
import { isForBrowser, Link } from "@web/lib/router.tsx";
import { type MouseEvent, useEffect, useRef } from "react";

/** The homes in one spot of the map, which no zoom separates. */
export function GroupList(props: {
  homes: readonly MapHome[];
  /** The cards that the list already knows. */
  listings: readonly ListingCard[];
  /** Opened by keyboard, so the focus moves into it. */
  takesFocus: boolean;
  onEscape: () => void;
}) {
  const { homes, listings, takesFocus, onEscape } = props;
  const box = useRef<HTMLDivElement>(null);
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  const missing = homes.flatMap(({ id }) => (known.has(id) ? [] : id));
  // Until the cards have come, and if they don't, each home still has its price and its page.
  const { data } = useQuery({ ...keptListingsQuery(missing), enabled: missing.length > 0 });

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere within
    <div
      ref={box}
      tabIndex={-1}
      className="flex max-h-[22.5rem] min-w-[280px] flex-col outline-none"
      onKeyDown={(event) => event.key === "Escape" && onEscape()}
    >
      <h3 className="border-line border-b py-3 pr-12 pl-4 font-display font-medium text-base">
        {`${homes.length} homes in one place`}
      </h3>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeRow home={home} listing={known.get(home.id) ?? data?.[home.id] ?? undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HomeRow({ home, listing }: { home: MapHome; listing: ListingCard | undefined }) {
  const photo = useRef<HTMLSpanElement>(null);
  const openListing = useOpenListing();
  const state = useBackgroundState();

  function open(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openListing(home.id, photo.current);
  }

  return (
    <Link
      to={paths.listing.href(home.id)}
      state={state}
      onClick={open}
      className="flex gap-3 p-3 hover:bg-sunken"
    >
      <span ref={photo} className="block shrink-0">
        <Photo image={listing?.images[0]} sizes="72px" className="size-18 rounded-md" />
      </span>
      <span className="grid min-w-0 content-center">
        <Price price={home.price} />
        {listing && (
          <>
            <span className="text-xs tabular-nums">{sizeFacts(listing).join(" • ")}</span>
            <span translate="no" className="truncate text-ink-soft text-xs">
              {fullAddress(listing)}
            </span>
          </>
        )}
      </span>
    </Link>
  );
}
