import { UNTITLED } from "@domain/homes/listings.ts";
import { BOOKING_STATUSES } from "@domain/showings/bookings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { allShowingsQuery, type ShowingFilters } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { CalendarDays } from "lucide-react";
import { FeedbackSummary } from "./feedback-summary.tsx";
import { ShowingItem } from "./showing-item.tsx";
import { ShowingsSkeleton } from "./showings-skeleton.tsx";

/** All bookings: those to come, the next one first, then those that are over, the latest first. */
export function AllShowings(props: {
  userId: string;
  /** The homes to filter by. */
  homes: readonly { id: string; title: string }[];
  filters: ShowingFilters;
  onFilters: (filters: ShowingFilters) => void;
}) {
  const { userId, homes, filters, onFilters } = props;
  const { status } = filters;
  const query = useInfiniteQuery(allShowingsQuery(userId, filters));
  const summedUp =
    filters.home === "all" && homes.length === 1 ? homes[0]?.id : chosenHome(filters);
  const showings = query.data?.pages.flatMap((page) => page.showings) ?? [];
  return (
    <TitledSection title="All Bookings">
      <div className="mt-5 flex flex-wrap gap-4">
        <SelectField
          label="Status"
          className="w-44"
          options={OPTIONS}
          value={status}
          onChange={(event) => onFilters({ ...filters, status: statusOf(event.target.value) })}
        />
        {homes.length > 1 && (
          <SelectField
            label="Property"
            className="w-full max-w-72"
            options={[{ value: "all", label: "All" }, ...homes.map(toOption)]}
            value={filters.home}
            onChange={(event) => onFilters({ ...filters, home: event.target.value })}
          />
        )}
      </div>
      {summedUp && (
        <div className="mt-8 empty:hidden">
          <FeedbackSummary userId={userId} listingId={summedUp} />
        </div>
      )}
      {query.isPending ? (
        <ShowingsSkeleton />
      ) : query.isError && showings.length === 0 ? (
        <LoadError level={3} title={ERRORS.bookings_unavailable.text} query={query} />
      ) : showings.length === 0 ? (
        <EmptyState
          level={3}
          icon={<CalendarDays />}
          title="No bookings here"
          text={emptyText(filters)}
        />
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
          action={retryOf({ isFetching: query.isFetchingNextPage, refetch: query.fetchNextPage })}
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
          {query.data?.pages.at(-1)?.next?.part === "ahead"
            ? "Show later bookings"
            : "Show earlier bookings"}
        </Button>
      )}
    </TitledSection>
  );
}

/**
 * Reads the filters from the address; unknown values are ignored.
 * @param homes undefined while loading; until then any home in the address is accepted.
 */
export function filtersOf(
  query: URLSearchParams,
  homes: readonly { id: string }[] | undefined,
): ShowingFilters {
  const asked = query.get("home");
  const isHome = homes?.some(({ id }) => id === asked) ?? isUuid(asked);
  return { status: statusOf(query.get("status")), home: asked && isHome ? asked : "all" };
}

export function filtersToQuery({ status, home }: ShowingFilters): Record<string, string> {
  return {
    showings: "all",
    ...(status === "all" ? {} : { status }),
    ...(home === "all" ? {} : { home }),
  };
}

function statusOf(value: string | null): ShowingFilters["status"] {
  return BOOKING_STATUSES.find((status) => status === value) ?? "all";
}

function chosenHome({ home }: ShowingFilters): string | undefined {
  return home === "all" ? undefined : home;
}

function emptyText({ status, home }: ShowingFilters): string {
  if (status !== "all") return `None is ${status}.`;
  return home === "all"
    ? "No visitor has requested a showing yet."
    : "No visitor has requested a showing of this home yet.";
}

function toOption(home: { id: string; title: string }) {
  return { value: home.id, label: home.title || UNTITLED };
}

const OPTIONS = [
  { value: "all", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "completed", label: "Completed" },
];
