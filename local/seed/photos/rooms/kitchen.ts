import type { Random } from "../../random.ts";
import { darker, lighter } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import { plain } from "../core/materials.ts";
import { box, type Decor, type Face, type Item } from "../core/model.ts";
import type { KnotListener } from "../core/scene.ts";
import { fill, stroke } from "../core/svg.ts";
import { fronts } from "./furniture.ts";
import { pendant } from "./lamps.ts";
import { alongLeft, type Finish, type RoomScene } from "./looks.ts";
import { drawRoom, roomLight } from "./room.ts";
import { panesOn, type RoomWindow, roomWindow } from "./room-windows.ts";
import { stool } from "./seating.ts";
import { plant, small } from "./small-things.ts";
import { rug, shelf } from "./wall-things.ts";

export type KitchenPlan = "island" | "table" | "galley";

/** A kitchen along the back wall, with an island or a table in front of it. */
export function kitchen(
  { finish, outlook, hour }: RoomScene,
  plan: KitchenPlan,
  random: Random,
  onKnot?: KnotListener,
): string {
  const light = roomLight(hour, [-0.8, 0.12, 0.62]);
  const width = plan === "galley" ? 4.6 : 6.2;
  const depth = 4.8;
  const height = 2.8;
  const [l, r] = [-width / 2, width / 2];
  const face = depth - 0.62;
  const over: RoomWindow = {
    u: width / 2 - 0.85,
    v: 1.2,
    w: 1.7,
    h: 1.15,
    panes: [2, 1],
    frame: finish.trim,
    outlook,
  };
  const side: RoomWindow = {
    u: alongLeft(1),
    v: 0.9,
    w: 1.7,
    h: 1.5,
    panes: [2, 2],
    frame: finish.trim,
    outlook,
  };
  const counter = plain(finish.counter);
  const runs: Item[] = [
    ...base([l, -1.05], face, depth, finish, 3),
    ...range([-1.05, -0.29], face, depth, finish),
    ...base([-0.29, r - 0.78], face, depth, finish, plan === "galley" ? 2 : 4),
    ...box({ x: [l, -1.05], y: [face - 0.03, depth], z: [0.9, 0.95] }, counter),
    ...box({ x: [-0.29, r - 0.78], y: [face - 0.03, depth], z: [0.9, 0.95] }, counter),
    ...fridge([r - 0.76, r], face, depth, finish),
    ...box({ x: [r - 0.76, r], y: [face + 0.2, depth], z: [2.02, 2.45] }, plain(finish.main), {
      front: [fronts(1, 2, finish.main, finish.metal)],
    }),
    ...upper([l, -1.15], depth, finish, 2),
    ...upper([0.95, r - 0.8], depth, finish, plan === "galley" ? 1 : 2),
    ...hood([-1.05, -0.29], depth, finish),
    small([-0.68, face + 0.25, 0.96], "kettle", light),
    small([l + 0.55, depth - 0.12, 0.96], "board", light),
    small([l + 0.95, depth - 0.3, 0.96], "vase", light),
    small([1.35, depth - 0.3, 0.96], "bowl", light),
  ];
  const items = [...runs, ...middle(plan, finish, light, random)];
  return drawRoom(
    {
      width,
      depth,
      height,
      walls: finish.walls,
      ...(finish.back ? { back: finish.back } : {}),
      floor: finish.floor,
      ceiling: finish.ceiling,
      onBack: [splash(finish, width), roomWindow(over), faucet(width / 2 + 0.1, finish.metal)],
      onLeft: [roomWindow(side)],
      onRight: [
        shelf(1.4, 1.5, 1.5, finish.wood, "kitchen"),
        shelf(1.4, 1.95, 1.5, finish.wood, "kitchen"),
      ],
      onFloor:
        plan === "galley"
          ? [rug(width / 2 - 1.5, 5.1, 1.1, 2, finish.rug, finish.accent)]
          : plan === "table"
            ? [rug(width / 2 - 1.5, 4.1, 3, 2.2, finish.rug, finish.accent)]
            : [],
      items,
      panes: panesOn((u, v): V3 => [l, u - 3.2, v], side),
      eye: {
        x: plan === "galley" ? 0.1 : 0.5,
        back: 1.9,
        z: 1.5,
        horizon: 0.47,
        focal: plan === "galley" ? 960 : 1000,
      },
      lamps: [{ at: [0, 2, 1.9], radius: 1.6 }],
    },
    light,
    random,
    onKnot,
  );
}

function base(x: V2, front: number, back: number, finish: Finish, doors: number): Face[] {
  return [
    ...box({ x, y: [front + 0.06, back], z: [0, 0.1] }, plain(darker(finish.main, 0.4))),
    ...box({ x, y: [front, back], z: [0.1, 0.9] }, plain(finish.main), {
      front: [drawersAbove(doors, finish)],
    }),
  ];
}

