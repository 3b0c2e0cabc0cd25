import type { OwnListing } from "../data/listings.ts";
import { titleOf } from "./listings.ts";

/** The home with this name in its title or address, or else the first, which is on the market if any is. */
export function ownHome(
  homes: readonly OwnListing[],
  name: string | null | undefined,
): OwnListing | undefined {
  const wanted = name?.trim().toLowerCase();
  const named = wanted
    ? homes.find((home) =>
        [titleOf(home), home.address, home.city].some((each) =>
          each.toLowerCase().includes(wanted),
        ),
      )
    : undefined;
  return named ?? homes[0];
}
