import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeptListing, keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { HomesGridSkeleton, HomesHeading, homesGrid } from "@web/components/homes-grid.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { MissingHome } from "@web/components/missing-home.tsx";
import { offerUndo } from "@web/lib/undo.ts";
import { loadMarks, useMarks } from "@web/session/home-marks.ts";
import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";

/** The homes a visitor has hidden from results, latest first, each with a button to unhide it. */
export function HiddenHomes({ renderCard }: { renderCard: (home: KeptListing) => ReactNode }) {
  const ids = [...useMarks(({ hidden }) => hidden)];
  const query = useQuery({
    ...keptListingsQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

  function bringBack(id: string, title: string) {
    loadMarks().then(
      ({ setHidden }) => {
        setHidden(id, false);
        offerUndo({
          text: `“${title}” is in your results again.`,
          undo: () => setHidden(id, true),
          undone: `“${title}” is hidden again.`,
          back: `[data-home="${id}"] [data-back]`,
        });
      },
      () => {},
    );
  }

  if (ids.length === 0) return <NothingHidden />;
  if (query.isPending) return <HomesGridSkeleton label="Loading the homes you have hidden..." />;
  if (query.isError) {
    return <LoadError title="Your hidden homes could not be loaded" query={query} />;
  }
  return (
    <section aria-labelledby="hidden-title">
      <HomesHeading id="hidden-title" count={ids.length} />
      <ul className={homesGrid()}>
        {ids.map((id) => {
          const home = query.data?.[id];
          const title = home?.title || FALLBACK_TITLE;
          return (
            <li key={id} data-home={id} className="grid content-start gap-3">
              {home ? (
                <>
                  {renderCard(home)}
                  <Button
                    data-back=""
                    variant="secondary"
                    size="sm"
                    onClick={() => bringBack(id, title)}
                  >
                    Unhide <span className="sr-only">{title}</span>
                  </Button>
                </>
              ) : (
                home === null && (
                  <MissingHome
                    text="A home you hid was sold or removed."
                    removeLabel="Remove it"
                    onRemove={() => bringBack(id, title)}
                  />
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NothingHidden() {
  return (
    <EmptyState
      title="Nothing hidden"
      text="Press the X on a home that is not for you. It then disappears from your results."
      icon={<EyeOff />}
      action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
    />
  );
}
