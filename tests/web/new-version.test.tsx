import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { fetchListing } from "@web/api/homes/one-listing.ts";
import { makeOffer, myOffersQuery, offerQuery } from "@web/api/offers/offers.ts";
import { disclosuresQuery, ownDisclosuresQuery } from "@web/api/papers/disclosures.ts";
import { summaryQuery, timelineQuery } from "@web/api/people/dashboard.ts";
import { notificationsQuery } from "@web/api/people/notifications.ts";
import { searchListings } from "@web/api/search/listings.ts";
import { myListsQuery, sharedListQuery } from "@web/api/search/shared-lists.ts";
import { myShowingsQuery, showingQuery } from "@web/api/showings/showing-link.ts";
import { upcomingShowingsQuery } from "@web/api/showings/showings.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { fetchPlan } from "@web/api/site/plans/payments.ts";
import { moderationCaseQuery, moderationQueueQuery } from "@web/api/talk/moderating.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { dismissAll, useNotices } from "@web/lib/notices.ts";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { functions, rest, startCloud } from "../support/web-cloud.ts";
import { card, details, homeId, page } from "./homes/listings/homes.ts";
import { OFFER_ID, offer, TERMS, version } from "./offers/offers/offers.ts";

/** Answers of another version of the server: nothing is guessed from them. */

const cloud = startCloud();
const ME = homeId(9001);
const OLD = { code: "new_version" };

let pages = 0;
beforeEach(() => {
  registerTokenSource(async () => "a-token");
  dismissAll();
  pages += 1;
  window.history.replaceState(null, "", `/page-${pages}`);
});
afterEach(() => registerTokenSource(async () => undefined));

/** Answers a request, whichever method it has. */
function answers(address: string, answer: JsonBodyType, status = 200) {
  cloud.use(http.all(address, () => HttpResponse.json(answer, { status })));
}

/** The data that a query reads, as a screen would. */
function read(query: { queryKey: readonly unknown[] }): Promise<unknown> {
  return createQueryClient().fetchQuery(query as never);
}

function readPage(query: { queryKey: readonly unknown[] }): Promise<unknown> {
  return createQueryClient().fetchInfiniteQuery(query as never);
}

const notices = () => useNotices.getState().notices.map(({ text }) => text);
const hasReloaded = () => sessionStorage.getItem("new_version_reload") !== null;
/** The page as it is after it has loaded again in this tab. */
const afterReload = () => sessionStorage.setItem("new_version_reload", String(Date.now()));
beforeEach(afterReload);

/** The same with a key under another name. */
function renamed<T extends object>(row: T, key: keyof T & string): Record<string, unknown> {
  const { [key]: value, ...rest } = row;
  return { ...rest, [`its_${key}`]: value };
}

const notification = {
  id: homeId(1),
  kind: "favorite_price",
  listing_id: homeId(1),
  subject_id: homeId(1),
  data: { home: "Villa", price: 480_000, was: 500_000 },
  created_at: "2026-11-21T12:00:00+00:00",
  read_at: null,
};
const SUMMARY = {
  ...{ homes: 1, home: null, next_showing: null, unanswered_requests: 0 },
  next_step: { id: "x", title: "List", reason: "None yet", action: { label: "Go", path: "/sell" } },
};
const disclosures = (one: object) => ({
  ...{ is_owner: false, home: { is_public: true }, beyond: { showings: 0, invited: 0 } },
  ...{ request: null, disclosures: [{ version: 1, is_current: true, acknowledged: null, ...one }] },
});
const own = (some: object) => ({
  ...{ home: { status: "active", address_hidden: false } },
  ...{ disclosures: [], guests: [], requests: [], ...some },
});
const showing = { state: "live", status: "pending", listing_status: "active" };
const newTerms = (terms: Record<string, unknown>) => [{ ...version(1), terms }];

