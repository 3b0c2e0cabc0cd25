import type { MapCluster, MapHome } from "@domain/map.ts";
import { useMarks } from "@web/session/marks.ts";
import {
  type LatLngTuple,
  type LeafletEventHandlerFnMap,
  type LeafletKeyboardEvent,
  type Marker as LeafletMarker,
  latLng,
  latLngBounds,
} from "leaflet";
import { memo, useEffect, useMemo, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import { clusterIcon, dotIcon, homeIcon } from "./price-pill.ts";

/** @param byKey the popup should take the focus. */
export type SelectHome = (home: MapHome, byKey: boolean) => void;

export const HomeMarker = memo(function HomeMarker(props: {
  home: MapHome;
  /** Its popup is open, or it is hovered in the list. */
  isMarked: boolean;
  /** Its price would overlap another home's. */
  isDot: boolean;
  onSelect: SelectHome;
}) {
  const { home, isMarked, isDot, onSelect } = props;
  const { lat, lng, price, status } = home;
  const isSeen = useMarks(({ seen }) => seen.has(home.id));
  const marker = useRef<LeafletMarker>(null);
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const icon = useMemo(
    () => (isDot ? dotIcon : homeIcon)({ price, status, isSeen }),
    [isDot, price, status, isSeen],
  );
  const handlers = useMemo(() => pressed((byKey) => onSelect(home, byKey)), [home, onSelect]);

  // Only the class changes: a new icon would be a new element and lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new icon has to be updated too
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.classList.toggle("is-marked", isMarked);
    marker.current?.setZIndexOffset(isMarked ? 1000 : isDot ? 0 : 500);
  }, [isMarked, isDot, icon]);

  return (
    <Marker ref={marker} position={position} icon={icon} eventHandlers={handlers} riseOnHover />
  );
});

/** A cluster of homes; pressing it zooms in. */
export const ClusterMarker = memo(function ClusterMarker({ cluster }: { cluster: MapCluster }) {
  const map = useMap();
  const { lat, lng, count } = cluster;
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const icon = useMemo(() => clusterIcon(count), [count]);
  const handlers = useMemo(
    () =>
      pressed(() => {
        const [west, south, east, north] = cluster.bounds;
        const bounds = latLngBounds(latLng(south, west), latLng(north, east));
        // Homes in one spot fit at any zoom; a press must still zoom in.
        const zoom = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1);
        map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
      }),
    [map, cluster],
  );

  return <Marker position={position} icon={icon} eventHandlers={handlers} riseOnHover />;
});

/** Leaflet gives markers a button role but leaves the keys to us. */
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
