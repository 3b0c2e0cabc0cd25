import * as accounts from "./accounts.ts";
import * as bookings from "./bookings.ts";
import * as chat from "./chat.ts";
import type { FunctionRights, RelationRights } from "./common.ts";
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
