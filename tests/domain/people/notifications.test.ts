import {
  described,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationData,
  optionalKinds,
} from "@domain/people/notifications.ts";
import { describe, expect, it } from "vitest";

const HOME = "0a0a0a0a-0000-4000-8000-000000000001";
const SUBJECT = "0a0a0a0a-0000-4000-8000-000000000002";

describe("a notification about an offer", () => {
  const until = { until: "2026-11-29T00:00:00Z", zone: "America/Denver" };
  const due = "Sat, Nov 28 at 5:00 PM MST";

  it.each<[string, NotificationData, string]>([
    [
      "offer_made",
      { as: "owner", n: 1, price: 480_000, turn: "owner", ...until },
      `There is a new offer for Cottage ($480,000. Your answer is due by ${due})`,
    ],
    [
      "offer_made",
      { as: "owner", n: 2, price: 490_000, was: 480_000, turn: "owner", ...until },
      `An offer for Cottage has new terms ($490,000, $10,000 more than before. Your answer is due by ${due})`,
    ],
    [
      "offer_countered",
      { as: "buyer", n: 2, price: 470_000, was: 480_000, turn: "buyer", ...until },
      `Counteroffer: the owner of Cottage proposes other terms ($470,000, $10,000 less than before. Your answer is due by ${due})`,
    ],
    [
      "offer_resumed",
      { as: "buyer", price: 480_000, turn: "owner", ...until },
      `Your offer for Cottage is open again ($480,000. The owner can answer until ${due})`,
    ],
    [
      "offer_buyers",
      { as: "buyer", buyers: "buyer_joined", name: "Sam Lee", price: 480_000 },
      "Sam Lee buys Cottage with you ($480,000. You don't have to do anything)",
    ],
    [
      "offer_buyers",
      {
        as: "buyer",
        buyers: "buyer_left",
        name: "Sam Lee",
        price: 480_000,
        turn: "buyer",
        ...until,
      },
      "Sam Lee no longer buys Cottage with you ($480,000. To take a counteroffer, send its terms back, so that the owner can accept them)",
    ],
    [
      "offer_buyers",
      { as: "owner", buyers: "buyer_left", price: 480_000 },
      "One of the buyers left an offer for Cottage ($480,000. The offer names all of its buyers)",
    ],
    [
      "offer_round",
      { as: "buyer", price: 480_000, turn: "owner", ...until },
      `The owner of Cottage asks all buyers for their best and final offer (Your offer is at $480,000. Send yours by ${due})`,
    ],
    [
      "offer_expired",
      { as: "buyer", price: 480_000 },
      "Your offer for Cottage has expired ($480,000. You can make a new offer while the home is for sale)",
    ],
    [
      "sale_ending",
      { as: "buyer", by: "owner", price: 480_000, ...until },
      `The owner has announced the end of the sale of Cottage ($480,000. It ends on ${due}, unless you both agree to go on)`,
    ],
  ])("a notification of the kind %s with %j: %s", (kind, data, text) => {
    const { title, detail } = described(told(kind, { home: "Cottage", ...data }));
    expect(`${title} (${detail})`).toBe(text);
  });

  const kinds = Object.keys(NOTIFICATION_KINDS).filter((kind) => /^(offer|sale)_/.test(kind));
  it.each(kinds)(
    "a notification of the kind %s names the home, the amount and whose move it is",
    (kind) => {
      for (const as of ["owner", "buyer"] as const)
        for (const turn of ["owner", "buyer"] as const) {
          const data = { home: "Cottage", as, turn, n: 1, price: 480_000, by: "owner", ...until };
          const { title, detail, href } = described(told(kind, data as NotificationData));
          expect(title).toContain("Cottage");
          expect(detail).toMatch(/\$480,000/);
          expect(detail?.length, "the amount is not all").toBeGreaterThan("$480,000. ".length);
          expect(href).toBe(`/offers/${SUBJECT}`);
        }
    },
  );

  it.each([
    [
      "offer_round_opened",
      "The best and final offers for Cottage are open",
      "4 offers. It is your turn to answer",
    ],
    ["offer_withdrawn", "Offers for Cottage were withdrawn", "4 offers. "],
  ] as const)(
    "a notification of the kind %s about several offers leads to all of the home",
    (kind, title, detail) => {
      const said = described(told(kind, { home: "Cottage", as: "owner", count: 4 }));
      expect(said).toMatchObject({ title, href: `/my-listings/${HOME}/offers` });
      expect(`${said.detail} `).toContain(detail);
    },
  );
});

