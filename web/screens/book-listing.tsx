import type { ListingDetails } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { listingQuery } from "@web/api/homes/one-listing.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { House } from "lucide-react";
import type { ReactNode } from "react";

/** The home to be viewed, or why there is none. */
export function BookListing(props: {
  id: string;
  level: 1 | 2;
  children: (listing: ListingDetails) => ReactNode;
}) {
  const { id, level, children } = props;
  const query = useQuery(listingQuery(id));
  const { data: listing } = query;
  if (listing) return children(listing);
  if (listing === null) {
    return (
      <EmptyState
        isMissing
        level={level}
        icon={<House />}
        title="This home is no longer available"
        text="It may have been sold or removed."
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  }
  if (query.isError) {
    return <LoadError level={level} title="We could not load this home" query={query} />;
  }
  return (
    <LoadingGroup
      label="Loading the home..."
      level={level === 1 ? 1 : undefined}
      className="grid gap-5"
      shapes={["h-10 w-72", "h-4 w-56", "h-96 max-w-md"]}
    />
  );
}
