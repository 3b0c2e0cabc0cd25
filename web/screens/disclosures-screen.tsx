import { ErrorState } from "@web/components/error-state.tsx";
import { DisclosuresSkeleton } from "@web/features/papers/disclosures/disclosures-skeleton.tsx";
import { DisclosuresView } from "@web/features/papers/disclosures/disclosures-view.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { resumeSession, useSession } from "@web/session/session.ts";

/** `/disclosures/:id`: the documents that a home's owner has published. */
export default function DisclosuresScreen() {
  usePageTitle("Disclosures");
  const { id = "" } = useParams();
  const { status, user, problem } = useSession();
  return (
    <div className="page grid gap-8 pt-6 pb-10 sm:gap-10 sm:pt-8 sm:pb-14">
      {status === "loading" ? (
        <DisclosuresSkeleton level={1} />
      ) : problem ? (
        <ErrorState level={1} {...problem} onRetry={() => void resumeSession()} />
      ) : (
        <DisclosuresView key={`${user?.id} ${id}`} userId={user?.id ?? null} listingId={id} />
      )}
    </div>
  );
}
