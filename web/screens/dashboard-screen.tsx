import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { buyerStateQuery } from "@web/api/people/buyer-state.ts";
import { summaryQuery } from "@web/api/people/dashboard.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LowerPart } from "@web/components/lower-part.tsx";
import { FolderButton } from "@web/features/people/dashboard/folder-button.tsx";
import { Greeting } from "@web/features/people/dashboard/greeting.tsx";
import { usePanel } from "@web/features/people/dashboard/use-panel.ts";
import { useViewFocus } from "@web/features/people/dashboard/use-view-focus.ts";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { useIsOutdated } from "@web/lib/use-is-outdated.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { RequireSession } from "@web/session/require-session.tsx";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { CalendarClock } from "lucide-react";
import { lazy, useEffect, useRef } from "react";
import { DashboardBuyer } from "./dashboard-buyer.tsx";
import { DashboardOwner } from "./dashboard-owner.tsx";
import { DashboardSkeleton, VestySkeleton } from "./dashboard-skeleton.tsx";

const DashboardBookings = lazyScreen(() => import("./dashboard-bookings.tsx"));
const DashboardSidebar = lazyScreen(() => import("./dashboard-sidebar.tsx"));
const DashboardVesty = lazy(() => arrivingCode(import("./dashboard-vesty.tsx")));

/** An owner's dashboard during a sale: what to do next, the status, and the tools. */
export default function DashboardScreen() {
  usePageTitle("Dashboard");
  const { user } = useSession();
  return (
    <div className="group/dashboard page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:gap-10 sm:pt-10 sm:pb-8">
      <Greeting user={user} actions={user && <ManageAvailability userId={user.id} />} />
      <RequireSession
        loading={<DashboardSkeleton />}
        failed={(failure) => <ErrorState {...failure} />}
      >
        {(signedIn) => <Dashboard key={signedIn.id} user={signedIn} />}
      </RequireSession>
    </div>
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const homes = useQuery(ownHomesQuery(user.id));
  const isOutdated = useIsOutdated(ownHomesQuery(user.id).queryKey, homes);
  // Both queries tell whether there is a home; the first answer decides which dashboard is shown.
  const summary = useQuery(summaryQuery(user.id));
  const homeCount = homes.data?.length ?? summary.data?.homes;
  const buyer = useQuery(buyerStateQuery(user.id));
  // The part's place depends on how urgent it is, so the other parts wait for it. A failure only leaves it out.
  const isBuyerKnown = !buyer.isPending || buyer.failureCount > 0;
  const [query] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const shown = query.get("showings");
  const view = shown ?? "overview";
  useViewFocus(frame, view);
  const { panel, close } = usePanel();
  useEffect(() => whenSomeoneReads(preloadViews), []);
  const vesty = (
    <LowerPart skeleton={<VestySkeleton />} isWanted={query.has("ask")}>
      <DashboardVesty userId={user.id} />
    </LowerPart>
  );
  return (
    <>
      <div ref={frame}>
        <LazyPart
          level={2}
          title="This part could not be shown"
          resetKey={view}
          skeleton={<DashboardSkeleton />}
        >
          {/* One part for all views: the old one stays until the next one's code is there. */}
          {shown ? (
            <DashboardBookings userId={user.id} homes={homes} shown={shown} />
          ) : !isBuyerKnown ||
            (homeCount === undefined && homes.isPending) ||
            (homeCount === 0 && isOutdated) ? (
            <DashboardSkeleton />
          ) : homeCount === 0 ? (
            <DashboardBuyer userId={user.id} buyer={buyer.data} vesty={vesty} />
          ) : (
            <DashboardOwner userId={user.id} homes={homes} buyer={buyer.data} vesty={vesty} />
          )}
        </LazyPart>
      </div>
      <FolderButton />
      <LazyPart level={2} title="Your folder could not be shown" resetKey={panel}>
        {panel && <DashboardSidebar user={user} panel={panel} onClose={close} />}
      </LazyPart>
    </>
  );
}

/** The screens that the first press on this page opens. */
function preloadViews() {
  DashboardBookings.preload();
  DashboardSidebar.preload();
}

function ManageAvailability({ userId }: { userId: string }) {
  const { data: homes } = useQuery(ownHomesQuery(userId));
  const over = useBackgroundState();
  if (!homes || homes.length === 0) return null;
  return (
    <LinkButton
      variant="secondary"
      to={paths.availability.href()}
      state={over}
      className="max-sm:hidden"
    >
      <CalendarClock aria-hidden="true" className="size-4" />
      Manage Availability
    </LinkButton>
  );
}
