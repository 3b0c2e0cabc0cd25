import type { ListingCard } from "@domain/homes/listings.ts";
import { priceBefore } from "@domain/homes/market-facts.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { Price } from "@web/components/price.tsx";

/** The price, with the one it was lowered from. */
export function AskingPrice({
  listing,
  size = "md",
}: {
  listing: ListingCard;
  size?: "md" | "lg";
}) {
  const before = priceBefore(listing);
  return (
    <>
      <Price price={listing.price} size={size} />
      {before && (
        <s className="ml-2 self-center whitespace-nowrap text-ink-soft text-sm lining-nums">
          <span className="sr-only">, lowered from </span>
          {formatPrice(before)}
        </s>
      )}
    </>
  );
}
