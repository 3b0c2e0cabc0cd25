import {
  type Camera,
  HEIGHT,
  isOutOfPicture,
  project,
  projectPolygon,
  scaleAt,
  WIDTH,
} from "../core/camera.ts";
import { darker, lighter, mix } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import { inHaze, shade } from "../core/light.ts";
import type { Studio } from "../core/painter.ts";
import { circlePath, fill, linePath, number, polygonPath, stroke } from "../core/svg.ts";
import type { Flora } from "./season.ts";

const UP: V3 = [0, 0, 1];

/** Flat pieces of ground, in metres. */
export type Plot = {
  points: readonly V2[];
  color: string;
  joints?: "slabs" | "gravel" | "boards" | "bricks";
};

/** The open ground from the viewer's feet to the horizon. */
export function field(studio: Studio, flora: Flora): string {
  const { camera, light, defs } = studio;
  const near = shade(light, darker(flora.lawn, flora.isSnowy ? 0.02 : 0.1), UP);
  const middle = shade(light, flora.lawn, UP);
  const far = inHaze(light, shade(light, lighter(flora.lawn, 0.1), UP), 0.45);
  const paint = defs.linear(0, camera.horizon, 0, HEIGHT, [
    [0, far],
    [0.2, middle],
    [1, near],
  ]);
  return `<rect y="${number(camera.horizon - 1)}" width="${WIDTH}" height="${number(HEIGHT - camera.horizon + 1)}" fill="${paint}"/>`;
}

export function plot(studio: Studio, { points, color, joints }: Plot): string {
  const { camera, light } = studio;
  const onScreen = projectPolygon(
    camera,
    points.map(([x, y]): V3 => [x, y, 0]),
  );
  const base = shade(light, color, UP);
  const edge = fill(
    polygonPath(onScreen.map(([x, y]): V2 => [x, y + 2])),
    darker(base, 0.25),
    0.35,
  );
  return (
    edge +
    fill(polygonPath(onScreen), base) +
    (joints ? texture(studio, points, color, joints) : "")
  );
}

/** The tracks of a mower: every second lane catches the light. */
export function stripes(studio: Studio, lawn: string, x: V2, y: V2): string {
  const { camera, light } = studio;
  let d = "";
  for (let left = x[0]; left < x[1]; left += 2.4) {
    d += polygonPath(
      projectPolygon(camera, [
        [left, y[0], 0],
        [left + 1.2, y[0], 0],
        [left + 1.2, y[1], 0],
        [left, y[1], 0],
      ]),
    );
  }
  return fill(d, shade(light, lighter(lawn, 0.35), UP), 0.16);
}

/** Blades, petals or fallen leaves over the lawn, sized by distance. */
export function scatterOver(
  studio: Studio,
  area: { x: V2; y: V2 },
  count: number,
  mark: "blades" | "leaves" | "petals" | "pebbles" | "drifts",
  colors: readonly string[],
): string {
  const { camera, light, random } = studio;
  const paths = colors.map(() => "");
  for (let i = 0; i < count; i++) {
    // Evenly over the picture rather than over the ground: near things are larger and rarer.
    const y = area.y[0] * (area.y[1] / area.y[0]) ** (random.next() ** 1.25);
    const x = random.range(area.x[0], area.x[1]);
    const at: V3 = [x, y + camera.eye[1], 0];
    const [sx, sy] = project(camera, at);
    if (sx < -20 || sx > WIDTH + 20 || sy > HEIGHT + 20) continue;
    const k = scaleAt(camera, at);
    const which = random.int(0, colors.length - 1);
    paths[which] += MARKS[mark](sx, sy, k, random.range(0.7, 1.3), random.range(-1, 1));
  }
  return paths
    .map((d, i) => {
      const tone = shade(light, colors[i] ?? "#888888", [0, -0.4, 0.9]);
      return fill(d, tone, mark === "drifts" ? 0.5 : 0.85);
    })
    .join("");
}

/** The usual cover of this season. */
export function seasonCover(studio: Studio, flora: Flora, area: { x: V2; y: V2 }): string {
  if (flora.isSnowy) return scatterOver(studio, area, 60, "drifts", ["#ffffff", "#d3dbe2"]);
  const blades = scatterOver(studio, area, 520, "blades", [
    darker(flora.lawn, 0.28),
    lighter(flora.lawn, 0.28),
    mix(flora.lawn, "#4f6b3f", 0.4),
  ]);
  if (flora.season === "autumn")
    return blades + scatterOver(studio, area, 240, "leaves", flora.leaves);
  if (flora.season === "spring")
    return blades + scatterOver(studio, area, 130, "petals", flora.flowers);
  return blades;
}

/** Kerb, street and sidewalk across the whole picture; `y` is the near edge of the sidewalk. */
export function street(studio: Studio, y: number, isSnowy: boolean): string {
  const walk = isSnowy ? "#dfe1de" : "#cfc6b4";
  const asphalt = isSnowy ? "#a9aeb1" : "#84827c";
  const across = (near: number, far: number): V2[] => [
    [-80, near],
    [80, near],
    [80, far],
    [-80, far],
  ];
  return (
    plot(studio, { points: across(y - 14, y - 0.35), color: asphalt }) +
    plot(studio, { points: across(y - 0.4, y - 0.16), color: "#b9b2a3" }) +
    plot(studio, { points: across(y + 0.9, y + 2.2), color: walk, joints: "slabs" })
  );
}

