import type { CountingRule } from "@domain/sales/counting-days.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { SaleStepKind, StepTerms } from "@domain/sales/sale-steps.ts";
import type { Side } from "@domain/talk/messages.ts";

/**
 * A second reading of a sale's steps and of how its days are counted, written apart from the domain: it says of each step
 * what two people would read in their contract, and walks a calendar day by day where the domain computes.
 */

type LastDay = `${string} until ${number}` | "no date" | "no step";

type StepByHand = {
  doers: readonly Side[] | "each side its own part";
  /** The last day in the sale of FULL_TERMS, and the hour at which it ends. */
  full: LastDay;
  /** The same in the sale of BARE_TERMS, which lacks most steps. */
  bare: LastDay;
  /** Days after that in which it isn't late. */
  grace: number;
  waitsFor: SaleStepKind | "nothing";
  /** "by" its last day, or "on" it. */
  dated: "by" | "on";
  /** The first day on which somebody can say that it is done, where the closing is on January 20, and who has to ask first. */
  said: string;
  /** "before" the closing, or also "after" it. */
  when: "before" | "after";
  /** Whether a date that both agreed on holds for another closing. */
  agreedDate: "stays" | "goes with the closing" | "is law";
  inTerms: boolean;
  /** Whether a calendar has an entry for it beside that of the closing. */
  ownEntry: boolean;
  group: string;
  parties: readonly string[];
  /** Each as "name: type by whom", with what is special about it. */
  facts: readonly string[];
  /** The handbook's article. */
  article: string;
};

/**
 * A conventional loan with every contingency, in an association. The contract is signed on Tuesday, December 1, 2026.
 * Business days count, a deadline on a closed day moves, and each ends at 5 PM. The closing is on Wednesday, January 20,
 * 2027; the Monday before it is a holiday.
 */
export const FULL_TERMS: StepTerms = {
  ...{ financing: "conventional", has_hoa: true, earnest_money: 5000, earnest_money_days: 3 },
  ...{ disclosure_days: 5, inspection_days: 10, appraisal_days: 15, financing_days: 20 },
  ...{ home_sale_days: 25, closing_on: "2027-01-20", possession_days: 3 },
};
export const FULL_BINDING = {
  on: "2026-12-01",
  rule: { counts: "business", moves: true, until_hour: 17, otherwise: [] },
} as const satisfies { on: string; rule: CountingRule };

/** Cash, nothing but a price and the same closing, and the same contract. */
export const BARE_TERMS: StepTerms = {
  ...{ financing: "cash", has_hoa: false, earnest_money: 0, earnest_money_days: null },
  ...{ disclosure_days: null, inspection_days: null, appraisal_days: null, financing_days: null },
  ...{ home_sale_days: null, closing_on: "2027-01-20", possession_days: 0 },
};

const BOTH = ["buyer", "owner"] as const;