/** A row of drawers above a row of doors. */
function drawersAbove(doors: number, finish: Finish): Decor {
  return (painter) => {
    const { width } = painter;
    let lines = "";
    let inner = "";
    let pulls = "";
    for (let i = 0; i < doors; i++) {
      const [a, b] = [(width * i) / doors + 0.018, (width * (i + 1)) / doors - 0.018];
      lines += painter.rect(a, 0.02, b, 0.58) + painter.rect(a, 0.61, b, 0.785);
      inner += painter.rect(a + 0.06, 0.08, b - 0.06, 0.52);
      pulls +=
        painter.rect((a + b) / 2 - 0.07, 0.69, (a + b) / 2 + 0.07, 0.71, -0.02) +
        painter.rect(b - 0.07, 0.38, b - 0.05, 0.52, -0.02);
    }
    return (
      stroke(lines, painter.tone(darker(finish.main, 0.32)), 1.3, 0.8) +
      stroke(inner, painter.tone(darker(finish.main, 0.18)), 1, 0.7) +
      fill(pulls, painter.tone(finish.metal)) +
      fill(painter.rect(0, 0.76, width, 0.8), painter.light.shadow.color, 0.25)
    );
  };
}

function upper(x: V2, back: number, finish: Finish, doors: number): Face[] {
  return box({ x, y: [back - 0.36, back], z: [1.52, 2.45] }, plain(finish.main), {
    front: [fronts(1, doors, finish.main, finish.metal)],
  });
}

function range(x: V2, front: number, back: number, finish: Finish): Face[] {
  const steel = "#b9bbb6";
  const oven: Decor = (painter) => {
    const { width } = painter;
    let knobs = "";
    for (let i = 0; i < 5; i++)
      knobs += painter.disc(0.1 + ((width - 0.2) * i) / 4, 0.82, 0.026, 0.026, -0.02);
    return (
      fill(
        painter.rounded(
          [
            [0.08, 0.24],
            [width - 0.08, 0.24],
            [width - 0.08, 0.6],
            [0.08, 0.6],
          ],
          0.02,
        ),
        painter.tone("#3a3f40"),
      ) +
      fill(
        painter.poly([
          [0.14, 0.28],
          [0.26, 0.28],
          [0.46, 0.58],
          [0.34, 0.58],
        ]),
        "#ffffff",
        0.12,
      ) +
      fill(painter.rect(0.08, 0.66, width - 0.08, 0.69, -0.03), painter.tone("#7d8280")) +
      fill(knobs, painter.tone(finish.metal))
    );
  };
  return [
    ...box(
      { x: [x[0] + 0.01, x[1] - 0.01], y: [front - 0.02, back], z: [0, 0.93] },
      plain(steel),
      { front: [oven] },
      plain("#3a3d3c"),
    ),
  ];
}

function hood(x: V2, back: number, finish: Finish): Face[] {
  return [
    ...box(
      { x: [x[0] - 0.06, x[1] + 0.06], y: [back - 0.5, back], z: [1.7, 1.86] },
      plain(lighter(finish.wood, 0.1)),
    ),
    ...box(
      { x: [x[0] + 0.16, x[1] - 0.16], y: [back - 0.3, back], z: [1.86, 2.8] },
      plain(finish.main),
    ),
  ];
}

function fridge(x: V2, front: number, back: number, finish: Finish): Face[] {
  const doors: Decor = (painter) =>
    stroke(
      painter.line([
        [0, 0.75],
        [painter.width, 0.75],
      ]) +
        painter.line([
          [painter.width / 2, 0.75],
          [painter.width / 2, painter.height],
        ]),
      painter.tone("#7d8280"),
      1.6,
    ) +
    fill(
      painter.rect(painter.width / 2 - 0.07, 1, painter.width / 2 - 0.045, 1.6, -0.03) +
        painter.rect(painter.width / 2 + 0.045, 1, painter.width / 2 + 0.07, 1.6, -0.03),
      painter.tone(finish.metal),
    );
  return box({ x: [x[0] + 0.02, x[1]], y: [front - 0.06, back], z: [0.02, 2] }, plain("#c9cbc6"), {
    front: [doors],
  });
}

function splash(finish: Finish, width: number): Decor {
  return (painter) => {
    const { color } = finish.splash;
    let d = "";
    for (let v = 0.95; v < 1.52; v += 0.11)
      d += painter.line([
        [0, v],
        [width, v],
      ]);
    for (let u = 0.2; u < width; u += 0.22)
      d += painter.line([
        [u, 0.95],
        [u, 1.52],
      ]);
    return (
      fill(painter.rect(0, 0.95, width, 1.54), painter.tone(color)) +
      stroke(d, painter.tone(darker(color, 0.2)), 0.9, 0.5)
    );
  };
}

