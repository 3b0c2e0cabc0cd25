import type { Random } from "../../random.ts";
import {
  type Camera,
  HEIGHT,
  isOutOfPicture,
  project,
  projectPolygon,
  scaleAt,
  WIDTH,
} from "./camera.ts";
import { dot, sub, type V3 } from "./geometry.ts";
import type { Light } from "./light.ts";
import type { Face, Item } from "./model.ts";
import { paintingOrder } from "./order.ts";
import { Painter, type Studio } from "./painter.ts";
import { castersOf, shadowsOnFace, shadowsOnGround } from "./shadows.ts";
import { Defs, number, polygonPath } from "./svg.ts";

export type Scene = {
  camera: Camera;
  light: Light;
  random: Random;
  /** Sky and what lies far away. */
  backdrop: (studio: Studio) => string;
  /** The ground with everything flat on it. */
  ground: (studio: Studio) => string;
  /** What is painted over the shadows on the ground (blades of grass, petals). */
  groundCover?: (studio: Studio) => string;
  items: readonly Item[];
  /** Last: leaves in a corner, the glow of a lamp, a vignette. */
  foreground?: (studio: Studio) => string;
};

/** Hears of bodies that run through each other; for the tests of the models. */
export type KnotListener = NonNullable<Parameters<typeof paintingOrder>[2]>;

/** The whole drawing as SVG, 3:2. */
export function drawScene(scene: Scene, onKnot?: KnotListener): string {
  const defs = new Defs();
  const studio: Studio = { camera: scene.camera, light: scene.light, random: scene.random, defs };
  const casters = castersOf(studio, scene.items);
  const visible = scene.items.flatMap((item) => visibleSide(studio, item));
  const body = [
    scene.backdrop(studio),
    scene.ground(studio),
    shadowsOnGround(studio, casters),
    scene.groundCover?.(studio) ?? "",
    ...paintingOrder(scene.camera, visible, onKnot).map((item) => {
      if (item.kind === "face") return paintFace(studio, item, casters);
      const [x, y] = project(studio.camera, item.at);
      return item.draw(x, y, scaleAt(studio.camera, item.at));
    }),
    scene.foreground?.(studio) ?? "",
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs}${body}</svg>`;
}

function paintFace(
  studio: Studio,
  item: Face,
  casters: readonly ReturnType<typeof castersOf>[number][],
): string {
  const painter = new Painter(studio, item);
  const body = item.isOpen
    ? ""
    : solid(
        polygonPath(projectPolygon(studio.camera, item.points)),
        painter.tone(item.surface.color),
        Math.max(0.8, (item.surface.soft ?? 0) * 2 * painter.px),
      ) + (item.surface.pattern?.(painter) ?? "");
  return (
    body +
    item.decor.map((decor) => decor(painter)).join("") +
    (item.isOpen ? "" : shadowsOnFace(studio, item, casters)) +
    item.glow.map((decor) => decor(painter)).join("")
  );
}

/**
 * The line of the same colour closes the seam that antialiasing leaves between faces; a wide one
 * rounds the corners of soft things.
 */
function solid(d: string, color: string, width: number): string {
  if (d === "") return "";
  return `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${number(width)}" stroke-linejoin="round"/>`;
}

/** Faces that look away are left out; a two-sided one is turned round. */
function visibleSide(studio: Studio, item: Item): Item[] {
  if (item.kind === "sprite") return [item];
  if (isOutOfPicture(projectPolygon(studio.camera, item.points))) return [];
  const towards = dot(item.normal, sub(studio.camera.eye, item.points[0] ?? [0, 0, 0]));
  if (towards > 0) return [item];
  if (!item.isTwoSided) return [];
  const normal: V3 = [-item.normal[0], -item.normal[1], -item.normal[2]];
  return [{ ...item, normal }];
}
