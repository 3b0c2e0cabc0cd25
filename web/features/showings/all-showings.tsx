import { BOOKING_STATUSES, type BookingStatus } from "@domain/bookings.ts";
import { ERRORS } from "@domain/errors.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { allShowingsQuery } from "@web/api/showings.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { CalendarDays } from "lucide-react";
import { useId } from "react";
import { ShowingItem } from "./showing-item.tsx";
import { ShowingsSkeleton } from "./showings-skeleton.tsx";

export type StatusFilter = BookingStatus | "all";

/** Every booking there ever was, the latest first. */
export function AllShowings(props: {
  userId: string;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}) {
  const { userId, status, onStatus } = props;
  const headingId = useId();
  const query = useInfiniteQuery(allShowingsQuery(userId, status));
  const showings = query.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>All Bookings</SectionHeading>
      <SelectField
        label="Status"
        className="mt-5 max-w-56"
        options={OPTIONS}
        value={status}
        onChange={(event) => onStatus(statusOf(event.target.value))}
      />
      {query.isPending ? (
        <ShowingsSkeleton />
      ) : query.isError && showings.length === 0 ? (
        <ErrorState
          level={3}
          title={ERRORS.bookings_unavailable.text}
          text={failureReason(query.error)}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : showings.length === 0 ? (
        <EmptyState level={3} icon={<CalendarDays />} title="No bookings here">
          <p>{status === "all" ? "Nobody has asked for a viewing yet." : `None is ${status}.`}</p>
        </EmptyState>
      ) : (
        <ul>
          {showings.map((showing) => (
            <ShowingItem key={showing.id} showing={showing} userId={userId} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <InlineNotice
          tone="error"
          title={ERRORS.bookings_unavailable.text}
          className="mt-8"
          action={{
            label: query.isFetchingNextPage ? "Trying again..." : "Try again",
            onSelect: () => void query.fetchNextPage(),
          }}
        >
          {failureReason(query.error)}
        </InlineNotice>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-8"
          onClick={() => void query.fetchNextPage()}
          pending={query.isFetchingNextPage}
          pendingText="Loading..."
        >
          Show earlier bookings
        </Button>
      )}
    </section>
  );
}

/** The filter in the address; anything unknown is no filter. */
export function statusOf(value: string | null): StatusFilter {
  return BOOKING_STATUSES.find((status) => status === value) ?? "all";
}

const OPTIONS = [
  { value: "all", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "completed", label: "Completed" },
];
