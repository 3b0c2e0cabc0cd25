import { lighter } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { box, type Face } from "../core/model.ts";
import { cushion, legs } from "./joinery.ts";

/** Seats as boxes. `at` is the left front corner on the floor. */

export function sofa(
  at: V2,
  width: number,
  color: string,
  facing: "viewer" | "right" | "left" = "viewer",
): Face[] {
  const cloth = cushion(color, 0.045);
  const seatCloth = cushion(lighter(color, 0.1), 0.05);
  const [x, y] = at;
  const depth = 0.92;
  if (facing !== "viewer") {
    const [backX, seatX]: [V2, V2] =
      facing === "right"
        ? [
            [x, x + 0.24],
            [x + 0.24, x + depth],
          ]
        : [
            [x + depth - 0.24, x + depth],
            [x, x + depth - 0.24],
          ];
    return [
      ...legs([x, x + depth], [y, y + width], 0.12),
      ...box({ x: [x, x + depth], y: [y, y + width], z: [0.12, 0.34] }, cloth),
      ...box({ x: backX, y: [y, y + width], z: [0.34, 0.82] }, cloth),
      ...box({ x: seatX, y: [y, y + 0.2], z: [0.34, 0.58] }, cloth),
      ...box({ x: seatX, y: [y + width - 0.2, y + width], z: [0.34, 0.58] }, cloth),
      ...box({ x: seatX, y: [y + 0.24, y + width / 2 - 0.02], z: [0.36, 0.5] }, seatCloth),
      ...box({ x: seatX, y: [y + width / 2 + 0.02, y + width - 0.24], z: [0.36, 0.5] }, seatCloth),
    ];
  }
  const seats = width > 1.3 ? (width > 2.1 ? 3 : 2) : 1;
  const seatWidth = (width - 0.44) / seats;
  return [
    ...legs([x, x + width], [y, y + depth], 0.12),
    ...box({ x: [x, x + width], y: [y, y + depth], z: [0.12, 0.34] }, cloth),
    ...box(
      { x: [x + 0.22, x + width - 0.22], y: [y + depth - 0.24, y + depth], z: [0.36, 0.84] },
      cloth,
    ),
    ...box({ x: [x, x + 0.2], y: [y, y + depth], z: [0.36, 0.6] }, cloth),
    ...box({ x: [x + width - 0.2, x + width], y: [y, y + depth], z: [0.36, 0.6] }, cloth),
    ...Array.from({ length: seats }, (_, i) =>
      box(
        {
          x: [x + 0.24 + i * seatWidth, x + 0.2 + (i + 1) * seatWidth],
          y: [y + 0.02, y + depth - 0.28],
          z: [0.36, 0.5],
        },
        seatCloth,
      ),
    ).flat(),
  ];
}

export function stool(at: V2, height: number, seat: string, metal: string): Face[] {
  const [x, y] = at;
  return [
    ...legs([x, x + 0.36], [y, y + 0.36], height - 0.06, metal, 0.03),
    ...box({ x: [x, x + 0.36], y: [y, y + 0.36], z: [height - 0.06, height] }, cushion(seat, 0.02)),
  ];
}
