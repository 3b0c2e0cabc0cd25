import type { Random } from "../../random.ts";
import { type Camera, HEIGHT, projectPolygon, WIDTH } from "../core/camera.ts";
import { counterclockwise, scale, sub, unit, type V2, type V3 } from "../core/geometry.ts";
import { type Light, lightAt } from "../core/light.ts";
import { type Decor, type Face, face, type Item, type Surface, wall } from "../core/model.ts";
import { Painter, type Studio } from "../core/painter.ts";
import { drawScene, type KnotListener } from "../core/scene.ts";
import { fill, polygonPath } from "../core/svg.ts";

/** A room seen from its open front: x across, y into the room, z up. */
export type Room = {
  width: number;
  depth: number;
  height: number;
  walls: Surface;
  /** The wall at the end when it differs. */
  back?: Surface;
  floor: Surface;
  ceiling?: string;
  onBack?: readonly Decor[];
  onLeft?: readonly Decor[];
  onRight?: readonly Decor[];
  onFloor?: readonly Decor[];
  items: readonly Item[];
  /** Openings that let the sun in: where it falls on the floor is worked out. */
  panes?: readonly (readonly V3[])[];
  /** Where the viewer stands and how wide they see. */
  eye?: { x?: number; back?: number; z?: number; focal?: number; horizon?: number; yaw?: number };
  lamps?: readonly { at: V3; radius: number }[];
};

export type RoomHour = "day" | "late" | "evening";

/** Light of a room: soft from the window's side, warm in the evening. `sun` is towards the sun. */
export function roomLight(hour: RoomHour, sun: V3): Light {
  const base = lightAt(
    hour === "evening" ? "dusk" : hour === "late" ? "golden" : "morning",
    "left",
  );
  const tints = {
    day: { ambient: [0.99, 0.98, 0.955], sunTint: [0.16, 0.15, 0.12] },
    late: { ambient: [1.03, 0.98, 0.9], sunTint: [0.22, 0.16, 0.08] },
    evening: { ambient: [0.86, 0.76, 0.67], sunTint: [0.14, 0.1, 0.06] },
  } as const;
  return {
    ...base,
    ...tints[hour],
    bounce: [0.2, 0.19, 0.17],
    sun: unit(sun),
    shadow: {
      color: hour === "evening" ? "#2a1d1a" : "#3c3128",
      opacity: hour === "day" ? 0.17 : 0.22,
    },
  };
}

export function drawRoom(room: Room, light: Light, random: Random, onKnot?: KnotListener): string {
  const eye = room.eye ?? {};
  const camera: Camera = {
    eye: [eye.x ?? 0, -(eye.back ?? 2.3), eye.z ?? 1.45],
    yaw: eye.yaw ?? 0,
    focal: (eye.focal ?? 1040) * 1.06,
    center: WIDTH / 2,
    horizon: HEIGHT * (eye.horizon ?? 0.5),
  };
  const shell = shellOf(room);
  return drawScene(
    {
      camera,
      light,
      random,
      backdrop: () =>
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="${room.ceiling ?? "#f3eee3"}"/>`,
      ground: (base) => shell.map((part) => paintPart(base, part)).join(""),
      groundCover: (base) => sunPatches(base, room),
      items: room.items,
      foreground: (base) => lampLight(base, room) + softEdges(base),
    },
    onKnot,
  );
}

function shellOf(room: Room): Face[] {
  const { width, depth, height } = room;
  const [l, r, near] = [-width / 2, width / 2, -3.2];
  const quiet = { castsShadow: false, takesShadow: false };
  const flat = (z: number, up: boolean): V3[] => {
    const points: V3[] = [
      [l, near, z],
      [r, near, z],
      [r, depth, z],
      [l, depth, z],
    ];
    return up ? points : points.reverse();
  };
  return [
    face(flat(height, false), { color: room.ceiling ?? "#f5f0e6" }, quiet),
    wall([l, near], [l, depth], 0, height, room.walls, ...(room.onLeft ?? []), ...edges(room)),
    wall([r, depth], [r, near], 0, height, room.walls, ...(room.onRight ?? []), ...edges(room)),
    wall(
      [l, depth],
      [r, depth],
      0,
      height,
      room.back ?? room.walls,
      ...edges(room),
      ...(room.onBack ?? []),
    ),
    face(flat(0, true), room.floor, { ...quiet, decor: room.onFloor ?? [] }),
  ];
}

/** A baseboard and a soft shade under the ceiling. */
function edges(room: Room): Decor[] {
  const light = room.ceiling ?? "#f5f0e6";
  return [
    (painter) =>
      fill(painter.rect(0, 0, painter.width, 0.13), painter.tone(light)) +
      fill(painter.rect(0, 0.13, painter.width, 0.155), painter.light.shadow.color, 0.16) +
      fill(
        painter.rect(0, painter.height - 0.12, painter.width, painter.height),
        painter.light.shadow.color,
        0.06,
      ),
  ];
}

function paintPart(studio: Studio, part: Face): string {
  const painter = new Painter(studio, part);
  const body = fill(
    polygonPath(projectPolygon(studio.camera, part.points)),
    painter.tone(part.surface.color),
  );
  return (
    body +
    (part.surface.pattern?.(painter) ?? "") +
    part.decor.map((decor) => decor(painter)).join("")
  );
}

/** Where the sun through the panes meets the floor and the far walls. */
function sunPatches(studio: Studio, room: Room): string {
  const { light, camera } = studio;
  if (light.lamps || !room.panes) return "";
  let onFloor = "";
  for (const pane of room.panes) {
    const landed = pane.map((point) => sub(point, scale(light.sun, point[2] / light.sun[2])));
    const flat = counterclockwise(
      landed.map(
        ([x, y]): V2 => [
          Math.max(-room.width / 2, Math.min(room.width / 2, x)),
          Math.min(room.depth, y),
        ],
      ),
    );
    onFloor += polygonPath(
      projectPolygon(
        camera,
        flat.map(([x, y]): V3 => [x, y, 0]),
      ),
    );
  }
  return fill(onFloor, light.hour === "golden" ? "#ffdf9f" : "#fff6dc", 0.42);
}

function lampLight(studio: Studio, room: Room): string {
  if (!studio.light.lamps) return "";
  return (room.lamps ?? [])
    .map(({ at, radius }) => {
      const [spot] = projectPolygon(studio.camera, [at, at, at]);
      if (!spot) return "";
      const r = (radius * studio.camera.focal) / (at[1] - studio.camera.eye[1]);
      return `<circle cx="${spot[0].toFixed(0)}" cy="${spot[1].toFixed(0)}" r="${r.toFixed(0)}" fill="${studio.defs.glow("#ffcf85", 0.5)}"/>`;
    })
    .join("");
}

/** The floor grows a little darker towards the viewer, as in a photograph. */
function softEdges({ defs, light }: Studio): string {
  const top = HEIGHT * 0.78;
  const down = defs.linear(0, top, 0, HEIGHT, [
    [0, light.shadow.color, 0],
    [1, light.shadow.color, 0.16],
  ]);
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="${down}"/>`;
}
