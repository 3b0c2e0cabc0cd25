import type { ListingCard } from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";

/** "3 beds · 2 baths · 1,840 sqft": numbers in the display face, units small. */
export function SizeFigures({ listing }: { listing: ListingCard }) {
  const sizes = sizeFacts(listing);
  if (sizes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {sizes.map((size) => {
        const [number, ...unit] = size.split(" ");
        return (
          <li key={size}>
            <span className="font-display text-heading lining-nums">{number}</span>{" "}
            <span className="text-ink-soft">{unit.join(" ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
