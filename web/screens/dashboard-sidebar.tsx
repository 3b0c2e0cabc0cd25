import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { PANELS } from "@web/features/dashboard/panels.ts";
import { Sidebar } from "@web/features/dashboard/sidebar.tsx";
import { usePanel } from "@web/features/dashboard/use-panel.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import type { DashboardPanel } from "@web/lib/paths.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { lazy, Suspense } from "react";

const DashboardDocuments = lazy(() => import("./dashboard-documents.tsx"));
const DashboardTimeline = lazy(() => import("./dashboard-timeline.tsx"));
const DashboardProfile = lazy(() => import("./dashboard-profile.tsx"));
const DashboardAvailability = lazy(() => import("./dashboard-availability.tsx"));

/** `/dashboard?panel=…`: the panel that the address asks for, each with code of its own. */
export function DashboardSidebar({ user }: { user: SessionUser }) {
  const { panel, close } = usePanel();
  if (!panel) return null;
  return (
    <Sidebar panel={panel} onClose={close}>
      <PanelTitle panel={panel} />
      <ErrorBoundary level={3} title="This part could not be shown" resetKey={panel}>
        <Suspense fallback={<PanelSkeleton />}>
          <Panel panel={panel} user={user} />
        </Suspense>
      </ErrorBoundary>
    </Sidebar>
  );
}

function Panel({ panel, user }: { panel: DashboardPanel; user: SessionUser }) {
  if (panel === "documents") return <DashboardDocuments userId={user.id} />;
  if (panel === "timeline") return <DashboardTimeline userId={user.id} />;
  if (panel === "profile") return <DashboardProfile key={user.id} user={user} />;
  return <DashboardAvailability userId={user.id} />;
}

/** Names the tab while a panel is open. */
function PanelTitle({ panel }: { panel: DashboardPanel }) {
  usePageTitle(PANELS[panel].title);
  return null;
}

function PanelSkeleton() {
  return (
    <LoadingGroup label="Loading..." className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </LoadingGroup>
  );
}
