import type { DashboardPanel } from "@domain/site/paths.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { PANELS } from "@web/features/people/dashboard/panels.ts";
import { Sidebar } from "@web/features/people/dashboard/sidebar.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { lazy, type ReactNode } from "react";

const DashboardDocuments = lazy(() => arrivingCode(import("./dashboard-documents.tsx")));
const DashboardTimeline = lazy(() => arrivingCode(import("./dashboard-timeline.tsx")));
const DashboardProfile = lazy(() => arrivingCode(import("./dashboard-profile.tsx")));
const DashboardAvailability = lazy(() => arrivingCode(import("./dashboard-availability.tsx")));
const DashboardQuestions = lazy(() => arrivingCode(import("./dashboard-questions.tsx")));

const CONTENTS: Record<DashboardPanel, (user: SessionUser) => ReactNode> = {
  documents: (user) => <DashboardDocuments userId={user.id} />,
  timeline: (user) => <DashboardTimeline userId={user.id} />,
  profile: (user) => <DashboardProfile key={user.id} user={user} />,
  availability: (user) => <DashboardAvailability userId={user.id} />,
  questions: (user) => <DashboardQuestions key={user.id} user={user} />,
};

/** `/dashboard?panel=…`: the panel named in the address, each loaded separately. */
export default function DashboardSidebar(props: {
  user: SessionUser;
  panel: DashboardPanel;
  onClose: () => void;
}) {
  const { user, panel, onClose } = props;
  return (
    <Sidebar panel={panel} onClose={onClose}>
      <PanelTitle panel={panel} />
      <LazyPart title="This part could not be shown" resetKey={panel} skeleton={<PanelSkeleton />}>
        {CONTENTS[panel](user)}
      </LazyPart>
    </Sidebar>
  );
}

/** Names the tab while a panel is open. */
function PanelTitle({ panel }: { panel: DashboardPanel }) {
  usePageTitle(PANELS[panel].title);
  return null;
}

function PanelSkeleton() {
  return (
    <LoadingGroup label="Loading..." className="grid gap-5" shapes={["h-11", "h-24", "h-24"]} />
  );
}
