import { darker, lighter, mix } from "../core/color.ts";
import { clipToConvex, type V2, type V3 } from "../core/geometry.ts";
import { hair } from "../core/materials.ts";
import type { Decor } from "../core/model.ts";
import { corners, type Painter } from "../core/painter.ts";
import { fill, stroke } from "../core/svg.ts";

/** Windows seen from inside, with what lies outside. */

/** Things on the walls of a room. u and v as on any wall. */

export type Outlook = "trees" | "hills" | "city" | "desert" | "palms" | "sea" | "snow";

export type RoomWindow = {
  u: number;
  v: number;
  w: number;
  h: number;
  panes: readonly [number, number];
  frame: string;
  outlook: Outlook;
  curtains?: string;
};

/** A window with what lies outside. */
export function roomWindow(at: RoomWindow): Decor {
  return (painter) => {
    const { u, v, w, h } = at;
    const trim = 0.1;
    const pane = corners(u, v, u + w, v + h);
    let drawn =
      fill(painter.rect(u - trim, v - trim, u + w + trim, v + h + trim), painter.tone(at.frame)) +
      fill(
        painter.rect(u - trim - 0.06, v - trim - 0.04, u + w + trim + 0.06, v - trim + 0.05, -0.07),
        painter.tone(lighter(at.frame, 0.2)),
      );
    drawn += outlook(painter, at, pane);
    let bars = "";
    for (let i = 1; i < at.panes[0]; i++) {
      const x = u + (w * i) / at.panes[0];
      bars += painter.line([
        [x, v],
        [x, v + h],
      ]);
    }
    for (let i = 1; i < at.panes[1]; i++) {
      const y = v + (h * i) / at.panes[1];
      bars += painter.line([
        [u, y],
        [u + w, y],
      ]);
    }
    drawn += stroke(bars, painter.tone(at.frame), hair(painter, 0.05) * 1.3);
    drawn += stroke(painter.poly(pane), painter.tone(darker(at.frame, 0.12)), hair(painter, 0.03));
    if (at.curtains) drawn += curtains(painter, at, at.curtains);
    return drawn;
  };
}

/** The panes as polygons in space, for the sun that falls through them. */
export function panesOn(
  place: (u: number, v: number) => V3,
  { u, v, w, h, panes }: RoomWindow,
): V3[][] {
  const cells: V3[][] = [];
  const [dw, dh] = [w / panes[0], h / panes[1]];
  const gap = 0.03;
  for (let i = 0; i < panes[0]; i++) {
    for (let k = 0; k < panes[1]; k++) {
      const [l, b] = [u + i * dw + gap, v + k * dh + gap];
      const [r, t] = [u + (i + 1) * dw - gap, v + (k + 1) * dh - gap];
      cells.push([place(l, b), place(r, b), place(r, t), place(l, t)]);
    }
  }
  return cells;
}

function outlook(painter: Painter, at: RoomWindow, pane: readonly V2[]): string {
  const { light, defs, random } = painter;
  const { u, v, w, h } = at;
  const sky = defs.across(
    0,
    0,
    0,
    1,
    light.sky.map(([offset, color]) => [offset * 0.9, color] as const),
  );
  let drawn = fill(painter.poly(pane), sky);
  const shapes = (color: string, points: V2[], opacity = 1) =>
    fill(
      painter.poly(clipToConvex(points, pane)),
      mix(color, light.haze, light.lamps ? 0.3 : 0.12),
      opacity,
    );
  const ridge = (base: number, swing: number): V2[] => {
    // Convex pieces only, so each slope is a trapezoid of its own.
    return [
      [u - 0.2, v],
      [u + w + 0.2, v],
      [u + w + 0.2, v + h * (base - swing)],
      [u + w * 0.4, v + h * (base + swing)],
      [u - 0.2, v + h * base],
    ];
  };
  const ground = LAND[at.outlook];
  if (at.outlook === "city") {
    for (let x = u - 0.1; x < u + w; x += random.range(0.14, 0.3)) {
      const high = h * random.range(0.2, 0.66);
      const wide = random.range(0.14, 0.26);
      drawn += shapes(
        random.pick(["#a9aaa6", "#b9b0a2", "#8f9a9d"]),
        corners(x, v, x + wide, v + high),
        0.9,
      );
      if (light.lamps)
        drawn += fill(
          painter.poly(
            clipToConvex(
              corners(x + wide * 0.3, v + high * 0.6, x + wide * 0.5, v + high * 0.75),
              pane,
            ),
          ),
          "#ffd98c",
        );
    }
    return drawn;
  }
  if (at.outlook === "sea") {
    drawn += shapes("#6f9ca3", corners(u - 1, v, u + w + 1, v + h * 0.42));
    drawn += shapes("#93b6b5", corners(u - 1, v + h * 0.34, u + w + 1, v + h * 0.42));
    return (
      drawn +
      shapes("#dccba4", [
        [u - 0.2, v],
        [u + w, v],
        [u + w, v + h * 0.08],
        [u - 0.2, v + h * 0.16],
      ])
    );
  }
  drawn += shapes(ground.far, ridge(0.46, 0.08));
  drawn += shapes(ground.near, ridge(0.3, -0.05));
  const count = at.outlook === "desert" ? 2 : Math.max(2, Math.round(w * 2.2));
  for (let i = 0; i < count; i++) {
    const x = u + (w * (i + random.range(0.1, 0.9))) / count;
    const high = h * random.range(0.34, 0.78);
    drawn +=
      at.outlook === "palms"
        ? palmOutside(painter, pane, x, v, high, ground.leaf)
        : treeOutside(painter, pane, at.outlook, x, v, high, ground.leaf);
  }
  return drawn;
}

