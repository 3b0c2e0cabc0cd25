import { LINE_FIELDS, NUMBER_FIELDS } from "@domain/homes/listing-fields.ts";
import type { ListingCard } from "@domain/homes/listings.ts";
import { comparedOffers } from "@domain/offers/compared-offers.ts";
import { NO_FIGURES } from "@domain/offers/offers.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import { filtersToQuery, type ListingFilters } from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultTimeline } from "../../../supabase/functions/_shared/domain/people/timeline.ts";
import type { OwnerData } from "../../../supabase/functions/chatbot/assistant/owner-data.ts";
import {
  firstNameOf,
  plainNote,
} from "../../../supabase/functions/chatbot/assistant/plain-note.ts";
import { systemPrompt } from "../../../supabase/functions/chatbot/assistant/prompt.ts";
import { askTool, TOOLS } from "../../../supabase/functions/chatbot/assistant/toolbox.ts";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";
import {
  HOME_ID,
  NOTHING_BOUGHT,
  ownerData,
  ownListing,
  ownShowing,
} from "../../support/owner-data.ts";
import { card } from "../../web/homes/listings/homes.ts";
import { CASH, homeOffers, offer, SALE, TERMS, version } from "../../web/offers/offers/offers.ts";
import { linkedShowing } from "../../web/showings/showing-link/showings.ts";

const NOW = new Date("2026-11-21T18:00:00Z");

/** Calls a tool without a model. */
async function ask(
  name: string,
  args: unknown,
  data: Partial<OwnerData> = {},
  plan: null | "premium" = null,
) {
  const answer = await askTool(name, JSON.stringify(args), {
    data: ownerData(data),
    plan,
    now: NOW,
  });
  if ("error" in answer) throw new Error(answer.error);
  return {
    note: answer.note,
    sources: answer.findings.map(({ source }) => source),
    // biome-ignore lint/suspicious/noExplicitAny: what a tool finds is the model's to read.
    facts: answer.findings.map(({ facts }) => facts) as any[],
  };
}

