import { type Camera, depthOf, project, projectPolygon, scaleAt } from "./camera.ts";
import { dot, spanAt, sub, type V2, type V3 } from "./geometry.ts";
import type { Item } from "./model.ts";
import { corners } from "./painter.ts";

/**
 * The order in which things can be painted over each other: far before near. Depth alone is
 * not enough for large walls beside small posts, so pairs that meet on the screen are compared
 * by their planes (Newell's tests), and the answers are sorted topologically.
 *
 * @param onKnot told about things that lie in a circle: bodies that run through each other.
 */
export function paintingOrder(
  camera: Camera,
  items: readonly Item[],
  onKnot: (circle: readonly Item[]) => void = () => {},
): Item[] {
  const entries = items.map((item) => describe(camera, item));
  const after: number[][] = entries.map(() => []);
  const waiting = entries.map(() => 0);
  entries.forEach((a, i) => {
    for (let k = i + 1; k < entries.length; k++) {
      const b = entries[k];
      if (!b || !overlap(a.box, b.box) || !meet(a.outline, b.outline)) continue;
      const first = comesFirst(camera, a, b);
      if (first === 0) continue;
      const [from, to] = first < 0 ? [i, k] : [k, i];
      after[from]?.push(to);
      waiting[to] = (waiting[to] ?? 0) + 1;
    }
  });

  const order: Item[] = [];
  const open = new Set(entries.keys());
  while (open.size > 0) {
    // Farthest of those with nothing left behind them; in a circle, simply the farthest.
    let chosen = -1;
    let isFree = false;
    for (const i of open) {
      const free = (waiting[i] ?? 0) <= 0;
      const depth = entries[i]?.depth ?? 0;
      if (chosen >= 0 && isFree && !free) continue;
      if (chosen < 0 || (free && !isFree) || depth > (entries[chosen]?.depth ?? 0)) {
        chosen = i;
        isFree = free;
      }
    }
    open.delete(chosen);
    if (!isFree) reportKnot(chosen);
    for (const next of after[chosen] ?? []) waiting[next] = (waiting[next] ?? 0) - 1;
    const entry = entries[chosen];
    if (entry) order.push(entry.item);
  }
  return order;

  /** Walks from the item along what it holds up, back to itself. */
  function reportKnot(chosen: number): void {
    const cameFrom = new Map<number, number>();
    const queue = [chosen];
    for (const at of queue) {
      for (const next of after[at] ?? []) {
        if (next !== chosen && (!open.has(next) || cameFrom.has(next))) continue;
        cameFrom.set(next, at);
        if (next !== chosen) {
          queue.push(next);
          continue;
        }
        const circle: number[] = [];
        let step = at;
        while (step !== chosen) {
          circle.unshift(step);
          step = cameFrom.get(step) ?? chosen;
        }
        onKnot([chosen, ...circle].flatMap((i) => entries[i]?.item ?? []));
        return;
      }
    }
  }
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Entry = {
  item: Item;
  points: readonly V3[];
  normal: V3;
  /** On the screen. */
  outline: readonly V2[];
  box: Box;
  depth: number;
};

const TOUCH = 0.004;
/** Overlaps of less than this many px are only shared edges. */
const HAIR = 0.3;

function describe(camera: Camera, item: Item): Entry {
  if (item.kind === "sprite") {
    const towards: V3 = [-Math.sin(camera.yaw), -Math.cos(camera.yaw), 0];
    const [x, y] = project(camera, item.at);
    const k = scaleAt(camera, item.at);
    const [half, height] = item.size;
    const box: Box = [x - half * k, y - height * k, x + half * k, y + 4];
    return {
      item,
      points: [item.at, [item.at[0], item.at[1], item.at[2] + height * 0.8]],
      normal: towards,
      outline: corners(...box),
      box,
      depth: depthOf(camera, item.at),
    };
  }
  const screen = projectPolygon(camera, item.points);
  const xs = screen.map(([x]) => x);
  const ys = screen.map(([, y]) => y);
  const depths = item.points.map((point) => depthOf(camera, point));
  return {
    item,
    points: item.points,
    normal: item.normal,
    outline: screen,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    depth: depths.reduce((sum, depth) => sum + depth, 0) / depths.length,
  };
}

/** Negative when `a` must be painted before `b`, positive the other way, 0 when free. */
function comesFirst(camera: Camera, a: Entry, b: Entry): number {
  if (a.item.kind === "sprite" && b.item.kind === "sprite") return b.depth - a.depth;
  if (a.item.kind === "sprite") return spriteFirst(camera, a, b);
  if (b.item.kind === "sprite") return -spriteFirst(camera, b, a);
  const aFirst = isBehind(camera, a, b) || isInFront(camera, b, a);
  const bFirst = isBehind(camera, b, a) || isInFront(camera, a, b);
  if (aFirst && bFirst) return 0;
  if (aFirst) return -1;
  if (bFirst) return 1;
  return b.depth - a.depth;
}

/**
 * A sprite is as deep as its foot, however tall. It is compared with the face where the line
 * of sight through its foot meets the face in plan. (Straight lines stay straight when depth
 * is replaced by its inverse.)
 */
function spriteFirst(camera: Camera, sprite: Entry, other: Entry): number {
  const plan = other.points.map((point) => inPlan(camera, point));
  const [side, nearness] = inPlan(camera, sprite.points[0] ?? [0, 0, 0]);
  const span = spanAt(plan, 0, side);
  const slack = nearness * 1e-4;
  const near = span?.[1] ?? Math.max(...plan.map(([, n]) => n));
  const far = span?.[0] ?? Math.min(...plan.map(([, n]) => n));
  if (nearness >= near - slack) return 1;
  if (nearness <= far + slack) return -1;
  // Beside the face and neither before nor behind all of it: nobody can tell them apart.
  if (!span) return 0;
  // Over or under the face: what stands on a floor hides it, else the nearer half decides.
  const foot = sprite.points[0] ?? [0, 0, 0];
  const standsOn = other.normal[2] > 0.9 && distance(other, foot) > -TOUCH;
  return standsOn || nearness > (near + far) / 2 ? 1 : -1;
}

/** Sideways as seen, and nearness. */
function inPlan(camera: Camera, point: V3): V2 {
  const depth = Math.max(0.2, depthOf(camera, point));
  const dx = point[0] - camera.eye[0];
  const dy = point[1] - camera.eye[1];
  return [(dx * Math.cos(camera.yaw) - dy * Math.sin(camera.yaw)) / depth, 1 / depth];
}

/** All of `a` lies on the far side of `b`'s plane. */
function isBehind(camera: Camera, a: Entry, b: Entry): boolean {
  const side = eyeSide(camera, b);
  return side !== 0 && a.points.every((point) => distance(b, point) * side <= TOUCH);
}

/** All of `a` lies on the viewer's side of `b`'s plane. */
function isInFront(camera: Camera, a: Entry, b: Entry): boolean {
  const side = eyeSide(camera, b);
  return side !== 0 && a.points.every((point) => distance(b, point) * side >= -TOUCH);
}

function eyeSide(camera: Camera, entry: Entry): number {
  return Math.sign(distance(entry, camera.eye));
}

function distance(entry: Entry, point: V3): number {
  return dot(entry.normal, sub(point, entry.points[0] ?? point));
}

/** Two convex outlines share more than a hair: no line along an edge keeps them apart. */
function meet(a: readonly V2[], b: readonly V2[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: readonly V2[], b: readonly V2[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const [x, y] = a[i] ?? [0, 0];
    const [nextX, nextY] = a[(i + 1) % a.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length < 0.01) continue;
    const [nx, ny] = [(nextY - y) / length, (x - nextX) / length];
    const own = reach(a, x, y, nx, ny);
    const theirs = reach(b, x, y, nx, ny);
    if (own[1] <= theirs[0] + HAIR || theirs[1] <= own[0] + HAIR) return true;
  }
  return false;
}

/** From where to where the points lie along a direction. */
function reach(points: readonly V2[], x: number, y: number, nx: number, ny: number): V2 {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [px, py] of points) {
    const at = (px - x) * nx + (py - y) * ny;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
