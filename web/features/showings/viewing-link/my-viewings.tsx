import { groupedViewings } from "@domain/showings/viewings.ts";
import { ERRORS } from "@domain/site/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { myViewingsQuery } from "@web/api/showings/viewing-link.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { CalendarDays } from "lucide-react";
import { MyViewingRow } from "./my-viewing-row.tsx";

/** The viewings under the account's address, upcoming and past. */
export function MyViewings({ userId, email }: { userId: string; email: string }) {
  const query = useQuery(myViewingsQuery(userId));
  const now = useNow();
  const { data: viewings } = query;
  if (!viewings) {
    if (!query.isError) return <MyViewingsSkeleton />;
    return <LoadError title={ERRORS.viewings_unavailable.text} query={query} />;
  }
  if (viewings.length === 0)
    return (
      <EmptyState
        icon={<CalendarDays />}
        title="No viewings yet"
        text={
          <>
            On a home's page, “Schedule Showing” asks its owner for a time. What you ask for with{" "}
            <span className="wrap-anywhere">{email}</span> appears here once that address is
            confirmed.
          </>
        }
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  const { upcoming, past } = groupedViewings(viewings, now);
  const groups = [
    { title: "Upcoming", viewings: upcoming },
    { title: "Earlier", viewings: past },
  ].filter((group) => group.title === "Upcoming" || group.viewings.length > 0);
  return (
    <div className="grid max-w-3xl gap-10">
      {query.isError && <OutOfDate query={query} />}
      {groups.map((group) => (
        <TitledSection key={group.title} title={group.title}>
          {group.viewings.length === 0 ? (
            <p className="py-5 text-ink-soft">You have no upcoming viewings.</p>
          ) : (
            <ul>
              {group.viewings.map((viewing) => (
                <MyViewingRow key={viewing.booking_id} userId={userId} viewing={viewing} />
              ))}
            </ul>
          )}
        </TitledSection>
      ))}
    </div>
  );
}

export function MyViewingsSkeleton() {
  return (
    <LoadingGroup
      label="Loading your viewings..."
      className="grid max-w-3xl gap-6"
      shapes={["h-8 w-32", "h-28", "h-28"]}
    />
  );
}
