import "./map-canvas.css";
import type { Corner } from "@domain/search/area.ts";
import type { MapCluster, MapHome } from "@domain/search/map.ts";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { COUNTRY } from "@web/components/map/map-limits.ts";
import type { LatLngTuple, Popup as LeafletPopup } from "leaflet";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { Popup } from "react-leaflet";
import { AreaShape } from "./area-shape.tsx";
import { DrawArea } from "./draw-area.tsx";
import { grouped } from "./groups.ts";
import { InSight } from "./in-sight.tsx";
import { MapAim } from "./map-aim.tsx";
import { GroupMarker, HomeMarker, type SelectGroup, type SelectHome } from "./map-markers.tsx";
import { MapMoves } from "./map-moves.tsx";
import { MyPlaceMark } from "./my-place-mark.tsx";
import { Showing, type ShowingOrder } from "./showing.tsx";
import type { Sight } from "./steady-view.ts";
import type { Aim } from "./use-map-aim.ts";
import type { MoveCause } from "./use-map-search.ts";
import { homesOf, idOf, type Selected } from "./use-map-selection.ts";
import type { MyPlace } from "./use-my-place.ts";

/** Shows all fifty states on a phone. */
const MIN_ZOOM = 2;

const POPUP_WIDTH = 280;

type MapCanvasProps = {
  describedBy: string;
  homes: readonly MapHome[];
  /** The zoom that the homes were requested for. */
  zoom: number;
  clusters: readonly MapCluster[];
  /** The clusters' numbers are estimates. */
  isAbout: boolean;
  aim: Aim | undefined;
  showing: ShowingOrder | undefined;
  /** The markers that were pressed. */
  selected: Selected | undefined;
  /** The home that was pressed is shown at the map's edge, and not in a popup. */
  hasCard: boolean;
  /** The home hovered or focused in the list. */
  pointedId: string | undefined;
  onMove: (sight: Sight, cause: MoveCause) => void;
  onSelect: SelectHome;
  onSelectGroup: SelectGroup;
  onPopupClose: (id: string) => void;
  onWheelZoom: (isOn: boolean) => void;
  tools: ReactNode;
  /** The area that is searched. */
  area: string | undefined;
  isDrawing: boolean;
  onDrawn: (corners: Corner[] | undefined) => void;
  me: MyPlace | undefined;
  children: ReactNode;
};

/** The search's map, loaded together with Leaflet; `children` are the popup's contents. */
export default function MapCanvas(props: MapCanvasProps) {
  const { clusters, zoom, selected, pointedId, onSelect, onSelectGroup } = props;
  const cause = useRef<MoveCause>("hand");
  const scale = useMemo(letterScale, []);
  const { homes, groups } = useMemo(
    () => grouped(props.homes, clusters, zoom, scale),
    [props.homes, clusters, zoom, scale],
  );
  const marked = new Set([...(selected ? homesOf(selected) : []).map(({ id }) => id), pointedId]);
  return (
    <BaseMap
      label="Map of homes for sale"
      describedBy={props.describedBy}
      onWheelZoom={props.onWheelZoom}
      center={COUNTRY.center}
      zoom={COUNTRY.zoom}
      minZoom={MIN_ZOOM}
      bounds={COUNTRY.bounds}
      isWorldwide
      tools={props.tools}
    >
      <MapMoves cause={cause} onMove={props.onMove} />
      <MapAim aim={props.aim} cause={cause} />
      {groups.map((group) => (
        <GroupMarker
          key={`${group.lat},${group.lng},${group.count}`}
          group={group}
          isAbout={props.isAbout}
          isMarked={group.homes?.some(({ id }) => marked.has(id)) ?? false}
          scale={scale}
          onSelect={onSelectGroup}
        />
      ))}
      {homes.map((home) => (
        <HomeMarker
          key={home.id}
          home={home}
          isMarked={marked.has(home.id)}
          scale={scale}
          onSelect={onSelect}
        />
      ))}
      {props.area && <AreaShape area={props.area} />}
      {props.isDrawing && <DrawArea onDrawn={props.onDrawn} />}
      {props.me && <MyPlaceMark place={props.me} cause={cause} />}
      <Showing order={props.showing} cause={cause} onArrive={onSelect} />
      {selected && props.hasCard && <InSight selected={selected} cause={cause} />}
      {selected && !props.hasCard && (
        <PopupFrame key={idOf(selected)} selected={selected} onClose={props.onPopupClose}>
          {props.children}
        </PopupFrame>
      )}
    </BaseMap>
  );
}

/** Markers have a size in pixels, and grow with the letters that people set. */
function letterScale(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10) / 16 || 1;
}

/** Leaflet reopens a popup for each new `position`, hence the memos. */
function PopupFrame(props: {
  selected: Selected;
  onClose: (id: string) => void;
  children: ReactNode;
}) {
  const { selected, onClose } = props;
  const id = idOf(selected);
  const { lat, lng } = "home" in selected ? selected.home : selected.group;
  const position = useMemo<LatLngTuple>(() => [lat, lng], [lat, lng]);
  const handlers = useMemo(() => ({ remove: () => onClose(id) }), [id, onClose]);
  const popup = useRef<LeafletPopup>(null);
  return (
    <Popup
      ref={popup}
      autoPan={false}
      position={position}
      offset={POPUP_OFFSET}
      minWidth={POPUP_WIDTH}
      maxWidth={POPUP_WIDTH}
      autoPanPaddingTopLeft={PADDING_TOP_LEFT}
      autoPanPaddingBottomRight={PADDING_BOTTOM_RIGHT}
      className="map-popup"
      eventHandlers={handlers}
    >
      <PanOnce popup={popup} />
      {props.children}
    </Popup>
  );
}

/**
 * Pans a popup into view when it opens. Leaflet's own autopan would repeat this on each re-render
 * of the popup and pull the map back from where it has moved since.
 */
function PanOnce({ popup }: { popup: RefObject<LeafletPopup | null> }) {
  useEffect(() => {
    const opened = popup.current;
    if (!opened) return;
    opened.options.autoPan = true;
    opened.update();
    opened.options.autoPan = false;
  }, [popup]);
  return null;
}

/** The popup opens above the pill. */
const POPUP_OFFSET: [number, number] = [0, -8];
/** Clear of the controls over the map's edges. */
const PADDING_TOP_LEFT: [number, number] = [16, 60];
const PADDING_BOTTOM_RIGHT: [number, number] = [16, 44];