export const STEPS_BY_HAND: Record<SaleStepKind, StepByHand> = {
  contract: {
    doers: BOTH,
    full: "no date",
    bare: "no date",
    grace: 0,
    waitsFor: "nothing",
    dated: "on",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "Contract and deposit",
    parties: ["attorney says", "buyers_agent sees", "title_officer sees"],
    facts: [
      "sellers: text by owner",
      "buyers: text by buyer",
      "legal_description: long_text by owner",
      "parcel: line by owner",
    ],
    article: "the-purchase-contract",
  },
  earnest_money: {
    doers: ["buyer"],
    full: "2026-12-04 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "Contract and deposit",
    parties: ["buyers_agent sees", "title_officer settles"],
    facts: [
      "amount: money by buyer",
      "holder: name by both",
      "sent: day by buyer",
      "received: day by owner",
      "called: call by each",
    ],
    article: "earnest-money",
  },
  disclosures: {
    doers: ["buyer"],
    full: "2026-12-08 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "The home",
    parties: ["attorney sees", "buyers_agent sees"],
    facts: [],
    article: "seller-disclosures",
  },
  hoa_papers: {
    doers: ["owner"],
    full: "2026-12-15 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: false,
    ownEntry: true,
    group: "The home",
    parties: ["buyers_agent sees"],
    facts: ["association: name by owner", "ordered: day by owner", "received: day by buyer"],
    article: "hoa-and-condo-papers",
  },
  inspection: {
    doers: ["buyer"],
    full: "2026-12-15 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "The home",
    parties: ["buyers_agent sees", "inspector says"],
    facts: [
      "inspector: name by buyer, of a party",
      "appointment: moment by buyer",
      "notes: text by buyer, private",
    ],
    article: "home-inspection",
  },
  repairs: {
    doers: BOTH,
    full: "2026-12-22 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "inspection",
    dated: "by",
    said: "any day, once the buyer has asked",
    when: "before",
    agreedDate: "stays",
    inTerms: false,
    ownEntry: true,
    group: "The home",
    parties: ["buyers_agent sees"],
    facts: [
      "asked: day by buyer",
      "asked_for: text by buyer",
      "answered: day by owner",
      "answer: text by owner",
    ],
    article: "repair-requests",
  },
  appraisal: {
    doers: ["buyer"],
    full: "2026-12-22 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "The loan",
    parties: ["appraiser says", "buyers_agent sees", "lender says"],
    facts: ["appointment: moment by buyer", "value: money by buyer"],
    article: "the-appraisal",
  },
  loan: {
    doers: ["buyer"],
    full: "2026-12-30 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "The loan",
    parties: ["buyers_agent sees", "lender says"],
    facts: [
      "applied: day by buyer",
      "approved: day by buyer",
      "clear: day by buyer",
      "notes: text by buyer, private",
    ],
    article: "loan-to-clear-to-close",
  },
  home_sale: {
    doers: ["buyer"],
    full: "2027-01-07 until 17",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "The loan",
    parties: ["buyers_agent sees"],
    facts: ["under_contract: day by buyer", "closes: day by buyer"],
    article: "contingencies",
  },
  title: {
    doers: BOTH,
    full: "2026-12-08 until 17",
    bare: "2026-12-08 until 17",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: false,
    ownEntry: true,
    group: "The title",
    parties: ["attorney sees", "buyers_agent sees", "title_officer settles"],
    facts: [
      "company: name by each",
      "phone: phone by each",
      "officer: name by each, of a party",
      "file_number: line by each",
      "payoff_lender: name by owner, private",
    ],
    article: "title-and-escrow",
  },
  title_review: {
    doers: ["buyer"],
    full: "2026-12-30 until 17",
    bare: "2026-12-30 until 17",
    grace: 0,
    waitsFor: "title",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: false,
    ownEntry: true,
    group: "The title",
    parties: ["attorney sees", "buyers_agent sees", "title_officer sees"],
    facts: [
      "received: day by both",
      "objections: text by buyer",
      "objected: day by buyer",
      "cleared: text by owner",
    ],
    article: "title-commitment",
  },
  insurance: {
    doers: ["buyer"],
    full: "2027-01-20 until 24",
    bare: "2027-01-20 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "goes with the closing",
    inTerms: false,
    ownEntry: true,
    group: "The home",
    parties: ["buyers_agent sees"],
    facts: ["notes: text by buyer, private"],
    article: "homeowners-insurance",
  },
  closing_disclosure: {
    doers: ["buyer"],
    full: "2027-01-15 until 24",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "is law",
    inTerms: true,
    ownEntry: true,
    group: "The loan",
    parties: ["buyers_agent sees", "lender says"],
    facts: [],
    article: "closing-disclosure",
  },
  settlement_statement: {
    doers: "each side its own part",
    full: "2027-01-19 until 24",
    bare: "2027-01-19 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "goes with the closing",
    inTerms: false,
    ownEntry: true,
    group: "Closing",
    parties: ["attorney sees", "buyers_agent sees", "title_officer says"],
    facts: [],
    article: "settlement-statement",
  },
  stay_agreement: {
    doers: BOTH,
    full: "2027-01-20 until 24",
    bare: "no step",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "Closing",
    parties: ["buyers_agent sees"],
    facts: [],
    article: "staying-after-closing",
  },
  utilities: {
    doers: "each side its own part",
    full: "2027-01-23 until 24",
    bare: "2027-01-20 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "after",
    agreedDate: "goes with the closing",
    inTerms: false,
    ownEntry: true,
    group: "The home",
    parties: ["buyers_agent sees"],
    facts: ["companies: text by owner"],
    article: "transferring-utilities",
  },
  walk_through: {
    doers: ["buyer"],
    full: "2027-01-19 until 24",
    bare: "2027-01-19 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "any day",
    when: "before",
    agreedDate: "goes with the closing",
    inTerms: true,
    ownEntry: true,
    group: "Closing",
    parties: ["buyers_agent sees"],
    facts: ["appointment: moment by buyer", "result: text by buyer"],
    article: "final-walk-through",
  },
  signing: {
    doers: "each side its own part",
    full: "2027-01-20 until 24",
    bare: "2027-01-20 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "by",
    said: "from Jan 18",
    when: "before",
    agreedDate: "goes with the closing",
    inTerms: false,
    ownEntry: false,
    group: "Closing",
    parties: ["attorney sees", "buyers_agent sees", "title_officer sees"],
    facts: ["appointment: moment by each", "place: line by each", "bring: text by each"],
    article: "signing-the-papers",
  },
  closing: {
    doers: BOTH,
    full: "2027-01-20 until 24",
    bare: "2027-01-20 until 24",
    grace: 0,
    waitsFor: "nothing",
    dated: "on",
    said: "from Jan 20",
    when: "before",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "Closing",
    parties: ["attorney sees", "buyers_agent sees", "lender sees", "title_officer sees"],
    facts: ["called: call by each"],
    article: "closing-day",
  },
  recording: {
    doers: BOTH,
    full: "2027-01-20 until 24",
    bare: "2027-01-20 until 24",
    grace: 5,
    waitsFor: "closing",
    dated: "by",
    said: "from Jan 20",
    when: "after",
    agreedDate: "stays",
    inTerms: false,
    ownEntry: false,
    group: "Closing",
    parties: ["buyers_agent sees", "title_officer settles"],
    facts: ["number: line by both", "recorded: day by both", "funds: day by owner"],
    article: "recording-and-funds",
  },
  possession: {
    doers: ["owner"],
    full: "2027-01-23 until 24",
    bare: "2027-01-20 until 24",
    grace: 0,
    waitsFor: "closing",
    dated: "on",
    said: "from Jan 20",
    when: "after",
    agreedDate: "stays",
    inTerms: true,
    ownEntry: true,
    group: "Closing",
    parties: ["buyers_agent sees", "title_officer sees"],
    facts: ["appointment: moment by both", "handed_over: text by owner"],
    article: "moving-out",
  },
};

