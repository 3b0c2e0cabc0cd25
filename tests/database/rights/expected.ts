import * as accounts from "./accounts.ts";
import * as bookings from "./bookings.ts";
import * as chat from "./chat.ts";
import * as dashboard from "./dashboard.ts";
import * as disclosures from "./disclosures.ts";
import * as documents from "./documents.ts";
import * as core from "./functions.ts";
import * as handbook from "./handbook.ts";
import * as listings from "./listings.ts";
import * as messages from "./messages.ts";
import * as news from "./news.ts";
import * as notifications from "./notifications.ts";
import * as offers from "./offers.ts";
import * as operating from "./operating.ts";
import * as payments from "./payments.ts";
import * as people from "./people.ts";
import * as photos from "./photos.ts";
import * as remembered from "./remembered.ts";
import * as reports from "./reports.ts";
import * as savedSearches from "./saved-searches.ts";
import * as server from "./server.ts";
import * as showings from "./showings.ts";

/** The verbs that a relation allows, and to whom. */
export interface RelationRights {
  /**
   * One letter per verb, in this order: s(elect) i(nsert) u(pdate) d(elete); a dash where nothing
   * happens, because it is refused or no row is found. `owner` is Olive, who owns `row`; a stranger
   * is signed in too.
   */
  may: { visitor: string; stranger: string; owner: string; service: string };
  /**
   * Exactly what is granted on a plain Postgres, in this order, with columns sorted in parentheses.
   */
  grants: { anon: string; authenticated: string };
  /** Finds Olive's row. */
  row: string;
  /** A change of that row that she could make, if she may change it at all. */
  update: string;
  /** A row that she could add, if she may add any. */
  insert: string;
  /** Run by the superuser before the insert, to make room for it. */
  beforeInsert?: string;
}

/** The roles that may execute a function, and a call that tries to reach other people's data. */
export interface FunctionRights {
  roles: "anon authenticated service_role" | "authenticated service_role" | "service_role";
  call: string;
}

const ROOMS: {
  relations?: Record<string, RelationRights>;
  functions?: Record<string, FunctionRights>;
}[] = [
  accounts,
  bookings,
  chat,
  dashboard,
  disclosures,
  documents,
  core,
  handbook,
  listings,
  messages,
  news,
  notifications,
  offers,
  operating,
  payments,
  people,
  photos,
  remembered,
  reports,
  savedSearches,
  server,
  showings,
];

/** Everything in the schemas `public` and `private`; a relation missing here fails. */
export const RELATIONS: Record<string, RelationRights> = Object.assign(
  {},
  ...ROOMS.map(({ relations }) => relations),
);

/** All others (triggers, helpers of helpers) are executed only by us. */
export const FUNCTIONS: Record<string, FunctionRights> = Object.assign(
  {},
  ...ROOMS.map(({ functions }) => functions),
);
