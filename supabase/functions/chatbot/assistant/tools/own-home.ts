import { z } from "zod";
import { UNTITLED } from "../../../_shared/domain/homes/listings.ts";
import type { OwnListing } from "../data/listings.ts";

export const homeName = z
  .string()
  .max(200)
  .nullish()
  .describe("Part of one home's title or address, if the question is about that one.");

export function titleOf({ title, address }: Pick<OwnListing, "title" | "address">): string {
  return title || address || UNTITLED;
}

/** The home with this name in its title or address, or else the first, which is on the market if any is. */
export function ownHome(
  homes: readonly OwnListing[],
  name: string | null | undefined,
): OwnListing | undefined {
  return namedHomes(homes, name)[0];
}

/** The homes with this name in their title or address, or else all. */
export function namedHomes(
  homes: readonly OwnListing[],
  name: string | null | undefined,
): readonly OwnListing[] {
  const wanted = name?.trim().toLowerCase();
  const named = wanted
    ? homes.filter((home) =>
        [titleOf(home), home.address, home.city].some((each) =>
          each.toLowerCase().includes(wanted),
        ),
      )
    : [];
  return named.length > 0 ? named : homes;
}
