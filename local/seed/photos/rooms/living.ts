import type { Random } from "../../random.ts";
import { darker, lighter } from "../core/color.ts";
import type { V3 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import { brick, plain, stone, stucco } from "../core/materials.ts";
import { box, type Decor, type Item } from "../core/model.ts";
import type { KnotListener } from "../core/scene.ts";
import { fill, LAMP_GLOW } from "../core/svg.ts";
import { archOf } from "../parts/windows.ts";
import { bookcase, table } from "./furniture.ts";
import { cushion, legs } from "./joinery.ts";
import { lamp, pendant } from "./lamps.ts";
import { alongLeft, type Finish, type RoomScene } from "./looks.ts";
import { drawRoom, roomLight } from "./room.ts";
import { panesOn, type RoomWindow, roomWindow } from "./room-windows.ts";
import { sofa } from "./seating.ts";
import { pillow, plant, small } from "./small-things.ts";
import { picture, rug } from "./wall-things.ts";

export type LivingPlan = "fireplace" | "window-wall" | "books" | "kiva";

/** A living room: sofa, rug, somewhere to put a cup, something to look at. */
export function living(
  { finish, outlook, hour }: RoomScene,
  plan: LivingPlan,
  random: Random,
  onKnot?: KnotListener,
): string {
  const width = 6.4;
  const depth = 5.2;
  const height = plan === "window-wall" ? 3.3 : 2.8;
  const l = -width / 2;
  const isWide = plan === "window-wall";
  const light = roomLight(hour, isWide ? [0.35, 0.72, 0.6] : [-0.82, 0.1, 0.58]);
  const back: RoomWindow = {
    u: 0.75,
    v: 0.35,
    w: width - 1.5,
    h: height - 0.85,
    panes: [5, finish.metal === "#2a2f2e" ? 4 : 1],
    frame: finish.trim,
    outlook,
    ...(finish.metal === "#2a2f2e" ? {} : { curtains: lighter(finish.rug, 0.3) }),
  };
  const sides: RoomWindow[] = [0.7, 2.9].map((y) => ({
    u: alongLeft(y),
    v: 0.7,
    w: 1.35,
    h: 1.7,
    panes: [2, 3] as const,
    frame: finish.trim,
    outlook,
    curtains: lighter(finish.textile, 0.5),
  }));
  return drawRoom(
    {
      width,
      depth,
      height,
      walls: finish.walls,
      ...(finish.back && !isWide ? { back: finish.back } : {}),
      floor: finish.floor,
      ceiling: finish.ceiling,
      onBack: isWide ? [roomWindow(back)] : wallArt(plan, width, finish),
      onLeft: isWide
        ? [picture(alongLeft(2.6), 1.2, 1.2, 1, "shapes", finish.metal)]
        : sides.map(roomWindow),
      onRight: [
        picture(1.2, 1.3, 0.85, 1.1, "botanical", finish.wood),
        picture(2.3, 1.3, 0.85, 1.1, "lines", finish.wood),
      ],
      onFloor: [rug(width / 2 - 1.9, 4.2, 3.8, 2.5, finish.rug, finish.accent)],
      items: furnish(plan, finish, light, random, depth, height),
      panes: isWide
        ? panesOn((u, v): V3 => [u + l, depth, v], back)
        : sides.flatMap((window) => panesOn((u, v): V3 => [l, u - 3.2, v], window)),
      eye: { x: 0.3, back: 2, z: 1.4, horizon: 0.49, focal: 1000 },
      lamps: [{ at: [-2.4, 4.6, 1.5], radius: 1.5 }],
    },
    light,
    random,
    onKnot,
  );
}

function wallArt(plan: LivingPlan, width: number, finish: Finish): Decor[] {
  if (plan === "books") return [picture(width / 2 - 0.75, 1.25, 1.5, 1, "hills", finish.wood)];
  return [];
}

function furnish(
  plan: LivingPlan,
  finish: Finish,
  light: Light,
  random: Random,
  depth: number,
  height: number,
): Item[] {
  const wood = finish.wood;
  const common: Item[] = [
    ...table([-0.65, 0.75], [1.75, 2.45], 0.4, wood),
    small([-0.25, 2.1, 0.41], "books", light),
    small([0.35, 2.1, 0.41], "vase", light),
  ];
  if (plan === "books") {
    return [
      ...common,
      ...bookcase([-3.1, -1.75], [depth - 0.36, depth], 2.4, darker(wood, 0.05)),
      ...bookcase([1.75, 3.1], [depth - 0.36, depth], 2.4, darker(wood, 0.05)),
      ...sofa([-1.2, depth - 1.7], 2.4, finish.textile),
      pillow([-0.75, depth - 1.3, 0.52], 0.46, finish.accent, light),
      pillow([0.72, depth - 1.3, 0.52], 0.44, lighter(finish.rug, 0.3), light),
      ...armchair([1.7, 1.6], finish.accent),
      lamp([1.55, depth - 0.9, 0], 1.6, "#f1e4c8", light, "floor"),
      plant([-2.7, 2.9, 0], 1.5, random, light, "fig", finish.accent),
    ];
  }
  if (plan === "window-wall") {
    return [
      ...common,
      ...sofa([-2.75, 1.3], 2.3, finish.textile, "right"),
      pillow([-2.4, 3.2, 0.52], 0.46, finish.accent, light),
      pillow([-2.4, 2.4, 0.52], 0.42, lighter(finish.rug, 0.25), light),
      ...armchair([1.75, 1.5], finish.accent),
      ...armchair([1.75, 2.75], finish.accent),
      plant([2.6, depth - 0.6, 0], 1.7, random, light, "fig", "#d8cbb4"),
      lamp([-2.5, depth - 0.7, 0], 1.65, "#f1e4c8", light, "floor"),
      pendant([0, 2.4, 2.15], height, 0.34, finish.metal, light, "drum"),
    ];
  }
  return [
    ...common,
    ...(plan === "kiva" ? kiva(depth, finish, light) : fireplace(depth, finish, light)),
    ...sofa([-2.7, 1.2], 2.2, finish.textile, "right"),
    pillow([-2.34, 3, 0.52], 0.46, finish.accent, light),
    pillow([-2.34, 2.2, 0.52], 0.42, lighter(finish.rug, 0.25), light),
    ...armchair([1.65, 1.7], finish.accent),
    ...bookcase([1.95, 3.1], [depth - 0.34, depth], 2.2, wood),
    plant([-2.6, depth - 0.5, 0], 1.6, random, light, plan === "kiva" ? "snake" : "fig", "#b5623f"),
    lamp([2.75, 2.6, 0], 1.55, "#f1e4c8", light, "floor"),
  ];
}

/** An armchair turned towards the sofa. */
function armchair([x, y]: readonly [number, number], color: string): Item[] {
  const cloth = cushion(color, 0.04);
  return [
    ...legs([x, x + 0.85], [y, y + 0.82], 0.16),
    ...box({ x: [x, x + 0.85], y: [y, y + 0.82], z: [0.16, 0.36] }, cloth),
    ...box({ x: [x + 0.65, x + 0.85], y: [y, y + 0.82], z: [0.38, 0.88] }, cloth),
    ...box({ x: [x, x + 0.63], y: [y, y + 0.15], z: [0.38, 0.58] }, cloth),
    ...box({ x: [x, x + 0.63], y: [y + 0.67, y + 0.82], z: [0.38, 0.58] }, cloth),
    ...box(
      { x: [x, x + 0.63], y: [y + 0.18, y + 0.64], z: [0.38, 0.48] },
      cushion(lighter(color, 0.12), 0.03),
    ),
  ];
}

function fireplace(depth: number, finish: Finish, light: Light): Item[] {
  const body = finish.metal === "#2b302f" ? stone("#a79d8d") : brick("#b0735a");
  const fire: Decor = (painter) => hearth(painter, 0.45, 0.14, 1.1, 0.75);
  return [
    ...box({ x: [-1.4, 0.6], y: [depth - 0.4, depth], z: [0, 1.2] }, body, { front: [fire] }),
    ...box({ x: [-1.55, 0.75], y: [depth - 0.56, depth], z: [1.2, 1.3] }, plain(finish.wood)),
    ...box(
      { x: [-1.3, 0.5], y: [depth - 0.36, depth], z: [1.3, 2.8] },
      plain(lighter(finish.walls.color, 0.25)),
      { front: [picture(0.35, 0.3, 1.1, 0.85, "hills", finish.wood)] },
    ),
    ...box({ x: [-1.6, 0.8], y: [depth - 0.95, depth - 0.4], z: [0, 0.08] }, plain("#8d8578")),
    small([-1.1, depth - 0.46, 1.31], "vase", light),
    small([0.35, depth - 0.46, 1.31], "books", light),
  ];
}

/** The rounded corner fireplace of the south-west. */
function kiva(depth: number, finish: Finish, light: Light): Item[] {
  const body = stucco(lighter(finish.walls.color, 0.2));
  const fire: Decor = (painter) => hearth(painter, 0.4, 0.3, 0.8, 0.8, true);
  return [
    ...box(
      { x: [-1.2, 0.4], y: [depth - 0.55, depth], z: [0, 1.25] },
      { ...body, soft: 0.03 },
      { front: [fire] },
    ),
    ...box(
      { x: [-1.02, 0.22], y: [depth - 0.45, depth], z: [1.25, 1.85] },
      { ...body, soft: 0.03 },
    ),
    ...box({ x: [-0.8, 0], y: [depth - 0.36, depth], z: [1.85, 2.8] }, { ...body, soft: 0.03 }),
    ...box(
      { x: [-1.7, 0.9], y: [depth - 0.95, depth - 0.55], z: [0, 0.28] },
      { ...body, soft: 0.02 },
    ),
    small([0.6, depth - 0.75, 0.29], "vase", light),
  ];
}

/** The opening with its fire, burning in the evening. */
function hearth(
  painter: Parameters<Decor>[0],
  u: number,
  v: number,
  w: number,
  h: number,
  isArched = false,
): string {
  const at = { u, v, w, h };
  const opening = isArched ? painter.poly(archOf(at, 0)) : painter.rect(u, v, u + w, v + h);
  const burns = painter.light.lamps || painter.light.hour === "golden";
  const logs = fill(
    painter.rect(u + w * 0.2, v, u + w * 0.8, v + 0.1) +
      painter.rect(u + w * 0.3, v + 0.1, u + w * 0.7, v + 0.18),
    "#5c4030",
  );
  if (!burns) return fill(opening, "#2f2925") + logs;
  const middle = u + w / 2;
  const flame = (size: number) =>
    painter.rounded(
      [
        [middle - size, v + 0.08],
        [middle + size, v + 0.08],
        [middle + size * 0.7, v + size * 1.4],
        [middle + size * 0.1, v + size * 2.6],
        [middle - size * 0.6, v + size * 1.6],
      ],
      size * 0.5,
    );
  return (
    fill(opening, "#3a2419") +
    logs +
    fill(flame(w * 0.24), "#e08a3c") +
    fill(flame(w * 0.14), "#ffd27a") +
    fill(painter.disc(middle, v + 0.3, w * 0.8, w * 0.7), LAMP_GLOW)
  );
}
