import type { MapCluster, MapHome } from "@domain/map.ts";
import {
  type LatLngTuple,
  type LeafletEventHandlerFnMap,
  type LeafletKeyboardEvent,
  type Marker as LeafletMarker,
  latLng,
  latLngBounds,
} from "leaflet";
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import { clusterIcon, dotIcon, homeIcon } from "./price-pill.ts";

/** @param byKey the keyboard wants to go on in what opens. */
export type SelectHome = (home: MapHome, byKey: boolean) => void;

/** A home, a press away from its popup. */
export const HomeMarker = memo(function HomeMarker(props: {
  home: MapHome;
  /** It is meant: its popup is open, or the pointer is on it in the list. */
  isMarked: boolean;
  /** Its price would lie on that of another home. */
  isDot: boolean;
  onSelect: SelectHome;
}) {
  const { home, isMarked, isDot, onSelect } = props;
  const { lat, lng, price, status } = home;
  const marker = useRef<LeafletMarker>(null);
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const icon = useMemo(
    () => (isDot ? dotIcon : homeIcon)({ price, status }),
    [isDot, price, status],
  );
  const handlers = useMemo(() => pressed((byKey) => onSelect(home, byKey)), [home, onSelect]);

  useKeptFocus(marker);

  // Its class alone changes: another icon would be another element, without the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new icon has to be told too
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.classList.toggle("is-marked", isMarked);
    marker.current?.setZIndexOffset(isMarked ? 1000 : isDot ? 0 : 500);
  }, [isMarked, isDot, icon]);

  return (
    <Marker ref={marker} position={position} icon={icon} eventHandlers={handlers} riseOnHover />
  );
});

/** Homes that crowd; a press zooms to them. */
export const ClusterMarker = memo(function ClusterMarker({ cluster }: { cluster: MapCluster }) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const { lat, lng, count } = cluster;
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const icon = useMemo(() => clusterIcon(count), [count]);
  const handlers = useMemo(
    () =>
      pressed(() => {
        const [west, south, east, north] = cluster.bounds;
        const bounds = latLngBounds(latLng(south, west), latLng(north, east));
        // Homes in one spot fit at any zoom; a press always brings one closer.
        const zoom = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1);
        map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
      }),
    [map, cluster],
  );
  useKeptFocus(marker);

  return (
    <Marker ref={marker} position={position} icon={icon} eventHandlers={handlers} riseOnHover />
  );
});

/** A marker that goes away hands the focus to the map, so that the keyboard is not lost. */
function useKeptFocus(marker: RefObject<LeafletMarker | null>) {
  const map = useMap();
  useLayoutEffect(
    () => () => {
      const element = marker.current?.getElement();
      if (element && element === document.activeElement) {
        map.getContainer().focus({ preventScroll: true });
      }
    },
    [map, marker],
  );
}

/** Leaflet makes a button of a marker, but leaves the keys to us. */
function pressed(act: (byKey: boolean) => void): LeafletEventHandlerFnMap {
  return {
    click: () => act(false),
    keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
      originalEvent.preventDefault();
      act(true);
    },
  };
}
