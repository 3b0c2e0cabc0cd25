import { fullAddress } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { type KeptListing, keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Price } from "@web/components/price.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Link } from "@web/lib/router.tsx";
import { loadFavorites, useFavorites } from "@web/session/favorites.ts";

/** Only the newest are here; the favorites page has the rest. */
const SHOWN = 3;

/** The favorite homes of someone looking to buy. */
export function SavedHomes() {
  const { ids, status } = useFavorites();
  const newest = ids.slice(0, SHOWN);
  const query = useQuery({ ...keptListingsQuery(newest), enabled: newest.length > 0 });
  const isLoading = newest.length > 0 ? query.isPending : status === "loading";
  const hasFailed = newest.length > 0 ? query.isError && !query.data : status === "failed";
  return (
    <TitledSection
      title="Saved homes"
      aside={
        ids.length > 0 && (
          <TextLink to={paths.favorites.href()}>
            All {formatCount(ids.length, "saved home")}
          </TextLink>
        )
      }
    >
      {isLoading ? (
        <SavedSkeleton />
      ) : hasFailed ? (
        <InlineNotice
          tone="warn"
          className="mt-5"
          action={retryOf({
            isFetching: query.isFetching,
            refetch: newest.length > 0 ? query.refetch : loadFavorites,
          })}
        >
          Your saved homes could not be loaded. {failureReason(query.error)}
        </InlineNotice>
      ) : newest.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-6">
          <p className="max-w-lg text-ink-soft">
            Press the heart on a home you like, and it will be waiting for you here.
          </p>
          <LinkButton variant="secondary" to={paths.listings.href()}>
            See all homes
          </LinkButton>
        </div>
      ) : (
        <SavedList homes={newest.map((id) => query.data?.[id])} />
      )}
    </TitledSection>
  );
}

/** Homes that have left the market are explained on the favorites page. */
function SavedList({ homes }: { homes: (KeptListing | null | undefined)[] }) {
  const over = useBackgroundState();
  return (
    <ul>
      {homes
        .filter((home) => home != null)
        .map((home) => (
          <li
            key={home.id}
            className="relative grid grid-cols-[6.5rem_1fr] gap-4 border-line border-b py-5"
          >
            <HomePhoto image={home.images[0]} sizes="104px" className="aspect-[4/3]" />
            <div className="grid min-w-0 content-start gap-1">
              <h3 className="wrap-anywhere font-medium">
                <Link
                  to={paths.listing.href(home.id)}
                  state={over}
                  className="rounded-sm underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
                >
                  {home.title}
                </Link>
              </h3>
              <p translate="no" className="text-ink-soft text-sm">
                {fullAddress(home)}
              </p>
              <Price price={home.price} size="sm" />
            </div>
          </li>
        ))}
    </ul>
  );
}

function SavedSkeleton() {
  return (
    <LoadingGroup label="Loading your saved homes...">
      {["a", "b", "c"].map((row) => (
        <div key={row} className="grid grid-cols-[6.5rem_1fr] gap-4 border-line border-b py-5">
          <Skeleton className="aspect-[4/3]" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-full max-w-sm" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
