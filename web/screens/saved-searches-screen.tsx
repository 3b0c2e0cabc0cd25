import { ErrorState } from "@web/components/error-state.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import {
  SavedSearchesSkeleton,
  SavedSearchList,
} from "@web/features/saved-searches/saved-search-list.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { RequireSession } from "@web/session/require-session.tsx";

/** `/saved-searches`: the searches a user is notified about. */
export default function SavedSearchesScreen() {
  usePageTitle("Saved searches");
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="Saved searches"
        title="We keep looking for you"
        lead="New homes and changed prices in your searches, by email, as often as you like."
      />
      <RequireSession
        loading={<SavedSearchesSkeleton />}
        failed={(failure) => <ErrorState {...failure} />}
      >
        {(user) => <SavedSearchList user={user} />}
      </RequireSession>
    </div>
  );
}
