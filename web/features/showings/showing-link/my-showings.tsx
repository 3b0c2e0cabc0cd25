import { groupedShowings } from "@domain/showings/showings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { myShowingsQuery } from "@web/api/showings/showing-link.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { CalendarDays } from "lucide-react";
import { MyShowingRow } from "./my-showing-row.tsx";
import { VisitDays } from "./visit-days.tsx";

/** The showings under the account's address, upcoming and past. */
export function MyShowings({ userId, email }: { userId: string; email: string }) {
  const query = useQuery(myShowingsQuery(userId));
  const now = useNow();
  const { data: showings } = query;
  if (!showings) {
    if (!query.isError) return <MyShowingsSkeleton />;
    return <LoadError title={ERRORS.showings_unavailable.text} query={query} />;
  }
  if (showings.length === 0)
    return (
      <EmptyState
        icon={<CalendarDays />}
        title="No showings yet"
        text={
          <>
            On a home's page, “Schedule Property Showing” asks the owner for a time. Requests you
            make with <span className="wrap-anywhere">{email}</span> appear here once you confirm
            that address.
          </>
        }
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  const { upcoming, past } = groupedShowings(showings, now);
  const groups = [
    { title: "Upcoming", showings: upcoming },
    { title: "Earlier", showings: past },
  ].filter((group) => group.title === "Upcoming" || group.showings.length > 0);
  return (
    <div className="grid max-w-3xl gap-10">
      {query.isError && <OutOfDate query={query} />}
      <VisitDays upcoming={upcoming} />
      {groups.map((group) => (
        <TitledSection key={group.title} title={group.title}>
          {group.showings.length === 0 ? (
            <p className="py-5 text-ink-soft">You have no upcoming showings.</p>
          ) : (
            <ul>
              {group.showings.map((showing) => (
                <MyShowingRow key={showing.booking_id} userId={userId} showing={showing} />
              ))}
            </ul>
          )}
        </TitledSection>
      ))}
    </div>
  );
}

export function MyShowingsSkeleton() {
  return (
    <LoadingGroup
      label="Loading your showings..."
      className="grid max-w-3xl gap-6"
      shapes={["h-8 w-32", "h-28", "h-28"]}
    />
  );
}
