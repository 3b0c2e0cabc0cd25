import { isUuid } from "../site/text/ids.ts";

/** A visitor's favorites as listing ids, newest first, and the comparison of homes. */

/** The limit is the same for guests and accounts. */
export const MAX_FAVORITES = 500;

/** "Up to four side by side." */
export const MAX_COMPARED = 4;

export const COMPARED_FULL = `You can compare up to ${MAX_COMPARED} homes.`;

/** @returns the ids with this one first, or without it; the same array if nothing changes. */
export function withFavorite(ids: readonly string[], id: string, wanted: boolean) {
  if (ids.includes(id) === wanted) return ids;
  return wanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

/** Reads a guest's stored favorites. Anything but a list of ids counts as empty. */
export function readFavorites(text: string | null): string[] {
  return cleanIds(parsed(text)).slice(0, MAX_FAVORITES);
}

/** Merges both lists without duplicates; the guest's come first because they are newer. */
export function unionOfFavorites(account: readonly string[], guest: readonly string[]): string[] {
  return [...new Set([...guest, ...account])];
}

type ComparedHomes = {
  ids: string[];
  /** How many homes were requested beyond the limit. */
  leftOut: number;
};

/** Reads `a,b` from the address `/compare?homes=a,b`. */
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
    // Foreign or corrupt data counts as empty.
    return [];
  }
}
