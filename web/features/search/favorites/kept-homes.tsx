import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState, LoadError } from "@web/components/error-state.tsx";
import { HomesGridSkeleton, HomesHeading, homesGrid } from "@web/components/homes-grid.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { MissingHome } from "@web/components/missing-home.tsx";
import { loadFavorites, setFavorite } from "@web/session/favorites.ts";
import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { CompareBar } from "./compare-bar.tsx";
import { HomeNote } from "./home-note.tsx";
import { useCompareChoice } from "./use-compare-choice.ts";
import { useKeptHomes } from "./use-kept-homes.ts";

export function KeptHomes({
  renderCard,
}: {
  /** The card with its heart: another feature, passed in by the screen. */
  renderCard: (home: KeptListing, isFirst: boolean) => ReactNode;
}) {
  const { status, count, homes, query } = useKeptHomes();
  const choice = useCompareChoice();

  if (homes.length === 0) {
    if (status === "loading") return <KeptHomesSkeleton />;
    if (status === "failed") {
      return (
        <ErrorState
          title="Your favorites could not be loaded"
          text={ERRORS.favorites_unavailable.text}
          onRetry={loadFavorites}
        />
      );
    }
    return <NoFavorites />;
  }
  if (query.isPending) return <KeptHomesSkeleton />;
  if (query.isError) {
    return (
      <LoadError
        title="Error Loading Properties"
        text={textOf(query.error, "listings_unavailable")}
        query={query}
      />
    );
  }
  return (
    <section aria-labelledby="kept-title">
      <HomesHeading id="kept-title" count={count} />
      {status === "failed" && (
        <InlineNotice
          tone="warn"
          className="mb-6"
          action={{ label: "Try again", onSelect: loadFavorites }}
        >
          {ERRORS.favorites_unavailable.text}
        </InlineNotice>
      )}
      {/* Keeps a focused element from hiding behind the bar at the bottom. */}
      <ul className={`${homesGrid()} [&_:is(a,button,input)]:scroll-mb-32`}>
        {homes.map(({ id, home }, position) =>
          home ? (
            <li key={id} className={position < FIRST_ROW ? "" : "lazy-card"}>
              {renderCard(home, position === 0)}
              <Checkbox
                className="mt-2"
                label={
                  <>
                    Compare <span className="sr-only">{home.title || FALLBACK_TITLE}</span>
                  </>
                }
                checked={choice.ids.includes(id)}
                onChange={(event) => choice.toggle(id, event.target.checked)}
              />
              <HomeNote home={home} />
            </li>
          ) : (
            home === null && (
              <li key={id}>
                <MissingHome
                  text="A home you saved was sold or removed."
                  removeLabel="Remove from favorites"
                  onRemove={() => setFavorite(id, false)}
                />
              </li>
            )
          ),
        )}
      </ul>
      <CompareBar choice={choice} />
    </section>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      title="No favorites yet"
      text="Press the heart on a home you like, and it will be waiting for you here."
      icon={<Heart />}
      action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
    />
  );
}

function KeptHomesSkeleton() {
  return <HomesGridSkeleton label="Loading your favorites..." />;
}

/** The cards in a wide screen's first row. */
const FIRST_ROW = 4;
