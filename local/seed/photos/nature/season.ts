export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** The look of plants and ground where the scene is set. */
export type Flora = {
  season: Season;
  isSnowy: boolean;
  lawn: string;
  /** Leaf colours of broad trees; empty when they are bare. */
  leaves: readonly string[];
  shrubs: readonly string[];
  conifers: readonly string[];
  flowers: readonly string[];
  hills: readonly string[];
};

export function floraOf(season: Season, isSnowy = season === "winter"): Flora {
  const base = FLORA[season];
  return isSnowy ? { ...base, isSnowy, lawn: "#eef0ec", hills: SNOWY_HILLS } : base;
}

/** Dry land: gravel and dust, grey-green leaves, the same all year. */
export const DESERT: Flora = {
  season: "summer",
  isSnowy: false,
  lawn: "#d8bd94",
  leaves: ["#8d9a66", "#7c8c5f"],
  shrubs: ["#8f9b73", "#a5a678", "#7f8c6c"],
  conifers: ["#6f7f62"],
  flowers: ["#d98a55", "#e3b34f", "#c65f4c"],
  hills: ["#b98a6c", "#c79a7b", "#a87863"],
};

/** Warm coasts and islands: deep greens all year. */
export const TROPICAL: Flora = {
  season: "summer",
  isSnowy: false,
  lawn: "#8fa45a",
  leaves: ["#4c7a4e", "#5f8a52", "#3f6b4a"],
  shrubs: ["#4f7d52", "#6b9459", "#3d6f55"],
  conifers: ["#41664c"],
  flowers: ["#d9614c", "#eab04a", "#e58fa0"],
  hills: ["#5e8069", "#79977a", "#4c6f62"],
};

const SNOWY_HILLS = ["#c9d2d3", "#d9dedb", "#b6c2c5"];

const FLORA: Record<Season, Flora> = {
  spring: {
    season: "spring",
    isSnowy: false,
    lawn: "#a3b06a",
    leaves: ["#93ab63", "#a9b96f", "#86a05f"],
    shrubs: ["#7f9a5f", "#93a967", "#6d8b58"],
    conifers: ["#48664f", "#53715a"],
    flowers: ["#e9b9b4", "#f0d9a0", "#f5eee2"],
    hills: ["#9fb088", "#b4bf98", "#869d80"],
  },
  summer: {
    season: "summer",
    isSnowy: false,
    lawn: "#8c9c59",
    leaves: ["#5f7d4c", "#6f8a52", "#4f6f48"],
    shrubs: ["#587450", "#6c8658", "#496847"],
    conifers: ["#3d5c49", "#476750"],
    flowers: ["#f3ead8", "#cf7b5a", "#dcb35a"],
    hills: ["#859c7f", "#9fb092", "#6d8a74"],
  },
  autumn: {
    season: "autumn",
    isSnowy: false,
    lawn: "#a59b5c",
    leaves: ["#c9803c", "#b85c33", "#d6a049", "#a8763a"],
    shrubs: ["#8c7f4c", "#a8653c", "#6f7b4f"],
    conifers: ["#46604c", "#506a53"],
    flowers: ["#d9a24c", "#b8573a", "#efe2cb"],
    hills: ["#b29a6e", "#c0a87c", "#96906c"],
  },
  winter: {
    season: "winter",
    isSnowy: false,
    lawn: "#b3aa80",
    leaves: [],
    shrubs: ["#6d7359", "#7f7b5f", "#59684f"],
    conifers: ["#3f5a4a", "#4a6553"],
    flowers: ["#a8594a"],
    hills: ["#a9a58b", "#b9b49b", "#8f967f"],
  },
};
