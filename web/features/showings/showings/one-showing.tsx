import { purposeName } from "@domain/showings/purposes.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { showingQuery } from "@web/api/showings/showings.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { CalendarX } from "lucide-react";
import { ShowingItem } from "./showing-item.tsx";
import { ShowingsSkeleton } from "./showings-skeleton.tsx";

/** The showing that an email links to, whatever its status. */
export function OneShowing({ userId, id }: { userId: string; id: string }) {
  const query = useQuery(showingQuery(userId, id));
  return (
    <TitledSection
      title={purposeName(query.data?.purpose ?? "showing")}
      aside={<TextLink to={paths.dashboard.showings()}>View All Bookings</TextLink>}
    >
      {query.data ? (
        <ul>
          <ShowingItem showing={query.data} userId={userId} />
        </ul>
      ) : query.isPending ? (
        <ShowingsSkeleton rows={1} />
      ) : query.isError ? (
        <LoadError level={3} title={ERRORS.bookings_unavailable.text} query={query} />
      ) : (
        <EmptyState
          level={3}
          icon={<CalendarX />}
          title="We could not find this showing"
          text="Its listing was deleted, or it belongs to another account. All of yours are under View All Bookings."
        />
      )}
    </TitledSection>
  );
}
