import { MAP_TEXTS } from "@domain/map-tiles.ts";
import { Button } from "@web/components/button.tsx";
import { takeFocusInPlace } from "@web/lib/take-focus.ts";
import { useEffect, useEffectEvent } from "react";

/**
 * Over the map while an area is drawn.
 * @param props.onView searches the visible area instead, for people who can't draw.
 */
export function DrawingBar(props: { onView: (() => void) | undefined; onCancel: () => void }) {
  useEscape(props.onCancel);
  return (
    <div
      ref={takeFocusInPlace}
      tabIndex={-1}
      // A line started on the bar would scroll the page.
      className="absolute inset-x-3 top-3 z-10 ml-12 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-3 text-sm shadow-lifted outline-none touch-none md:mr-auto md:max-w-xl"
    >
      <p role="status" className="min-w-48 flex-1">
        {MAP_TEXTS.howToDraw}
      </p>
      <div className="flex flex-wrap gap-2">
        {props.onView && (
          <Button size="sm" variant="secondary" onClick={props.onView}>
            Use what the map shows
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
 * From the map, its bar, or where nothing has the focus, as after a stroke; a field, a menu or a dialog elsewhere has its
 * own use for Escape.
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
