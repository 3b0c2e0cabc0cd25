import "./pin-map.css";
import type { Place } from "@web/api/homes/listing-writes.ts";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { useGround } from "@web/components/map/ground.ts";
import { homePin } from "@web/components/map/home-pin.ts";
import { COUNTRY, MAX_ZOOM } from "@web/components/map/map-limits.ts";
import { type Marker as LeafletMarker, latLngBounds } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { movedBy } from "./pin-steps.ts";

type PinMapProps = {
  place: Place | null;
  /** The area shown until there is a place: south, west, north, east. */
  area: readonly [number, number, number, number] | null;
  onMove: (place: Place) => void;
};

/** The zoom is as close as the roof where there are streets, and as the county where there are only outlines. */
const ZOOMS = { waiting: 17, streets: 17, outlines: 9 };

/** A map with one pin: drag it, tap a place, or move it with the arrow keys. */
export default function PinMap({ place, area, onMove }: PinMapProps) {
  const homeZoom = ZOOMS[useGround()];
  return (
    <BaseMap
      label="Map to set the pin"
      describedBy="pin-help"
      center={place ? [place.lat, place.lng] : COUNTRY.center}
      zoom={place ? homeZoom : COUNTRY.zoom}
      minZoom={3}
      maxZoom={MAX_ZOOM}
    >
      <Sight place={place} area={area} homeZoom={homeZoom} />
      <Taps onTap={onMove} />
      {place && <Pin place={place} onMove={onMove} />}
    </BaseMap>
  );
}

/** Shows the state until there is a place, then any place set from outside. */
function Sight({
  place,
  area,
  homeZoom,
}: Pick<PinMapProps, "place" | "area"> & { homeZoom: number }) {
  const map = useMap();
  const box = area?.join(",");
  const hadPlace = useRef(place !== null);

  useEffect(() => {
    if (hadPlace.current || !box) return;
    const [south = 0, west = 0, north = 0, east = 0] = box.split(",").map(Number);
    map.fitBounds(latLngBounds([south, west], [north, east]), { animate: false });
  }, [map, box]);

  useEffect(() => {
    if (!place) {
      hadPlace.current = false;
      return;
    }
    const isSeen = map.getBounds().contains([place.lat, place.lng]);
    // Pan to the first place; one the owner just tapped is already in view.
    if (!isSeen || !hadPlace.current) {
      map.setView([place.lat, place.lng], Math.max(map.getZoom(), homeZoom));
    }
    hadPlace.current = true;
  }, [map, place, homeZoom]);

  // The map has lost its streets, or got them back.
  const [lastZoom, setLastZoom] = useState(homeZoom);
  useEffect(() => {
    if (lastZoom === homeZoom) return;
    setLastZoom(homeZoom);
    if (place) map.setView([place.lat, place.lng], homeZoom, { animate: false });
  }, [map, place, homeZoom, lastZoom]);

  return null;
}

function Taps({ onTap }: { onTap: (place: Place) => void }) {
  useMapEvents({ click: ({ latlng }) => onTap(rounded(latlng.wrap())) });
  return null;
}

function Pin({ place, onMove }: { place: Place; onMove: (place: Place) => void }) {
  const marker = useRef<LeafletMarker>(null);
  const map = useMap();

  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.setAttribute("aria-label", "Pin of your home");
    element.setAttribute("aria-describedby", "pin-help");
    function handleKey(event: KeyboardEvent) {
      const moved = movedBy(place, event, map.getZoom());
      if (!moved) return;
      // Otherwise the map and the page would move, too.
      event.preventDefault();
      event.stopPropagation();
      onMove(rounded(moved));
    }
    element.addEventListener("keydown", handleKey);
    return () => element.removeEventListener("keydown", handleKey);
  }, [map, place, onMove]);

  return (
    <Marker
      ref={marker}
      position={[place.lat, place.lng]}
      icon={PIN}
      draggable
      autoPan
      title="Drag to your home"
      alt="Pin of your home"
      eventHandlers={{ dragend: ({ target }) => onMove(rounded(target.getLatLng().wrap())) }}
    />
  );
}

/** Six digits are about ten centimeters. */
function rounded({ lat, lng }: Place): Place {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

const PIN = homePin("pin-map-pin");
