import type { MapHome } from "@domain/search/map.ts";
import { useMarks } from "@web/session/home-marks.ts";
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
import { type HomeGroup, isOneSpot } from "./groups.ts";
import { clusterIcon, homeIcon } from "./price-pill.ts";

/** @param byKey what opens should take the focus. */
export type SelectHome = (home: MapHome, byKey: boolean) => void;
/** Homes in one spot, which no zoom separates. @param byKey as above. */
export type SelectGroup = (group: HomeGroup, byKey: boolean) => void;

export const HomeMarker = memo(function HomeMarker(props: {
  home: MapHome;
  /** The marker is open, or its home is hovered in the list. */
  isMarked: boolean;
  scale: number;
  onSelect: SelectHome;
}) {
  const { home, isMarked, scale, onSelect } = props;
  const { lat, lng, price, status } = home;
  const isSeen = useMarks(({ seen }) => seen.has(home.id));
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const icon = useMemo(
    () => homeIcon({ price, status, isSeen }, scale),
    [price, status, isSeen, scale],
  );
  const handlers = useMemo(() => pressed((byKey) => onSelect(home, byKey)), [home, onSelect]);
  const marker = useMarked(isMarked, icon);
  return (
    <Marker ref={marker} position={position} icon={icon} eventHandlers={handlers} riseOnHover />
  );
});

/** Homes that have no room side by side; pressing it zooms in, or opens a list of them. */
export const GroupMarker = memo(function GroupMarker(props: {
  group: HomeGroup;
  /** The cluster's number is an estimate. */
  isAbout: boolean;
  isMarked: boolean;
  scale: number;
  onSelect: SelectGroup;
}) {
  const { group, isAbout, isMarked, scale, onSelect } = props;
  const map = useMap();
  const { lat, lng, count, homes } = group;
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const isSpot = useMemo(() => homes !== undefined && isOneSpot(homes), [homes]);
  const icon = useMemo(
    () => clusterIcon(count, isSpot ? " in one place, show them" : ", zoom in", scale, isAbout),
    [count, isAbout, isSpot, scale],
  );
  const handlers = useMemo(
    () =>
      pressed((byKey) => {
        if (isSpot || map.getZoom() >= map.getMaxZoom()) return onSelect(group, byKey);
        const [west, south, east, north] = group.bounds;
        const bounds = latLngBounds(latLng(south, west), latLng(north, east));
        // The homes may fit at this zoom; a press must still zoom in.
        const zoom = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1);
        map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
      }),
    [map, group, isSpot, onSelect],
  );
  const marker = useMarked(isMarked, icon);
  return (
    <Marker ref={marker} position={position} icon={icon} eventHandlers={handlers} riseOnHover />
  );
});

/** Only the class changes: a new icon would be a new element and lose the focus. */
function useMarked(isMarked: boolean, icon: unknown) {
  const marker = useRef<LeafletMarker>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new icon has to be updated too
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle("is-marked", isMarked);
    marker.current?.setZIndexOffset(isMarked ? 1000 : 0);
  }, [isMarked, icon]);
  return marker;
}

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
