/** The limits that a page can need before it has asked the server anything (docs/speed.md#the-first-load); the others are in limits.ts. */

/** The longest search, in characters. */
export const MAX_SEARCH_TERM = 200;

/** Marks of homes per person: how many of each kind, and the characters of a note. */
export const MARK_LIMITS = { seen: 500, hidden: 1000, notes: 1000, note: 1000 } as const;

/** Limits of conversations with Vesty. */
export const CHAT_LIMITS = {
  /** Characters in a message, counted as code points like in Postgres. */
  message: 1000,
  /** A counter appears above this many characters. */
  counterAbove: 800,
  /** Images in a message. */
  images: 5,
  /** Bytes in an image; also the bucket's limit. */
  imageBytes: 5 * 1024 * 1024,
  /** Files a user may have in the bucket. */
  storedImages: 200,
  /** Conversations per user; the list returns no more. */
  threads: 100,
  /** Characters in a conversation's title, taken from the start of its first message. */
  title: 80,
  /** Characters of an answer that are stored. */
  answer: 16_000,
  /** Sources per answer. */
  sources: 12,
} as const;