describe("a notification", () => {
  const owners = { as: "owner", name: "Vera" } as const;
  const report = "Roof report";

  it.each<[string, NotificationData, string]>([
    [
      "showing_requested",
      { ...owners, ...at("09:00") },
      "Vera asks to see Cottage (Sat, Nov 28 at 9:00 AM)",
    ],
    ["showing_requested", { ...owners, confirmed: true }, "Vera will see Cottage"],
    [
      "showing_moved",
      { as: "visitor", ...at("13:00") },
      "Your showing of Cottage has a new time (Sat, Nov 28 at 1:00 PM)",
    ],
    [
      "showing_cancelled",
      { ...owners, ...at("13:00") },
      "The showing of Cottage with Vera was cancelled (Sat, Nov 28 at 1:00 PM)",
    ],
    [
      "report_decided",
      { told: "accused", decision: "hide_home", measure: "hide_home" },
      "Our moderators have hidden Cottage (Read the reason, and answer if we are wrong.)",
    ],
    [
      "report_decided",
      { told: "accused", decision: "lifted", measure: "suspend" },
      "Your account is no longer suspended",
    ],
    [
      "report_decided",
      { told: "reporter", decision: "nothing" },
      "We looked at your report about Cottage (We found nothing that breaks our rules.)",
    ],
    [
      "favorite_price",
      { price: 480_000, was: 500_000 },
      "Cottage now costs $480,000 (It was $500,000)",
    ],
    [
      "plan_refunded",
      { plan: "premium", reason: "You paid twice." },
      "We returned your payment for Complete FSBO Kit (You paid twice.)",
    ],
    [
      "plan_ended",
      { plan: "basic", why: "unpaid" },
      "Your plan Basic Chat has ended: the new month was not paid (Your homes, showings, offers and documents stay. Vesty answers 5 messages a day)",
    ],
    [
      "plan_ended",
      { plan: "premium", left: "basic", why: "returned" },
      "Your plan Complete FSBO Kit has ended: its payment was refunded or is disputed (You still have Basic Chat. Vesty answers 50 messages a day)",
    ],
    ["favorite_price", { price: 500_000, was: 500_000 }, "Cottage now costs $500,000"],
    ["favorite_price", { was: 500_000 }, "Cottage now has a price on request (It was $500,000)"],
    ["favorite_status", { status: "sold" }, "Cottage is sold (One of your favorites)"],
    [
      "search_match",
      { search: "Condos", change: "new", price: 5000 },
      "New in “Condos”: Cottage ($5,000)",
    ],
    [
      "search_match",
      { search: "Condos", more: true },
      "New in “Condos”: Cottage and more (Price on request)",
    ],
    ["message", { from: "Nora", asks: true }, "Nora asked you a question about Cottage"],
    ["message", { answers: true }, "Someone answered your question about Cottage"],
    [
      "disclosure",
      { document: report, version: 1 },
      "The owner of Cottage has published “Roof report”",
    ],
    [
      "disclosure",
      { document: report, version: 2 },
      "“Roof report” for Cottage has a new version to read and acknowledge",
    ],
    ["disclosure_access", { access: "granted" }, "You may now read all documents of Cottage"],
    ["home_owner", { owner: "joined", name: "Ann Lee" }, "Ann Lee owns Cottage with you now"],
    [
      "home_owner",
      { owner: "removed", name: "Ann Lee" },
      "You are no longer one of the owners of Cottage",
    ],
    ["home_owner", { owner: "hidden" }, "Our moderators have hidden Cottage"],
    ["disclosure_request", { from: "Nora" }, "Nora asks to see your documents about Cottage"],
    [
      "disclosure_acknowledged",
      { document: report, count: 2 },
      "“Roof report” for Cottage was acknowledged by 2 people",
    ],
  ])("%s %j says “%s”", (kind, data, said) => {
    const { title, detail } = described(told(kind, { home: "Cottage", ...data }));
    expect(detail === undefined ? title : `${title} (${detail})`).toBe(said);
  });

  it.each<[string, NotificationData, string]>([
    ["showing_requested", { as: "owner" }, `/dashboard?showings=${SUBJECT}`],
    ["showing_moved", { as: "visitor" }, `/showing?booking=${SUBJECT}`],
    ["report_decided", {}, `/reports/${SUBJECT}`],
    ["favorite_price", {}, `/listings/${HOME}`],
    ["favorite_status", {}, `/listings/${HOME}`],
    ["search_match", {}, `/listings/${HOME}`],
    [
      "search_match",
      { more: true, filters: { property_type: "condo" } },
      "/listings?property_type=condo",
    ],
    ["message", { asks: true }, "/dashboard?panel=questions"],
    ["message", { answers: true }, `/messages/${SUBJECT}`],
    ["home_owner", { owner: "joined" }, `/my-listings/${HOME}/owners`],
    ["home_owner", { owner: "removed" }, "/notifications"],
    ["disclosure", {}, `/disclosures/${HOME}`],
    ["disclosure_access", {}, `/disclosures/${HOME}`],
    ["disclosure_request", {}, `/disclosures/${HOME}`],
    ["disclosure_acknowledged", {}, `/disclosures/${HOME}`],
  ])("%s %j leads to %s", (kind, data, href) => {
    expect(described(told(kind, data)).href).toBe(href);
  });

  it.each(Object.keys(NOTIFICATION_KINDS))(
    "%s has a title and a link, whatever is missing",
    (kind) => {
      const { title, href } = described({ ...told(kind, {}), listing_id: null });
      expect(title).not.toMatch(/undefined|null/);
      expect(href).toMatch(/^\/[a-z]/);
    },
  );

  it("a notification of an unknown kind leads to the list of notifications", () => {
    expect(described(told("constructor", {}))).toMatchObject({ href: "/notifications" });
  });
});

