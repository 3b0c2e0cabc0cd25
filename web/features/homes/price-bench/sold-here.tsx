import { fullAddress, type ListingCard } from "@domain/homes/listings.ts";
import type { ComparableHome } from "@domain/homes/price-bench-facts.ts";
import { formatDay, formatPrice } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { soldHereQuery } from "@web/api/search/near-homes.ts";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { useKeptIds } from "@web/lib/attempt.ts";
import { useWork } from "@web/lib/use-work.ts";

/** Homes of the same town that were sold on this site. */
export function SoldHere(props: {
  home: OwnListing;
  known: readonly ComparableHome[];
  onAdd: (home: Omit<ComparableHome, "listing_id">) => Promise<void>;
}) {
  const { home, known, onAdd } = props;
  const town = [home.city, home.state].filter(Boolean).join(", ");
  const query = useQuery({ ...soldHereQuery(town), enabled: home.city !== "" });
  const work = useWork();
  const idOf = useKeptIds();
  if (query.isError) return <LoadError title="Sold homes could not be loaded" query={query} />;
  const addresses = new Set(known.map(({ address }) => address));
  const found = (query.data ?? []).filter(
    (each) => each.price !== null && each.sold_at !== null && !addresses.has(fullAddress(each)),
  );
  if (!query.isPending && found.length === 0)
    return (
      <p className="text-ink-soft text-sm">{`No more homes were sold here in ${town || "your town"} in the last six months.`}</p>
    );
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">
        We know the last asking price, not the price of the sale. Change it if you know it.
      </p>
      <ul className="grid gap-3">
        {found.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-sm">
              <span translate="no">{fullAddress(each)}</span>
              {`, ${formatPrice(each.price)}, sold ${formatDay(each.sold_at ?? "", "UTC")}`}
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Add ${fullAddress(each)}`}
              pending={work.doing === each.id}
              pendingText="Adding..."
              onClick={() =>
                void work.run(
                  each.id,
                  () => onAdd(comparableOf(each, idOf(each.id))),
                  "bench_not_saved",
                )
              }
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
      <Failure text={work.failureText} />
    </div>
  );
}

function comparableOf(home: ListingCard, id: string): Omit<ComparableHome, "listing_id"> {
  return {
    id,
    address: fullAddress(home),
    price: home.price ?? 0,
    sold_on: (home.sold_at ?? "").slice(0, 10),
    sqft: home.sqft || null,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    garage_spaces: home.garage_spaces,
    lot_size: home.lot_size,
    year_built: home.year_built,
    condition: null,
    lat: home.lat,
    lng: home.lng,
    source: "sold_here",
  };
}