describe("an answer of another version is not shown as", () => {
  it.each<[string, string, JsonBodyType, () => Promise<unknown>]>([
    [
      "a home whose price is on request",
      rest("rpc/search_listings"),
      page([renamed(card(1), "price") as never]) as never,
      () => searchListings({}, null),
    ],
    [
      "a page of a home whose price is on request",
      rest("listings"),
      [renamed(details(1), "price")] as never,
      () => fetchListing(homeId(1)),
    ],
    [
      "a home with a price in words",
      rest("listings"),
      [{ ...details(1), price: "480000 USD" }] as never,
      () => fetchListing(homeId(1)),
    ],
    [
      "a home in no state",
      rest("rpc/search_listings"),
      page([card(1, { status: "auctioned" })]) as never,
      () => searchListings({}, null),
    ],
    [
      "an offer in no state",
      rest("rpc/my_offers"),
      [offer({ state: "paused" as never })] as never,
      () => read(myOffersQuery(ME)),
    ],
    [
      "an offer of $NaN",
      rest("rpc/my_offer"),
      offer({ versions: newTerms(renamed(TERMS, "price")) as never }) as never,
      () => read(offerQuery(ME, OFFER_ID)),
    ],
    [
      "an offer without one of its versions",
      rest("rpc/my_offer"),
      offer({ versions: [version(1), ...newTerms({})] as never }) as never,
      () => read(offerQuery(ME, OFFER_ID)),
    ],
    [
      "a showing in no state",
      rest("rpc/showing_by_token"),
      { ...showing, state: "moved" },
      () => read(showingQuery("a-token")),
    ],
    [
      "somebody's showing in no state",
      rest("rpc/my_showings"),
      [{ ...showing, status: "moved" }],
      () => read(myShowingsQuery(ME)),
    ],
    [
      "a booking in no state",
      rest("bookings"),
      [{ id: ME, status: "moved", home: { status: "active" } }],
      () => read(upcomingShowingsQuery(ME, new Date())),
    ],
    [
      "a notification without data",
      rest("notifications"),
      [renamed(notification, "data")] as never,
      () => read(notificationsQuery(ME, { most: 9, onlyUnread: false })),
    ],
    [
      "a document that is open to somebody",
      rest("rpc/disclosures_page"),
      disclosures({ access: "neighbors" }),
      () => read(disclosuresQuery(ME, homeId(1))),
    ],
    [
      "a document for nobody, to its owner",
      rest("rpc/my_disclosures"),
      own({ disclosures: [{ id: ME, access: "neighbors", version: 1, withdrawn_at: null }] }),
      () => read(ownDisclosuresQuery(ME, homeId(1))),
    ],
    [
      "a list of readers without one of them",
      rest("rpc/my_disclosures"),
      own({ guests: [{ id: ME, email: "a@b.example" }, { id: ME }] }),
      () => read(ownDisclosuresQuery(ME, homeId(1))),
    ],
    [
      "a report that asks for nothing",
      rest("rpc/moderation_case"),
      { id: ME, kind: "home", state: "paused" },
      () => read(moderationCaseQuery(ME, ME)),
    ],
    [
      "an empty queue of reports",
      rest("rpc/moderation_queue"),
      { total: 1, waiting: [{ id: ME, kind: "garden", state: "open" }], decided: [], next: null },
      () => readPage(moderationQueueQuery(ME)),
    ],
    [
      "a shared list that is nobody's",
      rest("rpc/shared_list"),
      { id: ME, name: "Ours", link_until: null, guests: [], homes: [] },
      () => read(sharedListQuery({ list_id: ME, userId: ME })),
    ],
    [
      "somebody's lists without their state",
      rest("rpc/my_lists"),
      [{ id: ME, name: "Ours", is_own: true, guests: [], homes: [] }],
      () => read(myListsQuery(ME)),
    ],
    [
      "a home in no state, on the dashboard",
      functions("dashboard/summary"),
      { ...SUMMARY, home: { id: ME, title: "Villa", status: "auctioned" } },
      () => read(summaryQuery(ME)),
    ],
    [
      "a step in no state, on the dashboard",
      functions("dashboard/timeline"),
      [{ id: "list-property", status: "skipped", tasks: [], task_count: 0 }],
      () => read(timelineQuery(ME, null)),
    ],
    [
      "a step that nobody knows, on the dashboard",
      functions("dashboard/timeline"),
      [{ id: "pack-boxes", status: "current", tasks: [], task_count: 0 }],
      () => read(timelineQuery(ME, null)),
    ],
    [
      "no plan at all",
      functions(`user/subscription/${ME}`),
      { subscription_plan: "gold" },
      () => fetchPlan(ME),
    ],
  ])("%s", async (_, address, answer, ask) => {
    answers(address, answer);
    await expect(ask()).rejects.toMatchObject(OLD);
    expect(notices()).toEqual([FIRST_ERRORS.new_version.text]);
  });

  it.each([
    ["PGRST202", 404],
    ["42703", 400],
  ])("a failure of the server, when the database has another schema (%s)", async (code, status) => {
    answers(rest("rpc/my_offers"), { code, message: "none", details: null, hint: null }, status);
    await expect(read(myOffersQuery(ME))).rejects.toMatchObject(OLD);
  });
});

