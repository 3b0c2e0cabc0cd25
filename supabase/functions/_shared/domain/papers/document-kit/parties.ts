import { FALLBACK_ADDRESS, fullAddress } from "../../homes/listings.ts";
import { formatDate } from "../../site/text/format.ts";
import type { KitBlock, KitFacts, KitField } from "./blocks.ts";

/** The header of most documents: the home, the owner and the date. */
export function parties({ home, owner, today }: KitFacts, ...more: KitField[]): KitBlock {
  return {
    kind: "fields",
    fields: [
      { label: "Property", value: addressOf(home) },
      { label: "Seller", value: owner.name },
      { label: "Date", value: formatDate(today, { year: true }) },
      { label: "Seller's phone or email", value: owner.phone || owner.email },
      ...more,
    ],
  };
}

export function addressOf(home: KitFacts["home"]): string | undefined {
  if (!home) return undefined;
  const address = fullAddress(home);
  return address === FALLBACK_ADDRESS ? undefined : address;
}
