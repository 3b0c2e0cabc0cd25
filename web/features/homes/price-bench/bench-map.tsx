import type { Comparable } from "@domain/homes/price-bench.ts";
import { BaseMap } from "@web/components/map/base-map.tsx";
import { homePin } from "@web/components/map/home-pin.ts";
import { latLngBounds } from "leaflet";
import { CircleMarker, Marker, Tooltip } from "react-leaflet";

/** The home and the sold homes that have a place; Leaflet is bundled with this file. */
export default function BenchMap(props: {
  home: { lat: number; lng: number } | null;
  address: string;
  comparables: (Comparable & { lat: number; lng: number })[];
}) {
  const { home, address, comparables } = props;
  const places = [...(home ? [home] : []), ...comparables];
  const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng])).pad(0.3);
  return (
    <BaseMap
      // Leaflet reads the first view only once.
      key={bounds.toBBoxString()}
      label={`Map of ${address} and the sold homes`}
      center={[bounds.getCenter().lat, bounds.getCenter().lng]}
      zoom={13}
      minZoom={3}
    >
      {home && (
        <Marker position={home} icon={HOME_ICON} interactive={false} keyboard={false} alt="" />
      )}
      {comparables.map((each) => (
        <CircleMarker key={each.id} center={each} radius={7} interactive={false}>
          <Tooltip permanent direction="right" offset={[8, 0]}>
            {each.address.split(",")[0]}
          </Tooltip>
        </CircleMarker>
      ))}
    </BaseMap>
  );
}

const HOME_ICON = homePin();