describe("a list with a row of another version", () => {
  it("shows the others, and says that there is a new version", async () => {
    const known = card(2);
    answers(
      rest("rpc/search_listings"),
      page([renamed(card(1), "price") as never, known]) as never,
    );
    expect((await searchListings({}, null)).listings).toEqual([known]);
    expect(notices()).toEqual([FIRST_ERRORS.new_version.text]);
  });

  it("keeps the notifications that have their data", async () => {
    const withoutPrice = { ...notification, data: { home: "Villa", price: null } };
    const rows = [renamed(notification, "data"), notification, withoutPrice];
    answers(rest("notifications"), rows as never);
    const query = notificationsQuery(ME, { most: 9, onlyUnread: false });
    expect(await read(query)).toEqual([notification, withoutPrice]);
  });
});

describe("a page that meets a newer version", () => {
  const old = { ...offer(), state: "paused" };
  beforeEach(() => {
    sessionStorage.clear();
    answers(rest("rpc/my_offers"), [old] as never);
    answers(rest("rpc/make_offer"), old as never);
  });

  it("loads again by itself, once", async () => {
    await read(myOffersQuery(ME)).catch(() => {});
    const first = sessionStorage.getItem("new_version_reload");
    expect(first).not.toBeNull();
    await read(myOffersQuery(ME)).catch(() => {});
    expect(sessionStorage.getItem("new_version_reload")).toBe(first);
    expect(notices()).toEqual([FIRST_ERRORS.new_version.text]);
  });

  it("stays while something typed would be lost", async () => {
    document.body.append(document.createElement("input"));
    document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    await read(myOffersQuery(ME)).catch(() => {});
    expect(hasReloaded()).toBe(false);
    expect(notices()).toEqual([FIRST_ERRORS.new_version.text]);
  });

  it("stays while the browser would ask before leaving", async () => {
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { once: true });
    await read(myOffersQuery(ME)).catch(() => {});
    expect(hasReloaded()).toBe(false);
  });

  it("stays after something was sent", async () => {
    const sent = { terms: TERMS, valid_until: "2026-12-01T00:00:00Z", as_backup: false };
    await expect(makeOffer(OFFER_ID, homeId(1), sent)).rejects.toMatchObject(OLD);
    expect(hasReloaded()).toBe(false);
  });
});

it("an answer of this version is shown as it is", async () => {
  const answer = [offer(), offer({ state: "backup" })];
  answers(rest("rpc/my_offers"), answer as never);
  expect(await read(myOffersQuery(ME))).toEqual(answer);
  expect(notices()).toEqual([]);
});
