import type { Random } from "../../random.ts";
import { darker, lighter } from "../core/color.ts";
import type { V3 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import { plain, tiles } from "../core/materials.ts";
import { box, type Decor, type Item, type Sprite } from "../core/model.ts";
import type { KnotListener } from "../core/scene.ts";
import { circlePath, fill, number, stroke } from "../core/svg.ts";
import { leafTones } from "../nature/foliage.ts";
import { fronts } from "./furniture.ts";
import { pendant } from "./lamps.ts";
import { alongLeft, type Finish, type RoomScene } from "./looks.ts";
import { drawRoom, roomLight } from "./room.ts";
import { panesOn, type RoomWindow, roomWindow } from "./room-windows.ts";
import { stool } from "./seating.ts";
import { plant, small } from "./small-things.ts";
import { mirror, picture, rug } from "./wall-things.ts";

/** A bathroom: a tub under the window, a washstand with a mirror. */
export function bathroom(
  { finish, outlook, hour }: RoomScene,
  tubKind: "clawfoot" | "built-in",
  random: Random,
  onKnot?: KnotListener,
): string {
  const light = roomLight(hour, tubKind === "clawfoot" ? [0.3, 0.74, 0.6] : [-0.8, 0.1, 0.6]);
  const [width, depth, height] = [4.4, 3.8, 2.7];
  const l = -width / 2;
  const behind: RoomWindow = {
    u: 0.55,
    v: 0.95,
    w: 1.4,
    h: 1.35,
    panes: [2, 2],
    frame: finish.trim,
    outlook,
  };
  const side: RoomWindow = {
    u: alongLeft(1.2),
    v: 1.05,
    w: 1.2,
    h: 1.2,
    panes: [2, 2],
    frame: finish.trim,
    outlook,
  };
  const isFree = tubKind === "clawfoot";
  const main = finish.main;
  const items: Item[] = [
    ...(isFree ? [freeTub([-0.98, depth - 0.85, 0], light, finish)] : builtInTub(depth, finish)),
    ...box({ x: [0.3, 2.05], y: [depth - 0.55, depth], z: [0.12, 0.82] }, plain(main), {
      front: [fronts(1, 3, main, finish.metal)],
    }),
    ...box({ x: [0.34, 2.01], y: [depth - 0.5, depth], z: [0, 0.12] }, plain(darker(main, 0.4))),
    ...box({ x: [0.26, 2.09], y: [depth - 0.58, depth], z: [0.82, 0.88] }, plain(finish.counter)),
    basin([1.18, depth - 0.3, 0.88], light),
    small([0.5, depth - 0.2, 0.88], "vase", light),
    ...stool([-0.1, depth - 1.5], 0.45, finish.wood, darker(finish.wood, 0.2)),
    towels([0.08, depth - 1.32, 0.46], finish.accent, light),
    plant([-1.95, depth - 0.35, 0], 1.1, random, light, "broad", finish.accent),
    pendant([0.55, depth - 0.3, 1.75], height, 0.13, finish.metal, light, "globe"),
    pendant([1.82, depth - 0.3, 1.75], height, 0.13, finish.metal, light, "globe"),
  ];
  return drawRoom(
    {
      width,
      depth,
      height,
      walls: plain(lighter(finish.walls.color, 0.2)),
      floor: tiles(lighter(finish.splash.color, 0.1), 0.3, 0.3, darker(finish.splash.color, 0.25)),
      ceiling: finish.ceiling,
      onBack: [
        wainscot(width, finish),
        ...(isFree
          ? [roomWindow(behind)]
          : [
              picture(0.45, 1.4, 0.62, 0.8, "botanical", finish.wood),
              picture(1.2, 1.4, 0.62, 0.8, "sea", finish.wood),
            ]),
        mirror(width / 2 + 0.72, 1.15, 0.95, 1.1, finish.metal, isFree),
        tap(width / 2 + 1.18, finish.metal),
      ],
      onLeft: [wainscot(8, finish), ...(isFree ? [] : [roomWindow(side)])],
      onRight: [wainscot(8, finish), towelRail(1.3, finish)],
      onFloor: [rug(width / 2 - 0.5, 4.9, 1.6, 0.9, finish.rug, finish.accent)],
      items,
      panes: isFree
        ? panesOn((u, v): V3 => [u + l, depth, v], behind)
        : panesOn((u, v): V3 => [l, u - 3.2, v], side),
      eye: { x: 0.2, back: 1.75, z: 1.45, horizon: 0.46, focal: 1040 },
      lamps: [{ at: [1.18, depth - 0.3, 1.8], radius: 1.1 }],
    },
    light,
    random,
    onKnot,
  );
}

/** Tiles up to the height of a hand rail. */
function wainscot(width: number, finish: Finish): Decor {
  return (painter) => {
    const { color } = finish.splash;
    let d = "";
    for (let v = 0.15; v < 1.1; v += 0.12)
      d += painter.line([
        [0, v],
        [width, v],
      ]);
    for (let u = 0.24; u < width; u += 0.24)
      d += painter.line([
        [u, 0],
        [u, 1.1],
      ]);
    return (
      fill(painter.rect(0, 0, width, 1.1), painter.tone(color)) +
      stroke(d, painter.tone(darker(color, 0.2)), 0.9, 0.45) +
      fill(painter.rect(0, 1.1, width, 1.15, -0.02), painter.tone(lighter(color, 0.3)))
    );
  };
}

function tap(u: number, metal: string): Decor {
  return (painter) =>
    stroke(
      painter.line(
        [
          [u, 1.08],
          [u, 1.14],
        ],
        -0.02,
      ) +
        painter.line(
          [
            [u - 0.1, 1.1],
            [u + 0.1, 1.1],
          ],
          -0.06,
        ),
      painter.tone(metal),
      4,
    );
}

function towelRail(u: number, finish: Finish): Decor {
  return (painter) =>
    stroke(
      painter.line(
        [
          [u, 1.4],
          [u + 1, 1.4],
        ],
        -0.06,
      ),
      painter.tone(finish.metal),
      3,
    ) +
    fill(
      painter.rounded(
        [
          [u + 0.15, 0.75],
          [u + 0.55, 0.75],
          [u + 0.55, 1.42],
          [u + 0.15, 1.42],
        ],
        0.03,
        -0.05,
      ),
      painter.tone(finish.accent),
    ) +
    fill(
      painter.rounded(
        [
          [u + 0.6, 0.9],
          [u + 0.88, 0.9],
          [u + 0.88, 1.42],
          [u + 0.6, 1.42],
        ],
        0.03,
        -0.05,
      ),
      painter.tone("#f6f1e6"),
    );
}

/** A tub on feet, seen from its long side. */
function freeTub(at: V3, light: Light, finish: Finish): Sprite {
  const shell = leafTones(light, finish.main === "#f1eadb" ? "#5f7a78" : "#f3eee4");
  const rim = leafTones(light, "#faf7f0");
  return {
    kind: "sprite",
    at,
    size: [0.95, 0.75],
    draw: (x, y, k) => {
      const [w, h] = [0.86 * k, 0.58 * k];
      const top = y - 0.68 * k;
      const feet = [-0.62, 0.62]
        .map((t) => circlePath(x + t * w, y - 0.05 * k, 0.06 * k, 0.07 * k))
        .join("");
      const body = `M${number(x - w)} ${number(top)}Q${number(x - w * 0.95)} ${number(top + h)} ${number(x - w * 0.5)} ${number(y - 0.1 * k)}H${number(x + w * 0.5)}Q${number(x + w * 0.95)} ${number(top + h)} ${number(x + w)} ${number(top)}Z`;
      const tapLine = `M${number(x + w * 0.72)} ${number(top - 0.02 * k)}V${number(top - 0.3 * k)}Q${number(x + w * 0.7)} ${number(top - 0.38 * k)} ${number(x + w * 0.5)} ${number(top - 0.3 * k)}`;
      return (
        fill(circlePath(x, y, w * 0.95, 0.12 * k), light.shadow.color, 0.22) +
        fill(feet, finish.metal) +
        stroke(tapLine, finish.metal, Math.max(2, 0.03 * k)) +
        fill(body, shell.body) +
        fill(
          `M${number(x + w * 0.2)} ${number(top)}H${number(x + w)}Q${number(x + w * 0.95)} ${number(top + h)} ${number(x + w * 0.5)} ${number(y - 0.1 * k)}H${number(x + w * 0.1)}Z`,
          shell.shade,
          0.5,
        ) +
        fill(circlePath(x, top, w * 1.03, 0.1 * k), rim.lit) +
        fill(circlePath(x, top + 0.006 * k, w * 0.92, 0.072 * k), rim.shade) +
        fill(circlePath(x, top + 0.03 * k, w * 0.8, 0.045 * k), "#bcd3d3", 0.8)
      );
    },
  };
}

function builtInTub(depth: number, finish: Finish): Item[] {
  const front: Decor = (painter) => {
    let d = "";
    for (let u = 0.24; u < painter.width; u += 0.24)
      d += painter.line([
        [u, 0],
        [u, 0.5],
      ]);
    for (let v = 0.12; v < 0.5; v += 0.12)
      d += painter.line([
        [0, v],
        [painter.width, v],
      ]);
    return stroke(d, painter.tone(darker(finish.splash.color, 0.22)), 0.9, 0.5);
  };
  const basinTop: Decor = (painter) =>
    fill(
      painter.rounded(
        [
          [0.1, 0.1],
          [painter.width - 0.1, 0.1],
          [painter.width - 0.1, painter.height - 0.1],
          [0.1, painter.height - 0.1],
        ],
        0.16,
      ),
      painter.tone("#dfe3de"),
    ) +
    fill(
      painter.rounded(
        [
          [0.2, 0.18],
          [painter.width - 0.2, 0.18],
          [painter.width - 0.2, painter.height - 0.14],
          [0.2, painter.height - 0.14],
        ],
        0.14,
      ),
      painter.tone("#b9cfce"),
    );
  return box(
    { x: [-2.2, -0.35], y: [depth - 0.82, depth], z: [0, 0.58] },
    plain(finish.splash.color),
    { front: [front], top: [basinTop] },
    plain("#f6f2e9"),
  );
}

function basin(at: V3, light: Light): Sprite {
  const tones = leafTones(light, "#f7f3ea");
  return {
    kind: "sprite",
    at,
    size: [0.3, 0.2],
    draw: (x, y, k) => {
      const w = 0.26 * k;
      return (
        fill(
          `M${number(x - w)} ${number(y - 0.12 * k)}Q${number(x - w * 0.8)} ${number(y)} ${number(x - w * 0.5)} ${number(y)}H${number(x + w * 0.5)}Q${number(x + w * 0.8)} ${number(y)} ${number(x + w)} ${number(y - 0.12 * k)}Z`,
          tones.body,
        ) +
        fill(circlePath(x, y - 0.12 * k, w, 0.03 * k), tones.lit) +
        fill(circlePath(x, y - 0.118 * k, w * 0.86, 0.022 * k), tones.shade)
      );
    },
  };
}

function towels(at: V3, color: string, light: Light): Sprite {
  return {
    kind: "sprite",
    at,
    size: [0.2, 0.25],
    draw: (x, y, k) =>
      [color, "#f4eee2", lighter(color, 0.35)]
        .map((tone, i) =>
          fill(
            `M${number(x - 0.14 * k)} ${number(y - i * 0.06 * k)}h${number(0.28 * k)}q${number(0.03 * k)} ${number(-0.03 * k)} 0 ${number(-0.058 * k)}h${number(-0.28 * k)}Z`,
            leafTones(light, tone).body,
          ),
        )
        .join(""),
  };
}
