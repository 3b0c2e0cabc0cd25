import { type Camera, HEIGHT, WIDTH } from "../core/camera.ts";
import { darker, lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { brick, plain, planks, slats, stucco } from "../core/materials.ts";
import { box, type Face, type Item, type Sprite } from "../core/model.ts";
import { drawScene, type KnotListener } from "../core/scene.ts";
import { circlePath, fill, LAMP_GLOW, number, polygonPath, stroke } from "../core/svg.ts";
import { vignette } from "../homes/site.ts";
import { hills, mesas, treeLine } from "../nature/backdrop.ts";
import { conifer } from "../nature/conifers.ts";
import { leafTones } from "../nature/foliage.ts";
import { field, plot, seasonCover } from "../nature/ground.ts";
import { grassTuft, shrub } from "../nature/shrubs.ts";
import { sky } from "../nature/sky.ts";
import { agave, palm, pricklyPear } from "../nature/southern.ts";
import { broadTree, type Garden } from "../nature/trees.ts";
import { plant, small } from "../rooms/small-things.ts";

export type GardenKind = "deck" | "patio" | "courtyard" | "lanai";

/** The garden as one sees it from the back door. */
export function gardenScene(garden: Garden, kind: GardenKind, onKnot?: KnotListener): string {
  const { light, flora, random } = garden;
  const camera: Camera = {
    eye: [0.6, -3.4, 1.75],
    yaw: -0.06,
    focal: 960,
    center: WIDTH / 2,
    horizon: HEIGHT * 0.46,
  };
  const isDry = kind === "courtyard";
  const paving = PAVING[kind];
  return drawScene(
    {
      camera,
      light,
      random,
      backdrop: (studio) =>
        sky(studio, { clouds: isDry ? "few" : "banks" }) +
        (isDry
          ? mesas(studio, "#b98a6c", 110)
          : hills(studio, flora, 110, 2) +
            treeLine(studio, flora, 130, 0.3, kind === "lanai" ? 0 : 0.25)),
      ground: (studio) =>
        field(studio, flora) +
        plot(studio, {
          points: [
            [-4.6, -3],
            [4.8, -3],
            [4.8, 3.4],
            [-4.6, 3.4],
          ],
          color: flora.isSnowy ? darker(paving.color, 0.02) : paving.color,
          joints: paving.joints,
        }),
      groundCover: (studio) =>
        isDry ? "" : seasonCover(studio, flora, { x: [-9, 9], y: [7.2, 20] }),
      items: [
        ...diningSet([-0.9, 0.6], paving.wood, paving.cloth),
        ...(kind === "lanai" || flora.isSnowy ? [] : [umbrella([0.25, 1.35], paving.cloth, light)]),
        small([0.2, 1, 0.75], flora.isSnowy ? "vase" : "bowl", light),
        ...borders(garden, kind),
        ...fences(kind),
        ...(kind === "lanai" ? posts() : []),
        ...(flora.isSnowy || isDry ? firePit([2.9, 2.2], light) : []),
        plant(
          [-3.6, 1.2, 0],
          1.3,
          random,
          light,
          kind === "courtyard" ? "snake" : "broad",
          "#b5623f",
        ),
        plant([3.7, 0.4, 0], 1.1, random, light, "broad", "#5f7a78"),
      ],
      foreground: (studio) => (light.lamps ? stringLights() : "") + vignette(studio),
    },
    onKnot,
  );
}

const PAVING = {
  deck: { color: "#b08f68", joints: "boards", wood: "#8a6a48", cloth: "#b5583a" },
  patio: { color: "#c7bda9", joints: "slabs", wood: "#6f5a45", cloth: "#5f7a6c" },
  courtyard: { color: "#cf9f75", joints: "bricks", wood: "#8d6640", cloth: "#3f7f80" },
  lanai: { color: "#d6c6a8", joints: "slabs", wood: "#a07d55", cloth: "#e0906a" },
} as const;

function diningSet([x, y]: V2, wood: string, cloth: string): Item[] {
  const seat = (sx: number, sy: number, backAt: number): Face[] => [
    ...[sx + 0.02, sx + 0.39].flatMap((lx) =>
      [sy + 0.02, sy + 0.39].flatMap((ly) =>
        box({ x: [lx, lx + 0.04], y: [ly, ly + 0.04], z: [0, 0.43] }, plain(darker(wood, 0.2))),
      ),
    ),
    ...box(
      { x: [sx, sx + 0.45], y: [sy, sy + 0.45], z: [0.43, 0.5] },
      { color: lighter(cloth, 0.15), soft: 0.015 },
    ),
    ...[0.6, 0.74].flatMap((z) =>
      box(
        { x: [sx + 0.02, sx + 0.43], y: [sy + backAt, sy + backAt + 0.03], z: [z, z + 0.09] },
        plain(wood),
      ),
    ),
  ];
  return [
    ...box(
      { x: [x, x + 2.2], y: [y, y + 1], z: [0.69, 0.75] },
      plain(wood),
      {},
      planks(lighter(wood, 0.12), 0.16),
    ),
    ...[x + 0.1, x + 2.02].flatMap((lx) =>
      [y + 0.1, y + 0.82].flatMap((ly) =>
        box({ x: [lx, lx + 0.08], y: [ly, ly + 0.08], z: [0, 0.69] }, plain(darker(wood, 0.15))),
      ),
    ),
    ...[x + 0.25, x + 1.45].flatMap((sx) => [
      ...seat(sx, y + 1.08, 0.42),
      ...seat(sx, y - 0.62, 0),
    ]),
  ];
}

function umbrella([x, y]: V2, cloth: string, light: Garden["light"]): Sprite {
  const tones = leafTones(light, cloth);
  return {
    kind: "sprite",
    at: [x, y, 0],
    size: [1.7, 2.8],
    density: 0.9,
    outline: [
      [-1.6, 2.1],
      [1.6, 2.1],
      [0, 2.6],
    ],
    draw: (px, py, k) => {
      const [w, low, top] = [1.55 * k, py - 2.05 * k, py - 2.62 * k];
      const rib = (from: number, to: number, tone: string) =>
        fill(
          polygonPath([
            [px + from * w, low + (1 - Math.abs(from)) * 0.1 * k],
            [px + to * w, low + (1 - Math.abs(to)) * 0.1 * k],
            [px, top],
          ]),
          tone,
        );
      return (
        stroke(
          `M${number(px)} ${number(py - 0.75 * k)}V${number(top)}`,
          "#8a6a48",
          Math.max(2, 0.05 * k),
        ) +
        rib(-1, -0.5, tones.lit) +
        rib(-0.5, 0, tones.body) +
        rib(0, 0.5, tones.shade) +
        rib(0.5, 1, tones.deep)
      );
    },
  };
}

function borders(garden: Garden, kind: GardenKind): Item[] {
  const { random, flora } = garden;
  if (kind === "courtyard") {
    return [
      ...[-4, -2.6, 2.2, 3.6].map((x) => agave(garden, [x, 5.6 + random.range(-0.4, 0.4)], 0.9)),
      pricklyPear(garden, [-3.2, 6.2], 1.3),
      grassTuft(garden, [0.4, 6.1], 0.8, "#c2b27d"),
      grassTuft(garden, [1.2, 6.3], 0.9, "#c2b27d"),
      broadTree(garden, { at: [3.4, 8], height: 4.4, spread: 4.2, stem: 0.35 }),
    ];
  }
  const flowers = () =>
    flora.flowers.length > 0 && random.chance(0.6) ? { flowers: random.pick(flora.flowers) } : {};
  const trees: Item[] =
    kind === "lanai"
      ? [palm(garden, [-5, 8], 5.6), palm(garden, [4.4, 9.5], 6.4), palm(garden, [6.6, 7], 5.2)]
      : [
          broadTree(garden, { at: [-5.4, 9], height: 6.2, spread: 5 }),
          broadTree(garden, {
            at: [5.8, 10.5],
            height: 7,
            spread: 5.6,
            ...(flora.season === "spring" ? { blossom: "#f0c9c4" } : {}),
          }),
          conifer(garden, [1.6, 13], 6.5),
        ];
  return [
    ...trees,
    ...Array.from({ length: 9 }, (_, i) =>
      shrub(garden, {
        at: [-6.2 + i * 1.5, 8.6 + random.range(-0.3, 0.3)],
        width: 1.7,
        height: random.range(0.8, 1.3),
        ...flowers(),
      }),
    ),
    ...[-4.3, -3.5, 3.9, 4.7].map((x) =>
      shrub(garden, { at: [x, 4 + random.range(-0.2, 0.3)], width: 1, height: 0.6, ...flowers() }),
    ),
    ...[-2.2, 2.9].map((x) =>
      grassTuft(
        garden,
        [x, 4],
        0.7,
        flora.season === "summer" ? "#8a9f5e" : "#b3a468",
        flora.flowers[0],
      ),
    ),
  ];
}

function fences(kind: GardenKind): Item[] {
  if (kind === "courtyard")
    return box(
      { x: [-14, 14], y: [9, 9.35], z: [0, 1.9] },
      stucco("#d9ad80"),
      {},
      plain("#ecc9a0"),
    );
  if (kind === "patio")
    return box(
      { x: [-14, 14], y: [10, 10.3], z: [0, 1.5] },
      brick("#a8705a"),
      {},
      plain("#cdbfa8"),
    );
  if (kind === "lanai") return [];
  return [
    ...box({ x: [-14, 14], y: [10, 10.08], z: [0, 1.8] }, slats("#b59a78")),
    ...box({ x: [-14, 14], y: [9.96, 10.12], z: [1.8, 1.88] }, plain("#cbb596")),
  ];
}

/** The posts and the beam of a covered lanai that frame the view. */
function posts(): Item[] {
  return [
    ...[-4.3, 4.3].flatMap((x) =>
      box({ x: [x - 0.09, x + 0.09], y: [3.1, 3.28], z: [0, 2.6] }, plain("#f4eee2")),
    ),
    ...box({ x: [-7, 7], y: [3.05, 3.33], z: [2.6, 2.86] }, plain("#f4eee2")),
  ];
}

function firePit([x, y]: V2, light: Garden["light"]): Item[] {
  return [
    ...box(
      { x: [x - 0.55, x + 0.55], y: [y - 0.5, y + 0.5], z: [0, 0.38] },
      brick("#9a8a78"),
      {},
      plain("#3a332d"),
    ),
    {
      kind: "sprite",
      at: [x, y - 0.05, 0.36],
      size: [0.5, 0.8],
      draw: (px, py, k) => {
        const flame = (s: number) =>
          `M${number(px - s * k)} ${number(py)}Q${number(px - s * 1.2 * k)} ${number(py - s * 1.3 * k)} ${number(px)} ${number(py - s * 2.6 * k)}Q${number(px + s * 1.2 * k)} ${number(py - s * 1.3 * k)} ${number(px + s * k)} ${number(py)}Z`;
        const glow = light.lamps ? fill(circlePath(px, py - 0.2 * k, 1.6 * k), LAMP_GLOW) : "";
        return glow + fill(flame(0.24), "#e08a3c") + fill(flame(0.13), "#ffd27a");
      },
    },
  ];
}

/** Bulbs on two sagging wires. */
function stringLights(): string {
  let wires = "";
  let bulbs = "";
  let glow = "";
  for (const [x0, y0, x1, y1, sag] of [
    [-20, 120, 800, 90, 90],
    [620, 70, 1460, 150, 100],
  ] as const) {
    wires += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`;
    for (let i = 1; i < 12; i++) {
      const t = i / 12;
      const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * ((x0 + x1) / 2) + t * t * x1;
      const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag * 2) + t * t * y1;
      bulbs += circlePath(x, y + 7, 5.5, 7);
      glow += circlePath(x, y + 7, 30);
    }
  }
  return stroke(wires, "#2c2b29", 2) + fill(glow, "#ffd593", 0.12) + fill(bulbs, "#fff0c4");
}
