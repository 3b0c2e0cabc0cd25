import { darker, lighter, mix } from "../core/color.ts";
import { clipToConvex, type V2 } from "../core/geometry.ts";
import { hair } from "../core/materials.ts";
import type { Decor } from "../core/model.ts";
import { corners, type Painter } from "../core/painter.ts";
import { fill, stroke } from "../core/svg.ts";

export type WindowLook = {
  /** The boards around the opening; none for a sharp modern edge. */
  casing?: string;
  frame: string;
  /** Panes across and up. */
  panes: readonly [number, number];
  /** Bars only in the upper sash. */
  upperOnly?: boolean;
  shutters?: string;
  /** A flat arch or lintel above, in this colour. */
  lintel?: string;
  sill?: boolean;
  arched?: boolean;
  /** What hangs inside. */
  inside?: "curtains" | "blind" | "nothing";
};

export type Opening = { u: number; v: number; w: number; h: number };

/** A window in a wall; `v` is the height of its sill. */
export function window(at: Opening, look: WindowLook): Decor {
  return (painter) => {
    const { u, v, w, h } = at;
    const casing = look.casing ? 0.11 : 0;
    const hole = look.arched ? archOf(at, 0) : corners(u, v, u + w, v + h);
    let drawn = "";
    if (look.shutters) drawn += shutters(painter, at, look.shutters);
    if (look.lintel) drawn += lintel(painter, at, look.lintel);
    if (look.casing) {
      const outer = look.arched
        ? archOf(at, casing)
        : corners(u - casing, v - casing, u + w + casing, v + h + casing * 1.25);
      drawn += fill(painter.poly(outer), painter.tone(look.casing));
      drawn += fill(
        painter.rect(u - casing, v - casing - 0.05, u + w + casing, v - casing),
        painter.light.shadow.color,
        0.25,
      );
    }
    drawn += fill(painter.poly(hole), painter.tone(darker(look.frame, 0.4)));
    drawn += glazing(painter, at, look, hole);
    if (look.sill !== false) {
      drawn += fill(
        painter.rect(
          u - casing - 0.06,
          v - casing - 0.02,
          u + w + casing + 0.06,
          v - casing + 0.06,
          -0.06,
        ),
        painter.tone(lighter(look.casing ?? look.frame, 0.2)),
      );
    }
    return drawn;
  };
}

/** A row of equal windows. */
export function windows(
  count: number,
  first: Opening,
  step: number,
  look: WindowLook,
): readonly Decor[] {
  return Array.from({ length: count }, (_, i) => window({ ...first, u: first.u + i * step }, look));
}

/** Panes with what is behind and what is mirrored in them. */
export function glazing(
  painter: Painter,
  { u, v, w, h }: Opening,
  look: Pick<WindowLook, "frame" | "panes" | "upperOnly" | "inside" | "arched">,
  hole: readonly V2[] = corners(u, v, u + w, v + h),
): string {
  const { light, defs, random } = painter;
  const edge = 0.05;
  const pane = paneOf();
  const isLit = light.lamps && random.chance(0.8);
  const glass = isLit
    ? defs.across(0, 0, 0, 1, [
        [0, light.glass.top],
        [1, light.glass.bottom],
      ])
    : defs.across(0, 0, 0.25, 1, dark(painter));
  let drawn = fill(painter.poly(pane, 0.03), glass);
  drawn += inside(
    painter,
    { u: u + edge, v: v + edge, w: w - 2 * edge, h: h - 2 * edge },
    look,
    isLit,
    pane,
  );
  if (!isLit) {
    const lean = h * 0.45;
    for (const [from, width, opacity] of [
      [random.range(0.05, 0.3), 0.2, 0.2],
      [random.range(0.5, 0.62), 0.1, 0.14],
    ] as const) {
      const left = u + w * from;
      const streak: V2[] = [
        [left, v],
        [left + w * width, v],
        [left + w * width + lean, v + h],
        [left + lean, v + h],
      ];
      drawn += fill(painter.poly(clipToConvex(streak, pane), 0.03), light.glass.streak, opacity);
    }
    // The reveal throws a shadow on the upper edge of the glass.
    drawn += fill(
      painter.poly(clipToConvex(corners(u, v + h - edge - 0.1, u + w, v + h), pane), 0.03),
      light.shadow.color,
      0.35,
    );
  }
  const bars = muntins({ u, v, w, h }, look, hole);
  const color = painter.tone(look.frame);
  drawn += stroke(
    bars.map((line) => painter.line(line, 0.02)).join(""),
    color,
    hair(painter, 0.045),
  );
  drawn += stroke(painter.poly(pane, 0.02), color, hair(painter, 0.07));
  return drawn;

  function paneOf(): readonly V2[] {
    if (look.arched)
      return archOf({ u: u + edge, v: v + edge, w: w - 2 * edge, h: h - 2 * edge }, 0);
    return hole.length === 4 ? corners(u + edge, v + edge, u + w - edge, v + h - edge) : hole;
  }
}

export function archOf({ u, v, w, h }: Opening, grow: number): V2[] {
  const radius = w / 2 + grow;
  const spring = v + h - w / 2;
  const points: V2[] = [
    [u - grow, v - grow],
    [u + w + grow, v - grow],
  ];
  for (let i = 0; i <= 12; i++) {
    const angle = (i / 12) * Math.PI;
    points.push([u + w / 2 + radius * Math.cos(angle), spring + radius * Math.sin(angle)]);
  }
  return points;
}

