import type { ListingCard as Listing, ListingDetails } from "@domain/homes/listings.ts";
import { distanceText } from "@domain/search/distance.ts";
import { useQuery } from "@tanstack/react-query";
import { similarListingsQuery } from "@web/api/homes/listing-extras.ts";
import { TitledSection } from "@web/components/titled-section.tsx";
import { ListingCard } from "../results/listing-card.tsx";
import { SIMILAR_GRID, SimilarSkeleton } from "./similar-skeleton.tsx";

/** Up to four nearby homes of the same type and at a similar price; nothing when there are none. */
export default function SimilarHomes({ listing }: { listing: ListingDetails }) {
  const { data: homes, isPending } = useQuery(similarListingsQuery(listing.id));
  if (isPending) return <SimilarSkeleton />;
  // Load errors are ignored: these are an extra.
  if (!homes || homes.length === 0) return null;
  return (
    <TitledSection title="Similar homes">
      <ul className={SIMILAR_GRID}>
        {homes.map((home) => (
          <li key={home.id}>
            <ListingCard listing={home} />
            <Distance from={listing} to={home} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The distance as the crow flies; approximate where a street is hidden. */
function Distance({ from, to }: { from: Listing; to: Listing }) {
  const text = distanceText(from, to);
  return text && <p className="mt-2 text-ink-faint text-sm">{text}</p>;
}
