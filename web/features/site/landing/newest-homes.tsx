import type { ListingCard } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { HomeTile, HomeTileSkeleton } from "./home-tile.tsx";
import { STRIP } from "./use-newest-homes.ts";

export function NewestHomes(props: {
  homes: ListingCard[] | undefined;
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
}) {
  return (
    <section aria-labelledby="homes" className="page pt-14 sm:pt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line border-b pb-4">
        <h2 id="homes" className="font-display font-medium text-heading">
          Just listed by their owners
        </h2>
        <TextLink to={paths.listings.href()}>See all homes</TextLink>
      </div>
      <Contents {...props} />
    </section>
  );
}

function Contents({ homes, isError, isFetching, onRetry }: Parameters<typeof NewestHomes>[0]) {
  if (isError) {
    return (
      <Instead text="The newest homes could not be loaded.">
        <Button
          variant="secondary"
          onClick={onRetry}
          pending={isFetching}
          pendingText="Trying again..."
        >
          Try again
        </Button>
      </Instead>
    );
  }
  if (homes === undefined) {
    return (
      <LoadingGroup label="Loading the newest homes..." className={ROW}>
        {Array.from({ length: STRIP }, (_, tile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all the same
          <div key={tile} className={TILE}>
            <HomeTileSkeleton />
          </div>
        ))}
      </LoadingGroup>
    );
  }
  if (homes.length === 0) {
    return (
      <Instead text="No home is listed yet. Yours would be the first one people see here.">
        <LinkButton to={paths.sell.href()} variant="secondary">
          List your home
        </LinkButton>
      </Instead>
    );
  }
  return (
    <ul className={ROW}>
      {homes.map((home) => (
        <li key={home.id} className={TILE}>
          <HomeTile home={home} />
        </li>
      ))}
    </ul>
  );
}

function Instead({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex min-h-72 flex-col items-start justify-center gap-5">
      <p className="max-w-md text-ink-soft text-lead">{text}</p>
      {children}
    </div>
  );
}

/** Side by side where there is room; on a phone a swipeable row out to the screen's edge. */
const ROW =
  "photo-strip mt-7 flex snap-x gap-x-5 gap-y-10 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:grid sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6";
const TILE = "max-sm:w-[78vw] max-sm:shrink-0 snap-start";
