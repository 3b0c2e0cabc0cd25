/**
 * Limits that texts of errors name, apart from their rules, so that the table of errors does not load the
 * rules of all rooms.
 */

/**
 * The most days one home may store; also enforced in SQL (migrations/…_offered_days.sql,
 * …_availability.sql).
 */
export const DAY_CAPS = { offered: 2_000, off: 200, openHouses: 20 } as const;

/** Also enforced in SQL. */
export const DISCLOSURE_LIMITS = { title: 120, perHome: 40, guests: 100 } as const;

/** Per owner; SQL enforces them (migrations/…_listings.sql). */
export const LISTING_CAPS = { inAll: 100, newPerHour: 20, priceChangesPerHour: 30 } as const;

/** In characters as people count them. */
export const MESSAGE_LIMITS = { characters: 2000, answersByLink: 5, linkDays: 7 } as const;

/** Said before sending, and when SQL refuses it (message-warnings.ts). */
export const SECRET_NUMBERS_TEXT =
  "This was not sent, because it contains a card, bank or social security number. Nobody needs one here: give it to the bank or title company yourself, over a number that you looked up.";

/** Limits of "Write from my photos". */
export const ANALYSIS_LIMITS = {
  /** Photos looked at per call; of more, an even selection is taken. */
  photos: 20,
  /** Calls per user in 24 hours. */
  callsPerDay: 20,
} as const;

/** Limits of reading a listing from an advertisement elsewhere. */
export const IMPORT_LIMITS = {
  /** Characters of a text. */
  text: 20_000,
  /** Readings by the model a day: of a person, and of the whole site. */
  modelPerPerson: 20,
  modelPerDay: 500,
} as const;

export const QUESTION_LIMITS = {
  characters: 300,
  /** In one answer. */
  quotes: 4,
  /** Questions an hour: of a network, of a person, about a home. */
  perNetwork: 60,
  perPerson: 60,
  perHome: 600,
  /** Questions a day that the model may be asked about, for the whole site. */
  modelPerDay: 2000,
} as const;

/** `perHome` and the lengths are also in SQL. */
export const ANSWER_LIMITS = { question: 300, answer: 1000, perHome: 60 } as const;

/** Of reports. */
export const REPORT_LIMITS = {
  /** In characters as people count them. */
  words: 1000,
  /** Of a moderator's reason, from and to. */
  reason: [10, 1000],
  /** A day, of one person or mailbox; without an account, of one network. */
  perDay: { person: 20, network: 30 },
  /** How long a decided case is kept; with a measure in force; and its photographs and networks. */
  days: { decided: 180, inForce: 730, photos: 30 },
} as const;

/** What is remembered of homes, per person; a note in characters. */
export const MARK_LIMITS = { seen: 500, hidden: 1000, note: 1000 } as const;

/** Shared lists: how many a person has, what is on one, and texts in characters. */
export const LIST_LIMITS = {
  lists: 10,
  homes: 100,
  guests: 10,
  name: 60,
  person: 40,
  comment: 280,
} as const;
