import { FALLBACK_TITLE, type ListingCard, propertyTypeName } from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { paths } from "@domain/site/paths.ts";
import { Photo } from "@web/components/photo.tsx";
import { Price } from "@web/components/price.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { useBackgroundState, useOpenListing } from "@web/lib/background-location.ts";
import { isForBrowser, Link } from "@web/lib/router.tsx";
import { type MouseEvent, useRef } from "react";

const SIZES = "(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 80vw";

/** A home as one photograph and three lines; all of it links to its details. */
export function HomeTile({ home }: { home: ListingCard }) {
  const state = useBackgroundState();
  const openListing = useOpenListing();
  const frame = useRef<HTMLDivElement>(null);

  function open(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    openListing(home.id, frame.current);
  }

  return (
    <Link
      to={paths.listing.href(home.id)}
      state={state}
      onClick={open}
      className="group block rounded-lg"
    >
      <div ref={frame} className="relative aspect-[4/3] overflow-hidden rounded-lg bg-sunken">
        <Photo image={home.images[0]} sizes={SIZES} className="size-full" />
      </div>
      <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Price price={home.price} />
        <span className="text-ink-faint text-xs">{propertyTypeName(home.property_type)}</span>
      </span>
      <span className="mt-1 line-clamp-1 font-medium decoration-1 underline-offset-4 group-hover:underline">
        {home.title || FALLBACK_TITLE}
      </span>
      <span className="line-clamp-1 text-ink-soft text-sm">
        {[`${home.city}, ${home.state}`, ...sizeFacts(home).slice(0, 2)].join(" · ")}
      </span>
    </Link>
  );
}

export function HomeTileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/3] rounded-lg" />
      <Skeleton className="mt-4 h-6 w-32" />
      <Skeleton className="mt-2.5 h-5 w-full" />
      <Skeleton className="mt-1.5 h-4 w-40" />
    </div>
  );
}
