import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import {
  type HomeOffers,
  NO_FIGURES,
  type Offer,
  type SaleFigures,
} from "@domain/offers/offers.ts";
import { homesByWeight, timelineOf } from "@domain/people/dashboard.ts";
import { nextStep, summaryOf } from "@domain/people/next-step.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { draft, home, NOW, owner, ownerOf, showing } from "./owner-states.ts";

const REQUEST = showing({ status: "pending" });
const TODAY = showing({ date: "2026-11-21", time: "15:00", starts_at: "2026-11-21T22:00:00Z" });
const TOMORROW = showing({ date: "2026-11-22", time: "10:00", starts_at: "2026-11-22T17:00:00Z" });
const HOME = home().id;
const CASH = {
  ...{
    financing: "cash",
    earnest_money: 0,
    seller_credit: 0,
    agent_share: null,
    agent_amount: null,
  },
  closing_on: "2026-12-31",
} as unknown as OfferTerms;

describe("the next step", () => {
  it.each([
    [
      "somebody is waiting, whatever else is wrong",
      owner({ homes: [home({ photos: 0, price: null })], unanswered: 1, first_request: REQUEST }),
      "Answer a showing request",
      "Vera Visitor would like to see Craftsman with a porch on Saturday, November 28 at 10:00 AM.",
      "/dashboard?showings=all&status=pending",
    ],
    [
      "somebody asked for another time",
      owner({ unanswered: 1, first_request: { ...REQUEST, holds_time: false } }),
      "Answer a showing request",
      "Vera Visitor would like to see Craftsman with a porch at another time than those you offer.",
      "/dashboard?showings=all&status=pending",
    ],
    [
      "several are waiting",
      owner({ unanswered: 3, first_request: REQUEST }),
      "Answer 3 showing requests",
      /2 others are waiting too\.$/,
      "/dashboard?showings=all&status=pending",
    ],
    [
      "an inspector and a visitor are waiting",
      owner({ unanswered: 2, unanswered_visits: 1, first_request: REQUEST }),
      "Answer 2 requests for a time at your home",
      /1 other is waiting too\.$/,
      "/dashboard?showings=all&status=pending",
    ],
    [
      "a visitor wants another time",
      owner({ visitor_proposals: 1, next_confirmed: TODAY }),
      "A visitor proposes another time",
      /Accept one/,
      "/dashboard?showings=all",
    ],
    [
      "a showing today",
      owner({ homes: [home({ photos: 0 })], next_confirmed: TODAY }),
      "Get ready for your showing today at 3:00 PM",
      /^Vera Visitor comes to see Craftsman with a porch/,
      "/dashboard?showings=all&status=confirmed",
    ],
    [
      "a showing tomorrow",
      owner({ next_confirmed: TOMORROW }),
      "Get ready for your showing tomorrow at 10:00 AM",
      /^Vera Visitor/,
      "/dashboard?showings=all&status=confirmed",
    ],
    ["nothing yet", owner({ homes: [] }), "Create your listing", /ten minutes/, "/sell"],
    [
      "a draft without an address",
      owner({ homes: [draft({ missing: ["title", "address"], photos: 0, price: null })] }),
      "Finish your listing",
      "The address is not complete yet.",
      `/my-listings/${HOME}/edit?step=basics`,
    ],
    [
      "a draft without photos",
      owner({ homes: [draft({ missing: ["title"], photos: 0 })] }),
      "Finish your listing",
      /no photos/,
      `/my-listings/${HOME}/edit?step=photos`,
    ],
    [
      "a draft without words",
      owner({ homes: [draft({ missing: ["title"] })] }),
      "Finish your listing",
      /a title and a description/,
      `/my-listings/${HOME}/edit?step=words`,
    ],
    [
      "a draft without a price",
      owner({ homes: [draft({ price: null })] }),
      "Finish your listing",
      "It has no price yet.",
      `/my-listings/${HOME}/edit?step=price`,
    ],
    [
      "a draft that is ready",
      owner({ homes: [draft()] }),
      "Publish your listing",
      /is ready/,
      `/my-listings/${HOME}/edit?step=review`,
    ],
    [
      "on the market without photos",
      ownerOf({ photos: 0, offered_slots: 0, price: null }),
      "Add photos of your home",
      /without a photo/,
      `/my-listings/${HOME}/edit?step=photos`,
    ],
    [
      "no times to book, though a showing is far off",
      owner({ homes: [home({ offered_slots: 0, price: null })], next_confirmed: showing() }),
      "Offer times for showings",
      /^Buyers can't book a showing/,
      `/availability?listing=${HOME}`,
    ],
    [
      "the second home has the more serious gap",
      owner({ homes: [home({ price: null }), home({ id: "b", title: "Hut", photos: 0 })] }),
      "Add photos of your home",
      /^Hut is on the market/,
      "/my-listings/b/edit?step=photos",
    ],
    [
      "price on request",
      ownerOf({ price: null, photos: 2 }),
      "Set your price",
      /filter by price/,
      `/my-listings/${HOME}/edit?step=price`,
    ],
    [
      "visitors find it expensive",
      ownerOf({ feedback: 4, feedback_high: 3, photos: 3 }),
      "Look at your price again",
      "3 of 4 visitors who answered find Craftsman with a porch priced high.",
      `/my-listings/${HOME}/price`,
    ],
    [
      "two weeks without a request",
      ownerOf({ published_at: "2026-11-07T17:00:00Z", requested: false }),
      "Look at your price again",
      "Craftsman with a porch has been for sale for 14 days, and there was no request for a showing.",
      `/my-listings/${HOME}/price`,
    ],
    [
      "few photos",
      ownerOf({ photos: 1, description_length: 0 }),
      "Add a few more photos",
      /shows 1 photo\./,
      `/my-listings/${HOME}/edit?step=photos`,
    ],
    [
      "few words",
      ownerOf({ description_length: 40 }),
      "Say more about your home",
      /honest paragraphs/,
      `/my-listings/${HOME}/edit?step=words`,
    ],
    [
      "quiet for weeks",
      ownerOf({ published_at: "2026-10-31T12:00:00Z", views_this_week: 1 }),
      "Give your listing a fresh start",
      /^1 view in the last 7 days/,
      `/my-listings/${HOME}/edit`,
    ],
    [
      "all is well",
      owner(),
      "Continue with “Show Property”",
      /^Answer requests quickly/,
      "/dashboard?panel=timeline",
    ],
    [
      "all is well and every step is done",
      owner({}, { completed: 6 }),
      "Share your listing",
      /neighbors/,
      `/listings/${HOME}`,
    ],
    [
      "a sale is pending",
      ownerOf({ status: "pending", photos: 0, offered_slots: 0 }),
      "Bring the sale to closing",
      /has a sale pending/,
      "/dashboard?panel=timeline",
    ],
    [
      "taken off the market",
      ownerOf({ status: "withdrawn" }),
      "Put your home back on the market",
      /withdrawn/,
      "/my-listings",
    ],
    [
      "sold, with steps open",
      ownerOf({ status: "sold" }),
      "Finish what comes after the sale",
      /open steps/,
      "/dashboard?panel=timeline",
    ],
    [
      "sold, all done",
      ownerOf({ status: "sold" }, { completed: 6 }),
      "Your home is sold. Well done!",
      /tax return/,
      "/dashboard?panel=documents",
    ],
  ])("%s", (_, state, title, reason, path) => {
    const step = nextStep(state, NOW);
    expect(step.title).toBe(title);
    expect(step.reason).toMatch(reason);
    expect(step.action.path).toBe(path);
  });

  it("isn't changed by balanced feedback, by only two answers, or by a quiet first week", () => {
    for (const change of [
      { feedback: 4, feedback_high: 2 },
      { feedback: 2, feedback_high: 2 },
      { views_this_week: 0 },
      { published_at: "2026-11-07T19:00:00Z", requested: false },
      { published_at: "2026-11-01T19:00:00Z", requested: true },
    ])
      expect(nextStep(ownerOf(change), NOW).id).toBe("timeline-step");
  });

  it("refers to a home without a title", () => {
    const step = nextStep(ownerOf({ title: "", photos: 0 }), NOW);
    expect(step.reason).toMatch(/^Your home is on the market/);
  });

  it("always has a text, and a path on our site", () => {
    const any = fc.record({
      status: fc.constantFrom("draft", "active", "pending", "sold", "withdrawn"),
      price: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
      photos: fc.nat(20),
      description_length: fc.nat(2000),
      missing: fc.subarray(["title", "address", "city", "state", "zip_code"]),
      offered_slots: fc.nat(40),
      views_this_week: fc.nat(100),
      feedback: fc.nat(9),
      feedback_high: fc.nat(9),
      requested: fc.boolean(),
      published_at: fc.constantFrom(null, "2026-11-01T12:00:00Z"),
    });
    forAll(fc.array(any, { maxLength: 4 }), fc.nat(6), (homes, completed) => {
      const state = owner(
        { homes: homes.map((each) => home(each as Parameters<typeof home>[0])) },
        { completed },
      );
      const step = nextStep(state, NOW);
      expect(step.title && step.reason && step.action.label).toBeTruthy();
      expect(step.action.path).toMatch(/^\/[a-z]/);
    });
  });
});

