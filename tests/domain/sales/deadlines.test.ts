import type { CountingRule } from "@domain/sales/counting-days.ts";
import {
  type AmendedTerms,
  type SaleAct,
  type SaleStep,
  saleSteps,
} from "@domain/sales/deadlines.ts";
import {
  isCountedByContract,
  SALE_STEPS,
  type SaleStepKind,
  type StepTerms,
  stepsOf,
} from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datesByHand, isClosed } from "../../support/closing-model.ts";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";

const TERMS: StepTerms = {
  financing: "cash",
  earnest_money: 10_000,
  earnest_money_days: 3,
  disclosure_days: null,
  inspection_days: 10,
  appraisal_days: null,
  financing_days: null,
  home_sale_days: null,
  closing_on: "2026-12-18",
  possession_days: 0,
};
const PLAIN: CountingRule = { counts: "calendar", moves: false, until_hour: 24, otherwise: [] };
const NOW = { today: "2026-11-21", hour: 9 };

let numberOfActs = 0;
const act = (kind: SaleStepKind, name: SaleAct["act"], more: Partial<SaleAct> = {}): SaleAct => ({
  n: ++numberOfActs,
  kind,
  act: name,
  made_by: "buyer",
  day: null,
  rule: null,
  said: "",
  at: "2026-11-21T09:00:00Z",
  made_on: "2026-11-21",
  ...more,
});
const bound = (day: string, rule = PLAIN) => act("contract", "agreed", { day, rule });
const find = (steps: SaleStep[], kind: SaleStepKind) =>
  steps.find((step) => step.kind === kind) as SaleStep;
const dates = (terms: StepTerms, acts: SaleAct[]) =>
  saleSteps(terms, acts, NOW).map(({ kind, due_on, days }) => [
    kind,
    due_on ?? (days === null ? null : `${days} days`),
  ]);

