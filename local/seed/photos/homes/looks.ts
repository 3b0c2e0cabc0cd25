import { plain } from "../core/materials.ts";
import type { Surface } from "../core/model.ts";
import type { RoofLook } from "../parts/roofs.ts";
import type { WindowLook } from "../parts/windows.ts";

/** Combinations that several houses share. */

export function roofLook(
  cover: Surface,
  trim: string,
  under = "#b9a98f",
  thickness = 0.16,
): RoofLook {
  return { cover, trim: plain(trim), under: plain(under), thickness };
}

/** Double-hung sashes in a painted casing. */
export function sash(trim: string, panes: readonly [number, number] = [2, 2]): WindowLook {
  return { casing: trim, frame: trim, panes, upperOnly: false };
}

/** A thin dark frame without casing. */
export function steelFrame(
  frame = "#2d3332",
  panes: readonly [number, number] = [1, 1],
): WindowLook {
  return { frame, panes, sill: false };
}