export const DAYS_BY_HAND = {
  disclosure_days: "disclosures",
  inspection_days: "inspection",
  appraisal_days: "appraisal",
  financing_days: "loan",
  home_sale_days: "home_sale",
} as const;

const DAY = 86_400_000;
const ms = (day: string) => Date.parse(`${day}T00:00:00Z`);
const text = (at: number) => new Date(at).toISOString().slice(0, 10);
const weekday = (day: string) => new Date(ms(day)).getUTCDay();

/** The legal holidays themselves, found by walking through each year. */
const LEGAL = new Set<string>();
const CLOSED = new Set<string>();
for (let year = 2024; year <= 2040; year++) {
  const seen: Record<string, number> = {};
  let lastMondayOfMay = "";
  for (let at = ms(`${year}-01-01`); text(at).startsWith(String(year)); at += DAY) {
    const day = text(at);
    const [, month = "", date = ""] = day.split("-");
    const key = `${month} ${weekday(day)}`;
    seen[key] = (seen[key] ?? 0) + 1;
    const place = `${key} ${seen[key]}`;
    if (["01 1 3", "02 1 3", "09 1 1", "10 1 2", "11 4 4"].includes(place)) LEGAL.add(day);
    if (["01-01", "06-19", "07-04", "11-11", "12-25"].includes(`${month}-${date}`)) LEGAL.add(day);
    if (key === "05 1") lastMondayOfMay = day;
  }
  LEGAL.add(lastMondayOfMay);
}
for (const day of LEGAL) {
  const shift = { 6: -DAY, 0: DAY }[weekday(day)] ?? 0;
  CLOSED.add(text(ms(day) + shift));
}

export const isClosed = (day: string) => [0, 6].includes(weekday(day)) || CLOSED.has(day);
const skippedByLenders = (day: string) => weekday(day) === 0 || LEGAL.has(day);