function dark(painter: Painter) {
  const { light } = painter;
  if (light.lamps) {
    const cold = mix(light.haze, "#1b2740", 0.72);
    return [
      [0, lighter(cold, 0.16)],
      [1, cold],
    ] as const;
  }
  return [
    [0, light.glass.top],
    [0.55, mix(light.glass.top, light.glass.bottom, 0.7)],
    [1, light.glass.bottom],
  ] as const;
}

function inside(
  painter: Painter,
  { u, v, w, h }: Opening,
  look: Pick<WindowLook, "inside">,
  isLit: boolean,
  pane: readonly V2[],
): string {
  const kind =
    look.inside ??
    painter.random.weighted([
      ["curtains", 5],
      ["blind", 2],
      ["nothing", 3],
    ] as const);
  const cloth = isLit ? "#fff0cd" : "#f3ead9";
  const opacity = isLit ? 0.62 : 0.46;
  if (kind === "blind") {
    const drop = h * painter.random.range(0.18, 0.4);
    return fill(
      painter.poly(clipToConvex(corners(u, v + h - drop, u + w, v + h), pane), 0.03),
      cloth,
      opacity,
    );
  }
  let drawn = "";
  if (kind === "curtains") {
    const left: V2[] = [
      [u, v],
      [u + w * 0.14, v],
      [u + w * 0.2, v + h * 0.45],
      [u + w * 0.34, v + h],
      [u, v + h],
    ];
    const right = left.map(([x, y]): V2 => [2 * u + w - x, y]).reverse();
    drawn +=
      fill(painter.poly(clipToConvex(left, pane), 0.03), cloth, opacity) +
      fill(painter.poly(clipToConvex(right, pane), 0.03), cloth, opacity);
  }
  if (isLit && h > 0.9 && painter.random.chance(0.55)) drawn += lampInside(painter, { u, v, w, h });
  return drawn;
}

function lampInside(painter: Painter, { u, v, w, h }: Opening): string {
  const x = u + w * painter.random.range(0.4, 0.6);
  const size = Math.min(0.2, w * 0.16);
  const shadeShape: V2[] = [
    [x - size, v + h * 0.34],
    [x + size, v + h * 0.34],
    [x + size * 0.6, v + h * 0.34 + size * 1.5],
    [x - size * 0.6, v + h * 0.34 + size * 1.5],
  ];
  return (
    fill(painter.rect(x - 0.02, v, x + 0.02, v + h * 0.34, 0.03), "#7a4a2b", 0.6) +
    fill(painter.poly(shadeShape, 0.03), "#fffbe8", 0.95)
  );
}

function muntins(
  { u, v, w, h }: Opening,
  look: Pick<WindowLook, "panes" | "upperOnly" | "arched">,
  hole: readonly V2[],
): V2[][] {
  const [across, up] = look.panes;
  const from = look.upperOnly ? v + h / 2 : v;
  const lines: V2[][] = [];
  for (let i = 1; i < across; i++) {
    const x = u + (w * i) / across;
    const top = look.arched ? arcTop({ u, v, w, h }, x) : v + h;
    lines.push([
      [x, from],
      [x, top],
    ]);
  }
  for (let i = 1; i < up; i++) {
    const y = from + ((v + h - from) * i) / up;
    lines.push([
      [u, y],
      [u + w, y],
    ]);
  }
  if (look.upperOnly) {
    lines.push([
      [u, v + h / 2],
      [u + w, v + h / 2],
    ]);
  }
  return hole.length > 4 ? lines.filter((line) => (line[0]?.[1] ?? 0) < v + h - w * 0.2) : lines;
}

function arcTop({ u, v, w, h }: Opening, x: number): number {
  const radius = w / 2;
  const off = x - (u + w / 2);
  return v + h - radius + Math.sqrt(Math.max(0, radius * radius - off * off));
}

function shutters(painter: Painter, { u, v, w, h }: Opening, color: string): string {
  const width = Math.min(0.45, w * 0.42);
  let drawn = "";
  for (const left of [u - 0.14 - width, u + w + 0.14]) {
    drawn += fill(
      painter.rect(left + 0.03, v - 0.06, left + width + 0.05, v + h - 0.03),
      painter.light.shadow.color,
      0.22,
    );
    drawn += fill(painter.rect(left, v - 0.02, left + width, v + h + 0.04), painter.tone(color));
    let slots = "";
    for (let y = v + 0.1; y < v + h - 0.06; y += 0.11) {
      slots += painter.line([
        [left + 0.06, y],
        [left + width - 0.06, y],
      ]);
    }
    drawn += stroke(slots, painter.tone(darker(color, 0.42)), hair(painter, 0.025), 0.6);
  }
  return drawn;
}

function lintel(painter: Painter, { u, v, w, h }: Opening, color: string): string {
  const shape: V2[] = [
    [u - 0.12, v + h],
    [u + w + 0.12, v + h],
    [u + w + 0.2, v + h + 0.28],
    [u - 0.2, v + h + 0.28],
  ];
  return fill(painter.poly(shape), painter.tone(color));
}
