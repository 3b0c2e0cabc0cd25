import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { OwnHomes, OwnHomesSkeleton } from "@web/features/homes/own-homes/own-homes.tsx";
import { UpcomingShowings } from "@web/features/showings/showings/upcoming-showings.tsx";

/** An owner's next showings, and their homes. */
export default function DashboardLists(props: {
  userId: string;
  homes: UseQueryResult<OwnHome[]>;
}) {
  const { userId, homes } = props;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <UpcomingShowings userId={userId} allHref={paths.dashboard.showings()} />
      {homes.data ? (
        <OwnHomes userId={userId} homes={homes.data} />
      ) : homes.isPending ? (
        <OwnHomesSkeleton />
      ) : (
        <LoadError title={FIRST_ERRORS.user_listings_unavailable.text} query={homes} />
      )}
    </div>
  );
}
