import type { Camera } from "../core/camera.ts";
import type { V2 } from "../core/geometry.ts";
import { plain, slats } from "../core/materials.ts";
import { box, type Item } from "../core/model.ts";
import type { Studio } from "../core/painter.ts";
import { hills, mesas, mountains, skyline, treeLine } from "../nature/backdrop.ts";
import { conifer } from "../nature/conifers.ts";
import { field, pavedStreet, street } from "../nature/ground.ts";
import { grassTuft, shrub } from "../nature/shrubs.ts";
import { mist, sky } from "../nature/sky.ts";
import { agave, palm, pricklyPear, saguaro } from "../nature/southern.ts";
import type { Garden } from "../nature/trees.ts";
import { sails, shore, water } from "../nature/water.ts";
import { streetLamp, streetTree } from "../parts/street-things.ts";
import type { Home } from "./home.ts";
import { type BedStyle, nearPlants, treesAround, unseenTree } from "./planting.ts";
import type { View } from "./site.ts";

export type Setting = {
  backdrop: (studio: Studio, garden: Garden) => string;
  ground: (studio: Studio, garden: Garden, home: Home) => string;
  planting: (garden: Garden, home: Home, view: View, camera: Camera) => Item[];
  shrubs: BedStyle;
  soil: string;
  walk: string;
  isMown: boolean;
  /** Nothing grows on the open ground. */
  isPaved?: boolean;
};

