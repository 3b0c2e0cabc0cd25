import { OFFER_LIMITS } from "../../offers/offers.ts";
import { PUSH_LIMITS } from "../../people/push.ts";
import {
  ANALYSIS_LIMITS,
  IMPORT_LIMITS,
  INVITATION_LIMITS,
  PHRASE_LIMITS,
  QUESTION_LIMITS,
  REPORT_LIMITS,
} from "./limits.ts";

/**
 * The pots: everything of which there is only so much for all, so that one caller could use it up for others
 * (decision 207). SQL enforces them (`private.take_part`); `npm run generate -- types` after a change.
 */
export type Pot = {
  /** What is there for everyone else, as docs/trust.md says it. */
  protects: string;
  /** How much there is in a window; null if the operator says so (`private.mail_caps`, `DAILY_BUDGET`). */
  size: number | null;
  windowSeconds: number;
  /** The most that one account, mailbox or link takes; null if other limits are narrower. */
  each: number | null;
  /** The percentage of a part that callers of one origin take: of a network, or of a domain. */
  ofOrigin: number;
  /**
   * Percentages of the size, by the caller's standing. The last is the reserve. Callers who find their own part empty
   * take from those before it, and never from those after it.
   */
  parts: readonly [guests: number, fresh: number, known: number, established: number];
};

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Mostly people with an account take these. */
const ACCOUNTS = [10, 40, 25, 25] as const;
/** Mostly visitors take these. */
const VISITORS = [50, 20, 15, 15] as const;
const MAIL = [30, 30, 15, 25] as const;
/** The people of one home, offer or sale share these with each other. */
const OWN_PEOPLE = [100, 0, 0, 0] as const;

