import { panelHref } from "@web/features/dashboard/use-panel.ts";
import { TimelinePanel } from "@web/features/timeline/timeline-panel.tsx";
import { useLocation } from "react-router-dom";

/** The timeline; documents for its tasks are in the panel beside it. */
export default function DashboardTimeline({ userId }: { userId: string }) {
  const location = useLocation();
  return (
    <TimelinePanel
      userId={userId}
      kitHref={(kit) => `${panelHref(location, "documents")}#kit-${kit}`}
    />
  );
}
