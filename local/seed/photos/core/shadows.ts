import { isOutOfPicture, projectPolygon } from "./camera.ts";
import {
  add,
  clipToConvex,
  clipToHalfSpace,
  counterclockwise,
  cross,
  dot,
  scale,
  sub,
  unit,
  type V2,
  type V3,
} from "./geometry.ts";
import { sunOn } from "./light.ts";
import type { Face, Item, Sprite } from "./model.ts";
import { Painter, type Studio } from "./painter.ts";
import { fill, polygonPath, smoothPath } from "./svg.ts";

/** Everything that stands in the sun, as polygons. */
export type Caster = {
  points: readonly V3[];
  density: number;
  owner: Item;
  isSoft: boolean;
  /** What it covers as seen from the sun: two things that don't overlap there never meet. */
  seen: Box;
};
type Box = readonly [left: number, low: number, right: number, high: number];

export function castersOf(studio: Studio, items: readonly Item[]): Caster[] {
  const { sun } = studio.light;
  return items.flatMap((item): Caster[] => {
    if (item.kind === "face") {
      // The sides that look away from the sun lie in the shadow of those that face it.
      const casts = item.castsShadow && !item.isOpen && dot(item.normal, sun) > 0;
      const { points } = item;
      return casts
        ? [{ points, density: 1, owner: item, isSoft: false, seen: fromSun(points, sun) }]
        : [];
    }
    const points = crown(studio, item);
    const density = item.density ?? 0.8;
    return points
      ? [{ points, density, owner: item, isSoft: true, seen: fromSun(points, sun) }]
      : [];
  });
}

function fromSun(points: readonly V3[], sun: V3): Box {
  const across = unit(cross([0, 0, 1], sun));
  const up = cross(sun, across);
  const us = points.map((point) => dot(point, across));
  const vs = points.map((point) => dot(point, up));
  return [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)];
}

/** The shadows that the others throw on a face, as one shape so that they don't add up. */
export function shadowsOnFace(studio: Studio, target: Face, casters: readonly Caster[]): string {
  const { light } = studio;
  const squareness = sunOn(light, target.normal);
  if (!target.takesShadow || squareness < 0.02) return "";
  const painter = new Painter(studio, target);
  const foot = target.points[0] ?? [0, 0, 0];
  const window = counterclockwise(painter.outline);
  const seen = fromSun(target.points, light.sun);
  let d = "";
  for (const caster of casters) {
    if (caster.owner === target || !overlap(caster.seen, seen)) continue;
    // Only what stands between the face and the sun; a hair's breadth keeps neighbours out.
    const before = clipToHalfSpace(
      caster.points,
      target.normal,
      add(foot, scale(target.normal, 0.02)),
    );
    if (before.length < 3) continue;
    const landed = before.map((point) => {
      const t = dot(target.normal, sub(point, foot)) / dot(target.normal, light.sun);
      return painter.local(sub(point, scale(light.sun, t)));
    });
    const inside = clipToConvex(counterclockwise(landed), window);
    d += painter.poly(counterclockwise(inside));
  }
  const { color, opacity } = light.shadow;
  // A grazing sun lights little, so its shadow takes little away.
  return fill(d, color, opacity * Math.min(1, squareness * 2.2));
}

/** The shadows on the ground. */
export function shadowsOnGround(studio: Studio, casters: readonly Caster[]): string {
  const { light, camera } = studio;
  let hard = "";
  let soft = "";
  for (const caster of casters) {
    const landed = caster.points.map(([x, y, z]): V3 => {
      const t = Math.max(0, z) / light.sun[2];
      return [x - light.sun[0] * t, y - light.sun[1] * t, 0];
    });
    const flat = counterclockwise(landed.map(([x, y]): V2 => [x, y]));
    const onScreen = projectPolygon(
      camera,
      flat.map(([x, y]): V3 => [x, y, 0]),
    );
    if (isOutOfPicture(onScreen)) continue;
    if (caster.isSoft) soft += smoothPath(onScreen);
    else hard += polygonPath(onScreen);
  }
  const { color, opacity } = light.shadow;
  return fill(hard + soft, color, opacity);
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A tree's outline turned to face the sun, so that its shadow has its full width. */
function crown(studio: Studio, sprite: Sprite): V3[] | undefined {
  if (!sprite.outline) return undefined;
  const { sun } = studio.light;
  const sideways = unit(cross([0, 0, 1], [sun[0], sun[1], 0]));
  return sprite.outline.map(([side, height]) =>
    add(sprite.at, add(scale(sideways, side), [0, 0, height])),
  );
}