/** A built-up street: sidewalk up to the houses, kerb, asphalt. `y` is the kerb. */
export function pavedStreet(
  studio: Studio,
  y: number,
  isSnowy: boolean,
  keepsField = false,
): string {
  const across = (near: number, far: number): V2[] => [
    [-140, near],
    [140, near],
    [140, far],
    [-140, far],
  ];
  const walk = isSnowy ? "#e6e7e4" : "#d2cabb";
  const base = keepsField ? "" : plot(studio, { points: across(y, y + 120), color: walk });
  return (
    base +
    plot(studio, { points: across(y + 0.2, y + 9), color: walk, joints: "slabs" }) +
    plot(studio, { points: across(y, y + 0.22), color: "#b7b0a1" }) +
    plot(studio, { points: across(y - 160, y), color: isSnowy ? "#b4b8b9" : "#86847f" }) +
    plot(studio, { points: across(y - 3.3, y - 3.15), color: isSnowy ? "#c6c9c9" : "#d8cfae" })
  );
}

type Mark = (x: number, y: number, k: number, size: number, lean: number) => string;

const MARKS: Record<"blades" | "leaves" | "petals" | "pebbles" | "drifts", Mark> = {
  blades: (x, y, k, size, lean) => {
    const h = Math.min(16, k * 0.11 * size);
    return `M${number(x - 1)} ${number(y)}l${number(lean * h * 0.5 - h * 0.2)} ${number(-h)}L${number(x + 1)} ${number(y)}l${number(lean * h * 0.5 + h * 0.3)} ${number(-h * 0.8)}Z`;
  },
  leaves: (x, y, k, size, lean) => {
    const r = Math.min(9, k * 0.06 * size);
    return polygonPath([
      [x - r, y],
      [x - r * 0.2, y - r * 0.5 + lean * r * 0.2],
      [x + r, y + lean * r * 0.2],
      [x + r * 0.1, y + r * 0.45],
    ]);
  },
  petals: (x, y, k, size) =>
    circlePath(x, y, Math.min(4, k * 0.028 * size), Math.min(2.4, k * 0.016 * size)),
  pebbles: (x, y, k, size) =>
    circlePath(x, y, Math.min(11, k * 0.07 * size), Math.min(6, k * 0.036 * size)),
  drifts: (x, y, k, size) =>
    circlePath(x, y, Math.min(190, k * 1.5 * size), Math.min(15, k * 0.1 * size)),
};

function texture(
  studio: Studio,
  points: readonly V2[],
  color: string,
  joints: NonNullable<Plot["joints"]>,
): string {
  const { camera, light, random } = studio;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tone = shade(light, darker(color, 0.3), UP);
  if (joints === "gravel") {
    let dots = "";
    for (let i = 0; i < 220; i++) {
      const at: V3 = [random.range(x0, x1), random.range(y0, y1), 0];
      if (!isAhead(camera, at) || !inside(points, at)) continue;
      const [x, y] = project(camera, at);
      const r = Math.max(0.7, scaleAt(camera, at) * 0.02);
      dots += circlePath(x, y, r * 1.3, r * 0.7);
    }
    return fill(dots, tone, 0.5);
  }
  const step = joints === "slabs" ? 1.2 : joints === "boards" ? 0.3 : 0.4;
  let d = "";
  for (let y = y0 + step; y < y1; y += step) d += groundLine(camera, points, 1, y);
  if (joints === "bricks")
    for (let x = x0 + 0.4; x < x1; x += 0.4) d += groundLine(camera, points, 0, x);
  return stroke(d, tone, 1.2, 0.45);
}

function groundLine(camera: Camera, points: readonly V2[], axis: 0 | 1, value: number): string {
  const cuts: number[] = [];
  const other = axis === 0 ? 1 : 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    if (a[axis] > value !== b[axis] > value) {
      cuts.push(a[other] + ((b[other] - a[other]) * (value - a[axis])) / (b[axis] - a[axis]));
    }
  });
  const [from, to] = [Math.min(...cuts), Math.max(...cuts)];
  if (cuts.length < 2) return "";
  const ends = [from, to].map((t): V3 => (axis === 1 ? [t, value, 0] : [value, t, 0]));
  if (!ends.every((end) => isAhead(camera, end))) return "";
  const seen = ends.map((end) => project(camera, end));
  return isOutOfPicture(seen) ? "" : linePath(seen);
}

function isAhead(camera: Camera, [x, y]: V3): boolean {
  return (
    (x - camera.eye[0]) * Math.sin(camera.yaw) + (y - camera.eye[1]) * Math.cos(camera.yaw) > 1
  );
}

function inside(points: readonly V2[], [x, y]: V3): boolean {
  let is = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
  });
  return is;
}