// Counted on paper: signed on Friday, November 20, 2026; Thanksgiving is Thursday the 26th.
describe("the steps of", () => {
  const signed = (terms: Partial<StepTerms>, rule = PLAIN) =>
    dates({ ...TERMS, ...terms }, [bound("2026-11-20", rule)]);

  it("a cash sale have no lender and no appraisal", () => {
    expect(signed({})).toEqual([
      ["contract", null],
      ["earnest_money", "2026-11-23"],
      ["inspection", "2026-11-30"],
      ["repairs", "2026-12-05"],
      ["title", "2026-11-25"],
      ["title_review", "2026-12-10"],
      ["insurance", "2026-12-18"],
      ["settlement_statement", "2026-12-17"],
      ["utilities", "2026-12-18"],
      ["walk_through", "2026-12-17"],
      ["signing", "2026-12-18"],
      ["closing", "2026-12-18"],
      ["recording", "2026-12-18"],
      ["possession", "2026-12-18"],
    ]);
    expect(
      signed({ earnest_money: 0, earnest_money_days: null, inspection_days: null }).map(
        ([kind]) => kind,
      ),
    ).toEqual([
      ...["contract", "title", "title_review", "insurance", "settlement_statement", "utilities"],
      ...["walk_through", "signing", "closing", "recording", "possession"],
    ]);
  });

  it("a home of an association have its papers", () => {
    expect(signed({ has_hoa: true })).toContainEqual(["hoa_papers", "2026-11-30"]);
    expect(signed({ has_hoa: false }).map(([kind]) => kind)).not.toContain("hoa_papers");
  });

  it("a deposit in business days and an inspection in calendar days, as contracts mix them", () => {
    const mixed: CountingRule = { ...PLAIN, otherwise: ["earnest_money"] };
    const due = Object.fromEntries(signed({}, mixed));
    // Three business days after Friday, November 20; ten days after it.
    expect(due.earnest_money).toBe("2026-11-25");
    expect(due.inspection).toBe("2026-11-30");
    const reverse: CountingRule = { ...mixed, counts: "business", otherwise: ["inspection"] };
    expect(Object.fromEntries(signed({}, reverse)).inspection).toBe("2026-11-30");
  });

  it("a conventional loan, in business days until 5 PM", () => {
    const rule: CountingRule = { counts: "business", moves: true, until_hour: 17, otherwise: [] };
    const loan = { financing: "conventional", appraisal_days: 14, financing_days: 18 } as const;
    expect(signed(loan, rule)).toEqual([
      ["contract", null],
      ["earnest_money", "2026-11-25"],
      ["inspection", "2026-12-07"],
      ["repairs", "2026-12-14"],
      ["appraisal", "2026-12-11"],
      ["loan", "2026-12-17"],
      ["title", "2026-11-30"],
      // Fifteen business days later is December 21, after the closing.
      ["title_review", "2026-12-18"],
      ["insurance", "2026-12-18"],
      ["closing_disclosure", "2026-12-15"],
      ["settlement_statement", "2026-12-17"],
      ["utilities", "2026-12-18"],
      ["walk_through", "2026-12-17"],
      ["signing", "2026-12-18"],
      ["closing", "2026-12-18"],
      ["recording", "2026-12-18"],
      ["possession", "2026-12-18"],
    ]);
  });

  it("a step whose days end after the closing say so, until both agree on a day", () => {
    const rule: CountingRule = { counts: "business", moves: true, until_hour: 17, otherwise: [] };
    const beyond = (...acts: SaleAct[]) =>
      saleSteps(TERMS, [bound("2026-11-20", rule), ...acts], NOW)
        .filter((step) => step.beyond !== null)
        .map((step) => [step.kind, step.beyond]);
    expect(beyond()).toEqual([["title_review", "2026-12-21"]]);
    expect(beyond(act("title_review", "agreed", { n: 9, day: "2026-12-10" }))).toEqual([]);
    expect(beyond(act("closing", "agreed", { n: 9, day: "2026-12-22" }))).toEqual([]);
    expect(beyond(act("title_review", "done", { n: 9 }))).toEqual([]);
  });

  it("an FHA or a VA loan always have an appraisal", () => {
    for (const financing of ["fha", "va"] as const) {
      const steps = signed({ financing, inspection_days: null });
      expect(steps).toContainEqual(["appraisal", "2026-12-18"]);
      expect(steps).toContainEqual(["loan", "2026-12-18"]);
      expect(steps).toContainEqual(["closing_disclosure", "2026-12-15"]);
    }
    expect(signed({ financing: "conventional" }).map(([kind]) => kind)).not.toContain("appraisal");
    expect(signed({ financing: "other" }).map(([kind]) => kind)).not.toContain(
      "closing_disclosure",
    );
  });

  it("a purchase that depends on the sale of the buyer's home", () => {
    const rule: CountingRule = { counts: "calendar", moves: true, until_hour: 24, otherwise: [] };
    // 22 days are Saturday, December 12.
    expect(signed({ home_sale_days: 22 }, rule)).toContainEqual(["home_sale", "2026-12-14"]);
  });

  it("a lease-back have an agreement by the closing, and later keys", () => {
    const steps = signed({ possession_days: 30 });
    expect(steps).toContainEqual(["stay_agreement", "2026-12-18"]);
    expect(steps).toContainEqual(["possession", "2027-01-17"]);
    // The owner stays on, but the deed is recorded with the closing.
    expect(steps).toContainEqual(["recording", "2026-12-18"]);
  });

  it("any sale before the contract is signed have days and no dates, except those from the closing", () => {
    expect(dates(TERMS, [])).toEqual([
      ["contract", null],
      ["earnest_money", "3 days"],
      ["inspection", "10 days"],
      ["repairs", null],
      ["title", "5 days"],
      ["title_review", null],
      ["insurance", "2026-12-18"],
      ["settlement_statement", "2026-12-17"],
      ["utilities", "2026-12-18"],
      ["walk_through", "2026-12-17"],
      ["signing", "2026-12-18"],
      ["closing", "2026-12-18"],
      ["recording", "2026-12-18"],
      ["possession", "2026-12-18"],
    ]);
  });
});

