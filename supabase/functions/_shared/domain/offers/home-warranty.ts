import type { OfferTerms } from "./offer-terms.ts";

/** Whether the owner pays for a home warranty, or for a part of it: then the terms say up to how much. */
export function isPaidByOwner(warranty: string | null): boolean {
  return warranty === "owner" || warranty === "split";
}

/** What a home warranty takes off what the owner keeps, at most, in whole dollars: of half a dollar, the larger part. */
export function ownersWarranty({
  warranty,
  warranty_most,
}: Pick<OfferTerms, "warranty" | "warranty_most">): number {
  const most = warranty_most ?? 0;
  if (!isPaidByOwner(warranty)) return 0;
  return warranty === "split" ? Math.ceil(most / 2) : most;
}
