import { watchSize } from "@web/lib/browser-features.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";
import { atFirst } from "@web/lib/when-someone-reads.ts";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Where in a list someone reads: how many homes it has, and the first one on screen. */
type Place = { homes: number; id: string; position: number; top: number };
type KeptPlace = Place & { address: string };

/**
 * Keeps where someone reads in a list while its page is loaded again. The browser can't: it scrolls as far as the list's
 * first homes reach, which is to the footer.
 * @param more the pages of the list; undefined for a list that scrolls by itself.
 * @returns the list, whose items have the ids of their homes in `data-home`.
 */
export function useListPlace(
  more: { shown: number; canLoad: boolean; isLoading: boolean; load: () => void } | undefined,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const [place] = useState(() => (more ? readPlace() : undefined));
  const isKept = more !== undefined;
  const isToLoad = more !== undefined && more.shown < (place?.homes ?? 0) && more.canLoad;
  const isWhole = more !== undefined && more.shown > 0 && !isToLoad;

  useEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout>;
    let read: Place | undefined;
    // When the page is left, it is too late: the browser then lays it out anew, without most cards.
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        read = placeIn(list.current);
      }, REST_MS);
    };
    const keep = () => {
      if (!read) return;
      const place = { ...read, address: addressNow() };
      writeItem(PERSONAL_KEYS.listPlace, JSON.stringify(place), "session");
    };
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", look);
      window.removeEventListener("pagehide", keep);
      removeItem(PERSONAL_KEYS.listPlace, "session");
    };
  }, [isKept]);

  const loadMore = useEffectEvent(() => more?.load());
  const isReady = isToLoad && more.shown > 0 && !more.isLoading;
  useEffect(() => {
    if (isReady) loadMore();
  }, [isReady]);

  useLayoutEffect(() => {
    if (place && isWhole) return holdPlace(list, place);
  }, [place, isWhole]);

  return list;
}

/** What is above changes its height while it loads, and cards when they are first seen: holds it until something is pressed. */
function holdPlace(list: RefObject<HTMLElement | null>, place: Place): () => void {
  const align = () => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const item = items.find(({ dataset }) => dataset.home === place.id) ?? items[place.position];
    if (!item) return;
    const way = item.getBoundingClientRect().top - place.top;
    if (Math.abs(way) >= 1) window.scrollBy({ top: way, behavior: "instant" });
  };
  const size = watchSize(align);
  const stopListening = atFirst(SIGNS, () => size?.disconnect());
  // Cards that grow may make up for others that shrink.
  for (const each of [document.body, ...(list.current?.children ?? [])]) size?.observe(each);
  align();
  return () => {
    size?.disconnect();
    stopListening();
  };
}

/** Cards that come into view are drawn in the meantime. */
const REST_MS = 100;
const SIGNS = ["wheel", "touchstart", "pointerdown", "keydown", "popstate"] as const;

function placeIn(list: HTMLElement | null): Place | undefined {
  const items = [...(list?.children ?? [])] as HTMLElement[];
  const position = items.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const item = items[position];
  const id = item?.dataset.home;
  // The first homes are there with the page itself.
  if (!item || !id || window.scrollY < window.innerHeight) return undefined;
  const { top } = item.getBoundingClientRect();
  return { homes: items.length, id, position, top };
}

function readPlace(): Place | undefined {
  const place = readJson(PERSONAL_KEYS.listPlace, "session") as Partial<KeptPlace> | undefined;
  return typeof place?.id === "string" &&
    typeof place.homes === "number" &&
    typeof place.position === "number" &&
    typeof place.top === "number" &&
    place.address === addressNow() &&
    isReturn()
    ? (place as KeptPlace)
    : undefined;
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** The page was loaded again, or someone came back to it. Who typed its address begins at its top. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload" || load?.type === "back_forward";
}
