import type { ListingCard } from "@domain/homes/listings.ts";
import type { MapHome } from "@domain/search/map.ts";
import { Button } from "@web/components/button.tsx";
import { MapPin } from "lucide-react";

/** Below a home in the list: moves the map to it, or says that it has no place. */
export function ShowOnMap(props: {
  home: MapHome | undefined;
  title: string;
  onShow: (home: MapHome) => void;
}) {
  const { home, onShow } = props;
  if (!home) return <p className="mt-2 py-2 text-ink-faint text-sm">Not on the map</p>;
  return (
    <Button variant="quiet" size="sm" className="-mx-3 mt-2" onClick={() => onShow(home)}>
      <MapPin aria-hidden="true" className="size-4" />
      Show on map
      <span translate="no" className="sr-only">
        : {props.title}
      </span>
    </Button>
  );
}

export function placesOf(listings: ListingCard[]): MapHome[] {
  return listings.flatMap(({ id, lat, lng, price, status, address_hidden }) =>
    lat === null || lng === null ? [] : [{ id, lat, lng, price, status, address_hidden }],
  );
}
