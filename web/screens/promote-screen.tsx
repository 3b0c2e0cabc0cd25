import { ErrorState } from "@web/components/error-state.tsx";
import { PromoteHome } from "@web/features/promote/promote-home.tsx";
import { PromoteSkeleton } from "@web/features/promote/promote-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { RequireSession } from "@web/session/require-session.tsx";

/** `/my-listings/:id/promote`: a home's figures, and what its owner prints and posts. */
export default function PromoteScreen() {
  usePageTitle("Find your buyer");
  const { id = "" } = useParams();
  return (
    <div className="page max-w-5xl pt-6 pb-14 sm:pt-8">
      <RequireSession
        loading={<PromoteSkeleton />}
        failed={(failure) => <ErrorState level={1} {...failure} />}
      >
        {(user) => <PromoteHome key={`${user.id}-${id}`} userId={user.id} listingId={id} />}
      </RequireSession>
    </div>
  );
}
