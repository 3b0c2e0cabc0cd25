import { FALLBACK_TITLE } from "../domain/homes/listings.ts";
import { paths } from "../domain/site/paths.ts";
import { formatPrice } from "../domain/site/text/format.ts";
import { type Fact, oneLine } from "./letter.ts";

/** A home as emails describe it. */
export type FoundHome = {
  id: string;
  kind: "new" | "price";
  title: string;
  city: string;
  state: string;
  price: number | null;
  old_price: number | null;
};

/** Longer titles and names don't fit into a subject line. */
export const MAX_MAIL_TITLE = 120;

/** "New · Boise, ID: Craftsman with a porch, $485,000", with its link. */
export function homeFact(home: FoundHome, siteUrl: string): Fact {
  const place = [home.city, home.state].filter(Boolean).join(", ");
  return {
    label: home.kind === "new" ? `New · ${place}` : `New price · ${place}`,
    value: `${homeTitle(home)}, ${priceOf(home)}`,
    url: siteUrl + paths.listing.href(home.id),
  };
}

export function homeTitle({ title }: Pick<FoundHome, "title">): string {
  return oneLine(title, MAX_MAIL_TITLE) || FALLBACK_TITLE;
}

/** A price with the one before: "$450,000 (was $485,000)". */
function priceOf({ price, old_price }: FoundHome): string {
  const now = formatPrice(price);
  return old_price === null || old_price === price ? now : `${now} (was ${formatPrice(old_price)})`;
}
