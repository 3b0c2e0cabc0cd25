import { type Camera, HEIGHT, WIDTH } from "../core/camera.ts";
import type { V2 } from "../core/geometry.ts";
import type { Item, Sprite } from "../core/model.ts";
import type { Studio } from "../core/painter.ts";
import { drawScene } from "../core/scene.ts";
import { fill, number, polygonPath, stroke } from "../core/svg.ts";
import { vignette } from "../homes/site.ts";
import { hills, mesas, mountains, treeLine } from "../nature/backdrop.ts";
import { conifer } from "../nature/conifers.ts";
import { field, plot, scatterOver, seasonCover } from "../nature/ground.ts";
import { grassTuft, shrub } from "../nature/shrubs.ts";
import { mist, sky } from "../nature/sky.ts";
import { agave, palm, pricklyPear, saguaro } from "../nature/southern.ts";
import { broadTree, type Garden } from "../nature/trees.ts";
import { sails, shore, water } from "../nature/water.ts";
import { railFence } from "../parts/fences.ts";

export type Terrain = "meadow" | "forest" | "shore" | "hills" | "desert";

/** A parcel of land as one sees it from its edge. */
export function parcel(garden: Garden, terrain: Terrain, isTropical = false): string {
  const { light, flora, random } = garden;
  const camera: Camera = {
    eye: [0, -8, terrain === "hills" ? 2.6 : 1.8],
    yaw: random.range(-0.06, 0.06),
    focal: 900,
    center: WIDTH / 2,
    horizon: HEIGHT * HORIZON[terrain],
  };
  const scene = TERRAINS[terrain](garden, isTropical);
  return drawScene({
    camera,
    light,
    random,
    backdrop: scene.backdrop,
    ground: (studio) => field(studio, flora) + (scene.ground?.(studio) ?? ""),
    groundCover: (studio) =>
      seasonCover(studio, flora, { x: [-30, 30], y: [5, terrain === "shore" ? 8.2 : 70] }) +
      (terrain === "desert"
        ? scatterOver(studio, { x: [-30, 30], y: [5, 70] }, 260, "pebbles", [
            "#b08a64",
            "#e6cba2",
            "#a57b56",
          ])
        : ""),
    items: [...scene.items, ...(terrain === "desert" ? [] : meadowFlowers(garden))],
    foreground: vignette,
  });
}

const HORIZON: Record<Terrain, number> = {
  meadow: 0.56,
  forest: 0.6,
  shore: 0.5,
  hills: 0.48,
  desert: 0.56,
};

type Ground = {
  backdrop: (studio: Studio) => string;
  ground?: (studio: Studio) => string;
  items: Item[];
};

