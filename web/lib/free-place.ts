type Size = { width: number; height: number };
export type Spot = { left: number; top: number };
type Box = Spot & Size;

/**
 * Anything that can be pressed or filled in. Map markers don't count: there are many, and the map
 * can be panned.
 */
export const CONTROLS = "a[href], button, input, select, textarea, summary";

const STEP_PX = 8;

/**
 * Finds where a box of this size covers nothing, or as little as possible: the right edge before
 * the left, and top-down on a phone, whose buttons are at the bottom, otherwise bottom-up.
 *
 * @param top the first line that may be covered.
 */
export function freePlace(size: Size, taken: readonly Box[], room: Size, top: number): Spot {
  const { width, height } = size;
  const isPhone = room.width < 640;
  const margin = isPhone ? 12 : 24;
  const last = Math.max(top, room.height - margin - height);
  const right = Math.max(margin, room.width - margin - width);
  const lines = Array.from({ length: Math.floor((last - top) / STEP_PX) + 1 }, (_, n) =>
    isPhone ? top + n * STEP_PX : last - n * STEP_PX,
  );
  let best: Spot = { left: right, top: lines[0] ?? top };
  let least = Number.POSITIVE_INFINITY;
  for (const left of new Set([right, margin])) {
    for (const line of lines) {
      const covered = coverOf({ left, top: line, width, height }, taken);
      if (covered >= least) continue;
      best = { left, top: line };
      least = covered;
      if (covered === 0) return best;
    }
  }
  return best;
}

function coverOf(box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => {
    const width =
      Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const height =
      Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
