import type { V2 } from "./geometry.ts";

/** Text of SVG elements. Coordinates keep one decimal: finer is invisible at 1440 px. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygonPath(points: readonly V2[]): string {
  if (points.length < 3) return "";
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z`;
}

export function linePath(points: readonly V2[]): string {
  if (points.length < 2) return "";
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`;
}

/** A closed path through the points without corners (quadratic through edge midpoints). */
export function smoothPath(points: readonly V2[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return "";
  let d = `M${middle(last, first)}`;
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    d += `Q${number(point[0])} ${number(point[1])} ${middle(point, next)}`;
  });
  return `${d}Z`;
}

/** A polygon whose corners are rounded by at most `radius` px. */
export function roundedPath(points: readonly V2[], radius: number): string {
  if (points.length < 3) return "";
  let d = "";
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    d += `${i === 0 ? "M" : "L"}${number(start[0])} ${number(start[1])}`;
    d += `Q${number(corner[0])} ${number(corner[1])} ${number(end[0])} ${number(end[1])}`;
  });
  return `${d}Z`;
}

export function circlePath(x: number, y: number, rx: number, ry = rx): string {
  const [a, b] = [number(rx), number(ry)];
  return `M${number(x - rx)} ${number(y)}a${a} ${b} 0 1 0 ${number(2 * rx)} 0a${a} ${b} 0 1 0 ${number(-2 * rx)} 0Z`;
}

export function fill(d: string, color: string, opacity = 1): string {
  if (d === "") return "";
  // Not `opacity`: that makes the renderer set aside a whole layer for every element.
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${round2(opacity)}"` : ""}/>`;
}

/** Straight ends and sharp bends: round ones cost the renderer more than everything else. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  if (d === "") return "";
  const fade = opacity < 1 ? ` stroke-opacity="${round2(opacity)}"` : "";
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round2(width)}"${fade}/>`;
}

/** For twigs, taps and wires, whose ends one sees. */
export function roundStroke(d: string, color: string, width: number): string {
  if (d === "") return "";
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round2(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Gradients of one drawing; the same one is written once. */
export class Defs {
  private readonly ids = new Map<string, string>();

  /** In px of the drawing. @returns a paint for `fill`. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const at = `gradientUnits="userSpaceOnUse" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"`;
    return this.keep(`linearGradient`, at, stops);
  }

  /** Across the painted shape: (0,0) its left top, (1,1) its right bottom. */
  across(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.keep(`linearGradient`, `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  glow(color: string, strength: number): string {
    return this.keep("radialGradient", "", [
      [0, color, strength],
      [0.35, color, strength * 0.45],
      [1, color, 0],
    ]);
  }

  toString(): string {
    return `<defs>${LAMP}${[...this.ids].map(([body, id]) => body.replace("<id>", id)).join("")}</defs>`;
  }

  private keep(kind: string, attributes: string, stops: readonly Stop[]): string {
    const inner = stops
      .map(([offset, color, opacity]) => {
        const fade = opacity === undefined ? "" : ` stop-opacity="${round2(opacity)}"`;
        return `<stop offset="${round2(offset)}" stop-color="${color}"${fade}/>`;
      })
      .join("");
    const body = `<${kind} id="<id>" ${attributes}>${inner}</${kind}>`;
    let id = this.ids.get(body);
    if (id === undefined) {
      id = `g${this.ids.size}`;
      this.ids.set(body, id);
    }
    return `url(#${id})`;
  }
}

/** Lamplight, always there because things drawn far from the studio use it. */
export const LAMP_GLOW = "url(#lamp)";
const LAMP =
  '<radialGradient id="lamp"><stop offset="0" stop-color="#ffdc9b" stop-opacity=".75"/><stop offset=".3" stop-color="#ffcf85" stop-opacity=".3"/><stop offset="1" stop-color="#ffc873" stop-opacity="0"/></radialGradient>';

function middle(a: V2, b: V2): string {
  return `${number((a[0] + b[0]) / 2)} ${number((a[1] + b[1]) / 2)}`;
}

function towards(from: V2, to: V2, distance: number): V2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const t = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