const TERRAINS: Record<Terrain, (garden: Garden, isTropical: boolean) => Ground> = {
  meadow: (garden, isTropical) => {
    const { flora, random } = garden;
    const side = random.chance(0.5) ? -1 : 1;
    return {
      backdrop: (studio) =>
        sky(studio) +
        hills(studio, flora, 150, 4) +
        mist(studio, 70, 0.4) +
        treeLine(studio, flora, 52, 0.36, isTropical ? 0 : 0.25),
      ground: (studio) => track(studio, side * -4, flora.isSnowy ? "#dcdcd6" : "#c2ab80"),
      items: [
        ...tallTree(garden, [side * 9, 14], isTropical),
        ...tallTree(garden, [side * -15, 26], isTropical),
        ...tallTree(garden, [side * 17, 30], isTropical),
        ...railFence([-30, 9], [30, 11.5], "#9a8265"),
        ...stakes(random.range(-3, 0), 4),
        ...tufts(garden, 34, flora.isSnowy),
      ],
    };
  },
  forest: (garden, isTropical) => {
    const { flora, random } = garden;
    const trunks: Item[] = [];
    for (let i = 0; i < 17; i++) {
      const side = i % 2 === 0 ? -1 : 1;
      const y = 3 + i * 1.5;
      const x = side * (2.6 + random.range(0.6, 4) + i * 0.42);
      trunks.push(
        isTropical
          ? palm(garden, [x, y], random.range(6, 9))
          : random.chance(0.55)
            ? conifer(garden, [x, y], random.range(8, 13))
            : broadTree(garden, {
                at: [x, y],
                height: random.range(8, 11),
                spread: random.range(4, 5.6),
                stem: 0.42,
              }),
      );
    }
    return {
      backdrop: (studio) =>
        sky(studio, { clouds: "few" }) +
        treeLine(studio, flora, 330, 0.62, isTropical ? 0 : 0.6) +
        mist(studio, 240, 0.6) +
        treeLine(studio, flora, 210, 0.36, isTropical ? 0 : 0.6),
      ground: (studio) => track(studio, 0.6, flora.isSnowy ? "#dfe0da" : "#b59a72"),
      items: [
        ...trunks,
        ...stakes(-1.6, 5),
        ...Array.from({ length: 9 }, (_, i) =>
          shrub(garden, {
            at: [(i % 2 === 0 ? -1 : 1) * random.range(2.4, 6), random.range(0, 9)],
            width: 1.3,
            height: 0.6,
          }),
        ),
      ],
    };
  },
  shore: (garden, isTropical) => {
    const { flora, random } = garden;
    const side = random.chance(0.5) ? -1 : 1;
    return {
      backdrop: (studio) =>
        sky(studio) +
        (isTropical
          ? hills(studio, flora, 60, 1)
          : hills(studio, flora, 130, 3) + treeLine(studio, flora, 38, 0.46, 0.5)),
      ground: (studio) =>
        water(studio, studio.camera.horizon, studio.camera.horizon + 170) +
        (isTropical ? sails(studio) : "") +
        shore(
          studio,
          studio.camera.horizon + 160,
          flora.isSnowy ? "#e9e9e2" : isTropical ? "#ead9b2" : "#cdbb93",
        ),
      items: [
        ...[
          ...tallTree(garden, [side * 7.4, 0.6], isTropical),
          ...tallTree(garden, [side * 9.6, -1.4], isTropical),
        ].map(shadowless),
        ...(isTropical
          ? [shadowless(palm(garden, [side * -9, 1.5], 6.4))]
          : [conifer(garden, [side * -7.6, 1.2], 7), conifer(garden, [side * -9.2, 0.4], 8.5)].map(
              shadowless,
            )),
        ...dock(side * -2.2),
        ...Array.from({ length: flora.isSnowy ? 0 : 12 }, () =>
          grassTuft(
            garden,
            [random.range(-9, 9), random.range(0.4, 1.8)],
            random.range(0.6, 1),
            isTropical ? "#9fab6a" : "#b3a668",
            "#c9b07a",
          ),
        ),
        ...stakes(-3.4, -2.4, 1),
        ...tufts(garden, 10, flora.isSnowy, [-4.6, -0.6]),
      ],
    };
  },
  hills: (garden, isTropical) => {
    const { flora, light, random } = garden;
    const hasPeaks = !isTropical && random.chance(0.6);
    return {
      backdrop: (studio) =>
        sky(studio) +
        (hasPeaks ? mountains(studio, "#8792a0", 270) : "") +
        hills(studio, flora, hasPeaks ? 110 : 220, 4) +
        mist(studio, 90, 0.4),
      ground: (studio) =>
        slope(studio, flora.lawn, light.haze) +
        track(studio, 2, flora.isSnowy ? "#dcdcd6" : "#c9b487"),
      items: [
        ...tallTree(garden, [-9.5, 5], isTropical).map(shadowless),
        ...tallTree(garden, [12.5, 11], isTropical).map(shadowless),
        ...(isTropical
          ? [shadowless(palm(garden, [7, 3], 6))]
          : [conifer(garden, [8.4, 5], 6.5), conifer(garden, [10, 6.4], 7.6)]),
        ...stakes(-2.4, 2),
        ...tufts(garden, 30, flora.isSnowy),
      ],
    };
  },
  desert: (garden) => {
    const { random } = garden;
    return {
      backdrop: (studio) =>
        sky(studio, { clouds: "few" }) +
        mountains(studio, "#a98a7a", 150, false) +
        mesas(studio, "#bf7f5c", 190) +
        mist(studio, 60, 0.4),
      ground: (studio) => track(studio, random.range(-2, 3), "#cfa478"),
      items: [
        saguaro(garden, [-6.4, 5], 4.6),
        saguaro(garden, [8.6, 12], 5),
        saguaro(garden, [-13, 18], 4.8),
        ...Array.from({ length: 18 }, (): Item => {
          const at: V2 = [random.range(-12, 12), random.range(-1, 18)];
          return random.pick([
            () => agave(garden, at, 0.7),
            () => pricklyPear(garden, at, 0.9),
            () => shrub(garden, { at, width: 1.2, height: 0.7 }),
            () => grassTuft(garden, at, 0.6, "#c5b27a"),
          ])();
        }),
        ...stakes(1.2, 3),
      ],
    };
  },
};

/** On water and on far slopes the shadow of a crown would float like a raft. */
function shadowless(item: Item): Item {
  if (item.kind === "face") return item;
  const { outline: _, ...rest } = item;
  return rest;
}

