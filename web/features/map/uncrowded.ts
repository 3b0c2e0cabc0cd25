import type { MapHome } from "@domain/map.ts";
import { PILL_HEIGHT, pillWidth } from "./price-pill.ts";

/** A slight overlap is still easy to read and press. */
const TOLERANCE_PX = 6;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Which homes have room for their price at this zoom. The others become dots, so that prices never
 * overlap; earlier homes in the answer take precedence.
 */
export function uncrowded(homes: readonly MapHome[], zoom: number): ReadonlySet<string> {
  const taken: Box[] = [];
  const roomy = new Set<string>();
  for (const home of homes) {
    const box = boxOf(home, zoom);
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    roomy.add(home.id);
  }
  return roomy;
}

function boxOf({ lat, lng, price }: MapHome, zoom: number): Box {
  const size = 256 * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const x = ((lng + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size;
  const halfWidth = (pillWidth(price) - TOLERANCE_PX) / 2;
  const halfHeight = (PILL_HEIGHT - TOLERANCE_PX) / 2;
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
