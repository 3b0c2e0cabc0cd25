import { battens, brick, shingles, slats } from "../core/materials.ts";
import { type Item, wall } from "../core/model.ts";
import type { Garden } from "../nature/trees.ts";
import { chimneyBox } from "../parts/chimneys.ts";
import { band, lantern, skirting } from "../parts/details.ts";
import { door, garageDoor } from "../parts/doors.ts";
import { post } from "../parts/porches.ts";
import { gableRoof, gableWall, ridgeHeight } from "../parts/roofs.ts";
import { window } from "../parts/windows.ts";
import type { Home, Paint } from "./home.ts";
import { roofLook, steelFrame } from "./looks.ts";

/** The long, low house of the 1950s: wide eaves, a picture window, the garage in front. */
export function ranch(_garden: Garden, paint: Paint): Home {
  const floor = 0.2;
  const eave = 2.85;
  const pitch = 0.3;
  const main = {
    x: [-3, 8.4] as const,
    y: [0, 8] as const,
    eave,
    pitch,
    ridge: "x" as const,
    overhang: 0.75,
    verge: [0, 0.5] as const,
  };
  const garage = {
    x: [-9.2, -3] as const,
    y: [-2.4, 8] as const,
    eave,
    pitch,
    ridge: "y" as const,
    overhang: [0.5, 0] as const,
    verge: 0.6,
  };
  const siding = battens(paint.body, 0.36);
  const look = roofLook(shingles(paint.roof, 0.3), paint.trim, "#a98e6c", 0.2);
  const glass = { ...steelFrame(paint.trim, [3, 1]), casing: paint.trim };
  const items: Item[] = [
    wall(
      [-3, 0],
      [8.4, 0],
      0,
      eave,
      siding,
      skirting(paint.base, 0.85),
      door(
        { u: 0.75, v: floor, w: 1.05, h: 2.15 },
        { color: paint.door, casing: paint.trim, kind: "half-light", sidelights: true },
      ),
      lantern(2.6, floor + 1.7),
      window({ u: 3.6, v: 0.85, w: 3.5, h: 1.7 }, { ...glass, panes: [3, 1], inside: "curtains" }),
      window({ u: 8.4, v: 1.25, w: 2, h: 1.25 }, { ...glass, panes: [2, 1] }),
    ),
    gableWall(
      [8.4, 0],
      [8.4, 8],
      0,
      eave,
      pitch,
      siding,
      skirting(paint.base, 0.85),
      window({ u: 1.4, v: 1.25, w: 1.6, h: 1.25 }, { ...glass, panes: [2, 1] }),
      window({ u: 5, v: 1.25, w: 1.6, h: 1.25 }, { ...glass, panes: [2, 1] }),
    ),
    gableWall(
      [-9.2, -2.4],
      [-3, -2.4],
      0,
      eave,
      pitch,
      brick(paint.base),
      band(eave, 0.1, paint.trim),
      garageDoor({ u: 0.7, v: 0, w: 4.8, h: 2.25 }, paint.accent, "panels"),
    ),
    wall([-3, -2.4], [-3, 0], 0, eave, brick(paint.base)),
    wall(
      [-9.2, 8],
      [-9.2, -2.4],
      0,
      eave,
      siding,
      skirting(paint.base, 0.85),
      window({ u: 2.4, v: 1.3, w: 1.4, h: 1 }, { ...glass, panes: [2, 1] }),
      window({ u: 6.2, v: 1.3, w: 1.4, h: 1 }, { ...glass, panes: [2, 1] }),
    ),
    ...gableRoof(main, look),
    ...gableRoof(garage, look),
    ...post(-0.2, -0.55, [0, eave - 0.17], 0.14, paint.trim),
    ...chimneyBox(
      [4.6, 6],
      [3.7, 4.3],
      ridgeHeight(main) - 0.02,
      ridgeHeight(main) + 1.1,
      brick(paint.base),
    ),
    wall([-3, -0.02], [-2.4, -0.02], 0, eave, slats("#9a744f")),
  ];
  return {
    items,
    x: [-9.2, 8.4],
    y: [-2.4, 8],
    height: ridgeHeight(main) + 1,
    entry: { x: -1.7, y: -0.3, width: 1.5 },
    drive: { x: [-8.5, -3.7], y: -2.4 },
    beds: [{ from: [-0.6, -0.9], to: [8.2, -0.9], height: 0.6 }],
    lamps: [{ at: [-0.4, -0.3, 1.9], radius: 1.6 }],
  };
}
