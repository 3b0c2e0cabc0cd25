import { distanceText } from "@domain/distance.ts";
import type { ListingCard as Listing, ListingDetails } from "@domain/listings.ts";
import { useQuery } from "@tanstack/react-query";
import { similarListingsQuery } from "@web/api/listing-extras.ts";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { ListingCard } from "../results/listing-card.tsx";
import { ListingCardSkeleton } from "../results/listing-card-skeleton.tsx";

/** Up to four nearby homes of the same type and at a similar price; nothing when there are none. */
export function SimilarHomes({ listing }: { listing: ListingDetails }) {
  const { data: homes, isPending } = useQuery(similarListingsQuery(listing.id));
  if (isPending) {
    return (
      <LoadingGroup label="Loading similar homes...">
        <SectionHeading>Similar homes</SectionHeading>
        <div className={GRID}>
          <ListingCardSkeleton />
          <ListingCardSkeleton />
        </div>
      </LoadingGroup>
    );
  }
  // Load errors are ignored: these are an extra.
  if (!homes || homes.length === 0) return null;
  return (
    <TitledSection title="Similar homes">
      <ul className={GRID}>
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

/** As the crow flies; approximate where a street is hidden. */
function Distance({ from, to }: { from: Listing; to: Listing }) {
  const text = distanceText(from, to);
  return text && <p className="mt-2 text-ink-faint text-sm">{text}</p>;
}

const GRID =
  "mt-6 grid auto-rows-[minmax(420px,auto)] grid-cols-1 gap-x-6 gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4";
