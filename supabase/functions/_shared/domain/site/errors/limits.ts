/**
 * Limits that error texts mention. They are separate from their rules, so that the table of errors doesn't
 * load all rules. Those that a first page needs are in first-limits.ts. SQL enforces those that
 * tests/support/limit-values.ts lists: `npm run generate -- types` after a change (decision 161).
 */

/** The most days one home may store. */
export const DAY_CAPS = { offered: 2_000, off: 200, openHouses: 20 } as const;

/** The limits of a home's texts, in characters. */
export const DISCLOSURE_LIMITS = { title: 120, perHome: 40, guests: 100 } as const;

/** How many sold homes an owner compares with one of theirs. */
export const MAX_COMPARABLE_HOMES = 12;

/** How long a home that is marked as pending or sold can be put back, and for how long nobody else is told of it. */
export const OUTCOME_LIMITS = { undoHours: 24, quietMinutes: 10 } as const;

/** The limit counts per owner. */
export const LISTING_CAPS = { inAll: 100, newPerHour: 20, priceChangesPerHour: 30 } as const;

/** The length counts characters as people see them. */
export const MESSAGE_LIMITS = { characters: 2000, answersByLink: 5, linkDays: 7 } as const;

/** Shown before sending, and when SQL refuses the message (message-warnings.ts). */
export const SECRET_NUMBERS_TEXT =
  "This was not sent, because it contains a card, bank or social security number. You never need one here. Call the bank or title company at a number that you looked up, and give it to them yourself.";

/** Limits of "Write from my photos". */
export const ANALYSIS_LIMITS = {
  /** Photos per call; from more, an even selection is taken. */
  photos: 20,
  /** Calls a day: for a person, and for the whole site (pots.ts). */
  callsPerDay: 20,
  ofAllPerDay: 1000,
} as const;

/** Limits of reading a listing from an advertisement elsewhere. */
export const IMPORT_LIMITS = {
  /** Characters of a text. */
  text: 20_000,
  /** Texts the model reads a day: for a person, and for the whole site (pots.ts). */
  modelPerPerson: 20,
  modelPerDay: 500,
} as const;

/** Emails that Auth sends an hour: auth.rate_limit.email_sent in supabase/config.toml, unless a team changes it. */
export const ACCOUNT_MAIL_PER_HOUR = 30;

/** New visitors of homes that are counted from one network: in an hour, in a day, and at one home a day. */
export const VIEW_LIMITS = { perHour: 300, perDay: 2000, perHome: 40 } as const;

export const QUESTION_LIMITS = {
  characters: 300,
  /** The limit is for one answer. */
  quotes: 4,
  /** Questions an hour: per network, per person, per home. */
  perNetwork: 60,
  perPerson: 60,
  perHome: 600,
  /** Questions a day that may go to the model: for the whole site, and of these from one network. */
  modelPerDay: 2000,
  modelPerNetwork: 100,
} as const;

/** Words that the rules of the search leave over, which a model reads. */
export const PHRASE_LIMITS = {
  characters: 100,
  /** Phrases of one search that are read. */
  ofSearch: 3,
  /** Requests an hour of a network. */
  perNetwork: 120,
  /** Phrases a day that may go to the model, for the whole site. */
  modelPerDay: 1000,
} as const;

/** The lengths are in characters. */
export const ANSWER_LIMITS = {
  question: 300,
  answer: 1000,
  perHome: 60,
  /** An owner's usual time to answer is known from so many answers on. */
  forTime: 5,
} as const;

/** Limits of reports. */
export const REPORT_LIMITS = {
  /** The length counts characters as people see them. */
  words: 1000,
  /** Minimum and maximum characters of a moderator's reason. */
  reason: [10, 1000],
  /** Per day and person or mailbox; without an account, per network. */
  perDay: { person: 20, network: 30 },
} as const;

/** Lists per person, what one can hold, the days for which its link works, and characters of texts. */
export const LIST_LIMITS = {
  lists: 10,
  homes: 100,
  guests: 10,
  linkDays: 180,
  name: 60,
  person: 40,
  comment: 280,
} as const;

/**
 * Maximums in bytes, except for `name` and `text`, which are in characters.
 */
export const DOCUMENT_LIMITS = {
  bytes: 25 * 1024 * 1024,
  name: 200,
  /** Characters of the text of a paper that was filled in here. */
  text: 60_000,
  perUser: 200,
  bytesPerUser: 500 * 1024 * 1024,
} as const;

/** Files of a sale: of each side, and in bytes of one. */
export const SALE_FILE_LIMITS = {
  bytes: DOCUMENT_LIMITS.bytes,
  perSide: 60,
  bytesPerSide: 250 * 1024 * 1024,
  /** How long files are kept after a sale has ended, unless its sides delete them before. */
  keptYears: 7,
} as const;

/** Papers of a sale that are sent to be signed. */
export const SIGNING_LIMITS = {
  /** The limits are per sale, and per person, each counted over a day. */
  perDay: 10,
  perPerson: 20,
  /** The signed copy has the certificate, too, and must fit among the files of the sale. */
  bytes: 20 * 1024 * 1024,
  /** How long people have to sign. */
  days: 14,
  /** How often the signing service is asked about what it has not reported. */
  askMinutes: 15,
  /** A sale that fell through takes its release for so long. */
  releaseDays: 90,
} as const;

/** The steps of a sale. */
export const SALE_LIMITS = {
  /** A deed may be recorded so many days after the closing before that is late. */
  recordingDays: 5,
} as const;

/** Parties of a sale: of each side, counting those who are gone; files of one; days of a link after the sale's end. */
export const PARTY_LIMITS = {
  perSide: 12,
  files: 20,
  /** The limit counts the files of one party. */
  bytes: 50 * 1024 * 1024,
  linkDays: 30,
  /** How many times at the home one party takes a day; each tells two people. */
  timesPerDay: 5,
} as const;

/** Timers that an owner starts on the day of showings, a day. */
export const CHECK_IN_LIMITS = { perDay: 20 } as const;

/** Invitations by mail, whatever they are to. */
export const INVITATION_LIMITS = {
  /** The most characters of a name, as the inviting person types it. */
  name: 80,
  /** The most invitations of one person a day. */
  perDay: 12,
  /** The most invitations to one mailbox a day, from everyone: a title company is invited to many sales. */
  mailsPerMailbox: 20,
  /** How long the link of an invitation to own or buy a home together works. */
  joinDays: 30,
} as const;

/** The limit for people who own a home with its first owner; invited people count. */
export const OWNER_LIMITS = { perHome: 3 } as const;

/** These limits are for people who wait for showing times. */
export const WAITING_LIMITS = {
  /** A time has been free for this long before people are told of it. */
  settledMinutes: 10,
  /** How long a person waits. */
  days: 60,
  /** How many homes a mailbox waits for, and people at a home. */
  homes: 20,
  people: 1000,
  /** How many people are told in a minute, about how many homes. */
  toldAtOnce: 25,
  homesAtOnce: 20,
} as const;

/** The limit counts per person. */
export const MAX_SAVED_SEARCHES = 20;

/** The limit counts per person, because an export reads all of their data. */
export const EXPORTS_PER_DAY = 5;

/** How many notifications of a person are kept. */
export const NOTIFICATION_LIMITS = { most: 400 } as const;
