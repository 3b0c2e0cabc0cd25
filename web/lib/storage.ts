/**
 * Browser storage that never throws. It can be forbidden or full, and pages must work without it:
 * reads then find nothing and writes are dropped.
 */

/** `local` outlives the browser; `session` ends with its tab. */
export type Kind = "local" | "session";

export function readItem(key: string, kind: Kind = "local"): string | null {
  return tried(() => storageOf(kind).getItem(key)) ?? null;
}

/** What was stored as JSON; undefined when it is missing or damaged. */
export function readJson(key: string, kind: Kind = "local"): unknown {
  return tried(() => JSON.parse(storageOf(kind).getItem(key) ?? "")) ?? undefined;
}

export function writeItem(key: string, value: string, kind: Kind = "local"): void {
  tried(() => storageOf(kind).setItem(key, value));
}

export function removeItem(key: string, kind: Kind = "local"): void {
  tried(() => storageOf(kind).removeItem(key));
}

/** Removes every item whose key starts with the prefix, except those to keep. */
export function removeItems(
  prefix: string,
  kind: Kind = "local",
  isKept: (key: string) => boolean = () => false,
): void {
  for (const key of tried(() => Object.keys(storageOf(kind))) ?? []) {
    if (key.startsWith(prefix) && !isKept(key)) removeItem(key, kind);
  }
}

// Where storage is forbidden, merely accessing the property throws.
function storageOf(kind: Kind): Storage {
  return kind === "local" ? localStorage : sessionStorage;
}

function tried<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
