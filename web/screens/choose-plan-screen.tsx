import { PageHeader } from "@web/components/page-header.tsx";
import { ChoosePlan, PlansSkeleton } from "@web/features/site/plans/choose-plan.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** Shown after signing up, and to change plans. */
export default function ChoosePlanScreen() {
  usePageTitle("Choose your plan");
  const [query] = useSearchParams();
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="Plans"
        title="Choose your plan"
        lead="Listing your home is free. Either plan gives you more messages to Vesty, and the kit helps with the paperwork."
      />
      <MembersOnly loading={<PlansSkeleton />}>
        {(user) => <ChoosePlan user={user} wasCancelled={query.get("checkout") === "cancelled"} />}
      </MembersOnly>
    </div>
  );
}
