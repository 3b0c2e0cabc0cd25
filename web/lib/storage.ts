import { attempt, type Kind, storageOf } from "./browser-features.ts";

/**
 * Browser storage that never throws. It can be forbidden or full, and pages must work without it:
 * reads then find nothing and writes are dropped.
 */

export function readItem(key: string, kind: Kind = "local"): string | null {
  return attempt(() => storageOf(kind)?.getItem(key)) ?? null;
}

/** Reads a value that was stored as JSON; undefined when it is missing or damaged. */
export function readJson(key: string, kind: Kind = "local"): unknown {
  return attempt(() => JSON.parse(storageOf(kind)?.getItem(key) ?? ""));
}

export function writeItem(key: string, value: string, kind: Kind = "local"): void {
  attempt(() => storageOf(kind)?.setItem(key, value));
}

export function removeItem(key: string, kind: Kind = "local"): void {
  attempt(() => storageOf(kind)?.removeItem(key));
}

/** Removes every item whose key starts with the prefix, except those to keep. */
export function removeItems(
  prefix: string,
  kind: Kind = "local",
  isKept: (key: string) => boolean = () => false,
): void {
  for (const key of attempt(() => Object.keys(storageOf(kind) ?? {})) ?? []) {
    if (key.startsWith(prefix) && !isKept(key)) removeItem(key, kind);
  }
}
