import { isPublicStatus } from "@domain/homes/listings.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy } from "react";
import { ListingDetails, type ListingParts } from "./listing-details.tsx";
import { ListingDetailsSkeleton } from "./listing-details-skeleton.tsx";
import { knownListing, useListing } from "./use-listing.ts";
import { useRemembered } from "./use-remembered.ts";
import { useViewCount } from "./use-view-count.ts";

const ListingMissing = lazy(() => arrivingCode(import("./listing-missing.tsx")));

/** One home by its id, in each state: loading, failed, missing, loaded. */
export function ListingView(props: { id: string; frame: "page" | "dialog"; parts: ListingParts }) {
  const { id, frame, parts } = props;
  const query = useListing(id);
  const { data: listing, isPlaceholderData, error } = query;
  const client = useQueryClient();
  // Without a network, the facts that a list knew about the home are still worth showing.
  const shown = listing ?? (listing === undefined && error ? knownListing(client, id) : undefined);
  const level = frame === "page" ? 1 : 3;
  const complete = isPlaceholderData ? undefined : listing;
  useRemembered(complete);
  useViewCount(complete && isPublicStatus(complete.status) ? complete.id : undefined);

  if (shown) {
    return (
      <ListingDetails
        listing={shown}
        isComplete={Boolean(complete)}
        failure={
          error && (
            <InlineNotice tone="error" title="Error Loading Property" action={retryOf(query)}>
              {textOf(error, "internal")}
            </InlineNotice>
          )
        }
        frame={frame}
        parts={parts}
      />
    );
  }
  if (query.isPending) return <ListingDetailsSkeleton frame={frame} />;
  if (error) {
    return (
      <LoadError
        title="Error Loading Property"
        level={level}
        text={textOf(error, "internal")}
        query={query}
      />
    );
  }
  return (
    <LazyPart
      title="This page could not be shown"
      skeleton={<ListingDetailsSkeleton frame={frame} />}
    >
      <ListingMissing id={id} level={level} />
    </LazyPart>
  );
}
