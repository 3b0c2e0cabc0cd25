import type { ListingCard } from "@domain/homes/listings.ts";
import { useQuery } from "@tanstack/react-query";
import { newestHomesQuery } from "@web/api/homes/newest-homes.ts";
import { useState } from "react";

/** Homes in the strip below the cover. */
export const STRIP = 4;
/** Sharp enough to fill half of a wide screen. */
const MIN_COVER_WIDTH = 1200;

/**
 * The newest homes: one for the cover, some for the strip, and a room for further down. The cover
 * never changes once shown: no picture is swapped while a visitor is looking at it.
 */
export function useNewestHomes() {
  const query = useQuery(newestHomesQuery());
  const [chosen, setChosen] = useState<ListingCard>();
  const cover = chosen ?? heroHome(query.data);
  if (cover && !chosen) setChosen(cover);

  const others = query.data?.filter((home) => home.id !== cover?.id);
  return {
    cover,
    strip: others?.slice(0, STRIP),
    room: others?.find((home) => home.images.length > 1)?.images[1],
    isPending: query.isPending,
    isError: query.isError && query.data === undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/**
 * The cover home: the newest house with a wide enough photograph, else the newest home with one.
 * Undefined when there is none; the page then shows a drawing.
 */
export function heroHome(homes: readonly ListingCard[] | undefined): ListingCard | undefined {
  const fitting = homes?.filter(({ images: [photo] }) => photo && isWide(photo)) ?? [];
  return fitting.find((home) => home.property_type === "house") ?? fitting[0];
}

function isWide({ width, height }: { width: number; height: number }): boolean {
  return width >= MIN_COVER_WIDTH && width > height;
}