describe("a step", () => {
  const steps = (acts: SaleAct[], now = NOW) => saleSteps(TERMS, acts, now);
  const inspection = (acts: SaleAct[], now = NOW) =>
    find(steps([bound("2026-11-20"), ...acts], now), "inspection");

  it("is missed once its hour has passed, and not before", () => {
    const at5 = [bound("2026-11-20", { ...PLAIN, until_hour: 17 })];
    const state = (today: string, hour: number) =>
      find(steps(at5, { today, hour }), "inspection").state;
    expect(state("2026-11-30", 16)).toBe("open");
    expect(state("2026-11-30", 17)).toBe("missed");
    expect(inspection([], { today: "2026-11-30", hour: 23 }).state).toBe("open");
    expect(inspection([], { today: "2026-12-01", hour: 0 }).state).toBe("missed");
    // The closing has its whole day.
    expect(find(steps(at5, { today: "2026-12-18", hour: 20 }), "closing").state).toBe("open");
  });

  it("gets another date only when both have agreed, with its history", () => {
    const asked = act("inspection", "proposed", {
      day: "2026-12-04",
      said: "No inspector before.",
    });
    expect(inspection([asked])).toMatchObject({
      due_on: "2026-11-30",
      state: "open",
      proposal: { day: "2026-12-04", said: "No inspector before.", made_by: "buyer" },
    });
    const agreed = act("inspection", "agreed", { day: "2026-12-04", made_by: "owner" });
    const moved = inspection([asked, agreed]);
    expect(moved).toMatchObject({ due_on: "2026-12-04", state: "extended", proposal: null });
    expect(moved.history).toEqual([asked, agreed]);
    expect(inspection([asked, agreed], { today: "2026-12-05", hour: 0 }).state).toBe("missed");
    expect(inspection([asked, act("inspection", "refused")])).toMatchObject({
      due_on: "2026-11-30",
      proposal: null,
    });
  });

  it("a step that is done stays where it was when the closing moves, and open steps move along", () => {
    const done = act("walk_through", "done", { made_on: "2026-12-17" });
    const later = act("closing", "agreed", { day: "2026-12-28" });
    expect(find(steps([done, later]), "walk_through")).toMatchObject({
      state: "done",
      due_on: "2026-12-17",
      settled_on: "2026-12-17",
    });
    const open = steps([later]);
    expect(find(open, "walk_through").due_on).toBe("2026-12-27");
    expect(find(open, "possession").due_on).toBe("2026-12-28");
    expect(find(open, "closing").state).toBe("extended");
  });

  it("a step before the closing never outlasts it, and the keys never come before it", () => {
    const sooner = act("closing", "agreed", { day: "2026-11-27" });
    const all = steps([bound("2026-11-20"), sooner]);
    expect(find(all, "inspection").due_on).toBe("2026-11-27");
    const keys = act("possession", "agreed", { day: "2026-12-19" });
    const later = act("closing", "agreed", { day: "2026-12-28" });
    expect(find(steps([keys, later]), "possession").due_on).toBe("2026-12-28");
    const deed = act("recording", "agreed", { day: "2026-12-21" });
    expect(find(steps([deed]), "recording").due_on).toBe("2026-12-21");
    expect(find(steps([deed, later]), "recording").due_on).toBe("2026-12-28");
  });
});

it("a deed is late only some days after the closing, unless both agreed on its day", () => {
  const states = (acts: SaleAct[]) =>
    ["2026-12-19", "2026-12-23", "2026-12-24"].map(
      (today) => find(saleSteps(TERMS, acts, { today, hour: 9 }), "recording").state,
    );
  // The closing is on the 18th. On the 23rd the fifth day has not ended.
  expect(states([bound("2026-11-20")])).toEqual(["open", "open", "missed"]);
  const agreed = act("recording", "agreed", { day: "2026-12-21" });
  expect(states([bound("2026-11-20"), agreed])).toEqual(["extended", "missed", "missed"]);
});

describe("steps that depend on the closing", () => {
  // December 18, 2026 is a Friday, January 4, 2027 a Monday.
  const due = (acts: SaleAct[], terms: Partial<StepTerms> = {}, amended: AmendedTerms[] = []) =>
    Object.fromEntries(
      saleSteps({ ...TERMS, ...terms }, acts, NOW, amended).map(({ kind, due_on }) => [
        kind,
        due_on,
      ]),
    );
  const loan = { financing: "conventional", closing_on: "2026-12-28" } as const;

  it("the lender's three days end before the signing, if that comes first", () => {
    expect(due([], loan).closing_disclosure).toBe("2026-12-23");
    const signing = act("signing", "agreed", { day: "2026-12-22" });
    expect(due([signing], loan)).toMatchObject({
      signing: "2026-12-22",
      closing_disclosure: "2026-12-18",
    });
  });

  it("the walk-through is the day before, even on a Sunday", () => {
    const rule = { counts: "business", moves: true, until_hour: 17, otherwise: [] } as const;
    expect(due([bound("2026-11-20", rule)], { closing_on: "2027-01-04" })).toMatchObject({
      walk_through: "2027-01-03",
      settlement_statement: "2026-12-31",
    });
  });

  it("the utilities change over with the keys", () => {
    const stay = { possession_days: 30 };
    expect(due([], stay)).toMatchObject({ utilities: "2027-01-17", possession: "2027-01-17" });
    const keys = act("possession", "agreed", { day: "2027-01-09" });
    expect(due([keys], stay).utilities).toBe("2027-01-09");
  });

  it("another closing has its own days for what is still open", () => {
    const agreed = [
      act("signing", "agreed", { day: "2026-12-16" }),
      act("walk_through", "agreed", { day: "2026-12-15" }),
      act("insurance", "agreed", { day: "2026-12-14" }),
      act("insurance", "done", { made_on: "2026-12-10" }),
      act("stay_agreement", "agreed", { day: "2026-12-11" }),
    ];
    const stay = { possession_days: 2 };
    const after = {
      ...{ signing: "2027-01-04", walk_through: "2027-01-03", insurance: "2026-12-14" },
      stay_agreement: "2026-12-11",
    };
    const moved = act("closing", "agreed", { day: "2027-01-04" });
    expect(due([...agreed, moved], stay)).toMatchObject(after);
    const terms = { ...TERMS, ...stay, closing_on: "2027-01-04" };
    const amended = { terms, changes: ["closing_on"], on: "2026-12-10", acts_before: 5 };
    const inOrder = agreed.map((each, n) => ({ ...each, n: n + 1 }));
    expect(due(inOrder, stay, [amended])).toMatchObject(after);
  });
});

