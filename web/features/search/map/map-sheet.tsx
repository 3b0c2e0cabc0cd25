import { Button } from "@web/components/button.tsx";
import { useBackCloses } from "@web/lib/router.tsx";
import { useMedia } from "@web/lib/use-media.ts";
import { Map as MapIcon } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { NARROW } from "./narrow.ts";

/** How much of a phone's map the list covers. */
export type SheetHeight = "low" | "half" | "full";
const HEIGHTS: SheetHeight[] = ["low", "half", "full"];
/** The height after a press of the grip: a person who can't drag reaches each height too. */
const NEXT = {
  low: { height: "half", label: "Show the list" },
  half: { height: "full", label: "Show only the list" },
  full: { height: "low", label: "Show the map" },
} as const satisfies Record<SheetHeight, { height: SheetHeight; label: string }>;
/** A longer drag moves the sheet to its next height. */
const STEP_PX = 32;
/** A shorter movement is a press, not a drag. */
const SLIP_PX = 6;

/**
 * The list beside the map; on a phone, a sheet over it. Dragging it, pressing its grip, the arrow keys
 * there, or focusing the list opens it.
 */
export function MapSheet(props: {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  summary: ReactNode;
  children: ReactNode;
}) {
  const { height, onHeight } = props;
  const start = useRef<number>(undefined);
  const hasMoved = useRef(false);
  const grip = useRef<HTMLButtonElement>(null);
  const [pulled, setPulled] = useState(0);

  const isOver = useMedia(NARROW) && height !== "low";
  useBackCloses(isOver, lower);

  function lower() {
    // An element with the focus in the list would raise the sheet again.
    grip.current?.focus();
    onHeight("low");
  }

  function move({ clientY, pointerId, currentTarget }: PointerEvent) {
    if (start.current === undefined) return;
    const up = start.current - clientY;
    if (!hasMoved.current && Math.abs(up) < SLIP_PX) return;
    // The pointer is captured only when it moves: the button gets no click from a captured pointer.
    if (!hasMoved.current) currentTarget.setPointerCapture?.(pointerId);
    hasMoved.current = true;
    setPulled(up);
  }

  function end({ clientY }: PointerEvent) {
    if (start.current === undefined) return;
    const up = start.current - clientY;
    start.current = undefined;
    setPulled(0);
    const step = Math.abs(up) < STEP_PX ? 0 : Math.sign(up);
    if (step !== 0) onHeight(HEIGHTS[HEIGHTS.indexOf(height) + step] ?? height);
  }

  return (
    <section
      aria-label="List of homes"
      className="map-sheet"
      data-height={height}
      style={{ "--pulled": `${pulled}px` } as object}
    >
      <div
        className="map-sheet-grip"
        onPointerDown={({ clientY }) => {
          start.current = clientY;
          hasMoved.current = false;
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <button
          ref={grip}
          type="button"
          aria-expanded={height !== "low"}
          aria-controls="homes-beside-map"
          onClick={() => {
            if (!hasMoved.current) onHeight(NEXT[height].height);
            hasMoved.current = false;
          }}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onHeight(HEIGHTS[HEIGHTS.indexOf(height) + step] ?? height);
          }}
        >
          <span className="sr-only">{NEXT[height].label}</span>
        </button>
        {props.summary}
        {height !== "low" && (
          <Button size="sm" className="relative lg:hidden" onClick={lower}>
            <MapIcon aria-hidden="true" className="size-4" />
            Map
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices the focus */}
      <div
        id="homes-beside-map"
        tabIndex={-1}
        className="map-sheet-list"
        onFocus={() => height === "low" && onHeight("half")}
      >
        {props.children}
      </div>
    </section>
  );
}
