import { MAP_TEXTS } from "@domain/search/map-tiles.ts";
import { geolocation } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { useLocation } from "@web/lib/router.tsx";
import { useCallback, useEffect, useState } from "react";

/** The visitor's place. A new object is a new request to show it. */
export type MyPlace = { lat: number; lng: number; accuracyM: number };

const PATIENCE_MS = 10_000;
/** An answer of the last minute will do: people don't move far while they look at homes. */
const FRESH_MS = 60_000;

/** Whether the visitor searched for homes near them, in plain words. */
export function useIsNearby(): boolean {
  const { isNearby } = (useLocation().state ?? {}) as { isNearby?: unknown };
  return isNearby === true;
}

/**
 * Asks the device for its place, only when the visitor presses the button or writes "near me".
 *
 * @param onFound called before the map moves there.
 */
export function useMyPlace(onFound: () => void) {
  const { key } = useLocation();
  const isNearby = useIsNearby();
  const [place, setPlace] = useState<MyPlace>();
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback(() => {
    const failed = (text: string) => {
      setAsking(false);
      notify({ tone: "warn", text });
    };
    const device = geolocation();
    if (!device) return failed(MAP_TEXTS.placeUnknown);
    setAsking(true);
    device.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound();
        setPlace({ lat: coords.latitude, lng: coords.longitude, accuracyM: coords.accuracy });
      },
      ({ code, PERMISSION_DENIED }) =>
        failed(code === PERMISSION_DENIED ? MAP_TEXTS.placeRefused : MAP_TEXTS.placeUnknown),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  }, [onFound]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each such search asks once
  useEffect(() => {
    if (isNearby) ask();
  }, [key, isNearby, ask]);

  return { place, isAsking, ask };
}
