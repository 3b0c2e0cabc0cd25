import type { Random } from "../../random.ts";
import { type Camera, isOutOfPicture, projectPolygon, scaleAt } from "./camera.ts";
import { add, dot, scale, spanAt, sub, type V2, type V3 } from "./geometry.ts";
import { type Light, shade, shadeInShadow } from "./light.ts";
import type { Face } from "./model.ts";
import { type Defs, linePath, polygonPath, roundedPath } from "./svg.ts";

/** What every drawing function gets to know about the picture it is part of. */
export type Studio = { camera: Camera; light: Light; defs: Defs; random: Random };

/** Draws on one face: u across and v up in metres from its left bottom corner. */
export class Painter {
  readonly light: Light;
  readonly defs: Defs;
  readonly random: Random;
  /** The face in its own metres. */
  readonly outline: readonly V2[];
  readonly width: number;
  readonly height: number;
  /** Px per metre in the middle of the face. */
  readonly px: number;

  constructor(
    private readonly studio: Studio,
    private readonly face: Face,
  ) {
    this.light = studio.light;
    this.defs = studio.defs;
    this.random = studio.random;
    this.outline = face.points.map((point) => this.local(point));
    this.width = Math.max(...this.outline.map(([u]) => u));
    this.height = Math.max(...this.outline.map(([, v]) => v));
    this.px = scaleAt(studio.camera, this.space(this.width / 2, this.height / 2));
  }

  /** @param depth metres behind the face; negative stands out of it. */
  poly(points: readonly V2[], depth = 0): string {
    return polygonPath(this.screen(points, depth));
  }

  /** A polygon with corners rounded by `radius` metres. */
  rounded(points: readonly V2[], radius: number, depth = 0): string {
    return roundedPath(this.screen(points, depth), radius * this.px);
  }

  rect(u0: number, v0: number, u1: number, v1: number, depth = 0): string {
    return this.poly(corners(u0, v0, u1, v1), depth);
  }

  line(points: readonly V2[], depth = 0): string {
    return linePath(this.screen(points, depth));
  }

  /** An ellipse with these half axes. */
  disc(u: number, v: number, ru: number, rv = ru, depth = 0): string {
    const points = Array.from({ length: 18 }, (_, i): V2 => {
      const angle = (i / 18) * 2 * Math.PI;
      return [u + ru * Math.cos(angle), v + rv * Math.sin(angle)];
    });
    return this.poly(points, depth);
  }

  screen(points: readonly V2[], depth = 0): V2[] {
    const seen = projectPolygon(
      this.studio.camera,
      points.map(([u, v]) => this.space(u, v, depth)),
    );
    return isOutOfPicture(seen) ? [] : seen;
  }

  /** Where a point of the face is in the scene. */
  space(u: number, v: number, depth = 0): V3 {
    const origin = this.face.points[0] ?? [0, 0, 0];
    const onFace = add(add(origin, scale(this.face.across, u)), scale(this.face.up, v));
    return add(onFace, scale(this.face.normal, -depth));
  }

  local(point: V3): V2 {
    const offset = sub(point, this.face.points[0] ?? [0, 0, 0]);
    return [dot(offset, this.face.across), dot(offset, this.face.up)];
  }

  /** The colour a surface of this face has now. */
  tone(color: string): string {
    return shade(this.studio.light, color, this.face.normal);
  }

  shadowTone(color: string): string {
    return shadeInShadow(this.studio.light, color, this.face.normal);
  }

  /** From where to where the face reaches at this height (axis 1) or column (axis 0). */
  span(axis: 0 | 1, value: number): [number, number] | undefined {
    return spanAt(this.outline, axis, value);
  }
}

export function corners(u0: number, v0: number, u1: number, v1: number): V2[] {
  return [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ];
}