describe("the hour of the rule", () => {
  const at5: CountingRule = { ...PLAIN, until_hour: 17 };
  const evening = (kind: SaleStepKind, terms: Partial<StepTerms>, today: string) =>
    find(saleSteps({ ...TERMS, ...terms }, [bound("2026-11-20", at5)], { today, hour: 20 }), kind)
      .state;

  it("is no end for what isn't a notice", () => {
    expect(evening("closing_disclosure", { financing: "va" }, "2026-12-15")).toBe("open");
    expect(evening("stay_agreement", { possession_days: 3 }, "2026-12-18")).toBe("open");
    expect(evening("appraisal", { financing: "va" }, "2026-12-18")).toBe("open");
    expect(evening("loan", { financing: "va" }, "2026-12-18")).toBe("open");
  });

  it("ends the days of a condition", () => {
    const days = { financing: "conventional", appraisal_days: 10, financing_days: 10 } as const;
    expect(evening("appraisal", days, "2026-11-30")).toBe("missed");
    expect(evening("loan", days, "2026-11-30")).toBe("missed");
  });
});

describe("amended terms", () => {
  const LOAN = { ...TERMS, financing: "conventional", appraisal_days: 14 } as const;
  const first = (name: SaleAct["act"], kind: SaleStepKind) => [
    { ...bound("2026-11-20"), n: 1 },
    { ...act(kind, name), n: 2 },
  ];
  const amend = (was: StepTerms, now: Partial<StepTerms>): AmendedTerms => ({
    ...{ terms: { ...was, ...now }, changes: Object.keys(now), acts_before: 2, on: "2026-11-22" },
  });

  it("an FHA or a VA loan in amended terms opens an appraisal that was given up", () => {
    const acts = first("waived", "appraisal");
    const step = (now: Partial<StepTerms>) =>
      find(saleSteps(LOAN, acts, NOW, [amend(LOAN, now)]), "appraisal");
    expect(step({ financing: "va" })).toMatchObject({ state: "open", due_on: "2026-12-04" });
    expect(step({ financing: "other" })).toMatchObject({ state: "waived", settled_by: "buyer" });
    const done = first("done", "appraisal");
    expect(
      find(saleSteps(LOAN, done, NOW, [amend(LOAN, { financing: "va" })]), "appraisal"),
    ).toMatchObject({ state: "done" });
  });

  it("amended terms with more earnest money ask for it again, and with less don't", () => {
    const acts = first("done", "earnest_money");
    const step = (now: Partial<StepTerms>) => {
      const { state, due_on } = find(
        saleSteps(TERMS, acts, NOW, [amend(TERMS, now)]),
        "earnest_money",
      );
      return `${state} ${due_on}`;
    };
    // Three days from the amendment, which was agreed on two days after the contract.
    expect(step({ earnest_money: 12_000 })).toBe("extended 2026-11-25");
    expect(step({ earnest_money: 12_000, earnest_money_days: null })).toBe("open null");
    // Five days from the amendment, when it changes the days as well.
    expect(step({ earnest_money: 12_000, earnest_money_days: 5 })).toBe("extended 2026-11-27");
    expect(step({ earnest_money: 8000 })).toBe("done 2026-11-23");
  });
});

