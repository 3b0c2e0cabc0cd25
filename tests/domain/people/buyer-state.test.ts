import { buyerLines } from "@domain/people/buyer-lines.ts";
import { type BuyerState, isUrgent } from "@domain/people/buyer-state.ts";
import type { OfferInShort } from "@domain/people/standing.ts";
import { expect, test } from "vitest";
import { linkedShowing } from "../../web/showings/showing-link/showings.ts";

const NONE: BuyerState = { showing: null, offers: [], questions: [], searches: [], prices: [] };
const NOW = new Date("2026-11-25T12:00:00Z");

const offer = (id: string, facts: Partial<OfferInShort> = {}): OfferInShort => ({
  ...{ id, listing_id: "home", title: "Cottage", state: "open", price: 245_000, made_by: "buyer" },
  ...{ expires_at: "2026-11-28T00:00:00Z", has_sale_ahead: false, backup_place: null },
  ...{ is_sealed: false, deadline: null, is_ending: false, time_zone: "America/Denver" },
  ...facts,
});
const showing = { ...linkedShowing({ status: "confirmed" }), is_proven: true };
const countered = offer("countered", { state: "countered", made_by: "owner" });

test("questions for the buyer come first, then the showing, then what waits", () => {
  const lines = buyerLines({
    ...NONE,
    showing,
    offers: [offer("waits"), countered],
    questions: [
      {
        ...{ conversation_id: "talk", listing_id: "home", title: "Cottage", asked_at: "" },
        ...{ question: "Is there a well?", answer: null },
      },
    ],
    searches: [
      {
        ...{ id: "s", name: "Denver", filters: { place: "Denver, CO" }, listing_id: "barn" },
        ...{ title: "Barn", is_several: false, at: "" },
      },
    ],
    prices: [{ listing_id: "villa", title: "Villa", price: 480_000, was: 500_000 }],
  });
  expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "offer countered",
    `showing ${showing.booking_id}`,
    "offer waits",
    "question talk",
    "search s",
    "price villa",
  ]);
  expect(lines[1]?.directions).toBe(showing.address);
  expect(lines[4]).toMatchObject({ title: "New: Barn", home: "Denver", path: "/listings/barn" });
  expect(lines[5]).toMatchObject({ title: "Now $480,000", detail: "Lowered from $500,000" });
});

test("several new homes lead to the search", () => {
  const search = {
    ...{ id: "s", name: "Denver", filters: { place: "Denver, CO" }, listing_id: "barn" },
    ...{ title: "Barn", is_several: true, at: "" },
  };
  const [line] = buyerLines({ ...NONE, searches: [search] });
  expect(line).toMatchObject({
    title: "New homes and prices",
    path: "/listings?place=Denver%2C+CO",
  });
});

test("a hidden street has no directions", () => {
  const [line] = buyerLines({ ...NONE, showing: { ...showing, street_hidden: true } });
  expect(line?.directions).toBeUndefined();
});

test("an answer that is due is urgent, and a showing within a day", () => {
  expect(isUrgent({ ...NONE, offers: [offer("waits")], showing }, NOW)).toBe(false);
  expect(isUrgent({ ...NONE, offers: [countered] }, NOW)).toBe(true);
  expect(isUrgent({ ...NONE, showing }, new Date("2026-11-27T18:00:00Z"))).toBe(true);
});
