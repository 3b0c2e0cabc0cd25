import { AppError, ERRORS } from "@domain/errors.ts";
import type { ListingDetails as Listing } from "@domain/listings.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ListingDetails } from "./listing-details.tsx";
import { ListingDetailsSkeleton } from "./listing-details-skeleton.tsx";
import { ListingMissing } from "./listing-missing.tsx";
import { useListing } from "./use-listing.ts";
import { useViewCount } from "./use-view-count.ts";
import { wantsViewing } from "./viewing-href.ts";

/** One home by its id, in each of its states: loading, failed, gone, there. */
export function ListingView({
  id,
  frame,
  renderViewing,
  renderPlace,
}: {
  id: string;
  frame: "page" | "dialog";
  renderViewing: (listing: Listing) => ReactNode;
  renderPlace: (listing: Listing) => ReactNode;
}) {
  const {
    data: listing,
    isPlaceholderData,
    isPending,
    error,
    refetch,
    isFetching,
  } = useListing(id);
  const location = useLocation();
  const level = frame === "page" ? 1 : 3;
  useViewCount(listing && !isPlaceholderData ? listing.id : undefined);

  if (listing) {
    return (
      <ListingDetails
        listing={listing}
        isComplete={!isPlaceholderData}
        frame={frame}
        startsWithViewing={wantsViewing(location)}
        viewing={isPlaceholderData ? null : renderViewing(listing)}
        place={renderPlace(listing)}
      />
    );
  }
  if (isPending) return <ListingDetailsSkeleton frame={frame} />;
  if (error) {
    return (
      <ErrorState
        title="Error Loading Property"
        level={level}
        text={error instanceof AppError ? error.text : ERRORS.internal.text}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return <ListingMissing id={id} level={level} />;
}