const kinds = fc.constantFrom(...SALE_STEPS);
const day = fc.integer({ min: 0, max: 200 }).map((n) => addDays(TODAY, n));
const rules = fc.record<CountingRule>({
  counts: fc.constantFrom("calendar", "business"),
  moves: fc.boolean(),
  until_hour: fc.constantFrom(17, 24),
  otherwise: fc.subarray(SALE_STEPS.filter(isCountedByContract)),
});
const binding = fc
  .tuple(day, rules)
  .map(([on, rule]) => act("contract", "agreed", { day: on, rule }));
const others = fc
  .tuple(kinds, fc.constantFrom("done", "waived", "reopened", "agreed", "proposed"), day)
  .filter(([kind]) => kind !== "contract")
  .map(([kind, name, on]) =>
    act(kind, name as SaleAct["act"], { day: ["agreed", "proposed"].includes(name) ? on : null }),
  );
/** Acts of two sides in any order: the days are counted from one binding, wherever it comes. */
const histories = fc
  .tuple(fc.array(others, { maxLength: 12 }), fc.option(binding), fc.nat(12))
  .map(([acts, start, place]) =>
    (start ? [...acts.slice(0, place), start, ...acts.slice(place)] : acts).map((each, n) => ({
      ...each,
      n: n + 1,
    })),
  );
const now = { today: TODAY, hour: 12 };

describe("the two sides' acts in any order", () => {
  it("the dates are those of a count by hand", () => {
    forAll(offerTerms, histories, (terms, acts) => {
      const known = acts.filter(({ kind }) => stepsOf(terms).includes(kind));
      const counted = datesByHand(terms, known);
      for (const { kind, due_on } of saleSteps(terms, known, now))
        if (kind !== "contract") expect([kind, due_on]).toEqual([kind, counted[kind] ?? null]);
    });
  });

  it("acts may be read in any order", () => {
    forAll(
      offerTerms,
      histories.chain((acts) =>
        fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length })),
      ),
      (terms, [acts, shuffled]) => {
        expect(saleSteps(terms, shuffled, now)).toEqual(saleSteps(terms, acts, now));
      },
    );
  });

  it("acts on different steps come to the same in either order, but for the closing's", () => {
    forAll(offerTerms, binding, others, others, (terms, start, one, two) => {
      const pair = [one.kind, two.kind];
      if (one.kind === two.kind || pair.includes("closing")) return;
      // The lender's days are counted from the signing, and the utilities go with the keys.
      if (pair.includes("signing") && pair.includes("closing_disclosure")) return;
      if (pair.includes("possession") && pair.includes("utilities")) return;
      const first = saleSteps(terms, [start, one, two].map(numbered), now);
      const second = saleSteps(terms, [start, two, one].map(numbered), now);
      expect(second.map(withoutIds)).toEqual(first.map(withoutIds));
    });
  });

  it("a step that is done or waived never moves", () => {
    forAll(offerTerms, histories, histories, (terms, acts, more) => {
      const before = saleSteps(terms, acts, now);
      const settled = before.filter(({ state }) => state === "done" || state === "waived");
      const kept = settled.map(({ kind }) => kind);
      // Whatever follows, as long as it isn't about these steps.
      const later = more
        .filter(({ kind, act: name }) => !kept.includes(kind) && !(kind === "contract" && name))
        .map((each, n) => ({ ...each, n: 100 + n }));
      const after = saleSteps(terms, [...acts, ...later], now);
      for (const step of settled) expect(find(after, step.kind)).toEqual(step);
    });
  });

  it("a date never lands on a day that the rule forbids, unless the two chose that very day", () => {
    forAll(offerTerms, histories, (terms, acts) => {
      const rule = acts.find(({ kind }) => kind === "contract")?.rule;
      if (!rule) return;
      const chosen = [
        terms.closing_on,
        ...acts.flatMap(({ act: name, day: on }) => (name === "agreed" && on ? [on] : [])),
      ];
      const byRule = saleSteps(terms, acts, now).filter(
        ({ kind, state }) =>
          !["done", "waived"].includes(state) &&
          isCountedByContract(kind) &&
          (rule.moves || (rule.counts === "business") !== rule.otherwise.includes(kind)),
      );
      for (const { kind, due_on } of byRule)
        if (due_on && !chosen.includes(due_on))
          expect([kind, isClosed(due_on)]).toEqual([kind, false]);
    });
  });
});

function numbered(each: SaleAct, n: number): SaleAct {
  return { ...each, n: n + 1 };
}

function withoutIds({ history, ...step }: SaleStep) {
  return {
    ...step,
    proposal: step.proposal?.day,
    history: history.map(({ n: _, ...rest }) => rest),
  };
}