function tallTree(garden: Garden, at: V2, isTropical: boolean): Item[] {
  const { random } = garden;
  if (isTropical && random.chance(0.7)) return [palm(garden, at, random.range(7, 9))];
  return [broadTree(garden, { at, height: random.range(7, 9.4), spread: random.range(6, 8) })];
}

function tufts(garden: Garden, count: number, isSnowy: boolean, y: V2 = [-4, 6]): Sprite[] {
  const { random, flora } = garden;
  if (isSnowy) return [];
  const green = flora.season === "summer" || flora.season === "spring" ? "#8d9f5e" : "#b8a56a";
  return Array.from({ length: count }, () =>
    grassTuft(
      garden,
      [random.range(-7, 7), random.range(y[0], y[1])],
      random.range(0.28, 0.6),
      green,
      random.chance(0.55) ? random.pick(flora.flowers) : undefined,
    ),
  );
}

/** Flowers and grasses in drifts close to the viewer, clear of the middle. */
function meadowFlowers(garden: Garden): Sprite[] {
  const { random, flora } = garden;
  if (flora.isSnowy) return [];
  const green = flora.season === "summer" || flora.season === "spring" ? "#8aa05c" : "#b39d62";
  return [-2.9, -2.2, 2.1, 2.8, 3.4].flatMap((x) => {
    const bloom = random.pick(flora.flowers);
    return Array.from({ length: 9 }, () =>
      grassTuft(
        garden,
        [x + random.range(-0.55, 0.55), random.range(-4.6, -3.4)],
        random.range(0.26, 0.5),
        green,
        random.chance(0.6) ? bloom : undefined,
      ),
    );
  });
}

/** Two wheel tracks that lead into the parcel. */
function track(studio: Studio, x: number, color: string): string {
  return [-0.75, 0.75]
    .map((off) =>
      plot(studio, {
        points: [
          [x + off - 0.28, -8],
          [x + off + 0.28, -8],
          [x * 1.6 + off * 0.9 + 0.25, 40],
          [x * 1.6 + off * 0.9 - 0.25, 40],
        ],
        color,
      }),
    )
    .join("");
}

/** A survey stake with its ribbon at each corner that can be seen. */
function stakes(x: number, y: number, step = 4): Sprite[] {
  return [
    [x, y],
    [x + 7, y + step],
  ].map(([sx = 0, sy = 0]) => ({
    kind: "sprite" as const,
    at: [sx, sy, 0] as const,
    size: [0.3, 1.1] as const,
    draw: (px: number, py: number, k: number) =>
      stroke(
        `M${number(px)} ${number(py)}V${number(py - 0.95 * k)}`,
        "#c9a97a",
        Math.max(2, 0.06 * k),
      ) +
      fill(
        polygonPath([
          [px, py - 0.93 * k],
          [px + 0.26 * k, py - 0.86 * k],
          [px + 0.2 * k, py - 0.78 * k],
          [px + 0.27 * k, py - 0.7 * k],
          [px, py - 0.74 * k],
        ]),
        "#c8553a",
      ),
  }));
}

/** A plank dock into the water. */
function dock(x: number): Item[] {
  return [
    {
      kind: "sprite",
      at: [x, 1.6, 0],
      size: [1.2, 1.2],
      draw: (px, py, k) => {
        const [near, far] = [0.85 * k, 0.5 * k];
        const top = py - 0.95 * k;
        let boards = "";
        for (let i = 1; i < 9; i++) {
          const t = i / 9;
          const half = near + (far - near) * t;
          boards += `M${number(px - half + 0.25 * k * t)} ${number(py + (top - py) * t)}h${number(half * 2)}`;
        }
        return (
          fill(
            polygonPath([
              [px - near, py + 0.1 * k],
              [px + near, py + 0.1 * k],
              [px + far + 0.25 * k, top + 0.08 * k],
              [px - far + 0.25 * k, top + 0.08 * k],
            ]),
            "#2f4a50",
            0.3,
          ) +
          fill(
            polygonPath([
              [px - near, py],
              [px + near, py],
              [px + far + 0.25 * k, top],
              [px - far + 0.25 * k, top],
            ]),
            "#b39a78",
          ) +
          stroke(boards, "#7d684f", 1.4, 0.6)
        );
      },
    },
  ];
}

/** The near hillside that falls away to the valley. */
function slope({ camera, defs }: Studio, lawn: string, haze: string): string {
  const y = camera.horizon;
  const paint = defs.linear(0, y, 0, y + 240, [
    [0, haze, 0.75],
    [0.45, haze, 0.2],
    [1, lawn, 0],
  ]);
  return `<path d="M0 ${number(y)}H${WIDTH}V${number(y + 240)}H0Z" fill="${paint}"/>`;
}
