import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { ListingCardSkeleton } from "../results/listing-card-skeleton.tsx";

/** The place of similar homes, which are below the first screen. */
export function SimilarSkeleton() {
  return (
    <LoadingGroup label="Loading similar homes...">
      <SectionHeading>Similar homes</SectionHeading>
      <div className={SIMILAR_GRID}>
        <ListingCardSkeleton />
        <ListingCardSkeleton />
      </div>
    </LoadingGroup>
  );
}

export const SIMILAR_GRID =
  "mt-6 grid grid-cols-1 gap-x-6 gap-y-7 sm:auto-rows-[minmax(420px,auto)] sm:gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4";
