import type { Camera } from "../core/camera.ts";
import { project } from "../core/camera.ts";
import type { V2, V3 } from "../core/geometry.ts";
import type { Item, Sprite } from "../core/model.ts";
import { conifer } from "../nature/conifers.ts";
import { grassTuft, shrub } from "../nature/shrubs.ts";
import { agave, palm, pricklyPear } from "../nature/southern.ts";
import { broadTree, type Garden, ragged } from "../nature/trees.ts";
import type { Home } from "./home.ts";

export type BedStyle = "shrubs" | "dry" | "lush";

/** What grows along the foot of the house. */
export function foundationPlants(garden: Garden, home: Home, style: BedStyle): Item[] {
  const { random, flora } = garden;
  return home.beds.flatMap(({ from, to, height }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(2, Math.round(length / (style === "dry" ? 1.4 : 0.95)));
    return Array.from({ length: count }, (_, i): Sprite => {
      const t = (i + 0.5) / count;
      const at: V2 = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - random.range(0, 0.25),
      ];
      const tall = height * random.range(0.62, 1.05);
      if (style === "dry") {
        return random.weighted<() => Sprite>([
          [() => agave(garden, at, tall), 3],
          [() => pricklyPear(garden, at, tall * 1.1), 1],
          [() => grassTuft(garden, at, tall, "#b9ad78"), 3],
          [() => shrub(garden, { at, width: tall * 1.4, height: tall * 0.8 }), 2],
        ])();
      }
      const flowers =
        random.chance(0.45) && flora.flowers.length > 0
          ? { flowers: random.pick(flora.flowers) }
          : {};
      return shrub(garden, {
        at,
        width: (length / count) * random.range(1.05, 1.35),
        height: tall,
        ...flowers,
      });
    });
  });
}

/** Tufts and flowers close to the viewer, at both lower corners. */
export function nearPlants(
  garden: Garden,
  home: Home,
  camera: Camera,
  kind: "garden" | "meadow" | "dry",
): Item[] {
  const { random, flora } = garden;
  if (flora.isSnowy) return [];
  const items: Item[] = [];
  for (const side of [-1, 1]) {
    const count = kind === "garden" ? 4 : 7;
    for (let i = 0; i < count; i++) {
      const ahead = random.range(6.4, 9.5);
      const sideways = side * (ahead * random.range(0.44, 0.66));
      const at = beside(camera, ahead, sideways);
      const [x] = project(camera, [at[0], at[1], 0]);
      // Never in the way of the house, nor on the walk.
      if ((x > 330 && x < 1110) || isPaved(home, at[0])) continue;
      if (kind === "dry") {
        items.push(
          random.chance(0.5) ? agave(garden, at, 0.6) : grassTuft(garden, at, 0.6, "#c2b27d"),
        );
      } else if (kind === "garden" && random.chance(0.55)) {
        items.push(
          shrub(garden, {
            at,
            width: 1.1,
            height: 0.55,
            ...(flora.flowers[0] ? { flowers: random.pick(flora.flowers) } : {}),
          }),
        );
      } else {
        const green =
          flora.season === "winter" || flora.season === "autumn" ? "#a99a62" : "#7d9155";
        items.push(
          grassTuft(
            garden,
            at,
            random.range(0.4, 0.62),
            green,
            random.chance(0.5) ? random.pick(flora.flowers) : undefined,
          ),
        );
      }
    }
  }
  return items;
}

function isPaved({ entry, drive }: Home, x: number): boolean {
  if (Math.abs(x - entry.x) < entry.width / 2 + 0.7) return true;
  return drive !== undefined && x > drive.x[0] - 1 && x < drive.x[1] + 1;
}

/** A tree outside the picture that throws its shadow across the lawn. */
export function unseenTree(garden: Garden, home: Home): Sprite {
  const { light, random } = garden;
  const side = Math.sign(light.sun[0]) || -1;
  const reach = 6.5;
  const fall = 8 / light.sun[2];
  return {
    kind: "sprite",
    at: [
      (home.x[0] + home.x[1]) / 2 + side * 3 + light.sun[0] * fall,
      home.y[0] - 7.5 + light.sun[1] * fall,
      0,
    ],
    size: [0, 0],
    density: 0.8,
    outline: ragged(random, reach, 8, 2.6),
    draw: () => "",
  };
}

/** Trees beside and behind a house, clear of its front. */
export function treesAround(
  garden: Garden,
  home: Home,
  away: number,
  kinds: { conifers: number; palms?: boolean },
): Item[] {
  const { random } = garden;
  const near = away < 0 ? home.x[0] : home.x[1];
  const far = away < 0 ? home.x[1] : home.x[0];
  const back = home.y[1];
  const tree = (x: number, y: number, height: number, spread: number): Item => {
    if (kinds.palms && random.chance(0.6))
      return palm(garden, [x, y], height * random.range(0.85, 1.1));
    if (random.chance(kinds.conifers)) return conifer(garden, [x, y], height * 1.1);
    return broadTree(garden, { at: [x, y], height, spread });
  };
  return [
    tree(near + away * random.range(4, 5), random.range(-2, 0.5), random.range(7.4, 8.6), 6),
    tree(far - away * 3.6, back + 2.5, 9.6, 6.6),
    tree(near + away * 1.2, back + 6, 10.5, 7.5),
    tree((near + far) / 2 + random.range(-2, 2), back + 8, 9.6, 7.5),
    tree(far - away * 7.5, back - 2, random.range(8, 9.4), 6),
    tree(near + away * 10, back, random.range(7, 9), 6),
  ];
}

/** A point so far ahead of the viewer and to the side. */
export function beside(camera: Camera, ahead: number, sideways: number): V3 {
  const [sin, cos] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  return [
    camera.eye[0] + ahead * sin + sideways * cos,
    camera.eye[1] + ahead * cos - sideways * sin,
    0,
  ];
}
