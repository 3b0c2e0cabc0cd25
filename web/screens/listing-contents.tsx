import type { ListingDetails } from "@domain/listings.ts";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { ListingView } from "@web/features/listings/listing-view.tsx";
import { PlaceMap } from "@web/features/place-map/place-map.tsx";
import { lazy, Suspense } from "react";

const BookingCalendar = lazy(() => import("@web/features/booking/booking-calendar.tsx"));

/** A home with its booking calendar and map, shared by its page and the dialog. */
export function ListingContents({ id, frame }: { id: string; frame: "page" | "dialog" }) {
  return (
    <ListingView
      id={id}
      frame={frame}
      renderViewing={renderViewing}
      renderPlace={(listing) => <PlaceMap place={listing} />}
    />
  );
}

function renderViewing(listing: ListingDetails) {
  return (
    <ErrorBoundary level={3} title="The calendar could not be loaded">
      <Suspense fallback={<CalendarSkeleton />}>
        <BookingCalendar listing={listing} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CalendarSkeleton() {
  return (
    <LoadingGroup label="Loading viewing times..." className="grid gap-5">
      <SectionHeading>Available Viewing Times</SectionHeading>
      <Skeleton className="h-96 rounded-md" />
    </LoadingGroup>
  );
}