export const SETTING_NAMES = [
  "street",
  "avenue",
  "beachfront",

  "suburb",
  "rural",
  "woods",
  "mountain",
  "desert",
  "coast",
  "tropical",
  "city",
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** The surroundings a house can stand in. */
export const SETTINGS: Record<SettingName, Setting> = {
  suburb: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      hills(studio, flora, 120, 2) +
      mist(studio, 90, 0.5) +
      treeLine(studio, flora, 110, 0.26),
    ground: lawnAndStreet,
    planting: (garden, home, view, camera) => [
      ...treesAround(garden, home, awayFrom(view), { conifers: 0.22 }),
      ...fence(home, "#b59a78"),
      ...nearPlants(garden, home, camera, "garden"),
      unseenTree(garden, home),
    ],
    shrubs: "shrubs",
    soil: "#7d6a52",
    walk: "#cdc2ae",
    isMown: true,
  },
  rural: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      hills(studio, flora, 170, 4) +
      mist(studio, 80, 0.35) +
      treeLine(studio, flora, 46, 0.42),
    ground: (studio, { flora }) => field(studio, flora),
    planting: (garden, home, view, camera) => [
      ...treesAround(garden, home, awayFrom(view), { conifers: 0.1 }).slice(0, 4),
      ...nearPlants(garden, home, camera, "meadow"),
      unseenTree(garden, home),
    ],
    shrubs: "shrubs",
    soil: "#7d6a52",
    walk: "#c9b99b",
    isMown: false,
  },
  woods: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      treeLine(studio, flora, 250, 0.5, 0.7) +
      mist(studio, 200, 0.55) +
      treeLine(studio, flora, 170, 0.24, 0.75),
    ground: (studio, { flora }) => field(studio, flora),
    planting: (garden, home, view, camera) => [
      ...treesAround(garden, home, awayFrom(view), { conifers: 0.72 }),
      conifer(garden, [home.x[1] + 5, home.y[1] + 2], 12),
      conifer(garden, [home.x[0] - 5.5, home.y[1] + 3], 13),
      conifer(garden, [(home.x[0] + home.x[1]) / 2 + 3, home.y[1] + 5], 13.5),
      ...nearPlants(garden, home, camera, "meadow"),
      unseenTree(garden, home),
    ],
    shrubs: "shrubs",
    soil: "#7b6449",
    walk: "#bfae90",
    isMown: false,
  },
  mountain: {
    backdrop: (studio, { flora }) =>
      sky(studio, { clouds: "few" }) +
      mountains(studio, "#8792a0", 330) +
      hills(studio, flora, 90, 2) +
      mist(studio, 120, 0.45) +
      treeLine(studio, flora, 92, 0.32, 0.8),
    ground: (studio, { flora }) => field(studio, flora),
    planting: (garden, home, view, camera) => [
      ...treesAround(garden, home, awayFrom(view), { conifers: 0.68 }).slice(0, 5),
      ...nearPlants(garden, home, camera, "meadow"),
    ],
    shrubs: "shrubs",
    soil: "#7b6a55",
    walk: "#c4b9a4",
    isMown: false,
  },
  desert: {
    backdrop: (studio, { flora }) =>
      sky(studio, { clouds: "few" }) +
      mountains(studio, "#a98a7a", 170, false) +
      mesas(studio, "#c08663", 120) +
      mist(studio, 60, 0.4) +
      treeLine(studio, flora, 26, 0.35, 0),
    ground: (studio, { flora }) => field(studio, flora),
    planting: (garden, home, view, camera) => {
      const away = awayFrom(view);
      const near = away < 0 ? home.x[0] : home.x[1];
      const far = away < 0 ? home.x[1] : home.x[0];
      return [
        ...scrub(garden, home),
        saguaro(garden, [near + away * 3.4, -1.5], 4.6),
        saguaro(garden, [far - away * 4, home.y[1] + 3], 5.4),
        saguaro(garden, [near + away * 9, home.y[1] + 6], 4.4),
        ...treesAround(garden, home, away, { conifers: 0 }).slice(2, 4),
        ...[-1, 0.4, 1.6].map((t) =>
          agave(garden, [near + away * (1.8 + t), home.y[0] - 2.2 - t], 0.8),
        ),
        ...nearPlants(garden, home, camera, "dry"),
      ];
    },
    shrubs: "dry",
    soil: "#c9a77c",
    walk: "#d3b892",
    isMown: false,
  },
  coast: {
    backdrop: (studio, { flora }) => sky(studio) + hills(studio, flora, 60, 1),
    ground: (studio, { flora }) =>
      field(studio, flora) +
      water(studio, studio.camera.horizon, studio.camera.horizon + 30) +
      sails(studio) +
      shore(studio, studio.camera.horizon + 26, flora.isSnowy ? "#e9e9e2" : "#e2d2ac"),
    planting: (garden, home, view, camera) => [
      ...treesAround(garden, home, awayFrom(view), { conifers: 0.3 }).slice(0, 2),
      ...dunes(garden, home),
      ...nearPlants(garden, home, camera, "meadow"),
    ],
    shrubs: "shrubs",
    soil: "#b59f78",
    walk: "#d8cbb0",
    isMown: false,
  },
  tropical: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      hills(studio, flora, 190, 3) +
      mist(studio, 100, 0.4) +
      treeLine(studio, flora, 84, 0.3, 0),
    ground: lawnAndStreet,
    planting: (garden, home, view, camera) => {
      const away = awayFrom(view);
      const near = away < 0 ? home.x[0] : home.x[1];
      return [
        ...treesAround(garden, home, away, { conifers: 0, palms: true }),
        palm(garden, [near + away * 3, -2.6], 7.4),
        palm(garden, [near + away * 6, 3], 8.6),
        ...nearPlants(garden, home, camera, "garden"),
      ];
    },
    shrubs: "lush",
    soil: "#7b664c",
    walk: "#d6c9b2",
    isMown: true,
  },
  city: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      skyline(studio, "#9aa3a3", 250, 0.5) +
      mist(studio, 160, 0.6) +
      treeLine(studio, flora, 54, 0.3),
    ground: lawnAndStreet,
    planting: (garden, home, view) =>
      treesAround(garden, home, awayFrom(view), { conifers: 0 }).slice(0, 2),
    shrubs: "shrubs",
    soil: "#7d6a52",
    walk: "#cdc5b6",
    isMown: true,
  },
  street: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      skyline(studio, "#a8a49a", 200, 0.6) +
      mist(studio, 140, 0.5) +
      treeLine(studio, flora, 60, 0.36, 0),
    ground: (studio, { flora }, home) => pavedStreet(studio, home.y[0] - 5.5, flora.isSnowy),
    planting: (garden, home) => [
      streetTree(garden, [home.x[0] - 0.6, home.y[0] - 3.2], 5.6),
      streetTree(garden, [home.x[1] + 1.2, home.y[0] - 3], 5.4),
      streetLamp(garden, [home.entry.x + 4.6, home.y[0] - 3.6]),
    ],
    shrubs: "shrubs",
    soil: "#7d6a52",
    walk: "#c9c1b2",
    isMown: false,
    isPaved: true,
  },
  avenue: {
    backdrop: (studio, { flora }) =>
      sky(studio) +
      skyline(studio, "#97a0a2", 330, 0.52) +
      mist(studio, 200, 0.55) +
      treeLine(studio, flora, 50, 0.36, 0),
    ground: (studio, { flora }, home) => pavedStreet(studio, home.y[0] - 9, flora.isSnowy),
    planting: (garden, home) => [
      ...[-0.62, -0.3, 0.36, 0.66].map((t) => {
        const width = home.x[1] - home.x[0];
        return streetTree(garden, [width * t * 1.35, home.y[0] - 5.5], Math.min(8, width * 0.32));
      }),
      streetLamp(garden, [home.x[0] - 1, home.y[0] - 6.5]),
      streetLamp(garden, [home.x[1] + 1, home.y[0] - 6.5]),
    ],
    shrubs: "shrubs",
    soil: "#7d6a52",
    walk: "#cbc4b5",
    isMown: false,
    isPaved: true,
  },
  beachfront: {
    backdrop: (studio) => sky(studio),
    ground: (studio, { flora }, home) =>
      field(studio, flora) +
      water(studio, studio.camera.horizon, studio.camera.horizon + 26) +
      sails(studio) +
      shore(studio, studio.camera.horizon + 22, "#e6d7b3") +
      pavedStreet(studio, home.y[0] - 10, false, true),
    planting: (garden, home, view) => {
      const away = awayFrom(view);
      return [
        ...[home.x[0] - 2.4, home.x[0] - 6, home.x[1] + 2.2, home.x[1] + 5].map((x, i) =>
          palm(garden, [x, i % 2 === 0 ? -3 : 2], 8 + i),
        ),
        palm(garden, [away * 4.5, home.y[0] - 4], 7.6),
      ];
    },
    shrubs: "lush",
    soil: "#b59f78",
    walk: "#ddd2bd",
    isMown: false,
    isPaved: true,
  },
};

