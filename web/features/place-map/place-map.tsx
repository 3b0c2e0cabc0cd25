import { fullAddress } from "@domain/listings.ts";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

// If its code can't be loaded (offline), the address still shows.
const PlaceMapCanvas = lazy(() =>
  import("./place-map-canvas.tsx").catch(() => ({ default: MapUnavailable })),
);

/** How far below the viewport the map starts to load. */
const LOAD_AHEAD = "400px";

type Place = {
  address: string;
  city: string;
  state: string;
  zip_code: string;
  lat: number | null;
  lng: number | null;
};

/**
 * Where a home is: always its address, plus a map that loads when it scrolls near. A home without
 * coordinates has only the address.
 */
export function PlaceMap({ place }: { place: Place }) {
  const [box, isNear] = useNear<HTMLDivElement>();
  const address = fullAddress(place);
  return (
    <div>
      <p className="text-ink-soft">{address}</p>
      {place.lat !== null && place.lng !== null && (
        <div
          ref={box}
          className="mt-4 h-80 overflow-hidden rounded-lg bg-sunken ring-1 ring-line @3xl:h-[400px]"
        >
          {isNear && (
            <Suspense fallback={null}>
              <PlaceMapCanvas
                lat={place.lat}
                lng={place.lng}
                label={[place.city, place.state].filter(Boolean).join(", ")}
                address={address}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

function MapUnavailable() {
  return (
    <p className="flex h-full items-center justify-center px-4 text-center text-ink-faint text-sm">
      The map could not be loaded.
    </p>
  );
}

/** True once the element has come near the viewport. */
function useNear<T extends Element>() {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    if (typeof IntersectionObserver === "undefined") return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear] as const;
}
