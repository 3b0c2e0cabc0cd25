import { isUuid } from "./ids.ts";

/** Homes that somebody has marked, as listing ids, the newest mark first; and comparing some. */

/** For a guest and for an account alike; SQL enforces it for accounts. */
export const MAX_FAVORITES = 500;

/** "Up to four side by side." */
export const MAX_COMPARED = 4;

export const COMPARED_FULL = `You can compare up to ${MAX_COMPARED} homes.`;

/** @returns the ids with this one first, or without it; the same array when nothing changes. */
export function withFavorite(ids: readonly string[], id: string, wanted: boolean) {
  if (ids.includes(id) === wanted) return ids;
  return wanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

/** What is stored of a guest's favorites. Whatever is no list of ids reads as none. */
export function readFavorites(text: string | null): string[] {
  return cleanIds(parsed(text)).slice(0, MAX_FAVORITES);
}

/** Both lists, each home once: the guest's first, because they were marked last. */
export function unionOfFavorites(account: readonly string[], guest: readonly string[]): string[] {
  return [...new Set([...guest, ...account])];
}

export type ComparedHomes = {
  ids: string[];
  /** How many more were asked for than can be compared. */
  leftOut: number;
};

/** `a,b` of the address `/compare?homes=a,b`. */
export function readCompared(homes: string | null): ComparedHomes {
  const ids = cleanIds((homes ?? "").split(","));
  return { ids: ids.slice(0, MAX_COMPARED), leftOut: Math.max(0, ids.length - MAX_COMPARED) };
}

function cleanIds(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const ids = values.flatMap((value) => (isUuid(value) ? value.toLowerCase() : []));
  return [...new Set(ids)];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    // Not ours, or half written: as good as none.
    return [];
  }
}