describe("the summary", () => {
  it("shows the most important home, the next showing, and who is waiting", () => {
    const state = owner({
      homes: [
        home({ id: "sold", status: "sold" }),
        home({ id: "old", updated_at: "2026-01-01T00:00:00Z" }),
        home({ id: "new", saves_this_week: 3 }),
      ],
      unanswered: 1,
      first_request: showing({ id: "request", status: "pending" }),
      next_confirmed: showing({ id: "later", starts_at: "2026-11-29T17:00:00Z" }),
    });
    const summary = summaryOf(state, NOW);
    expect(summary).toMatchObject({
      homes: 3,
      home: { id: "new", status: "active", views_this_week: 40, saves_this_week: 3 },
      next_showing: { id: "request", status: "pending", time: "10:00" },
      unanswered_requests: 1,
      next_step: { id: "answer-requests" },
    });
    expect(summary.next_showing).not.toHaveProperty("starts_at");
  });

  it("does not count a request without a time as a showing", () => {
    const first_request = showing({ id: "request", status: "pending", holds_time: false });
    const next_confirmed = showing({ id: "later", starts_at: "2026-11-29T17:00:00Z" });
    expect(summaryOf(owner({ first_request }), NOW).next_showing).toBeNull();
    expect(summaryOf(owner({ first_request, next_confirmed }), NOW).next_showing).toMatchObject({
      id: "later",
    });
  });

  it("is about the home that the next step speaks of, if it is the reader's own", () => {
    const homes = [home({ id: "old", updated_at: "2026-01-01T00:00:00Z" }), home({ id: "new" })];
    const about = (changes: object) => summaryOf(owner({ homes, ...changes }), NOW).home?.id;
    expect(about({})).toBe("new");
    const first_request = showing({ listing_id: "old", status: "pending" });
    expect(about({ unanswered: 1, first_request })).toBe("old");
    expect(about({ next_confirmed: { ...TOMORROW, listing_id: "old" } })).toBe("old");
    const lacking = [home({ id: "old", photos: 0 }), home({ id: "new" })];
    expect(about({ homes: lacking })).toBe("old");
    expect(about({ unanswered: 1, first_request: { ...first_request, listing_id: "gone" } })).toBe(
      "new",
    );
  });

  it("is empty for a new owner, and says where to begin", () => {
    expect(summaryOf(owner({ homes: [] }, { completed: 0 }), NOW)).toEqual({
      homes: 0,
      home: null,
      next_showing: null,
      unanswered_requests: 0,
      next_step: expect.objectContaining({ id: "create-listing" }),
    });
  });

  it("puts the home with a waiting visitor first", () => {
    const homes = [
      home({ id: "quiet" }),
      home({ id: "asked", unanswered: 2 }),
      draft({ id: "draft" }),
    ];
    expect(homesByWeight(homes).map(({ id }) => id)).toEqual(["asked", "quiet", "draft"]);
  });
});

