import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { type Showing, upcomingShowingsQuery } from "@web/api/showings/showings.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { CalendarDays } from "lucide-react";
import { useEffect, useState } from "react";
import { ShowingItem } from "./showing-item.tsx";
import { ShowingsSkeleton } from "./showings-skeleton.tsx";

/** Beyond this many, the rest is behind 'View All Bookings'. */
const SHOWN = 3;

/** The next showings, and every open request. */
export function UpcomingShowings(props: {
  userId: string;
  allHref: string;
  /** Limits the list to one home. */
  listingId?: string;
}) {
  const { userId, allHref, listingId } = props;
  // Uses the current minute: a showing that begins leaves the list without a request.
  const query = useQuery(upcomingShowingsQuery(userId, useNow()));
  const { data: all, isError } = query;
  const data = listingId ? all?.filter((showing) => showing.listing_id === listingId) : all;
  return (
    <TitledSection
      title="Upcoming Showings"
      aside={data && data.length > SHOWN && <TextLink to={allHref}>View All Bookings</TextLink>}
    >
      {isError && data && (
        <OutOfDate query={query} className="mt-5">
          {`${ERRORS.bookings_unavailable.text}.`}
        </OutOfDate>
      )}
      {data ? (
        <List showings={data} userId={userId} />
      ) : isError ? (
        <LoadError level={3} title={ERRORS.bookings_unavailable.text} query={query} />
      ) : (
        <ShowingsSkeleton />
      )}
    </TitledSection>
  );
}

function List({ showings, userId }: { showings: Showing[]; userId: string }) {
  // A request that was just confirmed stays visible.
  const [wasShown] = useState(() => new Set<string>());
  const shown = showings.filter(
    ({ id, status }, i) => i < SHOWN || status === "pending" || wasShown.has(id),
  );
  useEffect(() => {
    for (const { id } of shown) wasShown.add(id);
  });

  if (showings.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<CalendarDays />}
        title="No Upcoming Showings"
        text="Requests from visitors appear here. You get an email about each one."
      />
    );
  }
  return (
    <ul>
      {shown.map((showing) => (
        <ShowingItem key={showing.id} showing={showing} userId={userId} />
      ))}
    </ul>
  );
}
