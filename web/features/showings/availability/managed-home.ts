import type { OwnHome } from "@web/api/homes/own-homes.ts";

/** A home whose showings can be managed: its time zone is known, and it is not sold. */
export type ManagedHome = OwnHome & { time_zone: string };

export function managedHomes(homes: readonly OwnHome[]): ManagedHome[] {
  return homes
    .filter((home): home is ManagedHome => home.status !== "sold" && Boolean(home.time_zone))
    .sort((a, b) => rank(a) - rank(b));
}

/** Homes on the market come first, otherwise in their original order. */
function rank(home: OwnHome): number {
  return home.status === "active" ? 0 : 1;
}