it("reads six rows as the timeline, and none as the initial one", () => {
  expect(timelineOf([]).map(({ status }) => status)).toEqual([
    "current",
    ...Array(5).fill("upcoming"),
  ]);
  const rows = owner()
    .timeline.map(({ id, status, date }) => ({ step: id, status, completed_on: date ?? null }))
    .reverse();
  expect(timelineOf(rows)).toEqual(owner().timeline);
});

describe("a sale that goes on", () => {
  /** A sale of which the buyer's inspection is open, and nothing that the owner does soon. */
  const sale = (side: Offer["side"]): Offer => {
    const act = (n: number, kind: string, more: object = {}) => ({
      ...{ n, kind, act: "done", made_by: "buyer", day: null, rule: null, said: "" },
      ...{ at: NOW.toISOString(), made_on: "2026-11-20" },
      ...more,
    });
    const rule = { counts: "calendar", moves: false, until_hour: 24, otherwise: [] };
    return {
      ...{ side, title: "Craftsman", state: "accepted", listing_id: "sold-home" },
      home: { title: "Craftsman", time_zone: "America/Boise", price: 500_000, image: null },
      versions: [
        {
          n: 1,
          terms: {
            ...{ financing: "cash", earnest_money: 0, inspection_days: 10, possession_days: 0 },
            ...{ appraisal_days: null, disclosure_days: null, home_sale_days: null },
            ...{ financing_days: null, closing_on: "2026-12-31" },
          },
        },
      ],
      sale: {
        ...{ id: "s1", n: 1, state: "open", ends_at: null, amendments: [] },
        acts: [
          act(1, "contract", { act: "agreed", day: "2026-11-20", rule }),
          act(2, "title", { made_by: "owner" }),
        ],
      },
    } as unknown as Offer;
  };
  const waiting = { unanswered: 1, first_request: showing({ status: "pending" }) };

  it("comes first for whoever has to do something, and leads into its room", () => {
    expect(nextStep({ ...owner(waiting), sales: [sale("buyer")] }, NOW)).toEqual({
      id: "sale-step",
      title: "You: order the inspection by Mon, Nov 30",
      reason: expect.stringMatching(/^Craftsman: Closing is on Thu, Dec 31, in \d+ days\.$/),
      action: { label: "Open the sale", path: "/sales/s1" },
      listing_id: "sold-home",
      bought: { title: "Craftsman", price: 500_000, image: null },
    });
  });

  it("is about its own home for the owner, whichever other homes they have", () => {
    const homes = [home({ id: "other" }), home({ id: "sold-home", status: "pending" })];
    const late = { ...sale("owner"), sale: { ...sale("owner").sale, acts: [] } } as Offer;
    const summary = summaryOf({ ...owner({ homes }), sales: [late] }, NOW);
    expect(summary.next_step).toMatchObject({ id: "sale-step", listing_id: "sold-home" });
    expect(summary.next_step).not.toHaveProperty("bought");
    expect(summary.home?.id).toBe("sold-home");
    expect(summary.next_step).not.toHaveProperty("lines");
  });

  it("is one line for each other sale, those that wait for the reader first", () => {
    const other = {
      ...sale("owner"),
      ...{ listing_id: "other-home", title: "Bungalow", home: null },
    } as Offer;
    const sales = [
      { ...other, sale: { ...other.sale, id: "s2" } } as Offer,
      sale("buyer"),
      { ...sale("buyer"), sale: { ...sale("buyer").sale, state: "closed" } } as Offer,
    ];
    const bought = {
      ...sale("buyer"),
      ...{
        listing_id: "third",
        title: "Loft",
        home: null,
        sale: { ...sale("buyer").sale, id: "s3" },
      },
    } as Offer;
    const { next_step } = summaryOf({ ...owner({}), sales: [...sales, bought] }, NOW);
    expect(next_step.action.path).toBe("/sales/s1");
    expect(next_step.lines).toEqual([
      {
        ...{ path: "/sales/s3", home: "Loft", listing_id: "third", is_own: true },
        text: "You: order the inspection by Mon, Nov 30",
        when: expect.stringMatching(/^Closing is on Thu, Dec 31, in \d+ days\.$/),
      },
      {
        ...{ path: "/sales/s2", home: "Bungalow", listing_id: "other-home", is_own: false },
        text: "Waiting for the buyer's inspection, due Mon, Nov 30",
        when: expect.stringMatching(/^Closing is on Thu, Dec 31/),
      },
    ]);
  });

  it("lets visitors who wait go first while the other side has to do something", () => {
    const sales = [sale("owner")];
    expect(nextStep({ ...owner(waiting), sales }, NOW).id).toBe("answer-requests");
    expect(
      nextStep({ ...owner({ homes: [home({ status: "pending" })] }), sales }, NOW),
    ).toMatchObject({
      id: "sale-step",
      title: "Waiting for the buyer's inspection, due Mon, Nov 30",
    });
  });
});

