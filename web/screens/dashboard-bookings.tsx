import { paths } from "@domain/site/paths.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { BackLink } from "@web/components/back-link.tsx";
import {
  AllShowings,
  filtersOf,
  filtersToQuery,
} from "@web/features/showings/showings/all-showings.tsx";
import { OneShowing } from "@web/features/showings/showings/one-showing.tsx";
import { useSearchParams } from "@web/lib/router.tsx";

/**
 * `/dashboard?showings=all` lists every booking, with its filters in the address;
 * `/dashboard?showings=<id>` shows one.
 */
export default function DashboardBookings(props: {
  userId: string;
  homes: UseQueryResult<OwnHome[]>;
  shown: string;
}) {
  const { userId, homes, shown } = props;
  const [query, setQuery] = useSearchParams();
  return (
    <div className="grid gap-6">
      <BackLink to={paths.dashboard.href()}>Dashboard</BackLink>
      {shown === "all" ? (
        <AllShowings
          userId={userId}
          homes={homes.data ?? []}
          filters={filtersOf(query, homes.data)}
          onFilters={(filters) => setQuery(filtersToQuery(filters))}
        />
      ) : (
        <OneShowing key={shown} userId={userId} id={shown} />
      )}
    </div>
  );
}
