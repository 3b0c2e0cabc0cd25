import type { ListingFilters } from "@domain/listing-search.ts";
import type { MapHome } from "@domain/map.ts";
import { useCallback, useState } from "react";
import type { SheetHeight } from "./map-sheet.tsx";
import type { ShowingOrder } from "./showing.tsx";
import { questionOf } from "./use-map-aim.ts";
import type { useMapSearch } from "./use-map-search.ts";

/**
 * The home whose popup is open, and the one that the list asked the map to show. On a phone, either lowers
 * the sheet that covers the map.
 */
export function useMapSelection(
  filters: ListingFilters,
  { aim }: Pick<ReturnType<typeof useMapSearch>, "aim">,
) {
  const [selected, setSelected] = useState<{ home: MapHome; byKey: boolean }>();
  const [showing, setShowing] = useState<ShowingOrder>();
  const [height, setHeight] = useState<SheetHeight>("low");

  // A new search or aim closes an open popup.
  const question = questionOf(filters);
  const [last, setLast] = useState({ question, aim });
  if (last.question !== question || last.aim !== aim) {
    setLast({ question, aim });
    setSelected(undefined);
    setShowing(undefined);
  }

  const select = useCallback((home: MapHome, byKey: boolean) => {
    setSelected({ home, byKey });
    setHeight("low");
  }, []);
  const closePopup = useCallback((id: string) => {
    // Another home's popup may have opened in the meantime.
    setSelected((now) => (now?.home.id === id ? undefined : now));
  }, []);
  function deselect() {
    setSelected(undefined);
    setHeight("low");
  }
  function show(home: MapHome) {
    deselect();
    setShowing({ home });
  }

  return { selected, showing, height, setHeight, select, closePopup, deselect, show };
}
