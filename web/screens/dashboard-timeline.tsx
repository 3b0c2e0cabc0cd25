import { panelHref } from "@web/features/dashboard/use-panel.ts";
import { DisclosureNote } from "@web/features/disclosures/own-homes-disclosures.tsx";
import { TimelinePanel } from "@web/features/timeline/timeline-panel.tsx";
import { useLocation } from "@web/lib/router.tsx";

/** The timeline; documents for its tasks are in the panel beside it. */
export default function DashboardTimeline({ userId }: { userId: string }) {
  const location = useLocation();
  return (
    <TimelinePanel
      userId={userId}
      notes={{ "documentation-preparation": <DisclosureNote userId={userId} /> }}
      kitHref={(kit) => `${panelHref(location, "documents")}#kit-${kit}`}
    />
  );
}
