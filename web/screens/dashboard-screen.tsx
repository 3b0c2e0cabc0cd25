import { useQuery } from "@tanstack/react-query";
import { summaryQuery } from "@web/api/dashboard.ts";
import { ownHomesQuery } from "@web/api/own-homes.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { FolderButton } from "@web/features/dashboard/folder-button.tsx";
import { Greeting } from "@web/features/dashboard/greeting.tsx";
import { useViewFocus } from "@web/features/dashboard/use-view-focus.ts";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { paths } from "@web/lib/paths.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { RequireSession } from "@web/session/require-session.tsx";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { CalendarClock } from "lucide-react";
import { useRef } from "react";
import { DashboardBookings } from "./dashboard-bookings.tsx";
import { DashboardBuyer } from "./dashboard-buyer.tsx";
import { DashboardOwner } from "./dashboard-owner.tsx";
import { DashboardSidebar } from "./dashboard-sidebar.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

/** An owner's home base during a sale: what to do next, where things stand, and the tools. */
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
  // Both queries tell whether there is a home; the first answer decides what to show.
  const summary = useQuery(summaryQuery(user.id));
  const homeCount = homes.data?.length ?? summary.data?.homes;
  const [query] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const shown = query.get("showings");
  useViewFocus(frame, shown ?? "overview");
  return (
    <>
      <div ref={frame}>
        {shown ? (
          <DashboardBookings userId={user.id} homes={homes} shown={shown} />
        ) : homeCount === undefined && homes.isPending ? (
          <DashboardSkeleton />
        ) : homeCount === 0 ? (
          <DashboardBuyer userId={user.id} />
        ) : (
          <DashboardOwner userId={user.id} homes={homes} />
        )}
      </div>
      <FolderButton />
      <DashboardSidebar user={user} />
    </>
  );
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
