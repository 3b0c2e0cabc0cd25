import { darker } from "../core/color.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Light } from "../core/light.ts";
import type { Sprite } from "../core/model.ts";
import { circlePath, fill, LAMP_GLOW, number, polygonPath, stroke } from "../core/svg.ts";

/** A lamp on a thin foot; glows when lamps burn. */
export function lamp(
  at: V3,
  height: number,
  shadeColor: string,
  light: Light,
  foot: "floor" | "table",
): Sprite {
  return {
    kind: "sprite",
    at,
    size: [height * 0.3, height * 1.1],
    draw: (x, y, k) => {
      const top = y - height * k;
      const s = (foot === "floor" ? 0.24 : 0.17) * k;
      const high = s * 1.15;
      const shadeShape: V2[] = [
        [x - s, top + high],
        [x + s, top + high],
        [x + s * 0.66, top],
        [x - s * 0.66, top],
      ];
      const metal = "#4a4038";
      const base =
        foot === "floor"
          ? fill(circlePath(x, y, s * 0.8, s * 0.24), metal)
          : fill(
              polygonPath([
                [x - s * 0.5, y],
                [x + s * 0.5, y],
                [x + s * 0.28, top + high],
                [x - s * 0.28, top + high],
              ]),
              "#b5704f",
            );
      const stem =
        foot === "floor"
          ? stroke(
              `M${number(x)} ${number(y)}V${number(top + high)}`,
              metal,
              Math.max(1.4, 0.025 * k),
            )
          : "";
      const glow = light.lamps
        ? `<circle cx="${number(x)}" cy="${number(top + high * 0.6)}" r="${number(k * 1.05)}" fill="${LAMP_GLOW}"/>`
        : "";
      return (
        base + stem + glow + fill(polygonPath(shadeShape), light.lamps ? "#ffe8b8" : shadeColor)
      );
    },
  };
}

/** A lamp that hangs from the ceiling; `at` is its lower edge. */
export function pendant(
  at: V3,
  ceiling: number,
  size: number,
  color: string,
  light: Light,
  shape: "dome" | "globe" | "drum" = "dome",
): Sprite {
  return {
    kind: "sprite",
    at,
    size: [size, ceiling - at[2]],
    draw: (x, y, k) => {
      const s = size * k;
      const rose = fill(circlePath(x, y - (ceiling - at[2]) * k, 0.07 * k, 0.022 * k), "#3a3631");
      const cord = stroke(
        `M${number(x)} ${number(y - (ceiling - at[2]) * k)}V${number(y - s * 0.9)}`,
        "#3a3631",
        Math.max(1.2, 0.012 * k),
      );
      const glow = light.lamps
        ? `<circle cx="${number(x)}" cy="${number(y)}" r="${number(s * 3.4)}" fill="${LAMP_GLOW}"/>`
        : "";
      const body =
        shape === "globe"
          ? fill(circlePath(x, y - s * 0.5, s * 0.5), light.lamps ? "#fff0c8" : "#f7f1e2")
          : shape === "drum"
            ? fill(
                polygonPath([
                  [x - s, y],
                  [x + s, y],
                  [x + s, y - s * 0.7],
                  [x - s, y - s * 0.7],
                ]),
                color,
              )
            : fill(
                `M${number(x - s)} ${number(y)}Q${number(x - s)} ${number(y - s * 1.05)} ${number(x)} ${number(y - s * 1.1)}Q${number(x + s)} ${number(y - s * 1.05)} ${number(x + s)} ${number(y)}Z`,
                color,
              );
      const bulb =
        shape === "globe"
          ? ""
          : fill(
              circlePath(x, y, s * 0.94, s * 0.12),
              light.lamps ? "#ffedbf" : darker(color, 0.3),
            );
      return glow + rose + cord + body + bulb;
    },
  };
}