describe("tools", () => {
  it("reject undeclared arguments", () => {
    for (const { name, parameters } of TOOLS)
      expect(parameters, name).toMatchObject({ type: "object", additionalProperties: false });
  });

  it("answer whatever a model writes, and never throw", async () => {
    const context = {
      data: ownerData({ listings: async () => [ownListing()] }),
      plan: null,
      now: NOW,
    };
    const names = fc.constantFrom(...TOOLS.map(({ name }) => name), "toString", "");
    await fc.assert(
      fc.asyncProperty(names, fc.oneof(fc.json(), fc.string()), async (name, json) => {
        const answer = await askTool(name, json, context);
        expect("error" in answer || Array.isArray(answer.findings)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a tool's answer", () => {
  const homes = [1, 2, 3, 4, 5].map((n) =>
    ownListing({ id: `${HOME_ID.slice(0, -1)}${n}`, title: `Home ${n}`, address: `${n} Elm St` }),
  );
  const data = {
    listings: async () => homes,
    showings: async () => Array.from({ length: 40 }, () => ownShowing()),
    offers: async () => homeOffers([offer({ other: "Nora" }), offer({ other: "Beatriz" })]),
  };
  const sizeOf = async (name: string, args: object) =>
    JSON.stringify((await ask(name, args, data)).facts).length;

  it.each([
    ["my_listings", {}, { about: ["facts", "description", "interest", "missing"] }],
    ["my_showings", {}, { about: ["upcoming", "requests", "past", "feedback"] }],
    ["my_offers", { home: "Home 3" }, { home: "Home 3", in_detail: true }],
    ["my_plan", {}, { all_plans: true }],
  ])("is bounded to what is asked of it: %s", async (name, little, much) => {
    expect(await sizeOf(name, little)).toBeLessThan(2_500);
    expect(await sizeOf(name, much)).toBeGreaterThan(1.4 * (await sizeOf(name, little)));
  });

  it("is about the home that is named", async () => {
    const { facts } = await ask("my_listings", { home: "home 4" }, data);
    expect(facts).toMatchObject([{ title: "Home 4" }]);
    await expect(ask("my_listings", { home: "Castle" }, data)).rejects.toThrow(
      /No home of theirs is called Castle\. It could be one of 5 homes/,
    );
  });

  it("holds no passage that answers another question", async () => {
    const match = { title: "A", topic: "pricing" as const, summary: "B.", passage: "C." };
    const handbook = async () => [
      { ...match, slug: "near", rank: 0.8 },
      { ...match, slug: "far", rank: 0.1 },
    ];
    const { sources } = await ask("search_handbook", { query: "price" }, { handbook });
    expect(sources.map(({ href }) => href)).toEqual(["/handbook/near"]);
  });
});

describe("the home that is meant", () => {
  const homes = [
    ownListing({ id: "1", title: "Alder", price: 449_900, city: "Duluth", sqft: 1_200 }),
    ownListing({ id: "2", title: "Birch", price: 620_000, city: "Ely", sqft: 2_400, bedrooms: 5 }),
    ownListing({ id: "3", title: "Cedar", price: 300_000, city: "Duluth", property_type: "condo" }),
    ownListing({ id: "4", title: "Dogwood", price: 300_000, status: "pending", year_built: 1999 }),
    ownListing({ id: "5", title: "Elm", price: null, status: "draft", property_type: "land" }),
  ];
  const data = {
    listings: async () => homes,
    offers: async (id: string) => homeOffers(id === "2" ? [offer()] : []),
  };

  it.each([
    ["the one with offers", ["Birch"]],
    ["the one for 450,000", ["Alder"]],
    ["the $450k one", ["Alder"]],
    ["my condo", ["Cedar"]],
    ["the one under contract", ["Dogwood"]],
    ["the one in Duluth", ["Alder", "Cedar"]],
    ["the cheaper one in Duluth", ["Cedar"]],
    ["the cheapest", ["Cedar", "Dogwood"]],
    ["the biggest house", ["Birch"]],
    ["the newest one", ["Dogwood"]],
    ["five bedroom", ["Birch"]],
    ["the draft", ["Elm"]],
    ["my lot", ["Elm"]],
    ["house on the market", ["Alder", "Birch"]],
    ["the house in duluth", ["Alder"]],
  ])("is found by what is said of it: %s", async (home, titles) => {
    const { facts } = await ask("my_listings", { home }, data);
    expect(facts.map(({ title }) => title)).toEqual(titles);
  });

  it.each(["the condo in Ely", "the one for 900,000", "the blue one", "the one", "townhouse"])(
    "is none of the others where nothing fits: %s",
    async (home) => {
      await expect(ask("my_listings", { home }, data)).rejects.toThrow(/No home of theirs/);
      await expect(ask("net_proceeds", { home }, data)).rejects.toThrow(/No home of theirs/);
      await expect(ask("my_timeline", { home }, data)).rejects.toThrow(/No home of theirs/);
    },
  );

  it("is asked for where the lines of several homes' offers would be mixed", async () => {
    const several = { ...data, offers: async () => homeOffers([offer()]) };
    await expect(ask("my_offers", { in_detail: true }, several)).rejects.toThrow(/Which one/);
    const { facts } = await ask("my_offers", {}, several);
    expect(facts.length).toBeGreaterThan(1);
    expect((await ask("my_offers", { home: "my lot" }, several)).note).toContain("for Elm");
  });
});

describe("the prompt", () => {
  it("links only to existing pages, and gives no full name", () => {
    const prompt = systemPrompt({ name: "Dana <x> Whitfield", plan: null, now: NOW });
    const named = [...prompt.matchAll(/\s(\/[a-z][a-z-]*)/g)].map(([, path]) => path);
    const known = Object.values(paths).map(({ path }) => path.split("/:")[0]);
    expect(named.length).toBeGreaterThan(8);
    for (const path of named) expect(known).toContain(path);
    expect(prompt).toContain("2026-11-21");
    expect(prompt).not.toContain("Whitfield");
  });
});

describe("my_listings", () => {
  it("says what is missing and where to fill it in", async () => {
    const draft = ownListing({ status: "draft", price: null, photos: 0, published_at: null });
    const { facts, sources } = await ask(
      "my_listings",
      { about: ["missing"] },
      { listings: async () => [draft] },
    );
    expect(facts[0].still_missing).toEqual([
      { what: "photos", where: paths.editListing.href(HOME_ID, "photos") },
      { what: "a longer description", where: paths.editListing.href(HOME_ID, "words") },
      { what: "a price", where: paths.editListing.href(HOME_ID, "price") },
    ]);
    // A draft's public address opens for no one but its owner.
    expect(sources[0]?.href).toBe("/my-listings");
  });

  it("includes every number and line the owner has given", async () => {
    const { facts } = await ask(
      "my_listings",
      { about: ["facts"] },
      { listings: async () => [ownListing()] },
    );
    const told = NUMBER_FIELDS.map(({ name, told = name }) => told);
    expect(Object.keys(facts[0])).toEqual(expect.arrayContaining(told));
    expect(facts[0]).toMatchObject({ hoa_fee_a_month: EVERYTHING_SAID.hoa_fee });
    for (const { name } of LINE_FIELDS)
      expect(JSON.stringify(facts[0]), `my_listings doesn't tell ${name}.`).toContain(
        EVERYTHING_SAID[name],
      );
  });

  it("doesn't ask for bedrooms of land, or for anything of a sold home", async () => {
    const missing = async (fields: Parameters<typeof ownListing>[0]) => {
      const home = ownListing({ description: "x".repeat(300), ...fields });
      const listings = async () => [home];
      return (await ask("my_listings", { about: ["missing"] }, { listings })).facts[0]
        .still_missing;
    };
    const bare = { bedrooms: null, bathrooms: null, sqft: null, year_built: null };
    expect(await missing({ property_type: "land", ...bare })).toEqual([]);
    expect(await missing(bare)).toHaveLength(4);
    expect(await missing({ ...bare, status: "sold" })).toEqual([]);
  });

  it("leads an owner without a listing to creating one", async () => {
    expect((await ask("my_listings", {})).note).toContain("/sell");
  });
});

describe("my_offers", () => {
  it("compares by the rules of the page, with a link to it, and leaves out what is sealed", async () => {
    const sealed = offer({ version: 0, versions: [version(1, { is_sealed: true })] });
    const offers = async () =>
      homeOffers([
        offer({ other: "Nora" }),
        offer({ other: "Beatriz", versions: [version(1, { terms: CASH })] }),
        sealed,
      ]);
    const { facts, sources } = await ask(
      "my_offers",
      { in_detail: true },
      { offers, listings: async () => [ownListing()] },
    );
    expect(sources[0]?.href).toBe(paths.homeOffers.href(HOME_ID));
    const [first, second, ...others] = facts[0].side_by_side;
    // Less 2% for closing, as long as the owner has entered nothing.
    expect(first).toMatchObject({ buyer: "Nora", money_in_hand: 470_400 });
    expect(second).toMatchObject({ buyer: "Beatriz", money_in_hand: 445_900 });
    expect(facts[0].in_detail[1].risks).toContainEqual(
      expect.stringMatching(/^No proof of funds attached/),
    );
    expect(others).toEqual([]);
  });

  it("says so when there are none", async () => {
    expect((await ask("my_offers", {}, { listings: async () => [ownListing()] })).note).toBe(
      "There are no offers yet.",
    );
  });
});

describe("my_showings", () => {
  it("separates upcoming, waiting and past showings", async () => {
    const showings = async () => [
      ownShowing({ starts_at: "2026-11-18T17:00:00Z", status: "completed", no_show: true }),
      ownShowing({ starts_at: "2026-11-19T17:00:00Z", status: "completed", visitor_name: "Ann F" }),
      ownShowing({ starts_at: "2026-11-22T17:00:00Z", status: "cancelled" }),
      ownShowing({ starts_at: "2026-11-28T17:00:00Z", status: "confirmed" }),
      ownShowing({ starts_at: "2026-11-29T17:00:00Z", status: "pending", visitor_name: "Tom" }),
    ];
    const { facts } = await ask(
      "my_showings",
      { about: ["upcoming", "requests", "past"] },
      { showings, listings: async () => [ownListing()] },
    );
    expect(facts[0]).toMatchObject({
      upcoming_count: 2,
      upcoming: [{ visitor: "Maria" }, { visitor: "Tom", status: "waiting for your answer" }],
      unanswered_requests_count: 1,
      past_60_days: {
        took_place: 1,
        nobody_came: 1,
        cancelled: 1,
        latest: [{ visitor: "Ann" }, {}],
      },
    });
  });

  it("tells no time of a request that holds none", async () => {
    const showings = async () => [
      ownShowing({ starts_at: "2026-11-29T17:00:00Z", status: "pending", holds_time: false }),
    ];
    const { facts } = await ask("my_showings", {}, { showings, listings: async () => [] });
    expect(facts[0]).toMatchObject({
      upcoming: [{ day: null, time: "none yet: other times were asked for" }],
    });
  });
});

describe("my_availability", () => {
  it("counts the days that can be booked now, in the home's zone", async () => {
    const availability = async () => [
      {
        listingId: HOME_ID,
        free: [
          { date: "2026-11-21", time_slots: ["11:00:00", "17:00:00"] },
          { date: "2026-11-22", time_slots: [] },
          { date: "2027-11-22", time_slots: ["10:00:00"] },
        ],
        rules: { notice_hours: 2, horizon_days: 60 },
        settings: { weekly_hours: { "6": ["10:00"] }, buffer_hours: 1, entry_notes: "key" },
        daysOff: [],
      },
    ];
    const data = { availability, listings: async () => [ownListing()] };
    const { facts, sources } = await ask("my_availability", {}, data);
    expect(facts[0]).toMatchObject({
      days_offered_ahead: 1,
      next_free: [{ day: "Saturday, November 21", times: ["5:00 PM"] }],
      weekly_hours: [{ day: "Sat", times: ["10:00 AM"] }],
      time_zone: "Mountain Time",
    });
    expect(JSON.stringify(facts)).not.toContain("key");
    expect(sources[0]?.href).toBe(`/availability?listing=${HOME_ID}`);
  });
});

describe("my_timeline", () => {
  it("shows the current step's checklist to premium only", async () => {
    const timeline = async () => ({ steps: defaultTimeline(), ticked: [] });
    const open = async (plan: null | "premium") =>
      (await ask("my_timeline", {}, { timeline }, plan)).facts[0].steps[0].open_tasks;
    expect((await open("premium")).length).toBeGreaterThan(3);
    expect(await open(null)).toBeUndefined();
  });
});

describe("compare_market", () => {
  it("gives the median of similar homes, and says that asking prices aren't sales", async () => {
    const similar = async () =>
      [250, 300, 260, 240].map((each) => ({ ...ownListing(), price: each * 1_000, sqft: 1_000 }));
    const listings = async () => [ownListing()];
    const { facts } = await ask("compare_market", {}, { similar: similar as never, listings });
    expect(facts[0]).toMatchObject({
      price_per_sqft: 264,
      median_price_per_sqft_of_similar: 255,
      caution: expect.stringContaining("Asking prices"),
    });
  });

  it("doesn't compare a draft", async () => {
    const listings = async () => [ownListing({ status: "draft" })];
    expect((await ask("compare_market", {}, { listings })).note).toContain("on the market");
  });
});

describe("calculators", () => {
  const listings = async () => [ownListing()];
  it("use the price of the owner's home, and state their defaults", async () => {
    const net = await ask("net_proceeds", { mortgage_payoff: 210_000 }, { listings });
    expect(net.facts[0]).toMatchObject({ price: 485_000, net: 250_750 });
    const payment = await ask("monthly_payment", {}, { listings });
    const { hoa_fee, property_tax } = EVERYTHING_SAID;
    expect(payment.facts[0]).toMatchObject({
      total_per_month: Math.round(1_852.37 + (hoa_fee ?? 0) + ((property_tax ?? 0) + 1_002) / 12),
      down_payment: 97_000,
    });
    expect(payment.facts[0].assumptions).toContain("4% interest, 30 years, 20% down.");
    expect(payment.facts[0].assumptions.join()).toContain("Insurance is estimated");
    expect(payment.facts[0].assumptions.join()).not.toContain("Property tax is estimated");
    const savings = await ask("commission_savings", {}, { listings });
    expect(savings.facts[0]).toMatchObject({ saved: 14_550 });
  });

  it("give the sum of the offers page: from the best offer and the owner's own figures", async () => {
    const figures = { ...NO_FIGURES, mortgage_payoff: 245_000, closing_costs_share: 1.5 };
    const low = offer({ id: "low", other: "Maria Lopez" });
    const high = offer({ id: "high", other: "Nora Berg", versions: [version(1, { terms: CASH })] });
    const home = homeOffers([low, high], { figures });
    const data = { listings, offers: async () => home };
    const [best] = comparedOffers(home, { order: "net", now: NOW });
    const net = await ask("net_proceeds", {}, data);
    expect(net.facts[0]).toMatchObject({ price: best?.terms.price, net: best?.sheet.net });
    expect(net.facts[0].calculated_from).toMatch(/^the offer that leaves most, by \w+: \$/);
    expect(net.facts[0].stored_figures).toContain("mortgage payoff $245,000");

    const accepted = homeOffers([{ ...low, state: "accepted" }, high], { figures });
    const sold = await ask("net_proceeds", {}, { listings, offers: async () => accepted });
    expect(sold.facts[0].price).toBe(low.versions[0]?.terms?.price);
    expect(sold.facts[0].calculated_from).toContain("the accepted offer, by Maria");

    // A closing that both moved costs the owner the days until then.
    const daily = { ...figures, carrying_cost_day: 100 };
    const sale = (acts: SaleAct[]) => ({
      ...low,
      state: "accepted" as const,
      sale: { ...SALE, acts },
    });
    const netOf = async (acts: SaleAct[]) => {
      const all = homeOffers([sale(acts)], { figures: daily });
      const found = await ask("net_proceeds", {}, { listings, offers: async () => all });
      const compared = await ask("my_offers", {}, { listings, offers: async () => all });
      expect(compared.facts[0].side_by_side[0].money_in_hand).toBe(found.facts[0].net);
      return found.facts[0].net;
    };
    expect((await netOf([])) - (await netOf([moveClosing(10)]))).toBe(1000);

    // Another price keeps the stored figures; what is said replaces them.
    const other = await ask("net_proceeds", { price: 500_000, buyer_agent_percent: 0 }, data);
    expect(other.facts[0]).toMatchObject({ net: 247_500, calculated_from: "$500,000, as asked" });
    const said = await ask("net_proceeds", { price: 500_000, mortgage_payoff: 0 }, data);
    expect(said.facts[0]).toMatchObject({ net: 477_500 });
    const less = await ask("net_proceeds", { from_asking: -20_000 }, data);
    expect(less.facts[0].price).toBe(465_000);
  });

  it("say when no figures are stored, and where they are entered", async () => {
    const net = await ask("net_proceeds", {}, { listings });
    expect(net.facts[0].calculated_from).toContain("which has no offer yet");
    expect(net.facts[0].stored_figures[0]).toContain(paths.homeOffers.href(HOME_ID));
  });

  it("use the given values, including zero", async () => {
    const net = await ask("net_proceeds", {
      price: 500_000,
      buyer_agent_percent: 0,
      closing_costs_percent: 1,
      listing_agent_percent: null,
    });
    expect(net.facts[0]).toMatchObject({ net: 495_000 });
    expect(net.sources[0]).toMatchObject({
      kind: "calculation",
      title: "Net proceeds at $500,000",
    });
    const payment = await ask("monthly_payment", {
      price: 360_000,
      down_percent: 0,
      rate_percent: 0,
    });
    expect(payment.facts[0]).toMatchObject({ loan_per_month: 1_000 });
  });
});

describe("somebody who buys", () => {
  const showing = { ...linkedShowing({ status: "confirmed" }), is_proven: true };
  const buying = async () => ({ ...NOTHING_BOUGHT, showing });

  it("isn't taken for a seller: without a home, offers and showings are those they made", async () => {
    for (const name of ["my_buying", "my_offers", "my_showings"]) {
      const { facts, sources } = await ask(name, {}, { buying });
      expect(facts, name).toMatchObject([
        {
          is_a_buyer: true,
          showing_they_booked: [
            "Sunny craftsman: Your showing Sat, Nov 28, 10:00 AM. Confirmed. See or change it",
          ],
        },
      ]);
      expect(sources).toMatchObject([{ href: "/dashboard" }]);
    }
    const sells = await ask("my_offers", {}, { buying, listings: async () => [ownListing()] });
    expect(sells.facts).toEqual([]);
    expect((await ask("my_buying", {})).note).toContain("no offer");
  });

  it("finds homes with the filters of the search page, and hears what wasn't understood", async () => {
    const asked: ListingFilters[] = [];
    const { facts, sources } = await ask(
      "search_homes",
      { wishes: "3 bedroom house in boise under 500k with fluffy carpets" },
      {
        search: async (filters) => {
          asked.push(filters);
          return { listings: [], total: 12, more: false, next_cursor: null };
        },
        places: async () => [
          { label: "Boise County, ID", kind: "county", homes: 20 },
          { label: "Boise, ID", kind: "town", homes: 12 },
        ],
      },
    );
    const filters = {
      ...{ place: "Boise, ID", property_type: "house", max_price: 500_000, min_bedrooms: 3 },
    };
    expect(asked).toEqual([filters]);
    expect(sources[0]?.href).toBe(paths.listings.href(filtersToQuery(filters)));
    expect(facts[0]).toMatchObject({
      homes: "12",
      not_understood: [expect.stringMatching(/fluffy/)],
    });
    expect((await ask("search_homes", { wishes: "something nice" })).facts).toEqual([]);
  });

  it("compares two homes by name, or the latest favorites, and asks when a name fits several", async () => {
    const [bungalow, loft] = ["Bungalow", "Loft"].map((title, n) =>
      card(n, { title, price: 400_000 + n * 50_000 }),
    ) as [ListingCard, ListingCard];
    const found = (...listings: ListingCard[]) => ({
      ...{ listings, total: listings.length, more: false, next_cursor: null },
    });
    const data: Partial<OwnerData> = {
      search: async ({ search_term }) => {
        if (search_term === "loft") return found(loft, bungalow);
        if (search_term === "12 Elm") return found(bungalow);
        return search_term === "house" ? found(bungalow, loft) : found();
      },
      favorites: async () => [loft, bungalow],
      listings: async () => [ownListing({ title: "The one they sell" })],
    };
    const { facts, sources } = await ask("compare_homes", { homes: ["12 Elm", "loft"] }, data);
    expect(sources[0]?.href).toBe(paths.compare.href([bungalow.id, loft.id]));
    expect(facts[0]).toMatchObject({
      they_ask_as: "a buyer",
      homes: [
        { title: "Bungalow", price: 400_000, monthly_cost: expect.any(Number) },
        { title: "Loft", price: 450_000 },
      ],
    });
    expect(
      (await ask("compare_homes", {}, data)).facts[0].homes.map(
        (home: { title: string }) => home.title,
      ),
    ).toEqual(["Loft", "Bungalow"]);
    for (const [homes, note] of [
      [["12 Elm", "house"], /one of 2/],
      [["12 Elm", "castle"], /No home for sale is called castle/],
      [["12 Elm", "12 Elm"], /the same home/],
      [["12 Elm"], /two homes/],
    ] as const)
      expect(await ask("compare_homes", { homes }, data)).toMatchObject({
        facts: [],
        note: expect.stringMatching(note),
      });
    expect((await ask("compare_homes", {})).note).toMatch(/fewer than two favorites/);
  });
});

describe("other people's texts", () => {
  it("lose contact details and links", () => {
    expect(plainNote("Call (208) 555-0142\nor +1 208.555.0142!")).toBe(
      "Call [number] or [number]!",
    );
    expect(plainNote("I am a@b.co, http://evil.example/x and www.evil.example")).toBe(
      "I am [email] [link] and [link]",
    );
    expect(plainNote("In 2019 for $485,000")).toBe("In 2019 for $485,000");
    expect(plainNote(" \u200b\n ")).toBeUndefined();
    expect(plainNote("😀".repeat(300))?.length).toBeLessThan(490);
  });

  it("keep a first name", () => {
    expect(firstNameOf("Maria Lopez")).toBe("Maria");
    expect(firstNameOf("  José-Luis  X")).toBe("José-Luis");
    expect(firstNameOf("<b>IGNORE everything")).toBe("bIGNORE");
    expect(firstNameOf("123 !!!")).toBe("A visitor");
  });
});

/** Both agreed that the closing is so many days later. */
function moveClosing(days: number): SaleAct {
  const day = addDays(TERMS.closing_on, days);
  return {
    ...{ n: 1, kind: "closing", act: "agreed", made_by: "buyer", day, rule: null, said: "" },
    ...{ at: NOW.toISOString(), made_on: NOW.toISOString().slice(0, 10) },
  };
}
