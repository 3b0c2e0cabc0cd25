import { lightUp, mix, type RGB } from "./color.ts";
import { dot, unit, type V3 } from "./geometry.ts";
import type { Stop } from "./svg.ts";

export const HOURS = ["morning", "noon", "golden", "dusk", "night", "overcast"] as const;
export type Hour = (typeof HOURS)[number];

/** What an hour does to a scene. Tints are factors per channel. */
export type Light = {
  hour: Hour;
  /** Unit vector towards the sun. */
  sun: V3;
  sunTint: RGB;
  /** Light from the whole sky, and what the ground throws back up. */
  ambient: RGB;
  bounce: RGB;
  shadow: { color: string; opacity: number };
  sky: readonly Stop[];
  /** The colour that far things fade into. */
  haze: string;
  cloud: { light: string; shade: string; opacity: number };
  /** Lamps burn and windows glow. */
  lamps: boolean;
  glass: { top: string; bottom: string; streak: string };
};

type Preset = Omit<Light, "hour" | "sun"> & {
  /** Degrees; azimuth from straight behind the viewer towards the side the sun is on. */
  elevation: number;
  azimuth: number;
};

/** @param side where the sun stands, seen by the viewer. */
export function lightAt(hour: Hour, side: "left" | "right", azimuth?: number): Light {
  const { elevation, azimuth: usual, ...rest } = PRESETS[hour];
  const high = (elevation * Math.PI) / 180;
  const around = ((azimuth ?? usual) * Math.PI) / 180;
  const sign = side === "left" ? -1 : 1;
  const sun = unit([
    sign * Math.sin(around) * Math.cos(high),
    -Math.cos(around) * Math.cos(high),
    Math.sin(high),
  ]);
  return { hour, sun, ...rest };
}

/** The colour of a matt surface with this normal, in the sun. */
export function shade(light: Light, color: string, normal: V3): string {
  return lightUp(color, received(light, normal, 1));
}

/** The same where the sun does not reach. */
export function shadeInShadow(light: Light, color: string, normal: V3): string {
  return lightUp(color, received(light, normal, 0));
}

/** How squarely the sun meets the surface, 0 to 1. */
export function sunOn(light: Light, normal: V3): number {
  return Math.max(0, dot(light.sun, normal));
}

/** Fades a colour into the air: 0 near, 1 at the horizon. */
export function inHaze(light: Light, color: string, distance: number): string {
  return mix(color, light.haze, distance);
}

function received(light: Light, normal: V3, sun: number): RGB {
  const up = 0.5 + 0.5 * normal[2];
  const direct = sunOn(light, normal) * sun;
  const at = (i: 0 | 1 | 2) =>
    light.ambient[i] * (0.72 + 0.28 * up) + light.bounce[i] * (1 - up) + light.sunTint[i] * direct;
  return [at(0), at(1), at(2)];
}

const PRESETS: Record<Hour, Preset> = {
  morning: {
    elevation: 30,
    azimuth: 48,
    sunTint: [0.62, 0.52, 0.38],
    ambient: [0.63, 0.65, 0.7],
    bounce: [0.1, 0.09, 0.06],
    shadow: { color: "#2b3a4f", opacity: 0.34 },
    sky: [
      [0, "#a9c3c9"],
      [0.5, "#d3dcd3"],
      [0.82, "#f3e6cf"],
      [1, "#f7e3c6"],
    ],
    haze: "#e9e2d0",
    cloud: { light: "#fffaf0", shade: "#e6dfd3", opacity: 0.9 },
    lamps: false,
    glass: { top: "#b5c6c4", bottom: "#47595c", streak: "#f6ecd8" },
  },
  noon: {
    elevation: 50,
    azimuth: 40,
    sunTint: [0.5, 0.48, 0.43],
    ambient: [0.68, 0.71, 0.75],
    bounce: [0.09, 0.09, 0.07],
    shadow: { color: "#24384a", opacity: 0.36 },
    sky: [
      [0, "#7fb0c4"],
      [0.55, "#b6d2d6"],
      [1, "#eaf0e4"],
    ],
    haze: "#dfe9e2",
    cloud: { light: "#ffffff", shade: "#dfe8e8", opacity: 0.95 },
    lamps: false,
    glass: { top: "#a9c6cf", bottom: "#3d525a", streak: "#eaf5f5" },
  },
  golden: {
    elevation: 17,
    azimuth: 62,
    sunTint: [0.8, 0.56, 0.27],
    ambient: [0.63, 0.6, 0.64],
    bounce: [0.12, 0.09, 0.05],
    shadow: { color: "#3a3350", opacity: 0.4 },
    sky: [
      [0, "#93aeb8"],
      [0.42, "#d8cdb9"],
      [0.75, "#f4cf9b"],
      [1, "#f3b880"],
    ],
    haze: "#efd0a4",
    cloud: { light: "#fdeccd", shade: "#e0b694", opacity: 0.85 },
    lamps: false,
    glass: { top: "#e9cfa4", bottom: "#54504f", streak: "#ffe6b8" },
  },
  dusk: {
    elevation: 24,
    azimuth: 75,
    sunTint: [0.24, 0.15, 0.1],
    ambient: [0.6, 0.56, 0.63],
    bounce: [0.05, 0.04, 0.05],
    shadow: { color: "#1f2340", opacity: 0.14 },
    sky: [
      [0, "#4a5b7d"],
      [0.38, "#8a82a0"],
      [0.68, "#d59f93"],
      [0.9, "#f0bd8c"],
      [1, "#f3cb97"],
    ],
    haze: "#c79d99",
    cloud: { light: "#edb59a", shade: "#8f7d97", opacity: 0.75 },
    lamps: true,
    glass: { top: "#ffdf9e", bottom: "#f0a94f", streak: "#fff1c9" },
  },
  night: {
    elevation: 42,
    azimuth: 55,
    sunTint: [0.1, 0.13, 0.19],
    ambient: [0.3, 0.36, 0.5],
    bounce: [0.03, 0.03, 0.03],
    shadow: { color: "#0a1126", opacity: 0.34 },
    sky: [
      [0, "#141f3b"],
      [0.55, "#27395a"],
      [0.86, "#4a5d79"],
      [1, "#62728a"],
    ],
    haze: "#435570",
    cloud: { light: "#5b6b86", shade: "#34435f", opacity: 0.6 },
    lamps: true,
    glass: { top: "#ffe3a6", bottom: "#f3ac52", streak: "#fff3cf" },
  },
  overcast: {
    elevation: 60,
    azimuth: 30,
    sunTint: [0.14, 0.14, 0.13],
    ambient: [0.84, 0.85, 0.86],
    bounce: [0.06, 0.06, 0.05],
    shadow: { color: "#33414b", opacity: 0.2 },
    sky: [
      [0, "#b3bfc2"],
      [0.6, "#d6dad5"],
      [1, "#ece8dd"],
    ],
    haze: "#e0dfd6",
    cloud: { light: "#f1efe8", shade: "#c2cacb", opacity: 0.9 },
    lamps: false,
    glass: { top: "#c9d0cd", bottom: "#5a676a", streak: "#f4f2ea" },
  },
};