function faucet(u: number, metal: string): Decor {
  return (painter) =>
    stroke(
      painter.line(
        [
          [u, 0.95],
          [u, 1.22],
          [u + 0.03, 1.28],
          [u + 0.12, 1.29],
          [u + 0.15, 1.2],
        ],
        -0.12,
      ),
      painter.tone(metal),
      3,
    );
}

function middle(
  plan: KitchenPlan,
  finish: Finish,
  light: ReturnType<typeof roomLight>,
  random: Random,
): Item[] {
  if (plan === "galley") {
    return [
      ...box({ x: [0.55, 1.45], y: [1.25, 2.05], z: [0.71, 0.76] }, plain(finish.wood)),
      ...box(
        { x: [0.94, 1.06], y: [1.59, 1.71], z: [0.04, 0.71] },
        plain(darker(finish.wood, 0.2)),
      ),
      ...box({ x: [0.72, 1.28], y: [1.37, 1.93], z: [0, 0.04] }, plain(darker(finish.wood, 0.2))),
      ...seat([0.78, 2.2], finish.wood, finish.textile, true),
      ...seat([0.78, 0.7], finish.wood, finish.textile, false),
      small([1, 1.65, 0.76], "vase", light),
      pendant([1, 1.65, 1.7], 2.8, 0.22, finish.accent, light, "dome"),
      plant([-1.75, 2.6, 0], 1.3, random, light, "snake", finish.accent),
    ];
  }
  if (plan === "table") {
    return [
      ...tableWithChairs(finish),
      small([0, 2, 0.76], "bowl", light),
      pendant([0, 2, 1.75], 2.8, 0.3, finish.accent, light, "dome"),
      plant([2.5, 3.2, 0], 1.5, random, light, "broad", finish.accent),
    ];
  }
  const stools = [-1.05, -0.18, 0.69].flatMap((x) =>
    stool([x, 1], 0.66, finish.wood, finish.metal),
  );
  return [
    ...box(
      { x: [-1.35, 1.35], y: [1.65, 2.5], z: [0.08, 0.9] },
      plain(lighter(finish.main, 0.06)),
      {
        front: [fronts(1, 4, finish.main, finish.metal)],
        left: [fronts(1, 1, finish.main, finish.metal)],
        right: [fronts(1, 1, finish.main, finish.metal)],
      },
    ),
    ...box({ x: [-1.5, 1.5], y: [1.4, 2.58], z: [0.9, 0.96] }, plain(finish.counter)),
    ...stools,
    small([-0.7, 2, 0.96], "vase", light),
    small([0.5, 1.9, 0.96], "bowl", light),
    ...[-0.75, 0.75].map((x) => pendant([x, 2, 1.82], 2.8, 0.19, finish.accent, light, "dome")),
  ];
}

function tableWithChairs(finish: Finish): Item[] {
  const wood = finish.wood;
  return [
    ...box({ x: [-0.95, 0.95], y: [1.5, 2.45], z: [0.71, 0.76] }, plain(wood)),
    ...[-0.86, 0.78].flatMap((x) =>
      [1.58, 2.29].flatMap((y) =>
        box({ x: [x, x + 0.08], y: [y, y + 0.08], z: [0, 0.71] }, plain(darker(wood, 0.15))),
      ),
    ),
    ...[-0.62, 0.2].flatMap((x) => seat([x, 2.62], wood, finish.textile, true)),
    ...[-0.62, 0.2].flatMap((x) => seat([x, 0.92], wood, finish.textile, false)),
  ];
}

function seat([x, y]: V2, wood: string, cloth: string, back: boolean): Item[] {
  const at = back ? y + 0.4 : y;
  return [
    ...[x + 0.02, x + 0.37].flatMap((lx) =>
      [y + 0.02, y + 0.37].flatMap((ly) =>
        box({ x: [lx, lx + 0.035], y: [ly, ly + 0.035], z: [0, 0.44] }, plain(darker(wood, 0.2))),
      ),
    ),
    ...box({ x: [x, x + 0.42], y: [y, y + 0.42], z: [0.44, 0.49] }, { color: cloth, soft: 0.012 }),
    ...[x + 0.01, x + 0.375].flatMap((px) =>
      box({ x: [px, px + 0.035], y: [at - 0.02, at + 0.015], z: [0.49, 0.92] }, plain(wood)),
    ),
    ...[0.62, 0.8].flatMap((z) =>
      box(
        { x: [x + 0.05, x + 0.37], y: [at - 0.015, at + 0.01], z: [z, z + 0.1] },
        plain(lighter(wood, 0.12)),
      ),
    ),
  ];
}
