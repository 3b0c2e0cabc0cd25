import type { ListingCard } from "@domain/homes/listings.ts";
import type { MapHome } from "@domain/search/map.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { X } from "lucide-react";
import { useMemo } from "react";
import { GroupList } from "./group-list.tsx";
import { HomeCards } from "./home-cards.tsx";
import { HomePopup } from "./home-popup.tsx";
import { nextHomes } from "./next-homes.ts";
import type { Selected } from "./use-map-selection.ts";

/**
 * The homes that were pressed on the map: one home or those in one spot, in a popup or, on a phone, as a card at the
 * map's edge.
 */
export function OpenedHomes(props: {
  selected: Selected;
  hasCard: boolean;
  inView: readonly MapHome[];
  /** The cards that the list already knows. */
  listings: readonly ListingCard[];
  onStep: (homes: readonly MapHome[], to: number) => void;
  onClose: () => void;
}) {
  const { selected, hasCard, inView, listings, onStep, onClose } = props;
  const passed = "home" in selected ? selected.passed : NONE;
  const homes = useMemo(() => nextHomes(passed, inView), [passed, inView]);

  if ("group" in selected) {
    const list = (
      <GroupList
        homes={selected.group.homes}
        listings={listings}
        takesFocus={selected.byKey}
        onEscape={onClose}
      />
    );
    if (!hasCard) return list;
    return (
      <section aria-label="Homes on the map" className="map-card">
        {list}
        <IconButton
          size="sm"
          label="Close"
          icon={<X />}
          onClick={onClose}
          className="absolute top-1 right-1"
        />
      </section>
    );
  }

  const { id } = selected.home;
  if (!hasCard)
    return (
      <HomePopup
        id={id}
        layout="popup"
        known={listings.find((listing) => listing.id === id)}
        takesFocus={selected.byKey}
        onEscape={onClose}
      />
    );
  return (
    <HomeCards
      // Another press starts over.
      key={passed[0]?.id}
      homes={homes}
      at={passed.findIndex((home) => home.id === id)}
      listings={listings}
      takesFocus={selected.byKey}
      onStep={(to) => onStep(homes, to)}
      onClose={onClose}
    />
  );
}

const NONE: MapHome[] = [];
