import { displayName } from "@domain/accounts.ts";
import { ERRORS } from "@domain/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/own-homes.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { NoProperty } from "@web/features/own-homes/no-property.tsx";
import { OwnHomes } from "@web/features/own-homes/own-homes.tsx";
import { AllShowings, filtersOf, filtersToQuery } from "@web/features/showings/all-showings.tsx";
import { ShowingsSummary } from "@web/features/showings/showings-summary.tsx";
import { UpcomingShowings } from "@web/features/showings/upcoming-showings.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { failureReason } from "@web/lib/failure-reason.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { paths } from "@web/lib/paths.ts";
import { RequireSession } from "@web/session/require-session.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { CalendarClock } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

/** What an owner comes for: who wants to see the homes, and the answer. */
export default function DashboardScreen() {
  usePageTitle("Dashboard");
  return (
    <RequireSession
      loading={<DashboardSkeleton />}
      failed={(problem, retry) => (
        <ErrorState level={1} title={problem} text={ERRORS.network.text} onRetry={retry} />
      )}
    >
      {(user) => <Dashboard user={user} />}
    </RequireSession>
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const homes = useQuery(ownHomesQuery(user.id));
  const [query, setQuery] = useSearchParams();
  const over = useBackgroundState();
  const showsAll = query.get("showings") === "all";

  if (homes.isPending) return <DashboardSkeleton />;
  return (
    <div className="page grid gap-10 py-10 sm:gap-14 sm:py-14">
      <PageHeader
        kicker="Dashboard"
        title={`Hello, ${firstName(user)}`}
        actions={
          homes.data &&
          homes.data.length > 0 && (
            <LinkButton variant="secondary" to={paths.availability.href()} state={over}>
              <CalendarClock aria-hidden="true" className="size-4" />
              Manage Availability
            </LinkButton>
          )
        }
      />
      {homes.isError && !homes.data ? (
        <ErrorState
          title={ERRORS.user_listings_unavailable.text}
          text={failureReason(homes.error)}
          onRetry={() => void homes.refetch()}
          pending={homes.isFetching}
        />
      ) : homes.data.length === 0 ? (
        <NoProperty />
      ) : showsAll ? (
        <div className="grid gap-6">
          <BackLink to={paths.dashboard.href()}>Upcoming showings</BackLink>
          <AllShowings
            userId={user.id}
            homes={homes.data}
            filters={filtersOf(query, homes.data)}
            onFilters={(filters) => setQuery(filtersToQuery(filters))}
          />
        </div>
      ) : (
        <>
          <ShowingsSummary
            userId={user.id}
            pendingHref={`${ALL_HREF}&status=pending`}
            activeHomes={homes.data.filter((home) => home.status === "active").length}
          />
          <div className="grid gap-14 lg:grid-cols-[1fr_24rem]">
            <UpcomingShowings userId={user.id} allHref={ALL_HREF} />
            <OwnHomes homes={homes.data} />
          </div>
        </>
      )}
    </div>
  );
}

const ALL_HREF = `${paths.dashboard.href()}?showings=all`;

function firstName(user: SessionUser): string {
  return displayName(user).split(/\s+/)[0] ?? "";
}
