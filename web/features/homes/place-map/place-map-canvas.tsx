import "./place-map.css";
import { APPROXIMATE_RADIUS_M } from "@domain/homes/approximate-place.ts";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { useGround } from "@web/components/map/ground.ts";
import { homePin } from "@web/components/map/home-pin.ts";
import { MAX_ZOOM } from "@web/components/map/map-limits.ts";
import { divIcon } from "leaflet";
import { Circle, Marker, Tooltip } from "react-leaflet";

/** The streets around the home; without them, its state. */
const STREET_ZOOM = { start: 14, min: 3, max: MAX_ZOOM };
const OUTLINE_ZOOM = { start: 6, min: 3, max: 9 };

type Props = { lat: number; lng: number; label: string; address: string; isApproximate: boolean };

/** The map itself; Leaflet is bundled with this file. */
export default function PlaceMapCanvas({ lat, lng, label, address, isApproximate }: Props) {
  const hasStreets = useGround() !== "outlines";
  const zoom = hasStreets ? STREET_ZOOM : OUTLINE_ZOOM;
  return (
    <BaseMap
      // Leaflet reads the zoom limits only once.
      key={String(hasStreets)}
      label={`Map of ${address}`}
      center={[lat, lng]}
      zoom={zoom.start}
      minZoom={zoom.min}
      maxZoom={zoom.max}
    >
      {/* Decorative: the address is beside the map. */}
      {isApproximate ? (
        <Around place={[lat, lng]} label={label} hasStreets={hasStreets} />
      ) : (
        <Marker position={[lat, lng]} icon={HOME_ICON} interactive={false} keyboard={false} alt="">
          {!hasStreets && (
            <Tooltip permanent direction="right" offset={[12, -18]}>
              {label}
            </Tooltip>
          )}
        </Marker>
      )}
    </BaseMap>
  );
}

/**
 * The area that the home is in. Without streets the map is zoomed out too far to show it to scale, and the
 * land would cover a circle, so it is a ring of fixed size above the map.
 */
function Around(props: { place: [number, number]; label: string; hasStreets: boolean }) {
  const { place, label } = props;
  if (props.hasStreets)
    return (
      <Circle
        center={place}
        radius={APPROXIMATE_RADIUS_M}
        interactive={false}
        className="place-map-around"
      />
    );
  return (
    <Marker position={place} icon={RING} interactive={false} keyboard={false} alt="">
      <Tooltip permanent direction="right" offset={[18, 0]}>
        {label}
      </Tooltip>
    </Marker>
  );
}

const RING = divIcon({
  className: "place-map-ring",
  iconSize: [32, 32],
  html:
    '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">' +
    '<circle class="place-map-around" cx="16" cy="16" r="14"/></svg>',
});

const HOME_ICON = homePin();
