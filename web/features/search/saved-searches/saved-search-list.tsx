import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { savedSearchesQuery } from "@web/api/search/saved-searches.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { BellRing } from "lucide-react";
import { SavedSearchItem } from "./saved-search-item.tsx";

/** A user's saved searches, in each of the list's states. */
export function SavedSearchList({ user }: { user: SessionUser }) {
  const query = savedSearchesQuery(user.id);
  const searches = useQuery(query);

  if (searches.isPending) return <SavedSearchesSkeleton />;
  if (searches.isError && !searches.data) {
    return <LoadError title={ERRORS.saved_searches_unavailable.text} query={searches} />;
  }
  if (searches.data.length === 0) return <NoSearches />;
  return (
    <ul className="border-line border-t">
      {searches.data.map((search) => (
        <SavedSearchItem key={search.id} search={search} queryKey={query.queryKey} />
      ))}
    </ul>
  );
}

function NoSearches() {
  return (
    <EmptyState
      icon={<BellRing />}
      title="No saved searches yet"
      text="Set the filters to what you are looking for and press “Save search”. We email you when a home comes on the market or a price changes."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

export function SavedSearchesSkeleton() {
  return (
    <LoadingGroup
      label="Loading saved searches..."
      className="grid gap-4"
      shapes={["h-24 w-full", "h-24 w-full"]}
    />
  );
}
