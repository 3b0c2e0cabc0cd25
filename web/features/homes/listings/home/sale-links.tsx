import type { ListingCard } from "@domain/homes/listings.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { similarSearch } from "../search/similar-search.ts";

/** Links on a sold home's page to homes that can still be bought. */
export default function SaleLinks({ listing }: { listing: ListingCard }) {
  return (
    <LinkButton variant="secondary" block to={similarSearch(listing)}>
      {`Homes for sale in ${listing.city}`}
    </LinkButton>
  );
}
