import { isOnline } from "../../../lib/browser-features.ts";
import { PERSONAL_KEYS } from "../../../lib/personal-keys.ts";
import { EDGE_READS } from "../../../lib/public-reads.ts";
import { readItem } from "../../../lib/storage.ts";
import { hasJustActed } from "./own-acts.ts";

/**
 * What is the same for everybody may come from the host's edge, which keeps answers for a moment, or from a read
 * replica, which is a moment behind (decision 224). Both fall back to the primary without the page noticing. Who has
 * just changed something asks the primary: neither of the others may have it yet.
 */

/** Whoever is slower than this is no help. */
const PATIENCE_MS = 3_000;
/** A place that didn't answer is left alone for so long. */
const LEFT_MS = 60_000;

/** A place other than the primary gave no answer that the page can use. */
export class NoAnswerHere extends Error {
  constructor(
    /** Whether the place itself is in trouble, and not only this question. */
    readonly isDown: boolean,
    options?: ErrorOptions,
  ) {
    super("no answer here", options);
  }
}

const leftUntil = new Map<string, number>();

/**
 * @param from asks at this address. @returns undefined if the primary is to be asked.
 * @throws the signal's reason.
 */
export async function readElsewhere<T>(
  from: (base: string, timeoutMs: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<{ answer: T } | undefined> {
  for (const base of places()) {
    try {
      return { answer: await from(base, PATIENCE_MS) };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof NoAnswerHere)) throw error;
      if (error.isDown) leftUntil.set(base, Date.now() + LEFT_MS);
    }
  }
  return undefined;
}

function places(): string[] {
  if (!isOnline() || hasJustActed()) return [];
  const isSignedIn = readItem(PERSONAL_KEYS.lastPerson) !== null;
  // A person who is signed in may have acted on another device. A replica is then behind by seconds, an edge by a minute.
  const { VITE_EDGE_READS, VITE_SUPABASE_READ_URL } = import.meta.env;
  const edge = VITE_EDGE_READS && !isSignedIn ? [location.origin + EDGE_READS] : [];
  const replica = VITE_SUPABASE_READ_URL ? [VITE_SUPABASE_READ_URL] : [];
  return [...edge, ...replica].filter((base) => (leftUntil.get(base) ?? 0) <= Date.now());
}
