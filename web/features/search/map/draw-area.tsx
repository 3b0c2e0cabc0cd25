import type { Corner } from "@domain/search/area.ts";
import { DomEvent, Point } from "leaflet";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import { drawnCorners } from "./drawn-corners.ts";

/**
 * A sheet over the map, on which an area is drawn with one stroke.
 * @param props.onDrawn called with undefined if the line encloses no area.
 */
export function DrawArea(props: { onDrawn: (corners: Corner[] | undefined) => void }) {
  const map = useMap();
  const sheet = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState<Point[]>();

  useEffect(() => {
    // Otherwise the map would move under the line.
    if (sheet.current) DomEvent.disableClickPropagation(sheet.current);
  }, []);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const { left, top } = currentTarget.getBoundingClientRect();
    return new Point(clientX - left, clientY - top);
  }

  return createPortal(
    <div
      ref={sheet}
      className="map-drawing"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setLine([pointOf(event)]);
      }}
      onPointerMove={(event) => {
        const point = pointOf(event);
        if (event.isPrimary && line) setLine([...line, point]);
      }}
      onPointerUp={(event) => {
        if (!event.isPrimary || !line) return;
        setLine(undefined);
        props.onDrawn(drawnCorners(line, (pixel) => map.containerPointToLatLng(pixel)));
      }}
      onPointerCancel={() => setLine(undefined)}
    >
      <svg aria-hidden="true" focusable="false">
        <polyline points={line?.map(({ x, y }) => `${x},${y}`).join(" ")} />
      </svg>
    </div>,
    map.getContainer(),
  );
}
