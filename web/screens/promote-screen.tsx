import { PromoteHome } from "@web/features/homes/promote/promote-home.tsx";
import { PromoteSkeleton } from "@web/features/homes/promote/promote-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/my-listings/:id/promote`: a home's figures, and what its owner prints and posts. */
export default function PromoteScreen() {
  usePageTitle("Find your buyer");
  const { id = "" } = useParams();
  return (
    <div className="page max-w-5xl pt-6 pb-14 sm:pt-8">
      <MembersOnly level={1} loading={<PromoteSkeleton />}>
        {(user) => <PromoteHome key={`${user.id}-${id}`} userId={user.id} listingId={id} />}
      </MembersOnly>
    </div>
  );
}
