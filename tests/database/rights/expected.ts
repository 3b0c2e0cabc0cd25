import { accountFunctions, accountRights } from "./accounts.ts";
import { bookingRights } from "./bookings.ts";
import { chatFunctions, chatRights } from "./chat.ts";
import { dashboardFunctions, dashboardRights } from "./dashboard.ts";
import { disclosureFunctions, disclosureRights } from "./disclosures.ts";
import { documentFunctions, documentRights } from "./documents.ts";
import { coreFunctions } from "./functions.ts";
import { handbookFunctions, handbookRights } from "./handbook.ts";
import { listingRights } from "./listings.ts";
import { messageFunctions, messageRights } from "./messages.ts";
import { newsFunctions, newsRights } from "./news.ts";
import { notificationFunctions, notificationRights } from "./notifications.ts";
import { offerFunctions, offerRights } from "./offers.ts";
import { operatingFunctions, operatingRights } from "./operating.ts";
import { paymentFunctions, paymentRights } from "./payments.ts";
import { peopleRights } from "./people.ts";
import { photoFunctions, photoRights } from "./photos.ts";
import { rememberedFunctions, rememberedRights } from "./remembered.ts";
import { reportFunctions, reportRights } from "./reports.ts";
import { savedSearchFunctions, savedSearchRights } from "./saved-searches.ts";
import { serverRights } from "./server.ts";
import { viewingFunctions, viewingRights } from "./viewings.ts";

/** What a relation allows, and to whom. */
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

/** Who may execute a function, and a call that tries to reach other people's data. */
export interface FunctionRights {
  roles: "anon authenticated service_role" | "authenticated service_role" | "service_role";
  call: string;
}

/** Everything in the schemas `public` and `private`; a relation missing here fails. */
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
  ...disclosureRights,
  ...messageRights,
  ...newsRights,
  ...offerRights,
  ...notificationRights,
  ...operatingRights,
  ...photoRights,
  ...reportRights,
  ...handbookRights,
  ...savedSearchRights,
  ...rememberedRights,
  ...viewingRights,
};

/** All others (triggers, helpers of helpers) are executed only by us. */
export const FUNCTIONS: Record<string, FunctionRights> = {
  ...coreFunctions,
  ...dashboardFunctions,
  ...accountFunctions,
  ...chatFunctions,
  ...paymentFunctions,
  ...documentFunctions,
  ...disclosureFunctions,
  ...messageFunctions,
  ...newsFunctions,
  ...offerFunctions,
  ...notificationFunctions,
  ...operatingFunctions,
  ...photoFunctions,
  ...reportFunctions,
  ...handbookFunctions,
  ...savedSearchFunctions,
  ...rememberedFunctions,
  ...viewingFunctions,
};
