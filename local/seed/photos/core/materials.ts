import { darker, lighter, mix } from "./color.ts";
import type { V2 } from "./geometry.ts";
import type { Surface } from "./model.ts";
import type { Painter } from "./painter.ts";
import { fill, stroke } from "./svg.ts";

/** Surfaces with their courses and joints. Sizes are a little larger than life to read well. */

export function plain(color: string): Surface {
  return { color };
}

export function brick(color: string): Surface {
  return {
    color,
    pattern: (painter) => {
      const joints = courses(painter, 0.17);
      const bricks = scatter(painter, 0.42, 0.17, 0.16);
      return (
        fill(bricks.dark, painter.tone(darker(color, 0.3)), 0.5) +
        fill(bricks.light, painter.tone(lighter(color, 0.3)), 0.45) +
        stroke(joints, painter.tone(lighter(color, 0.42)), hair(painter, 0.018), 0.5)
      );
    },
  };
}

export function clapboard(color: string, exposure = 0.2): Surface {
  return {
    color,
    pattern: (painter) =>
      stroke(
        courses(painter, exposure),
        painter.tone(darker(color, 0.34)),
        hair(painter, 0.02),
        0.42,
      ),
  };
}

export function battens(color: string, spacing = 0.42): Surface {
  return {
    color,
    pattern: (painter) =>
      stroke(
        columns(painter, spacing),
        painter.tone(darker(color, 0.36)),
        hair(painter, 0.03),
        0.36,
      ) +
      stroke(
        columns(painter, spacing, 0.05),
        painter.tone(lighter(color, 0.5)),
        hair(painter, 0.02),
        0.4,
      ),
  };
}

/** Wood shingles on a wall or a roof: rows with short upright joints. */
export function shingles(color: string, row = 0.28): Surface {
  return {
    color,
    pattern: (painter) => {
      const bits = scatter(painter, row * 1.15, row, 0.24);
      return (
        fill(bits.dark, painter.tone(darker(color, 0.4)), 0.34) +
        fill(bits.light, painter.tone(lighter(color, 0.35)), 0.3) +
        stroke(courses(painter, row), painter.tone(darker(color, 0.5)), hair(painter, 0.025), 0.42)
      );
    },
  };
}

export function standingSeam(color: string): Surface {
  return {
    color,
    pattern: (painter) =>
      stroke(columns(painter, 0.5), painter.tone(darker(color, 0.35)), hair(painter, 0.03), 0.45) +
      stroke(
        columns(painter, 0.5, 0.06),
        painter.tone(lighter(color, 0.35)),
        hair(painter, 0.02),
        0.5,
      ),
  };
}

/** Barrel tiles: rounded ends row by row. */
export function clayTiles(color: string): Surface {
  return {
    color,
    pattern: (painter) => {
      const bits = scatter(painter, 0.32, 0.42, 0.3);
      return (
        fill(bits.light, painter.tone(lighter(color, 0.28)), 0.5) +
        fill(bits.dark, painter.tone(darker(color, 0.3)), 0.4) +
        stroke(
          columns(painter, 0.32),
          painter.tone(darker(color, 0.42)),
          hair(painter, 0.035),
          0.45,
        ) +
        stroke(courses(painter, 0.42), painter.tone(darker(color, 0.5)), hair(painter, 0.02), 0.4)
      );
    },
  };
}

/** Coursed rubble: stones of uneven length in rows. */
export function stone(color: string): Surface {
  return {
    color,
    pattern: (painter) => {
      const tones = [darker(color, 0.2), lighter(color, 0.25), mix(color, "#a08a6c", 0.45)];
      const paths = ["", "", ""];
      for (let v = 0; v < painter.height - 0.15; v += 0.3) {
        const top = Math.min(0.27, painter.height - v - 0.02);
        for (const [u0, u1] of stones(painter, v)) {
          const kind = painter.random.int(0, 4);
          if (kind < 3) {
            const body: V2[] = [
              [u0 + 0.03, v + 0.03],
              [u1 - 0.03, v + 0.04],
              [u1 - 0.05, v + top],
              [u0 + 0.05, v + top - 0.01],
            ];
            paths[kind] += painter.rounded(body, 0.07);
          }
        }
      }
      return (
        paths.map((d, i) => fill(d, painter.tone(tones[i] ?? color), 0.62)).join("") +
        stroke(courses(painter, 0.3), painter.tone(darker(color, 0.3)), hair(painter, 0.02), 0.25)
      );
    },
  };
}

/** Stucco and adobe: calm, with a few faint trowel marks. */
export function stucco(color: string): Surface {
  return {
    color,
    pattern: (painter) => {
      let marks = "";
      const count = Math.round(painter.width * painter.height * 0.9);
      for (let i = 0; i < count; i++) {
        const v = painter.random.range(0, painter.height);
        const span = painter.span(1, v);
        const length = painter.random.range(0.2, 0.7);
        if (!span || span[1] - span[0] < length) continue;
        const u = painter.random.range(span[0], span[1] - length);
        marks += painter.line([
          [u, v],
          [u + length, v + 0.02],
        ]);
      }
      return stroke(marks, painter.tone(darker(color, 0.25)), hair(painter, 0.02), 0.18);
    },
  };
}

