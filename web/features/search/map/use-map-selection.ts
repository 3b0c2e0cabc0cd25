import type { ListingFilters } from "@domain/search/listing-search.ts";
import type { MapHome } from "@domain/search/map.ts";
import { useCallback, useState } from "react";
import type { HomeGroup } from "./groups.ts";
import type { SheetHeight } from "./map-sheet.tsx";
import type { ShowingOrder } from "./showing.tsx";
import { questionOf } from "./use-map-aim.ts";
import type { useMapSearch } from "./use-map-search.ts";

/** The homes that a press on the map opened. A new object is a new press. */
export type Selected = { byKey: boolean } & (
  | {
      /** The homes seen since the press, in order. */
      passed: MapHome[];
      /** The one that is open. */
      home: MapHome;
    }
  | { group: HomeGroup & { homes: MapHome[] } }
);

/**
 * The home that is open, or the homes in one spot, and the home that the list asked the map to show. On a phone, each
 * lowers the sheet that covers the map.
 */
export function useMapSelection(
  filters: ListingFilters,
  { aim }: Pick<ReturnType<typeof useMapSearch>, "aim">,
) {
  const [selected, setSelected] = useState<Selected>();
  const [showing, setShowing] = useState<ShowingOrder>();
  const [height, setHeight] = useState<SheetHeight>("low");

  // A new search or aim closes what is open.
  const question = questionOf(filters);
  const [last, setLast] = useState({ question, aim });
  if (last.question !== question || last.aim !== aim) {
    setLast({ question, aim });
    setSelected(undefined);
    setShowing(undefined);
  }

  const open = useCallback((next: Selected) => {
    setSelected(next);
    setHeight("low");
  }, []);
  const select = useCallback(
    (home: MapHome, byKey: boolean) => open({ home, passed: [home], byKey }),
    [open],
  );
  const closePopup = useCallback((id: string) => {
    // Another popup may have opened in the meantime.
    setSelected((now) => (now && idOf(now) === id ? undefined : now));
  }, []);
  function deselect() {
    setSelected(undefined);
    setHeight("low");
  }
  function show(home: MapHome) {
    deselect();
    setShowing({ home });
  }
  /** @param stops begins with those that were passed. */
  function step(stops: readonly MapHome[], to: number) {
    setSelected((now) => {
      const home = stops[to];
      if (!now || !("home" in now) || !home) return now;
      return { ...now, home, passed: stops.slice(0, Math.max(to + 1, now.passed.length)) };
    });
  }

  return { selected, showing, height, setHeight, open, select, step, closePopup, deselect, show };
}

/** Tells what is open from what was. */
export function idOf(selected: Selected): string {
  return homesOf(selected)
    .map(({ id }) => id)
    .join();
}

export function homesOf(selected: Selected): MapHome[] {
  return "home" in selected ? [selected.home] : selected.group.homes;
}