describe("offers that wait for an answer", () => {
  const ends = { first: "2026-11-22T00:00:00Z", later: "2026-11-25T00:00:00Z" };
  const offer = (price: number, change: Partial<Offer> = {}) =>
    ({
      ...{ id: `o${price}`, state: "open", version: 1, side: "owner", other: "Nora", acts: [] },
      ...{ expires_at: ends.later, created_at: "2026-11-20T00:00:00Z", round: null, rounds: [] },
      versions: [
        {
          ...{ n: 1, made_by: "buyer", valid_until: ends.later, is_sealed: false, files: [] },
          terms: { ...CASH, price },
        },
      ],
      ...{ sale: null, home: null, is_final: false },
      ...change,
    }) as unknown as Offer;
  const of = (id: string, title: string, offers: Offer[], figures: SaleFigures | null = null) =>
    ({ home: { id, title, time_zone: "America/Boise" }, figures, offers }) as HomeOffers;
  const FIGURES: SaleFigures = { ...NO_FIGURES, mortgage_payoff: 200_000 };

  it("come before visitors, with the hour at which the first ends and what the best one leaves", () => {
    const offered = [
      of("a", "Bungalow", [offer(480_000), offer(500_000, { expires_at: ends.first })], FIGURES),
    ];
    const state = owner({ offered, unanswered: 1, first_request: REQUEST });
    expect(nextStep(state, NOW)).toEqual({
      id: "answer-offers",
      title: "Answer 2 offers for Bungalow",
      reason:
        "The first ends Saturday, November 21, 5:00 PM MST. The best one leaves you $290,000.",
      action: { label: "Compare the offers", path: "/my-listings/a/offers" },
      listing_id: "a",
    });
  });

  it("are not said to leave all of it where the owner has given no figures", () => {
    const offered = [of("a", "Bungalow", [offer(500_000)])];
    expect(nextStep(owner({ offered }), NOW)).toMatchObject({
      title: "Answer an offer for Bungalow",
      reason:
        "It ends Tuesday, November 24, 5:00 PM MST. It leaves you $490,000 before your mortgage and taxes.",
      action: { label: "See the offer" },
    });
  });

  it("are not to be answered while a round runs, after a counter, or when they have ended", () => {
    const round = { id: "r", deadline: ends.later } as Offer["round"];
    const offered = [
      of("a", "Bungalow", [
        offer(1, { round }),
        offer(2, { state: "countered" }),
        offer(3, { state: "expired" }),
      ]),
    ];
    expect(nextStep(owner({ offered }), NOW).id).not.toBe("answer-offers");
  });

  it("are lines among what the other homes wait for, each home once and the most urgent first", () => {
    const homes = [
      home({ id: "a", title: "Bungalow", unanswered: 1 }),
      home({ id: "b", title: "Condo", unanswered: 2, photos: 0 }),
      home({ id: "c", title: "Loft", offered_slots: 0 }),
      home({ id: "d", title: "Villa" }),
    ];
    const offered = [
      of("c", "Loft", [offer(500_000)]),
      of("a", "Bungalow", [offer(500_000, { expires_at: ends.first })]),
    ];
    const { title, lines } = summaryOf(owner({ homes, offered }), NOW).next_step;
    expect(title).toBe("Answer an offer for Bungalow");
    expect(lines?.map(({ home, text, path }) => [home, text, path])).toEqual([
      ["Loft", "1 offer to answer", "/my-listings/c/offers"],
      ["Condo", "2 requests to answer", "/dashboard?showings=all&status=pending"],
    ]);
    expect(
      summaryOf(owner({ homes: homes.slice(3), offered: [] }), NOW).next_step,
    ).not.toHaveProperty("lines");
  });
});
