import { darker, lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { hair } from "../core/materials.ts";
import type { Decor } from "../core/model.ts";
import { corners, type Painter } from "../core/painter.ts";
import { fill, stroke } from "../core/svg.ts";
import { archOf, glazing, type Opening } from "./windows.ts";

export type DoorLook = {
  color: string;
  casing: string;
  kind: "panels" | "craftsman" | "glass" | "planks" | "half-light";
  arched?: boolean;
  /** Narrow windows beside the door. */
  sidelights?: boolean;
  /** A window above. */
  transom?: boolean;
};

/** A house door; `v` is the height of the threshold. */
export function door(at: Opening, look: DoorLook): Decor {
  return (painter) => {
    const { u, v, w, h } = at;
    const side = look.sidelights ? 0.42 : 0;
    const above = look.transom ? 0.42 : 0;
    const outer = look.arched
      ? archOf(at, 0.14)
      : corners(u - 0.14 - side, v, u + w + 0.14 + side, v + h + above + 0.16);
    let drawn = fill(painter.poly(outer), painter.tone(look.casing));
    if (look.sidelights) {
      for (const left of [u - side - 0.02, u + w + 0.06]) {
        drawn += glazing(
          painter,
          { u: left, v: v + 0.3, w: side - 0.04, h: h - 0.3 },
          plainGlass(look),
        );
      }
    }
    if (look.transom) {
      drawn += glazing(
        painter,
        { u: u - side, v: v + h + 0.06, w: w + 2 * side, h: above - 0.08 },
        { ...plainGlass(look), panes: [look.sidelights ? 5 : 3, 1] },
      );
    }
    const leaf = look.arched ? archOf(at, 0) : corners(u, v, u + w, v + h);
    drawn += fill(painter.poly(leaf), painter.tone(darker(look.color, 0.45)));
    drawn += fill(painter.poly(inset(leaf, 0.035), 0.04), painter.tone(look.color));
    drawn += DOOR_FACES[look.kind](painter, at, look);
    drawn += fill(painter.disc(u + w * 0.87, v + h * 0.46, 0.045, 0.045, 0), "#d3a24e");
    drawn += fill(painter.rect(u - 0.1, v, u + w + 0.1, v + 0.06, -0.05), painter.tone("#8d8271"));
    return drawn;
  };
}

/** Sections with an optional row of small windows. */
export function garageDoor(
  at: Opening,
  color: string,
  look: "panels" | "carriage" | "glass",
): Decor {
  return (painter) => {
    const { u, v, w, h } = at;
    let drawn = fill(
      painter.rect(u - 0.12, v, u + w + 0.12, v + h + 0.14),
      painter.tone("#f4eee0"),
    );
    drawn += fill(painter.rect(u, v, u + w, v + h), painter.tone(darker(color, 0.35)));
    drawn += fill(painter.rect(u + 0.03, v, u + w - 0.03, v + h - 0.05, 0.05), painter.tone(color));
    const rows = 4;
    const row = (h - 0.05) / rows;
    const columns = Math.max(2, Math.round(w / 0.75));
    const cell = (w - 0.06) / columns;
    let edges = "";
    for (let i = 0; i < rows; i++) {
      for (let k = 0; k < columns; k++) {
        const left = u + 0.03 + k * cell + 0.07;
        const low = v + i * row + 0.07;
        const isGlass = look === "glass" || i === rows - 1;
        if (isGlass) {
          drawn += glazing(
            painter,
            { u: left, v: low, w: cell - 0.14, h: row - 0.12 },
            { frame: color, panes: look === "carriage" ? [2, 1] : [1, 1], inside: "nothing" },
          );
        } else if (look === "panels") {
          edges += painter.rect(left, low, left + cell - 0.14, low + row - 0.14, 0.05);
        } else {
          edges += painter.line(
            [
              [left + cell / 2 - 0.07, low - 0.07],
              [left + cell / 2 - 0.07, low + row - 0.07],
            ],
            0.05,
          );
        }
      }
      if (look !== "carriage") {
        edges += painter.line(
          [
            [u + 0.03, v + i * row],
            [u + w - 0.03, v + i * row],
          ],
          0.05,
        );
      }
    }
    drawn += stroke(edges, painter.tone(darker(color, 0.4)), hair(painter, 0.025), 0.55);
    drawn += fill(
      painter.rect(u, v + h - 0.2, u + w, v + h - 0.04, 0.04),
      painter.light.shadow.color,
      0.3,
    );
    return drawn;
  };
}

type DoorFace = (painter: Painter, at: Opening, look: DoorLook) => string;

const DOOR_FACES: Record<DoorLook["kind"], DoorFace> = {
  panels: (painter, { u, v, w, h }, look) => {
    const cells: V2[][] = [];
    for (const [low, high] of [
      [0.08, 0.36],
      [0.42, 0.72],
      [0.78, 0.93],
    ] as const) {
      for (const [left, right] of [
        [0.14, 0.46],
        [0.54, 0.86],
      ] as const) {
        cells.push(corners(u + w * left, v + h * low, u + w * right, v + h * high));
      }
    }
    return bevelled(painter, look.color, cells);
  },
  craftsman: (painter, { u, v, w, h }, look) =>
    bevelled(painter, look.color, [
      corners(u + w * 0.14, v + h * 0.08, u + w * 0.46, v + h * 0.6),
      corners(u + w * 0.54, v + h * 0.08, u + w * 0.86, v + h * 0.6),
    ]) +
    fill(
      painter.rect(u + w * 0.06, v + h * 0.655, u + w * 0.94, v + h * 0.69, -0.02),
      painter.tone(lighter(look.color, 0.22)),
    ) +
    glazing(
      painter,
      { u: u + w * 0.12, v: v + h * 0.72, w: w * 0.76, h: h * 0.2 },
      { frame: look.color, panes: [3, 1], inside: "nothing" },
    ),
  "half-light": (painter, { u, v, w, h }, look) =>
    bevelled(painter, look.color, [
      corners(u + w * 0.14, v + h * 0.07, u + w * 0.86, v + h * 0.38),
    ]) +
    glazing(
      painter,
      { u: u + w * 0.12, v: v + h * 0.46, w: w * 0.76, h: h * 0.46 },
      { frame: look.color, panes: [2, 3], inside: "nothing" },
    ),
  glass: (painter, { u, v, w, h }, look) =>
    glazing(
      painter,
      { u: u + w * 0.08, v: v + h * 0.05, w: w * 0.84, h: h * 0.9 },
      { frame: look.color, panes: [1, 1], inside: "nothing" },
    ),
  planks: (painter, { u, v, w, h }, look) => {
    let lines = "";
    for (let i = 1; i < 5; i++) {
      const x = u + (w * i) / 5;
      lines += painter.line(
        [
          [x, v + 0.05],
          [x, v + h - (look.arched ? w * 0.35 : 0.06)],
        ],
        0.04,
      );
    }
    const straps =
      painter.rect(u + 0.05, v + h * 0.2, u + w * 0.62, v + h * 0.225, 0.03) +
      painter.rect(u + 0.05, v + h * 0.7, u + w * 0.62, v + h * 0.725, 0.03);
    return (
      stroke(lines, painter.tone(darker(look.color, 0.45)), hair(painter, 0.025), 0.7) +
      fill(straps, "#2b2a28", 0.85)
    );
  },
};

function bevelled(painter: Painter, color: string, cells: readonly (readonly V2[])[]): string {
  const outer = cells.map((cell) => painter.poly(cell, 0.04)).join("");
  const inner = cells.map((cell) => painter.poly(inset(cell, 0.035), 0.04)).join("");
  return (
    fill(outer, painter.tone(darker(color, 0.28))) + fill(inner, painter.tone(lighter(color, 0.1)))
  );
}

/** Towards the middle by this many metres; good enough for shapes near to rectangles. */
function inset(points: readonly V2[], by: number): V2[] {
  const us = points.map(([u]) => u);
  const vs = points.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const ku = (u1 - u0 - 2 * by) / (u1 - u0);
  const kv = (v1 - v0 - 2 * by) / (v1 - v0);
  const [cu, cv] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return points.map(([u, v]): V2 => [cu + (u - cu) * ku, cv + (v - cv) * kv]);
}

function plainGlass(look: DoorLook) {
  return { frame: look.casing, panes: [1, 3] as const, inside: "nothing" as const };
}
