import type { ListingCard } from "@domain/homes/listings.ts";
import type { MapHome } from "@domain/search/map.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { useSnapScroller } from "@web/components/use-snap-scroller.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { HomePopup } from "./home-popup.tsx";

/**
 * The home that was pressed on a phone's map, at its lower edge; a swipe, a button or an arrow key goes to the next one
 * in view.
 */
export function HomeCards(props: {
  /** The homes in the order in which they are swiped through. */
  homes: readonly MapHome[];
  /** The one that is open. */
  at: number;
  /** The cards that the list already knows. */
  listings: readonly ListingCard[];
  /** Opened by keyboard, so the focus moves into it. */
  takesFocus: boolean;
  onStep: (to: number) => void;
  onClose: () => void;
}) {
  const { homes, at, listings, onStep, onClose } = props;
  const strip = useSnapScroller(at, onStep);
  const hasNext = at < homes.length - 1;
  return (
    <section
      aria-label="Homes on the map"
      className="map-card"
      onKeyDown={({ key }) => {
        if (key === "ArrowRight" && hasNext) onStep(at + 1);
        if (key === "ArrowLeft" && at > 0) onStep(at - 1);
      }}
    >
      <div className="flex items-center border-line border-b pl-3">
        <p role="status" className="flex-1 text-ink-soft text-sm tabular-nums">
          {`${at + 1} of ${homes.length}`}
        </p>
        <IconButton
          size="sm"
          label="Previous home"
          icon={<ChevronLeft />}
          aria-disabled={at === 0}
          onClick={() => at > 0 && onStep(at - 1)}
        />
        <IconButton
          size="sm"
          label="Next home"
          icon={<ChevronRight />}
          aria-disabled={!hasNext}
          onClick={() => hasNext && onStep(at + 1)}
        />
        <IconButton size="sm" label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div {...strip} className="map-card-strip">
        {homes.map(({ id }, n) => (
          <div key={id} inert={n !== at}>
            {/* The next one is loaded before it is swiped to. */}
            {Math.abs(n - at) <= 1 && (
              <HomePopup
                id={id}
                layout="card"
                known={listings.find((listing) => listing.id === id)}
                takesFocus={n === at && props.takesFocus}
                onEscape={onClose}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
