import { MAP_TEXTS } from "@domain/search/map-tiles.ts";
import { Button } from "@web/components/button.tsx";
import { useBackCloses } from "@web/lib/router.tsx";
import { takeFocusInPlace } from "@web/lib/take-focus.ts";
import { useEffect, useEffectEvent } from "react";

/**
 * A thin bar above the map while an area is drawn.
 * @param props.onView searches the visible area instead, for people who can't draw.
 */
export function DrawingBar(props: { onView: (() => void) | undefined; onCancel: () => void }) {
  useEscape(props.onCancel);
  useBackCloses(true, props.onCancel);
  return (
    <div
      ref={takeFocusInPlace}
      tabIndex={-1}
      // A line started on the bar would scroll the page.
      className="map-bar flex flex-wrap items-center gap-x-2 border-line border-b bg-surface px-4 py-1 text-sm outline-none touch-none"
    >
      <p role="status" className="min-w-28 flex-1 leading-tight">
        {MAP_TEXTS.howToDraw}
      </p>
      <div className="flex flex-wrap">
        {props.onView && (
          <Button size="sm" variant="quiet" onClick={props.onView}>
            Use this view
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/**
 * Escape ends drawing from the map, its bar, or where nothing has the focus, as after a stroke; a field, a menu or a
 * dialog elsewhere has its own use for Escape.
 */
function useEscape(onEscape: () => void) {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    function listen({ key, target, defaultPrevented }: KeyboardEvent) {
      const isOnMap =
        target instanceof Element && target.closest(".map-box, dialog")?.matches(".map-box");
      const isNowhere = target === document.body && !document.querySelector("dialog[open]");
      if (key === "Escape" && !defaultPrevented && (isOnMap || isNowhere)) end();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
