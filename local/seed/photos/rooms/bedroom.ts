import type { Random } from "../../random.ts";
import { lighter } from "../core/color.ts";
import type { V3 } from "../core/geometry.ts";

import { box } from "../core/model.ts";
import type { KnotListener } from "../core/scene.ts";
import { bed, drawers } from "./furniture.ts";
import { cushion, legs } from "./joinery.ts";
import { lamp } from "./lamps.ts";
import { alongLeft, type RoomScene } from "./looks.ts";
import { drawRoom, roomLight } from "./room.ts";
import { panesOn, type RoomWindow, roomWindow } from "./room-windows.ts";
import { plant, small } from "./small-things.ts";
import { mirror, type Picture, picture, rug } from "./wall-things.ts";

/** A bedroom with the bed against the far wall and daylight from the left. */
export function bedroom(
  { finish, outlook, hour }: RoomScene,
  art: Picture,
  random: Random,
  onKnot?: KnotListener,
): string {
  const light = roomLight(hour, [-0.82, 0.14, 0.56]);
  const [width, depth, height] = [5.2, 4.6, 2.7];
  const l = -width / 2;
  const window: RoomWindow = {
    u: alongLeft(1.3),
    v: 0.55,
    w: 1.9,
    h: 1.75,
    panes: [2, 3],
    frame: finish.trim,
    outlook,
    curtains: lighter(finish.textile, 0.55),
  };
  const head = depth - 2.18;
  const bedWidth = 1.75;
  return drawRoom(
    {
      width,
      depth,
      height,
      walls: finish.walls,
      ...(finish.back ? { back: finish.back } : {}),
      floor: finish.floor,
      ceiling: finish.ceiling,
      onBack: [
        picture(width / 2 - 0.62, 1.45, 0.78, 0.95, art, finish.wood),
        picture(
          width / 2 + 0.3,
          1.45,
          0.78,
          0.95,
          art === "shapes" ? "lines" : "shapes",
          finish.wood,
        ),
      ],
      onLeft: [roomWindow(window)],
      onRight: [mirror(2.1, 1.15, 0.8, 0.95, finish.metal, true)],
      onFloor: [rug(width / 2 - 1.6, 4.3, 3.4, 2.2, finish.rug, finish.accent)],
      items: [
        ...bed(
          [-0.75, head],
          bedWidth,
          {
            frame: finish.wood,
            sheet: "#f6f1e6",
            cover: lighter(finish.textile, 0.45),
            accent: finish.accent,
          },
          light,
        ),
        ...drawers(
          [-1.5, -0.98],
          [depth - 0.5, depth - 0.06],
          0.58,
          finish.wood,
          2,
          1,
          finish.metal,
        ),
        ...drawers(
          [1.24, 1.76],
          [depth - 0.5, depth - 0.06],
          0.58,
          finish.wood,
          2,
          1,
          finish.metal,
        ),
        lamp([-1.24, depth - 0.3, 0.59], 0.52, "#f4e8cf", light, "table"),
        lamp([1.5, depth - 0.3, 0.59], 0.52, "#f4e8cf", light, "table"),
        ...drawers([2.08, 2.56], [1.5, 2.9], 0.85, finish.wood, 3, 1, finish.metal),
        small([2.3, 2.6, 0.86], "vase", light),
        small([2.3, 1.8, 0.86], "books", light),
        plant([-2.2, depth - 0.4, 0], 1.35, random, light, "broad", finish.accent),
        // A bench at the foot of the bed.
        ...legs([-0.55, 0.8], [head - 0.62, head - 0.2], 0.4, finish.wood),
        ...box(
          { x: [-0.55, 0.8], y: [head - 0.62, head - 0.2], z: [0.38, 0.48] },
          cushion(lighter(finish.rug, 0.2), 0.025),
        ),
      ],
      panes: panesOn((u, v): V3 => [l, u - 3.2, v], window),
      eye: { x: 0.35, back: 2.05, z: 1.45, horizon: 0.46, focal: 1010 },
      lamps: [
        { at: [-1.24, depth - 0.4, 1.05], radius: 1 },
        { at: [1.5, depth - 0.4, 1.05], radius: 1 },
      ],
    },
    light,
    random,
    onKnot,
  );
}
