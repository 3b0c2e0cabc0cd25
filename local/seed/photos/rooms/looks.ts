import { brick, plain, planks, slats, stucco, tiles } from "../core/materials.ts";
import type { Surface } from "../core/model.ts";
import type { RoomHour } from "./room.ts";
import type { Outlook } from "./room-windows.ts";

/** The finishes of a home's rooms. */
export type Finish = {
  walls: Surface;
  back?: Surface;
  floor: Surface;
  ceiling: string;
  trim: string;
  wood: string;
  /** Cabinets and large pieces. */
  main: string;
  textile: string;
  accent: string;
  rug: string;
  metal: string;
  counter: string;
  splash: Surface;
};

export type RoomScene = { finish: Finish; outlook: Outlook; hour: RoomHour };

const OAK = planks("#c29a6c", 0.18);
const WALNUT = planks("#8d6446", 0.18);
const PALE = planks("#d8c2a0", 0.2);
const SALTILLO = tiles("#c88f68", 0.4, 0.4, "#e0c3a2");
const SLATE = tiles("#8f928c", 0.6, 0.6);

/** Six households: what they chose runs through all their rooms. */
export const FINISHES = {
  warm: {
    walls: plain("#ece2cf"),
    floor: OAK,
    ceiling: "#f6f1e6",
    trim: "#f7f2e8",
    wood: "#a87b4f",
    main: "#f1eadb",
    textile: "#7d8f7a",
    accent: "#b5583a",
    rug: "#c7745a",
    metal: "#c9a35c",
    counter: "#e6ded0",
    splash: tiles("#efe9dc", 0.2, 0.1),
  },
  green: {
    walls: plain("#dfe0d2"),
    back: plain("#5f7566"),
    floor: OAK,
    ceiling: "#f5f1e7",
    trim: "#f3eee2",
    wood: "#9a7048",
    main: "#4f6a5c",
    textile: "#c9b79c",
    accent: "#c98a4f",
    rug: "#e0d2b8",
    metal: "#c9a35c",
    counter: "#efe9dd",
    splash: tiles("#e8e4d6", 0.12, 0.12),
  },
  nordic: {
    walls: plain("#f1eee6"),
    floor: PALE,
    ceiling: "#faf8f2",
    trim: "#fbf9f4",
    wood: "#cfae82",
    main: "#e2e0d8",
    textile: "#a9b0ac",
    accent: "#c78368",
    rug: "#e9e2d4",
    metal: "#3a3f3d",
    counter: "#c9a578",
    splash: tiles("#f6f3ec", 0.3, 0.3),
  },
  modern: {
    walls: plain("#e6e1d7"),
    back: slats("#9a744f"),
    floor: SLATE,
    ceiling: "#f4f0e8",
    trim: "#2f3533",
    wood: "#8d6446",
    main: "#3f4846",
    textile: "#8d8a80",
    accent: "#c78a4b",
    rug: "#cfc6b4",
    metal: "#2b302f",
    counter: "#d9d5cb",
    splash: plain("#d5cfc2"),
  },
  desert: {
    walls: stucco("#ecd9ba"),
    floor: SALTILLO,
    ceiling: "#f0e4cc",
    trim: "#8d6640",
    wood: "#9b6b42",
    main: "#d9b98c",
    textile: "#c9784f",
    accent: "#3f7f80",
    rug: "#a8503a",
    metal: "#3a332d",
    counter: "#e4d3b4",
    splash: tiles("#5f9290", 0.15, 0.15),
  },
  loft: {
    walls: plain("#e3ddd2"),
    back: brick("#a4654e"),
    floor: WALNUT,
    ceiling: "#d9d2c4",
    trim: "#2a302f",
    wood: "#7d5a3c",
    main: "#353c3b",
    textile: "#9c6b4a",
    accent: "#d1a152",
    rug: "#54605c",
    metal: "#2a2f2e",
    counter: "#b98f63",
    splash: brick("#a4654e"),
  },
  island: {
    walls: slats("#eef0e6", "level"),
    floor: planks("#b98f63", 0.2),
    ceiling: "#f7f5ec",
    trim: "#fbf9f2",
    wood: "#b08a5c",
    main: "#dfe7de",
    textile: "#7fa3a0",
    accent: "#e0906a",
    rug: "#d9cdb0",
    metal: "#b98f4f",
    counter: "#f0ebe0",
    splash: tiles("#bcd5cf", 0.14, 0.14),
  },
} as const satisfies Record<string, Finish>;
export type FinishName = keyof typeof FINISHES;

/** Metres along the left wall for a distance into the room; the wall begins behind the viewer. */
export function alongLeft(y: number): number {
  return y + 3.2;
}