it("the settings list only optional mail", () => {
  const kinds = optionalKinds().map(({ kind }) => kind);
  expect(kinds).toContain("favorite_price");
  expect(kinds).not.toContain("showing_moved");
});

function at(time: string) {
  return { date: "2026-11-28", time };
}

function told(kind: string, data: NotificationData): Notification {
  return {
    id: SUBJECT,
    kind,
    listing_id: HOME,
    subject_id: SUBJECT,
    data,
    created_at: "2026-11-22T12:00:00Z",
  };
}

describe("news about a round", () => {
  const says = (kind: string, data: object) =>
    described({
      id: "n",
      kind,
      listing_id: "l",
      subject_id: "o",
      created_at: "2026-11-27T10:00:00Z",
      data: { as: "buyer", home: "Cottage", price: 490_000, ...data },
    }).detail;

  it("don't call the owner's counter the buyer's offer", () => {
    const until = { until: "2026-11-28T23:00:00Z", zone: "America/Denver" };
    expect(says("offer_round", { turn: "owner", ...until })).toMatch(/^Your offer is at \$490,000/);
    for (const kind of ["offer_round", "offer_round_ends"])
      expect(says(kind, { turn: "buyer", ...until })).toMatch(
        /^The owner's counter of \$490,000 can no longer be accepted/,
      );
    expect(says("offer_round_called_off", { turn: "buyer", ...until })).toMatch(
      /^The owner's counter is at \$490,000\. Your answer is due by/,
    );
  });
});
