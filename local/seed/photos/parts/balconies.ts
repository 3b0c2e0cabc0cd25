import { darker } from "../core/color.ts";
import type { V2 } from "../core/geometry.ts";
import { hair, plain } from "../core/materials.ts";
import { box, type Decor, type Face, face, rectangle } from "../core/model.ts";
import { fill, stroke } from "../core/svg.ts";

/** A balcony in front of a wall that lies on y = `wallY`: a slab and a rail one sees through. */
export function balcony(
  x: V2,
  wallY: number,
  z: number,
  depth: number,
  slab: string,
  rail: "bars" | "glass",
  iron = "#2f3533",
): Face[] {
  const y: V2 = [wallY - depth, wallY - 0.01];
  const fence = (from: V2, to: V2): Face =>
    face(rectangle(from, to, z, z + 1), plain(iron), {
      isOpen: true,
      isTwoSided: true,
      decor: [rail === "bars" ? bars(iron) : glassRail(iron)],
    });
  return [
    ...box({ x, y, z: [z - 0.22, z] }, plain(slab)),
    fence([x[0] + 0.04, y[0] + 0.04], [x[1] - 0.04, y[0] + 0.04]),
    fence([x[0] + 0.04, y[1]], [x[0] + 0.04, y[0] + 0.04]),
    fence([x[1] - 0.04, y[0] + 0.04], [x[1] - 0.04, y[1]]),
  ];
}

function bars(iron: string): Decor {
  return (painter) => {
    const { width, height } = painter;
    let d = "";
    for (let u = 0; u <= width; u += 0.14)
      d += painter.line([
        [u, 0],
        [u, height - 0.03],
      ]);
    return (
      stroke(d, painter.tone(iron), hair(painter, 0.022), 0.85) +
      fill(painter.rect(0, height - 0.06, width, height), painter.tone(iron))
    );
  };
}

function glassRail(iron: string): Decor {
  return (painter) => {
    const { width, height, light } = painter;
    return (
      fill(
        painter.rect(0, 0.04, width, height - 0.05),
        light.glass.top,
        light.lamps ? 0.22 : 0.42,
      ) +
      fill(
        painter.poly([
          [width * 0.2, 0.04],
          [width * 0.34, 0.04],
          [width * 0.5, height - 0.05],
          [width * 0.36, height - 0.05],
        ]),
        "#ffffff",
        0.2,
      ) +
      fill(painter.rect(0, height - 0.06, width, height), painter.tone(darker(iron, 0.1)))
    );
  };
}