/** The last day of a period, found on a calendar on which the days that don't count are crossed out. */
export function countedByHand(
  from: string,
  days: number,
  rule: Pick<CountingRule, "counts" | "moves"> | "lender",
): string {
  const way = days < 0 ? -1 : 1;
  const crossedOut = (day: string) =>
    rule === "lender" ? skippedByLenders(day) : rule.counts === "business" && isClosed(day);
  const calendar = Array.from({ length: 420 }, (_, n) => text(ms(from) + way * (n + 1) * DAY));
  const last = calendar.filter((day) => !crossedOut(day))[Math.abs(days) - 1] ?? from;
  if (rule === "lender" || !rule.moves) return last;
  return calendar.find((day) => (way < 0 ? day <= last : day >= last) && !isClosed(day)) ?? last;
}

/** The rule for one step, which the contract may count the other way. */
function ruleByHand(
  rule: CountingRule,
  kind: SaleStepKind,
): Pick<CountingRule, "counts" | "moves"> {
  if (!rule.otherwise.includes(kind)) return rule;
  return { counts: rule.counts === "business" ? "calendar" : "business", moves: rule.moves };
}

/** The steps that terms have. */
export function stepsByHand(terms: StepTerms): Set<SaleStepKind> {
  const { financing } = terms;
  const when: [SaleStepKind, boolean][] = [
    ["earnest_money", terms.earnest_money > 0],
    ["disclosures", terms.disclosure_days !== null],
    ["inspection", terms.inspection_days !== null],
    ["repairs", terms.inspection_days !== null],
    ["hoa_papers", terms.has_hoa === true],
    ["appraisal", terms.appraisal_days !== null || financing === "fha" || financing === "va"],
    ["loan", financing !== "cash"],
    ["home_sale", terms.home_sale_days !== null],
    ["closing_disclosure", financing !== "cash" && financing !== "other"],
    ["stay_agreement", terms.possession_days > 0],
  ];
  const missing = when.flatMap(([kind, isThere]) => (isThere ? [] : [kind]));
  const all = Object.keys(STEPS_BY_HAND) as SaleStepKind[];
  return new Set(all.filter((kind) => !missing.includes(kind)));
}

type ActByHand = Pick<SaleAct, "kind" | "act" | "day" | "rule" | "made_on" | "made_by">;
/** Other terms that both agreed on. */
export type AmendedByHand = { amended: StepTerms; changes: readonly string[]; on: string };

