import "./map-frame.css";
import { FALLBACK_TITLE, fullAddress, type ListingCard } from "@domain/homes/listings.ts";
import type { ListingFilters } from "@domain/search/listing-search.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listingsQuery } from "@web/api/search/listings.ts";
import { Button } from "@web/components/button.tsx";
import { usePricedFilters } from "@web/session/use-priced-filters.ts";
import { type ReactNode, useState } from "react";
import { MapBox } from "./map-box.tsx";
import { MapSheet } from "./map-sheet.tsx";
import { MapSummary } from "./map-summary.tsx";
import { placesOf, ShowOnMap } from "./show-on-map.tsx";
import { useFoundPlaces } from "./use-found-places.ts";
import { type ChangeFilters, useMapSearch } from "./use-map-search.ts";
import { useMapSelection } from "./use-map-selection.ts";

type BesideMap = {
  renderBelow: (listing: ListingCard) => ReactNode;
  onPoint: (id: string | undefined) => void;
  emptyAction: ReactNode;
};

/**
 * The search on a map, with its list beside it: the list shows the homes on the map unless the
 * visitor pins it.
 *
 * @param renderList renders the homes for the given filters.
 */
export function MapResults(props: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  renderList: (filters: ListingFilters, beside: BesideMap) => ReactNode;
}) {
  const { filters, changeFilters } = props;
  const search = useMapSearch(filters, changeFilters);
  const query = listingsQuery(usePricedFilters(filters));
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const listings = list.data?.pages.flatMap((page) => page.listings) ?? [];
  const found = useFoundPlaces(listings);
  const places = [...placesOf(listings), ...found];

  const [pointedId, setPointedId] = useState<string>();
  const selection = useMapSelection(filters, search);

  return (
    <div className="map-frame">
      <MapBox
        search={search}
        selection={selection}
        area={filters.area}
        listings={listings}
        found={found}
        pointedId={pointedId}
      />
      <MapSheet
        height={selection.height}
        onHeight={selection.setHeight}
        summary={
          <MapSummary
            found={list.isPlaceholderData ? undefined : list.data?.pages.at(-1)}
            isLoading={list.isFetching}
            unplaced={Math.max(0, (search.answer.data?.unmapped ?? 0) - found.length)}
            isAbout={search.answer.data?.unmapped_about ?? false}
            hasArea={filters.bbox !== undefined || filters.area !== undefined}
            isSold={filters.status === "sold"}
          />
        }
      >
        {props.renderList(filters, {
          onPoint: setPointedId,
          renderBelow: (listing) => (
            <ShowOnMap
              home={places.find(({ id }) => id === listing.id)}
              // Titles repeat; addresses don't.
              title={`${listing.title || FALLBACK_TITLE}, ${fullAddress(listing)}`}
              onShow={selection.show}
            />
          ),
          emptyAction: filters.bbox && (
            <Button variant="secondary" onClick={search.showAll}>
              Zoom out to all homes
            </Button>
          ),
        })}
      </MapSheet>
    </div>
  );
}
