import { type Camera, HEIGHT, project, WIDTH } from "../core/camera.ts";
import type { V3 } from "../core/geometry.ts";
import type { Studio } from "../core/painter.ts";
import { drawScene, type KnotListener } from "../core/scene.ts";
import { plot, scatterOver, seasonCover, stripes } from "../nature/ground.ts";
import type { Garden } from "../nature/trees.ts";
import { lampGlow } from "../parts/details.ts";
import type { Home } from "./home.ts";
import { foundationPlants } from "./planting.ts";
import { SETTINGS, type SettingName } from "./settings.ts";

export type View = "left" | "right" | "front";

/** Puts a house on its plot: camera, walk and drive, planting, trees, what lies behind. */
export function drawHomeOnSite(
  garden: Garden,
  home: Home,
  setting: SettingName,
  view: View,
  onKnot?: KnotListener,
): string {
  const { light, flora, random } = garden;
  const place = SETTINGS[setting];
  const camera = cameraFor(home, view);
  return drawScene(
    {
      camera,
      light,
      random,
      backdrop: (studio) => place.backdrop(studio, garden),
      ground: (studio) =>
        place.ground(studio, garden, home) +
        (place.isMown && !flora.isSnowy
          ? stripes(
              studio,
              flora.lawn,
              [home.x[0] - 14, home.x[1] + 14],
              [home.y[0] - 9.3, home.y[1] + 6],
            )
          : "") +
        walks(studio, garden, home, place.walk) +
        beds(studio, garden, home, place.soil),
      groundCover: (studio) =>
        place.isPaved ? "" : openGround(studio, garden, setting === "desert"),
      items: [
        ...home.items,
        ...foundationPlants(garden, home, place.shrubs),
        ...place.planting(garden, home, view, camera),
      ],
      foreground: (studio) =>
        home.lamps.map(({ at, radius }) => lampGlow(studio, at, radius, 0.34)).join("") +
        vignette(studio),
    },
    onKnot,
  );
}

function openGround(studio: Studio, { flora }: Garden, isDesert: boolean): string {
  const area = { x: [-30, 30] as const, y: [7.5, 60] as const };
  const stones = isDesert
    ? scatterOver(studio, area, 300, "pebbles", ["#b58f68", "#ecd3ac", "#a57b56"])
    : "";
  return seasonCover(studio, flora, area) + stones;
}

/** Stands where the house fills the picture, its verticals upright. */
export function cameraFor(home: Home, view: View): Camera {
  const width = home.x[1] - home.x[0];
  const middle = (home.x[0] + home.x[1]) / 2;
  const sideways = view === "front" ? width * 0.06 : (view === "left" ? -0.72 : 0.72) * width;
  const distance = Math.max(16, width * 1.28, home.height * 1.9);
  const eye: V3 = [middle + sideways, home.y[0] - distance + 2, 1.65];
  const yaw = Math.atan2(-sideways * 0.6, distance);
  const trial: Camera = { eye, yaw, focal: 1000, center: 0, horizon: 0 };
  // The house itself; fences and garden walls may run out of the picture.
  const points = home.items.flatMap((item) =>
    item.kind === "face"
      ? item.points
          .filter(([x]) => x > home.x[0] - 1.2 && x < home.x[1] + 1.2)
          .map((point) => project(trial, point))
      : [],
  );
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const top = Math.min(...points.map(([, y]) => y));
  // A tall building gets more of the height, and the street less.
  const horizon = HEIGHT * (0.675 + Math.min(0.15, Math.max(0, home.height - 8) * 0.012));
  const zoom = Math.min((WIDTH * 0.8) / (right - left), (horizon - HEIGHT * 0.085) / -top);
  return {
    eye,
    yaw,
    focal: 1000 * zoom,
    center: WIDTH / 2 - ((left + right) / 2) * zoom,
    horizon,
  };
}

function walks(
  studio: Studio,
  { flora }: Garden,
  { entry, drive, y }: Home,
  color: string,
): string {
  const end = y[0] - 11;
  const tone = flora.isSnowy ? "#d5d5d0" : color;
  const half = entry.width / 2;
  const walk = plot(studio, {
    points: [
      [entry.x - half, end],
      [entry.x + half, end],
      [entry.x + half, entry.y + 0.3],
      [entry.x - half, entry.y + 0.3],
    ],
    color: tone,
    joints: "slabs",
  });
  if (!drive) return walk;
  return (
    plot(studio, {
      points: [
        [drive.x[0] - 0.3, end],
        [drive.x[1] + 0.3, end],
        [drive.x[1], drive.y],
        [drive.x[0], drive.y],
      ],
      color: flora.isSnowy ? "#cfd0cd" : "#b9b1a2",
      joints: "slabs",
    }) + walk
  );
}

function beds(studio: Studio, { flora }: Garden, home: Home, soil: string): string {
  return home.beds
    .map(({ from, to }) =>
      plot(studio, {
        points: [
          [from[0], from[1] - 0.75],
          [to[0], to[1] - 0.75],
          [to[0], to[1] + 0.35],
          [from[0], from[1] + 0.35],
        ],
        color: flora.isSnowy ? "#e3e4df" : soil,
      }),
    )
    .join("");
}

/** Grounds the picture and keeps its lower edge from bleeding into a white page. */
export function vignette({ defs, light }: Studio): string {
  const top = HEIGHT * 0.78;
  const paint = defs.linear(0, top, 0, HEIGHT, [
    [0, light.shadow.color, 0],
    [1, light.shadow.color, 0.24],
  ]);
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="${paint}"/>`;
}
