import type { ListingCard } from "@domain/homes/listings.ts";
import { parseFilters } from "@domain/search/listing-search.ts";
import { searchName } from "@domain/search/saved-searches.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { seenHomesQuery } from "@web/api/homes/seen-homes.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { HomesGridSkeleton, homesGrid } from "@web/components/homes-grid.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { notify } from "@web/lib/notices.ts";
import { forgetSeen } from "@web/lib/offline-caches.ts";
import { loadMarks } from "@web/session/home-marks.ts";
import { forgetSearches, recentSearches } from "@web/session/recent-searches.ts";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";

/** Recently viewed homes stored on this device, available offline. */
export function SeenHomes({ renderCard }: { renderCard: (home: ListingCard) => ReactNode }) {
  const { data: homes, isPending } = useQuery(seenHomesQuery());
  const queryClient = useQueryClient();

  if (isPending) {
    return <HomesGridSkeleton label="Loading the homes you have seen..." />;
  }
  if (!homes || homes.length === 0) return <NothingSeen />;

  async function forget() {
    await forgetSeen();
    // If this call fails (offline), the account keeps the homes until the next attempt.
    await loadMarks()
      .then(({ forgetSeenMarks }) => forgetSeenMarks())
      .catch(() => {});
    forgetSearches();
    queryClient.setQueryData(seenHomesQuery().queryKey, []);
    notify({
      tone: "success",
      text: "The homes you looked at, and your last searches, were removed from this device.",
    });
  }

  return (
    <section aria-labelledby="seen-title">
      <div className="flex flex-wrap items-center justify-between gap-3 py-5">
        <h2 id="seen-title" className="text-ink-soft text-sm">
          {formatCount(homes.length, "home")}
        </h2>
        <Button variant="quiet" size="sm" onClick={() => void forget()}>
          Remove them from this device
        </Button>
      </div>
      <LastSearches />
      <ul className={homesGrid()}>
        {homes.map((home) => (
          <li key={home.id}>{renderCard(home)}</li>
        ))}
      </ul>
    </section>
  );
}

function LastSearches() {
  const searches = recentSearches();
  if (searches.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-6 text-sm">
      <h3 className="font-medium">Your last searches</h3>
      <ul className="contents">
        {searches.map((query) => {
          const search = new URLSearchParams(query);
          return (
            <li key={query}>
              <TextLink to={paths.listings.href(search)} className="wrap-anywhere">
                {searchName(parseFilters(search).filters)}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function NothingSeen() {
  return (
    <EmptyState
      title="No homes seen yet"
      text="Homes you open are saved on this device, so that you can see them offline."
      icon={<Eye />}
      action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
    />
  );
}
