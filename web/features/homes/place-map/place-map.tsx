import { APPROXIMATE_PLACE, STREET_LATER } from "@domain/homes/approximate-place.ts";
import { fullAddress } from "@domain/homes/listings.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useNear } from "@web/lib/use-near.ts";
import { lazy } from "react";

const PlaceMapCanvas = lazy(() => arrivingCode(import("./place-map-canvas.tsx")));

type Place = {
  address: string;
  city: string;
  state: string;
  zip_code: string;
  address_hidden: boolean;
  lat: number | null;
  lng: number | null;
};

/**
 * The place of a home: always its address, plus a map that loads when it scrolls near. A home without coordinates has
 * only the address. Where the owner hides the street, the map shows a circle.
 */
export function PlaceMap({ place }: { place: Place }) {
  const [box, isNear] = useNear<HTMLDivElement>();
  const address = fullAddress(place);
  return (
    <div>
      <p translate="no" className="text-ink-soft">
        {address}
      </p>
      {place.address_hidden && (
        <p className="mt-1 text-ink-soft text-sm">
          {APPROXIMATE_PLACE}. {STREET_LATER}
        </p>
      )}
      {place.lat !== null && place.lng !== null && (
        <div
          ref={box}
          className="mt-4 h-80 overflow-hidden rounded-lg bg-sunken ring-1 ring-line @3xl:h-[400px]"
        >
          {isNear && (
            <LazyPart title="The map could not be shown">
              <PlaceMapCanvas
                lat={place.lat}
                lng={place.lng}
                label={[place.city, place.state].filter(Boolean).join(", ")}
                address={address}
                isApproximate={place.address_hidden}
              />
            </LazyPart>
          )}
        </div>
      )}
    </div>
  );
}