export const POTS: Record<string, Pot> = {
  offers: {
    protects: "a home's new offers; those that were withdrawn don't count",
    size: 60,
    windowSeconds: DAY_S,
    each: OFFER_LIMITS.newPerHomeAndDay,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  conversations: {
    protects: "a home's new conversations and questions",
    size: 60,
    windowSeconds: DAY_S,
    each: 3,
    ofOrigin: 20,
    parts: [10, 45, 20, 25],
  },
  disclosure_requests: {
    protects: "a home's requests for disclosures",
    size: 60,
    windowSeconds: DAY_S,
    each: 3,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  reports: {
    protects: "reports of a home and its answers, separately for grave reasons",
    size: 120,
    windowSeconds: DAY_S,
    each: 10,
    ofOrigin: 20,
    parts: [25, 25, 25, 25],
  },
  moderation: {
    protects: "all reports that moderators read",
    size: 1200,
    windowSeconds: DAY_S,
    each: REPORT_LIMITS.perDay.network,
    ofOrigin: 20,
    parts: [25, 25, 25, 25],
  },
  showings: {
    protects: "a home's requests for showings",
    size: 80,
    windowSeconds: HOUR_S,
    each: 5,
    ofOrigin: 20,
    parts: VISITORS,
  },
  waiting: {
    protects: "a home's waiting list",
    size: 100,
    windowSeconds: HOUR_S,
    each: 5,
    ofOrigin: 20,
    parts: VISITORS,
  },
  views: {
    protects: "a home's views, an hour",
    size: 1000,
    windowSeconds: HOUR_S,
    each: null,
    ofOrigin: 40,
    parts: VISITORS,
  },
  views_of_day: {
    protects: "a home's views, a day",
    size: 6000,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 40,
    parts: VISITORS,
  },
  questions: {
    protects: "answers from what is published about a home",
    size: 2 * QUESTION_LIMITS.perHome,
    windowSeconds: HOUR_S,
    each: QUESTION_LIMITS.perPerson,
    ofOrigin: 20,
    parts: VISITORS,
  },
  list_reads: {
    protects: "looks at a shared list",
    size: 16_000,
    windowSeconds: HOUR_S,
    each: null,
    ofOrigin: 25,
    parts: VISITORS,
  },
  list_writes: {
    protects: "changes of a shared list by its guests",
    size: 800,
    windowSeconds: HOUR_S,
    each: null,
    ofOrigin: 25,
    parts: VISITORS,
  },
  geocoder: {
    protects: "the geocoder, which takes one address a second",
    size: 3000,
    windowSeconds: HOUR_S,
    each: 60,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  builds: {
    protects: "builds of the site right away; later ones come within three hours",
    size: 30,
    windowSeconds: DAY_S,
    each: 4,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  "model:photos": {
    protects: "the model that writes from photos",
    size: ANALYSIS_LIMITS.ofAllPerDay,
    windowSeconds: DAY_S,
    each: ANALYSIS_LIMITS.callsPerDay,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  "model:advertisements": {
    protects: "the model that reads advertisements",
    size: IMPORT_LIMITS.modelPerDay,
    windowSeconds: DAY_S,
    each: IMPORT_LIMITS.modelPerPerson,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  "model:questions": {
    protects: "the model that chooses quotes for questions",
    size: QUESTION_LIMITS.modelPerDay,
    windowSeconds: DAY_S,
    each: QUESTION_LIMITS.modelPerNetwork,
    ofOrigin: 20,
    parts: VISITORS,
  },
  "model:phrases": {
    protects: "the model that reads what the search's rules leave over",
    size: PHRASE_LIMITS.modelPerDay,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: VISITORS,
  },
  "model:vesty": {
    protects: "Vesty's budget, in millionths of a dollar",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  invited_mailbox: {
    protects: "invitations to one mailbox",
    size: INVITATION_LIMITS.mailsPerMailbox,
    windowSeconds: DAY_S,
    each: 4,
    ofOrigin: 50,
    parts: [0, 40, 20, 40],
  },
  "mail:party": {
    protects: "invitations by mail",
    size: null,
    windowSeconds: DAY_S,
    each: 2 * INVITATION_LIMITS.perDay,
    ofOrigin: 20,
    parts: [0, 40, 20, 40],
  },
  "mail:party:place": {
    protects: "invitations to one home, offer or sale",
    size: 30,
    windowSeconds: DAY_S,
    each: 15,
    ofOrigin: 100,
    parts: OWN_PEOPLE,
  },
  "mail:safety": {
    protects: "emails to the people whom owners trust",
    size: null,
    windowSeconds: DAY_S,
    each: 45,
    ofOrigin: 20,
    parts: MAIL,
  },
  "mail:safety:person": {
    protects: "emails to one person of trust",
    size: 60,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 100,
    parts: OWN_PEOPLE,
  },
  "mail:first": {
    protects: "first emails about requests for showings",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: VISITORS,
  },
  "mail:first:home": {
    protects: "first emails about requests at one home",
    size: 200,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 25,
    parts: VISITORS,
  },
  "mail:first:owner": {
    protects: "first emails about requests to one owner",
    size: 200,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 30,
    parts: VISITORS,
  },
  "mail:first:visitor": {
    protects: "first emails about requests to one mailbox",
    size: 40,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 50,
    parts: VISITORS,
  },
  "mail:answer": {
    protects: "emails to people who have a showing",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: MAIL,
  },
  "mail:answer:home": {
    protects: "emails about the showings of one home",
    size: 400,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 50,
    parts: MAIL,
  },
  "mail:answer:owner": {
    protects: "emails about showings to one owner",
    size: 400,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 25,
    parts: MAIL,
  },
  "mail:answer:visitor": {
    protects: "emails about showings to one mailbox",
    size: 80,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 50,
    parts: MAIL,
  },
  "mail:search": {
    protects: "emails of saved searches",
    size: null,
    windowSeconds: DAY_S,
    each: 40,
    ofOrigin: 20,
    parts: ACCOUNTS,
  },
  "mail:notice": {
    protects: "emails about news",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: MAIL,
  },
  "mail:notice:person": {
    protects: "emails about news to one person",
    size: 80,
    windowSeconds: DAY_S,
    each: 8,
    ofOrigin: 40,
    parts: MAIL,
  },
  "mail:talk": {
    protects: "emails about messages",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: MAIL,
  },
  "mail:talk:person": {
    protects: "emails about messages to one person",
    size: 80,
    windowSeconds: DAY_S,
    each: 8,
    ofOrigin: 40,
    parts: MAIL,
  },
  "mail:news:confirm": {
    protects: "emails that ask for a confirmation",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: VISITORS,
  },
  "mail:news:news": {
    protects: "emails with new homes, to confirmed addresses",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: OWN_PEOPLE,
  },
  "mail:news:times": {
    protects: "emails with free times, to confirmed addresses",
    size: null,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 20,
    parts: OWN_PEOPLE,
  },
  "mail:times:home": {
    protects: "emails with the free times of one home",
    size: 200,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 100,
    parts: OWN_PEOPLE,
  },
  "mail:times:person": {
    protects: "emails with free times to one mailbox",
    size: 20,
    windowSeconds: DAY_S,
    each: null,
    ofOrigin: 100,
    parts: OWN_PEOPLE,
  },
  pushes: {
    protects: "pushes to one device",
    size: PUSH_LIMITS.perDay,
    windowSeconds: DAY_S,
    each: 8,
    ofOrigin: 40,
    parts: MAIL,
  },
};

/** An account that confirmed its address so many days ago is known. */
export const KNOWN_AFTER_DAYS = 14;
