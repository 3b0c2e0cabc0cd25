import { CasePage, CaseSkeleton } from "@web/features/talk/reports/case-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/reports/:id`: the outcome of a report, for the person who reported and the person who was reported. */
export default function CaseScreen() {
  usePageTitle("Decision");
  const { id = "" } = useParams();
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-10 sm:gap-10 sm:pt-12 sm:pb-14">
      <MembersOnly level={1} loading={<CaseSkeleton />}>
        {(user) => <CasePage key={`${user.id} ${id}`} userId={user.id} id={id} />}
      </MembersOnly>
    </div>
  );
}
