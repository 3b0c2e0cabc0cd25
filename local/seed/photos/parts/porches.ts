import { darker, lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { hair, plain, planks } from "../core/materials.ts";
import { box, type Decor, type Face, face, type Surface } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";

/** A raised floor with a front of the given material. */
export function deck(x: V2, y: V2, height: number, base: Surface, boards: string): Face[] {
  const edge: Decor = (painter) =>
    fill(
      painter.rect(-0.04, height - 0.18, painter.width + 0.04, height - 0.1),
      painter.light.shadow.color,
      0.3,
    ) +
    fill(
      painter.rect(-0.05, height - 0.11, painter.width + 0.05, height, -0.05),
      painter.tone(lighter(boards, 0.3)),
    );
  const sides = { front: [edge], left: [edge], right: [edge] };
  return box({ x, y, z: [0, height] }, base, sides, planks(boards, 0.18));
}

/** Steps that come down from `y` towards the street. */
export function steps(x: V2, y: number, height: number, surface: Surface, tread = 0.32): Face[] {
  const count = Math.max(1, Math.round(height / 0.18));
  return Array.from({ length: count - 1 }, (_, i) => {
    const top = (height * (count - 1 - i)) / count;
    const from = y - (i + 1) * tread;
    return box({ x, y: [from, from + tread], z: [0, top] }, surface);
  }).flat();
}

/** A square post with a foot and a head. */
export function post(x: number, y: number, z: V2, width: number, color: string): Face[] {
  const h = width / 2;
  const surface = plain(color);
  const wide = h + 0.05;
  return [
    ...box({ x: [x - h, x + h], y: [y - h, y + h], z: [z[0] + 0.14, z[1] - 0.12] }, surface),
    ...box({ x: [x - wide, x + wide], y: [y - wide, y + wide], z: [z[0], z[0] + 0.14] }, surface),
    ...box({ x: [x - wide, x + wide], y: [y - wide, y + wide], z: [z[1] - 0.12, z[1]] }, surface),
  ];
}

/** The craftsman's tapered post on a masonry pier. */
export function pierPost(
  x: number,
  y: number,
  z: V2,
  pier: Surface,
  color: string,
  pierHeight = 0.95,
): Face[] {
  const split = z[0] + pierHeight;
  const top = z[1] - 0.1;
  const [wide, narrow] = [0.2, 0.14];
  const trapezoid = (a: V2, b: V2, c: V2, d: V2): Face =>
    face(
      [
        [a[0], a[1], split + 0.1],
        [b[0], b[1], split + 0.1],
        [c[0], c[1], top],
        [d[0], d[1], top],
      ],
      plain(color),
    );
  const cap = (half: number, z0: number, z1: number, tint: string) =>
    box({ x: [x - half, x + half], y: [y - half, y + half], z: [z0, z1] }, plain(tint));
  return [
    ...box({ x: [x - 0.3, x + 0.3], y: [y - 0.3, y + 0.3], z: [z[0], split] }, pier),
    ...cap(0.36, split, split + 0.1, "#e2d8c4"),
    trapezoid(
      [x - wide, y - wide],
      [x + wide, y - wide],
      [x + narrow, y - narrow],
      [x - narrow, y - narrow],
    ),
    trapezoid(
      [x + wide, y - wide],
      [x + wide, y + wide],
      [x + narrow, y + narrow],
      [x + narrow, y - narrow],
    ),
    trapezoid(
      [x - wide, y + wide],
      [x - wide, y - wide],
      [x - narrow, y - narrow],
      [x - narrow, y + narrow],
    ),
    trapezoid(
      [x + wide, y + wide],
      [x - wide, y + wide],
      [x - narrow, y + narrow],
      [x + narrow, y + narrow],
    ),
    ...cap(0.22, top, z[1], color),
  ];
}

/** Top rail, bottom rail and balusters between two points; one sees through. */
export function railing(from: V2, to: V2, z: number, color: string, height = 0.9): Face {
  return face(
    [
      [from[0], from[1], z],
      [to[0], to[1], z],
      [to[0], to[1], z + height],
      [from[0], from[1], z + height],
    ],
    plain(color),
    { isOpen: true, isTwoSided: true, decor: [balusters(color)] },
  );
}

function balusters(color: string): Decor {
  return (painter) => {
    const { width, height } = painter;
    let uprights = "";
    for (let u = 0.12; u < width - 0.05; u += 0.16) {
      uprights += painter.line([
        [u, 0.1],
        [u, height - 0.06],
      ]);
    }
    return (
      stroke(uprights, painter.tone(darker(color, 0.08)), hair(painter, 0.045)) +
      fill(painter.rect(0, 0.08, width, 0.16), painter.tone(color)) +
      fill(painter.rect(0, height - 0.1, width, height), painter.tone(lighter(color, 0.12)))
    );
  };
}
