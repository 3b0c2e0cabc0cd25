import { ERRORS } from "@domain/errors.ts";
import { paths } from "@domain/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import {
  AvailabilityPanel,
  PanelSkeleton,
} from "@web/features/availability/availability-panel.tsx";
import { CalendarFeed } from "@web/features/availability/calendar-feed.tsx";
import { HomePicker } from "@web/features/availability/home-picker.tsx";
import { managedHomes } from "@web/features/availability/managed-home.ts";
import { NoProperty } from "@web/features/own-homes/no-property.tsx";
import { UpcomingShowings } from "@web/features/showings/upcoming-showings.tsx";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";

/** The calendar of one of the owner's homes, the same on its page and in the dialog. */
export function AvailabilityContents({ userId }: { userId: string }) {
  const query = useQuery(ownHomesQuery(userId));
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  if (query.isPending) return <PanelSkeleton />;
  if (query.isError && !query.data) {
    return <LoadError title={ERRORS.user_listings_unavailable.text} query={query} />;
  }
  const homes = managedHomes(query.data);
  const home = homes.find(({ id }) => id === search.get("listing")) ?? homes[0];
  if (!home) {
    return <NoProperty>List your home first, then say here when it can be viewed.</NoProperty>;
  }
  return (
    <div className="grid gap-8">
      {homes.length === 1 && (
        <p className="text-ink-soft text-lead">{home.title || home.address}</p>
      )}
      <HomePicker
        homes={homes}
        selected={home.id}
        // The state holds the page that a dialog lies over.
        onSelect={(listing) => setSearch({ listing }, { replace: true, state })}
      />
      <AvailabilityPanel
        key={home.id}
        userId={userId}
        home={home}
        upcoming={
          <UpcomingShowings
            userId={userId}
            listingId={home.id}
            allHref={paths.dashboard.showings({ home: home.id })}
          />
        }
      />
      <CalendarFeed userId={userId} />
    </div>
  );
}