const LAND: Record<Outlook, { far: string; near: string; leaf: string }> = {
  trees: { far: "#a3b296", near: "#8fa06a", leaf: "#64804f" },
  hills: { far: "#9fb0a0", near: "#9aa672", leaf: "#5d7a55" },
  city: { far: "#a9aaa6", near: "#8f9a9d", leaf: "#64804f" },
  desert: { far: "#b98a6c", near: "#d3b388", leaf: "#7f8f68" },
  palms: { far: "#87a58d", near: "#8fa45a", leaf: "#4f7d52" },
  sea: { far: "#6f9ca3", near: "#93b6b5", leaf: "#4f7d52" },
  snow: { far: "#c3ccd0", near: "#eef0ee", leaf: "#4a6553" },
};

function treeOutside(
  painter: Painter,
  pane: readonly V2[],
  kind: Outlook,
  x: number,
  v: number,
  high: number,
  leaf: string,
): string {
  const { random, light } = painter;
  const far = mix(leaf, light.haze, light.lamps ? 0.4 : 0.15);
  if (kind === "snow" || (kind === "hills" && random.chance(0.5))) {
    const cone: V2[] = [
      [x - high * 0.2, v + high * 0.1],
      [x + high * 0.2, v + high * 0.1],
      [x, v + high],
    ];
    return fill(painter.poly(clipToConvex(cone, pane)), darker(far, 0.2));
  }
  let dark = "";
  let lit = "";
  const r = high * (kind === "desert" ? 0.16 : 0.3);
  for (const [dx, dy, size] of [
    [-0.5, -0.2, 0.8],
    [0.5, -0.15, 0.8],
    [0, 0.25, 0.95],
    [-0.2, 0, 0.9],
  ] as const) {
    const blob = (cx: number, cy: number, radius: number) =>
      painter.poly(
        clipToConvex(
          Array.from({ length: 9 }, (_, i): V2 => {
            const angle = (i / 9) * 2 * Math.PI;
            const reach = radius * random.range(0.86, 1.14);
            return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
          }),
          pane,
        ),
      );
    const [cx, cy] = [x + dx * r, v + high * 0.72 + dy * r];
    dark += blob(cx, cy, r * size);
    lit += blob(cx - r * 0.18, cy + r * 0.2, r * size * 0.6);
  }
  const trunk = painter.poly(clipToConvex(corners(x - 0.03, v, x + 0.03, v + high * 0.6), pane));
  return fill(trunk, "#7a6450", 0.9) + fill(dark, far) + fill(lit, lighter(far, 0.22));
}

function palmOutside(
  painter: Painter,
  pane: readonly V2[],
  x: number,
  v: number,
  high: number,
  leaf: string,
): string {
  const top = v + high;
  let drawn = fill(
    painter.poly(
      clipToConvex(
        [
          [x - 0.035, v],
          [x + 0.035, v],
          [x + 0.02, top],
          [x - 0.02, top],
        ],
        pane,
      ),
    ),
    "#93795b",
  );
  const r = high * 0.42;
  [-2.7, -2.2, -1.2, -0.4, 0.2, 0.8, 2.9, 3.6].forEach((angle, i) => {
    const [tx, ty] = [x + Math.cos(angle) * r, top + Math.sin(angle) * r * 0.5 - r * 0.12];
    const frond: V2[] = [
      [x, top + 0.03],
      [(x + tx) / 2, (top + ty) / 2 + r * 0.22],
      [tx, ty],
      [(x + tx) / 2, (top + ty) / 2 + r * 0.04],
    ];
    drawn += fill(
      painter.poly(clipToConvex(frond, pane)),
      i % 2 === 0 ? leaf : lighter(leaf, 0.15),
    );
  });
  return drawn;
}

function curtains(painter: Painter, { u, v, w, h }: RoomWindow, cloth: string): string {
  const top = v + h + 0.2;
  const low = 0.06;
  let drawn = "";
  for (const side of [-1, 1]) {
    const outer = side < 0 ? u - 0.42 : u + w + 0.42;
    const inner = side < 0 ? u + 0.14 : u + w - 0.14;
    const folds = 5;
    for (let i = 0; i < folds; i++) {
      const a = outer + ((inner - outer) * i) / folds;
      const b = outer + ((inner - outer) * (i + 1)) / folds;
      drawn += fill(
        painter.poly(
          [
            [a, low],
            [b, low],
            [b, top],
            [a, top],
          ],
          -0.06,
        ),
        painter.tone(i % 2 === 0 ? cloth : darker(cloth, 0.1)),
      );
    }
  }
  return (
    drawn +
    fill(
      painter.rect(u - 0.55, top - 0.02, u + w + 0.55, top + 0.03, -0.08),
      painter.tone("#5c4a3a"),
    )
  );
}
