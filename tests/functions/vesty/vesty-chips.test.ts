import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuyerState } from "@domain/people/buyer-state.ts";
import { suggestionsFor } from "@domain/people/suggestions.ts";
import { TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { HANDBOOK_READERS } from "@domain/vesty/handbook-readers.ts";
import type { Side } from "@domain/vesty/sides.ts";
import { STARTERS, sideOfPage } from "@domain/vesty/starters.ts";
import { expect, it, test } from "vitest";
import { draft, owner, ownerOf, showing } from "../../domain/people/owner-states.ts";
import { signUp } from "../../support/edge-world.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { NOTHING_BOUGHT } from "../../support/owner-data.ts";
import { linkedShowing } from "../../web/showings/showing-link/showings.ts";
import { NEVER_TO_BUYERS } from "./vesty/buyer-questions.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** Every question that Vesty offers, asked by somebody to whom it is offered. */
const world = await ownVestyWorld();
const buyer = await signUp(world.cloud, "Buyer");
const people = { owner: world.owner, buyer };

/** What the answer has to rest on: articles, of which one is enough, or a tool. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  "answer-offer": ["counter-offers", "making-an-offer"],
  "visit-home": ["visiting-a-home"],
  "after-offer": ["making-an-offer"],
  "find-homes": ["search_homes"],
  "monthly-cost": ["monthly_payment"],
  "answer-requests": ["managing-showings", "before-a-showing", "my_showings"],
  "other-times": ["managing-showings"],
  "prepare-showing": ["before-a-showing"],
  "net-proceeds": ["net_proceeds"],
  "week-plan": ["my_timeline"],
  "property-assessment": [
    "preparing-your-home",
    "repairs-before-selling",
    "what-your-home-is-worth",
  ],
  "documentation-preparation": ["seller-disclosures", "your-documents"],
  "photography-marketing": ["photographing-your-home", "preparing-your-home", "finding-your-buyer"],
  "list-property": ["your-listing", "writing-the-description"],
  "show-property": ["during-a-showing", "safety-at-showings"],
  "negotiate-close": ["reading-an-offer", "comparing-offers"],
  inspection: ["home-inspection", "repair-requests"],
  "to-closing": ["from-contract-to-closing"],
  relist: ["lowering-the-price", "best-time-to-sell", "your-listing"],
  "after-sale": ["capital-gains"],
  "moving-out": ["moving-out"],
  "finish-draft": ["my_listings"],
  "find-price": ["comparable-sales", "how-to-price-your-home"],
  "take-photos": ["choosing-photos", "photographing-your-home"],
  "offer-times": ["your-availability", "managing-showings"],
  "price-feedback": ["lowering-the-price", "after-a-showing"],
  "write-description": ["writing-the-description"],
  "from-saves-to-showings": ["finding-your-buyer", "lowering-the-price", "my_listings"],
  "more-views": ["lowering-the-price", "finding-your-buyer", "my_listings"],
  "first-offer": ["reading-an-offer", "comparing-offers"],
  "first-steps": ["selling-it-yourself"],
  "How do I find the right price for my home?": ["how-to-price-your-home", "comparable-sales"],
  "What should I repair before I list?": ["repairs-before-selling"],
  "What do I have to tell a buyer?": ["seller-disclosures"],
  "Which houses with 3 bedrooms are for sale under $500,000?": ["search_homes"],
  "What should I look at when I visit a home?": ["visiting-a-home"],
  "How do I make an offer on a home?": ["making-an-offer"],
};

const OFFER: BuyerState["offers"][number] = {
  ...{ id: "1", listing_id: "2", title: "A home", expires_at: "2026-11-28T00:00:00Z" },
  ...{ has_sale_ahead: false, backup_place: null, price: 400_000, time_zone: null },
  ...{ is_sealed: false, deadline: null, is_ending: false },
  state: "open",
  made_by: "buyer",
};

const SITUATIONS = [
  suggestionsFor(owner({ homes: [] }, { completed: 0 }), NOTHING_BOUGHT),
  suggestionsFor(owner({ unanswered: 2, first_request: showing() }), NOTHING_BOUGHT),
  suggestionsFor(owner({ visitor_proposals: 1, next_confirmed: showing() }), NOTHING_BOUGHT),
  suggestionsFor(
    owner({ homes: [draft({ price: null, photos: 0 })] }, { completed: 0 }),
    NOTHING_BOUGHT,
  ),
  ...[0, 1, 2, 3, 4, 5].map((completed) =>
    suggestionsFor(owner({ homes: [draft()] }, { completed }), NOTHING_BOUGHT),
  ),
  ...(
    [
      { photos: 0, offered_slots: 0 },
      { feedback: 3, feedback_high: 2, description_length: 10 },
      { saves_this_week: 3, views_this_week: 1 },
      { status: "pending" },
      { status: "withdrawn" },
      { status: "sold" },
    ] as const
  ).map((state) => suggestionsFor(ownerOf(state), NOTHING_BOUGHT)),
].flat();

const BUYING = [
  { ...NOTHING_BOUGHT, offers: [OFFER] },
  {
    ...NOTHING_BOUGHT,
    offers: [{ ...OFFER, state: "countered" as const, made_by: "owner" as const }],
    showing: { ...linkedShowing({ status: "confirmed" }), is_proven: true },
  },
].flatMap((state) => suggestionsFor(owner({ homes: [] }), state));

type Chip = { side: Side; id: string; prompt: string };
const chipsOf = (side: Side, cards: readonly { id: string; prompt: string }[]): Chip[] =>
  cards.map(({ id, prompt }) => ({ side, id, prompt }));
const CHIPS = [
  ...new Map(
    [
      ...chipsOf("owner", SITUATIONS),
      ...chipsOf("buyer", BUYING),
      ...(["owner", "buyer"] as const).flatMap((side) =>
        STARTERS[side].map((prompt) => ({ side, id: prompt, prompt })),
      ),
    ].map((chip) => [`${chip.side} ${chip.id}`, chip]),
  ).values(),
];

it("every chip is among those that are asked", () => {
  const files = ["suggestions.ts", "home-suggestions.ts", "buyer-suggestions.ts"];
  const written = files.flatMap((file) => {
    const text = readFileSync(
      join(PROJECT_ROOT, "supabase/functions/_shared/domain/people", file),
      "utf8",
    );
    return [...text.matchAll(/\bid: "([\w-]+)"/g)].map(([, id = ""]) => id);
  });
  const asked = new Set(CHIPS.map(({ id }) => id));
  const all = [
    ...written,
    ...TIMELINE_STEPS.map(({ id }) => id),
    ...Object.values(STARTERS).flat(),
  ];
  expect(all.filter((id) => !asked.has(id))).toEqual([]);
  expect(Object.keys(RIGHT).sort()).toEqual([...asked].sort());
});

test.each(CHIPS)("a chip of the $side is answered: $prompt", async ({ side, id, prompt }) => {
  const { text, tools, sources } = await world.ask(prompt, { person: people[side] });
  const slugs = sources.map(({ href }) => href.replace("/handbook/", ""));
  expect(
    [...tools, ...slugs].filter((each) => RIGHT[id]?.includes(each)),
    [...tools, ...slugs].join(),
  ).not.toEqual([]);
  const readers = slugs.flatMap((slug) => HANDBOOK_READERS[slug] ?? []);
  const other = side === "owner" ? "buyer" : "owner";
  // A sum cites the article that explains it.
  if (!tools.includes("monthly_payment")) expect(readers).not.toContain(other);
  if (side === "buyer") expect(text).not.toMatch(NEVER_TO_BUYERS);
});

test("a page where people look for a home offers the questions of buyers", () => {
  expect(["/listings", "/listings/1", "/favorites", "/compare"].map(sideOfPage)).toEqual(
    Array(4).fill("buyer"),
  );
  expect(["/", "/dashboard", "/my-listings", "/sell", "/listings-of"].map(sideOfPage)).toEqual(
    Array(5).fill("owner"),
  );
});
