import { DisclosureNote } from "@web/features/papers/disclosures/own-homes-disclosures.tsx";
import { HomeSwitch } from "@web/features/people/dashboard/home-switch.tsx";
import { useMeantHome } from "@web/features/people/dashboard/use-meant-home.ts";
import { panelHref } from "@web/features/people/dashboard/use-panel.ts";
import { TimelinePanel } from "@web/features/people/timeline/timeline-panel.tsx";
import { useLocation } from "@web/lib/router.tsx";

/** The timeline; documents for its tasks are in the panel beside it. */
export default function DashboardTimeline({ userId }: { userId: string }) {
  const location = useLocation();
  const { meant } = useMeantHome(userId);
  return (
    <div className="grid gap-6">
      <HomeSwitch userId={userId} />
      <TimelinePanel
        userId={userId}
        home={meant}
        notes={{ "documentation-preparation": <DisclosureNote userId={userId} /> }}
        kitHref={(kit) => `${panelHref(location, "documents")}#kit-${kit}`}
      />
    </div>
  );
}