/** The dates of a sale's steps after these acts, which are in order; absent ones have none. */
export function datesByHand(
  first: StepTerms,
  acts: readonly (ActByHand | AmendedByHand)[],
): Partial<Record<SaleStepKind, string>> {
  let terms = first;
  const dropped = new Set<SaleStepKind>();
  const givenUp = new Set<SaleStepKind>();
  let start: { on: string; rule: CountingRule } | undefined;
  const moved: Partial<Record<SaleStepKind, string>> = {};
  const frozen: Partial<Record<SaleStepKind, string | undefined>> = {};
  /** "utilities buyer": who has done their part. */
  const parts = new Set<string>();
  const all = () => {
    const rule = start?.rule ?? { counts: "calendar", moves: false, until_hour: 24, otherwise: [] };
    const closing = moved.closing ?? terms.closing_on;
    const loan = terms.financing !== "cash";
    const bank = loan && terms.financing !== "other";
    const backed = terms.financing === "fha" || terms.financing === "va";
    const signed = [closing, moved.signing ?? closing].sort()[0] ?? closing;
    const after = (kind: SaleStepKind, days: number | null) =>
      days !== null && start ? countedByHand(start.on, days, ruleByHand(rule, kind)) : undefined;
    /** The date of a step that is counted from another one's date, which is no later than the closing. */
    const next = (
      kind: SaleStepKind,
      days: number,
      before: SaleStepKind,
      own: string | undefined,
    ) => {
      const from = moved[before] ?? own;
      return from && countedByHand([from, closing].sort()[0] ?? from, days, ruleByHand(rule, kind));
    };
    const found: Partial<Record<SaleStepKind, string | undefined>> = {
      earnest_money: after("earnest_money", terms.earnest_money_days),
      hoa_papers: terms.has_hoa ? after("hoa_papers", 10) : undefined,
      repairs:
        terms.inspection_days === null
          ? undefined
          : next("repairs", 5, "inspection", after("inspection", terms.inspection_days)),
      title: after("title", 5),
      title_review: next("title_review", 15, "title", after("title", 5)),
      disclosures: after("disclosures", terms.disclosure_days),
      inspection: after("inspection", terms.inspection_days),
      appraisal:
        terms.appraisal_days === null && backed
          ? closing
          : after("appraisal", terms.appraisal_days),
      loan: terms.financing_days === null && loan ? closing : after("loan", terms.financing_days),
      home_sale: after("home_sale", terms.home_sale_days),
      closing_disclosure: bank ? countedByHand(signed, -3, "lender") : undefined,
      stay_agreement: terms.possession_days > 0 ? closing : undefined,
      walk_through: text(ms(closing) - DAY),
      settlement_statement: countedByHand(closing, -1, ruleByHand(rule, "settlement_statement")),
      insurance: closing,
      utilities: moved.possession ?? text(ms(closing) + terms.possession_days * DAY),
      signing: closing,
      ...moved,
      closing,
      recording: moved.recording ?? closing,
      possession: moved.possession ?? text(ms(closing) + terms.possession_days * DAY),
    };
    for (const kind of Object.keys(found) as SaleStepKind[]) {
      const day = found[kind];
      if (!day) delete found[kind];
      else if (STEPS_BY_HAND[kind].when === "after" ? day < closing : day > closing)
        found[kind] = closing;
    }
    return found as Partial<Record<SaleStepKind, string>>;
  };
  const otherClosing = () => {
    for (const kind of Object.keys(moved) as SaleStepKind[])
      if (STEPS_BY_HAND[kind].agreedDate === "goes with the closing" && !(kind in frozen))
        delete moved[kind];
  };
  for (const each of acts) {
    if ("amended" in each) {
      const [had, has] = [stepsByHand(terms), stepsByHand(each.amended)];
      for (const kind of had) {
        if (has.has(kind) || kind in frozen) continue;
        frozen[kind] = all()[kind];
        dropped.add(kind);
      }
      for (const kind of has) if (dropped.delete(kind)) delete frozen[kind];
      const backed = each.amended.financing === "fha" || each.amended.financing === "va";
      if (backed && givenUp.delete("appraisal")) delete frozen.appraisal;
      const { earnest_money_days } = each.amended;
      const pays = each.amended.earnest_money > terms.earnest_money && "earnest_money" in frozen;
      if (pays) delete frozen.earnest_money;
      if (pays) delete moved.earnest_money;
      terms = each.amended;
      const dates = {
        ...{ closing_on: "closing", possession_days: "possession" },
        ...{ earnest_money_days: "earnest_money", ...DAYS_BY_HAND },
      };
      for (const [name, kind] of Object.entries(dates))
        if (each.changes.includes(name)) delete moved[kind as SaleStepKind];
      if (each.changes.includes("closing_on")) otherClosing();
      // What is to be paid in addition has as many days from then.
      if (pays && earnest_money_days !== null && start)
        moved.earnest_money = countedByHand(
          each.on,
          earnest_money_days,
          ruleByHand(start.rule, "earnest_money"),
        );
      continue;
    }
    const { kind, act, day, rule, made_by } = each;
    if (act === "done") parts.add(`${kind} ${made_by}`);
    if (act === "reopened") parts.delete(`${kind} ${made_by}`);
    const areAllDone =
      STEPS_BY_HAND[kind].doers !== "each side its own part" ||
      BOTH.every((side) => parts.has(`${kind} ${side}`));
    if ((act === "done" && areAllDone) || act === "waived") frozen[kind] = all()[kind];
    if (act === "reopened") delete frozen[kind];
    if (act === "waived") givenUp.add(kind);
    else if (act === "done" || act === "reopened") givenUp.delete(kind);
    if (act === "agreed" && day) {
      if (kind === "closing") otherClosing();
      if (kind !== "contract") moved[kind] = day;
      else if (rule) start = { on: day, rule };
    }
  }
  const now: Partial<Record<SaleStepKind, string | undefined>> = { ...all(), ...frozen };
  return Object.fromEntries(Object.entries(now).filter(([, day]) => day)) as Partial<
    Record<SaleStepKind, string>
  >;
}
