import { ERRORS } from "@domain/errors.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { Price } from "@web/components/price.tsx";
import { Overview } from "@web/features/dashboard/overview.tsx";
import { OPENED_HERE } from "@web/features/dashboard/use-panel.ts";
import { HomePhoto } from "@web/features/own-homes/home-photo.tsx";
import { OwnHomes, OwnHomesSkeleton } from "@web/features/own-homes/own-homes.tsx";
import { UpcomingShowings } from "@web/features/showings/upcoming-showings.tsx";
import { TimelineLine } from "@web/features/timeline/timeline-line.tsx";
import { paths } from "@web/lib/paths.ts";
import { DashboardVesty } from "./dashboard-vesty.tsx";

/** Each part is independent: if one fails, the others still show. */
export function DashboardOwner(props: { userId: string; homes: UseQueryResult<OwnHome[]> }) {
  const { userId, homes } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      <Overview
        userId={userId}
        progress={<TimelineLine userId={userId} state={OPENED_HERE} />}
        renderPhoto={(id) => {
          const home = homes.data?.find((each) => each.id === id);
          return home?.images[0] && <Cover home={home} />;
        }}
      />
      <DashboardVesty userId={userId} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <UpcomingShowings userId={userId} allHref={paths.dashboard.showings()} />
        {homes.data ? (
          <OwnHomes userId={userId} homes={homes.data} />
        ) : homes.isPending ? (
          <OwnHomesSkeleton />
        ) : (
          <LoadError title={ERRORS.user_listings_unavailable.text} query={homes} />
        )}
      </div>
    </div>
  );
}

/** The dashboard's lead photograph, with a caption as in a magazine. */
function Cover({ home }: { home: OwnHome }) {
  return (
    <figure>
      <HomePhoto home={home} sizes="480px" className="aspect-[3/2]" />
      <figcaption className="mt-2.5 flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <span className="truncate">{home.title || home.address}</span>
        <Price price={home.price} size="sm" />
      </figcaption>
    </figure>
  );
}
