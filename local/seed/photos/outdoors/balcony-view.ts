import { type Camera, HEIGHT, WIDTH } from "../core/camera.ts";
import { darker } from "../core/color.ts";
import { inHaze, shade } from "../core/light.ts";
import { panels, plain, planks } from "../core/materials.ts";
import { box, type Face, face, type Item } from "../core/model.ts";
import type { Studio } from "../core/painter.ts";
import { drawScene, type KnotListener } from "../core/scene.ts";
import { circlePath, fill, polygonPath } from "../core/svg.ts";
import { vignette } from "../homes/site.ts";
import { hills, mesas, mountains, skyline, treeLine } from "../nature/backdrop.ts";
import { mist, sky } from "../nature/sky.ts";
import type { Garden } from "../nature/trees.ts";
import { sails, shore, water } from "../nature/water.ts";
import { railing } from "../parts/porches.ts";
import { plant, small } from "../rooms/small-things.ts";

export type Prospect = "city" | "sea" | "mountains" | "trees" | "desert";

/** The view from a balcony: two chairs, a rail, and what lies beyond. */
export function balconyView(garden: Garden, prospect: Prospect, onKnot?: KnotListener): string {
  const { light, flora, random } = garden;
  const camera: Camera = {
    eye: [0.4, -2.2, 1.6],
    yaw: -0.1,
    focal: 980,
    center: WIDTH / 2,
    horizon: HEIGHT * 0.56,
  };
  const wood = "#9a7550";
  const floor = planks("#b59674", 0.2);
  const items: Item[] = [
    face(
      [
        [-3, -2, 0],
        [3.4, -2, 0],
        [3.4, 2.2, 0],
        [-3, 2.2, 0],
      ],
      floor,
      { castsShadow: false },
    ),
    face(
      [
        [-3, 2.2, -0.3],
        [3.4, 2.2, -0.3],
        [3.4, 2.2, 0],
        [-3, 2.2, 0],
      ],
      plain("#d9d0bf"),
      { castsShadow: false },
    ),
    ...box(
      { x: [-3.4, -3], y: [-2, 2.2], z: [-0.3, 3.6] },
      panels(darker("#e6dccb", 0.04), 1.2, 1.2),
    ),
    railing([-3, 2.14], [3.4, 2.14], 0, "#3a4341", 1.02),
    railing([3.36, 2.1], [3.36, -1.6], 0, "#3a4341", 1.02),
    ...lounge([-2.2, 0.7], wood, "#c9785a"),
    ...lounge([-0.75, 1.0], wood, "#c9785a"),
    ...box({ x: [-1.42, -0.98], y: [0.9, 1.3], z: [0.38, 0.42] }, plain(wood)),
    ...box({ x: [-1.24, -1.16], y: [1.06, 1.14], z: [0, 0.38] }, plain(darker(wood, 0.2))),
    small([-1.2, 1.1, 0.42], "books", light),
    plant([2.7, 1.5, 0], 1.25, random, light, "broad", "#b5623f"),
    plant([1.9, 1.7, 0], 0.9, random, light, "snake", "#5f7a78"),
    plant([-2.6, 1.8, 0], 1, random, light, "fig", "#d8cbb4"),
  ];
  return drawScene(
    {
      camera,
      light,
      random,
      backdrop: (studio) => sky(studio) + BEYOND[prospect](studio, garden),
      ground: (studio) => below(studio, prospect, flora.hills[0] ?? "#859c7f"),
      items,
      foreground: vignette,
    },
    onKnot,
  );
}

const BEYOND: Record<Prospect, (studio: Studio, garden: Garden) => string> = {
  city: (studio) => skyline(studio, "#98a1a3", 330, 0.4) + mist(studio, 180, 0.4),
  sea: (studio, { flora }) => hills(studio, flora, 70, 1),
  mountains: (studio, { flora }) =>
    mountains(studio, "#8792a0", 300) + hills(studio, flora, 110, 2) + mist(studio, 90, 0.4),
  trees: (studio, { flora }) =>
    hills(studio, flora, 150, 3) + mist(studio, 80, 0.4) + treeLine(studio, flora, 70, 0.36),
  desert: (studio, { flora }) =>
    mountains(studio, "#a98a7a", 150, false) +
    mesas(studio, "#c08663", 130) +
    mist(studio, 60, 0.35) +
    hills(studio, flora, 40, 1),
};

/** What one looks down on past the rail. */
function below(studio: Studio, prospect: Prospect, land: string): string {
  const { camera, light, random } = studio;
  const top = camera.horizon;
  if (prospect === "sea") {
    return (
      water(studio, top, top + 190) +
      sails(studio) +
      shore(studio, top + 180, "#e2d2ac") +
      band(studio, top + 204, light.haze, "#8fa45a")
    );
  }
  let drawn = band(studio, top, light.haze, prospect === "city" ? "#a9a596" : land);
  // Row behind row, each nearer one larger and clearer.
  for (let row = 0; row < 4; row++) {
    const y = top + 26 + row * row * 15 + row * 26;
    const size = 20 + row * 17;
    const tone = inHaze(
      light,
      shade(light, prospect === "desert" ? "#a59a6c" : "#6f8a5c", [0, -0.4, 0.9]),
      0.5 - row * 0.13,
    );
    let crowns = "";
    let blocks = "";
    for (
      let x = -40;
      x < WIDTH + 60;
      x += size * random.range(1.1, prospect === "desert" ? 3.4 : 1.7)
    ) {
      if (prospect === "city" && random.chance(0.55)) {
        const [w, h] = [size * random.range(1.1, 1.7), size * random.range(0.7, 1.5)];
        blocks += polygonPath([
          [x, y + size],
          [x, y - h],
          [x + w, y - h],
          [x + w, y + size],
        ]);
      } else
        crowns += circlePath(x, y, size * random.range(0.7, 0.95), size * random.range(0.5, 0.7));
    }
    const wall = inHaze(
      light,
      shade(light, ["#c9b7a0", "#b59a86", "#a9a79c", "#bfa48e"][row] ?? "#b59a86", [0, -1, 0]),
      0.45 - row * 0.12,
    );
    drawn += fill(blocks, wall) + fill(crowns, tone);
  }
  return drawn;
}

function band({ defs, light }: Studio, y: number, far: string, near: string): string {
  const tone = light.lamps ? darker(near, 0.5) : near;
  return `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${defs.linear(
    0,
    y,
    0,
    y + 260,
    [
      [0, far],
      [1, tone],
    ],
  )}"/>`;
}

function lounge([x, y]: readonly [number, number], wood: string, cloth: string): Face[] {
  return [
    ...[x + 0.03, x + 0.55].flatMap((lx) =>
      [y + 0.04, y + 0.58].flatMap((ly) =>
        box({ x: [lx, lx + 0.05], y: [ly, ly + 0.05], z: [0, 0.34] }, plain(darker(wood, 0.15))),
      ),
    ),
    ...box({ x: [x, x + 0.63], y: [y, y + 0.66], z: [0.34, 0.38] }, plain(wood)),
    ...box(
      { x: [x + 0.05, x + 0.58], y: [y + 0.06, y + 0.62], z: [0.39, 0.5] },
      { color: cloth, soft: 0.03 },
    ),
    ...box(
      { x: [x + 0.05, x + 0.58], y: [y, y + 0.05], z: [0.5, 0.98] },
      { color: cloth, soft: 0.03 },
    ),
  ];
}