/** Narrow boards side by side, upright or lying. */
export function slats(color: string, direction: "upright" | "level" = "upright"): Surface {
  return {
    color,
    pattern: (painter) => {
      const lines = direction === "upright" ? columns(painter, 0.14) : courses(painter, 0.14);
      const boards =
        direction === "upright" ? scatter(painter, 0.14, 9, 0.4) : scatter(painter, 9, 0.14, 0.4);
      return (
        fill(boards.light, painter.tone(lighter(color, 0.2)), 0.35) +
        fill(boards.dark, painter.tone(darker(color, 0.25)), 0.35) +
        stroke(lines, painter.tone(darker(color, 0.5)), hair(painter, 0.02), 0.5)
      );
    },
  };
}

/** Large flat panels with open joints: concrete, metal, fibre cement. */
export function panels(color: string, width = 1.5, height = 1.2): Surface {
  return {
    color,
    pattern: (painter) =>
      stroke(
        columns(painter, width) + courses(painter, height),
        painter.tone(darker(color, 0.35)),
        hair(painter, 0.02),
        0.4,
      ),
  };
}

/** Boards of a floor or deck that run towards the viewer. */
export function planks(color: string, width = 0.22): Surface {
  return {
    color,
    pattern: (painter) => {
      const boards = scatter(painter, width, 2.4, 0.34);
      return (
        fill(boards.light, painter.tone(lighter(color, 0.2)), 0.4) +
        fill(boards.dark, painter.tone(darker(color, 0.2)), 0.34) +
        stroke(
          columns(painter, width),
          painter.tone(darker(color, 0.4)),
          hair(painter, 0.012),
          0.34,
        )
      );
    },
  };
}

/** Square or oblong tiles in a grid. */
export function tiles(
  color: string,
  width = 0.3,
  height = width,
  joint = darker(color, 0.25),
): Surface {
  return {
    color,
    pattern: (painter) =>
      stroke(
        columns(painter, width) + courses(painter, height),
        painter.tone(joint),
        hair(painter, 0.014),
        0.5,
      ),
  };
}

/** Level lines over the whole face, every `step` metres. */
export function courses(painter: Painter, step: number): string {
  let d = "";
  const [, from] = leftBottom(painter);
  for (let v = from + step; v < painter.height - 0.01; v += step) {
    const span = painter.span(1, v);
    if (span) {
      d += painter.line([
        [span[0], v],
        [span[1], v],
      ]);
    }
  }
  return d;
}

/** Lines up the face, every `step` metres. */
export function columns(painter: Painter, step: number, shift = 0): string {
  let d = "";
  const [from] = leftBottom(painter);
  for (let u = from + step + shift; u < painter.width - 0.01; u += step) {
    const span = painter.span(0, u);
    if (span) {
      d += painter.line([
        [u, span[0]],
        [u, span[1]],
      ]);
    }
  }
  return d;
}

/** Some of the cells of a bond, split over darker and lighter ones. */
function scatter(
  painter: Painter,
  width: number,
  height: number,
  share: number,
): { dark: string; light: string } {
  const cells = { dark: "", light: "" };
  const [minU, minV] = leftBottom(painter);
  let row = 0;
  for (let v = minV; v < painter.height; v += height) {
    row++;
    const top = Math.min(v + height, painter.height);
    const low = painter.span(1, v + 0.02);
    const high = painter.span(1, top - 0.02);
    if (!low || !high) continue;
    const from = Math.max(low[0], high[0]);
    const to = Math.min(low[1], high[1]);
    for (let u = minU + (row % 2) * width * 0.5; u < to; u += width) {
      if (!painter.random.chance(share)) continue;
      const left = Math.max(from, u);
      const right = Math.min(to, u + width);
      if (right - left < width * 0.3) continue;
      cells[painter.random.chance(0.5) ? "dark" : "light"] += painter.rect(left, v, right, top);
    }
  }
  return cells;
}

function stones(painter: Painter, v: number): V2[] {
  const low = painter.span(1, v + 0.02);
  const high = painter.span(1, Math.min(v + 0.28, painter.height - 0.01));
  if (!low || !high) return [];
  const to = Math.min(low[1], high[1]);
  const found: V2[] = [];
  for (let u = Math.max(low[0], high[0]); u < to - 0.2; ) {
    const end = Math.min(to, u + painter.random.range(0.3, 0.85));
    found.push([u, end]);
    u = end;
  }
  return found;
}

function leftBottom(painter: Painter): V2 {
  return [
    Math.min(...painter.outline.map(([u]) => u)),
    Math.min(...painter.outline.map(([, v]) => v)),
  ];
}

/** A line of this many metres, but never thinner than one can see. */
export function hair(painter: Painter, metres: number): number {
  return Math.max(0.7, Math.min(3, metres * painter.px));
}
