import { formatArea, formatCount } from "../site/text/format.ts";
import type { NumberName, WrittenFields } from "./listing-fields.ts";

/**
 * How large a home is: the figures on a card, which the details show large, in their order. A page with a few cards
 * loads them without the list of all fields (listing-fields.ts).
 */
const SIZE_FIGURES: Partial<Record<NumberName, (value: number) => string>> = {
  bedrooms: (count) => formatCount(count, "bed"),
  bathrooms: (count) => formatCount(count, "bath"),
  sqft: formatArea,
};

/**
 * A home's figures, omitting zeros and unknowns.
 * @returns e.g. ["3 beds", "2 baths", "1,840 sqft"]
 */
export function sizeFacts(listing: Partial<WrittenFields>): string[] {
  return Object.entries(SIZE_FIGURES).flatMap(([name, figure]) => {
    const value = listing[name as NumberName];
    return value ? [figure(value)] : [];
  });
}
