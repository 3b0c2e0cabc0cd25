import { accountFunctions, accountRights } from "./accounts.ts";
import { bookingRights } from "./bookings.ts";
import { chatFunctions, chatRights } from "./chat.ts";
import { dashboardFunctions, dashboardRights } from "./dashboard.ts";
import { documentFunctions, documentRights } from "./documents.ts";
import { coreFunctions } from "./functions.ts";
import { handbookFunctions, handbookRights } from "./handbook.ts";
import { listingRights } from "./listings.ts";
import { newsFunctions, newsRights } from "./news.ts";
import { paymentFunctions, paymentRights } from "./payments.ts";
import { peopleRights } from "./people.ts";
import { photoFunctions, photoRights } from "./photos.ts";
import { savedSearchFunctions, savedSearchRights } from "./saved-searches.ts";
import { serverRights } from "./server.ts";
import { viewingFunctions, viewingRights } from "./viewings.ts";

/** What a relation allows, to whom. */
export interface RelationRights {
  /**
   * One letter a verb, in this order: s(elect) i(nsert) u(pdate) d(elete); a dash where nothing
   * happens, by refusal or because no row is found. `owner` is Olive, to whom `row` belongs;
   * a stranger is signed in too.
   */
  may: { visitor: string; stranger: string; owner: string; service: string };
  /** Exactly what is granted on a plain Postgres, in this order, columns in brackets and sorted. */
  grants: { anon: string; authenticated: string };
  /** Finds Olive's row. */
  row: string;
  /** A change of that row which she could make, if she may change it at all. */
  update: string;
  /** A row that she could add, if she may add any. */
  insert: string;
  /** Done before the insert by the superuser, so that there is room for it. */
  beforeInsert?: string;
}

/** Who may execute a function, and a call that tries to get at what is not the caller's. */
export interface FunctionRights {
  roles: "anon authenticated service_role" | "authenticated service_role" | "service_role";
  call: string;
}

/** Everything in the schemas `public` and `private`; a relation that is missing here fails. */
export const RELATIONS: Record<string, RelationRights> = {
  ...peopleRights,
  ...accountRights,
  ...listingRights,
  ...bookingRights,
  ...dashboardRights,
  ...chatRights,
  ...serverRights,
  ...paymentRights,
  ...documentRights,
  ...newsRights,
  ...photoRights,
  ...handbookRights,
  ...savedSearchRights,
  ...viewingRights,
};

/** All others (triggers, helpers of helpers) are executed by nobody but us. */
export const FUNCTIONS: Record<string, FunctionRights> = {
  ...coreFunctions,
  ...dashboardFunctions,
  ...accountFunctions,
  ...chatFunctions,
  ...paymentFunctions,
  ...documentFunctions,
  ...newsFunctions,
  ...photoFunctions,
  ...handbookFunctions,
  ...savedSearchFunctions,
  ...viewingFunctions,
};
