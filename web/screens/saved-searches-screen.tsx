import { PageHeader } from "@web/components/page-header.tsx";
import {
  SavedSearchesSkeleton,
  SavedSearchList,
} from "@web/features/search/saved-searches/saved-search-list.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MembersOnly } from "./members-only.tsx";

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
      <MembersOnly loading={<SavedSearchesSkeleton />}>
        {(user) => <SavedSearchList user={user} />}
      </MembersOnly>
    </div>
  );
}
