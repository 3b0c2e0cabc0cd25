import { paths } from "@domain/site/paths.ts";
import {
  AvailabilityPanel,
  PanelSkeleton,
} from "@web/features/showings/availability/availability-panel.tsx";
import { UpcomingShowings } from "@web/features/showings/showings/upcoming-showings.tsx";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import { ManagedHomes } from "./managed-homes.tsx";

/** The calendar of one of the owner's homes, the same on its page and in the dialog. */
export function AvailabilityContents({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (
    <ManagedHomes
      userId={userId}
      picked={search.get("listing")}
      // The state holds the page that a dialog is open over.
      onPick={(listing) => setSearch({ listing }, { replace: true, state })}
      skeleton={<PanelSkeleton />}
    >
      {(home) => (
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
      )}
    </ManagedHomes>
  );
}