/** The side that is farther from the viewer has room for a tree. */
function awayFrom(view: View): number {
  return view === "right" ? -1 : 1;
}

function lawnAndStreet(studio: Studio, { flora }: Garden, home: Home): string {
  return field(studio, flora) + street(studio, home.y[0] - 11.5, flora.isSnowy);
}

/** Brush and stones of dry country, left and right of the house. */
function scrub(garden: Garden, home: Home): Item[] {
  const { random } = garden;
  return Array.from({ length: 18 }, (_, i) => {
    const away = random.range(1, 15);
    const x = i % 2 === 0 ? home.x[0] - away : home.x[1] + away;
    const at: V2 = [x, random.range(home.y[0] - 5, home.y[1] + 9)];
    const plants = [
      () => shrub(garden, { at, width: 1.1, height: 0.6 }),
      () => grassTuft(garden, at, 0.6, "#c5b27a"),
      () => pricklyPear(garden, at, 0.8),
      () => agave(garden, at, 0.7),
    ];
    return random.pick(plants)();
  });
}

/** Beach grass around the plot. */
function dunes(garden: Garden, home: Home): Item[] {
  const { random } = garden;
  return Array.from({ length: 16 }, (_, i) => {
    const isLeft = i % 2 === 0;
    const x = isLeft ? home.x[0] - random.range(1.5, 12) : home.x[1] + random.range(1.5, 12);
    return grassTuft(
      garden,
      [x, random.range(home.y[0] - 3, home.y[1] + 6)],
      random.range(0.6, 1),
      "#b7ab74",
      "#d9c88f",
    );
  });
}

/** A board fence at the back of the garden. */
function fence(home: Home, color: string): Item[] {
  const y = home.y[1] + 4.5;
  const reach: V2 = [home.x[0] - 16, home.x[1] + 16];
  return [
    ...box({ x: reach, y: [y, y + 0.08], z: [0, 1.75] }, slats(color)),
    ...box({ x: reach, y: [y - 0.03, y + 0.12], z: [1.75, 1.83] }, plain("#cbb596")),
  ];
}
