import type { ListingDetails } from "@domain/homes/listings.ts";
import { formatTotal } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { foundQuery } from "@web/api/search/listings.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { soldFilters, soldSearch } from "../search/similar-search.ts";

/** The way to what was sold in a home's town; nothing where no sale is known. */
export default function SoldNearby({ listing }: { listing: ListingDetails }) {
  const { data: sold } = useQuery(foundQuery(soldFilters(listing)));
  if (!sold || sold.total === 0) return null;
  const isOne = sold.total === 1 && !sold.more;
  return (
    <p className="mt-5">
      <TextLink to={soldSearch(listing)}>
        {`${formatTotal(sold)} ${isOne ? "home" : "homes"} sold in ${listing.city}`}
      </TextLink>
    </p>
  );
}
