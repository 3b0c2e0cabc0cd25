import { attempt, type Kind, storageOf } from "./browser-features.ts";

/**
 * Browser storage that never throws. It can be forbidden or full, and pages must work without it: what can't be written,
 * such as a session, is kept in memory until the page ends.
 */
const unwritten = { local: new Map<string, string>(), session: new Map<string, string>() };

export function readItem(key: string, kind: Kind = "local"): string | null {
  return unwritten[kind].get(key) ?? attempt(() => storageOf(kind)?.getItem(key)) ?? null;
}

/** Reads a value that was stored as JSON; undefined when it is missing or damaged. */
export function readJson(key: string, kind: Kind = "local"): unknown {
  return attempt(() => JSON.parse(readItem(key, kind) ?? ""));
}

/** @returns whether the browser keeps it beyond the page. */
export function writeItem(key: string, value: string, kind: Kind = "local"): boolean {
  unwritten[kind].delete(key);
  attempt(() => storageOf(kind)?.setItem(key, value));
  if (readItem(key, kind) === value) return true;
  // What was stored before must not come back with the next page.
  removeItem(key, kind);
  unwritten[kind].set(key, value);
  return false;
}

export function removeItem(key: string, kind: Kind = "local"): void {
  unwritten[kind].delete(key);
  attempt(() => storageOf(kind)?.removeItem(key));
}

/** Removes every item whose key starts with the prefix, except those to keep. */
export function removeItems(
  prefix: string,
  kind: Kind = "local",
  isKept: (key: string) => boolean = () => false,
): void {
  const stored = attempt(() => Object.keys(storageOf(kind) ?? {})) ?? [];
  for (const key of [...stored, ...unwritten[kind].keys()]) {
    if (key.startsWith(prefix) && !isKept(key)) removeItem(key, kind);
  }
}
