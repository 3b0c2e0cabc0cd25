import type { OfferTerms, Payer } from "../offers/offer-terms.ts";
import type { Side } from "../talk/messages.ts";

/**
 * Every line of the settlement check, described once: its section on the Closing Disclosure, its name there, who usually
 * pays it and what a Loan Estimate binds the lender to. Sections and names are those of 12 CFR 1026.38(f), (g), (j)
 * and (k) and of form H-25 of appendix H. Lines without a name of their own on the form are "other".
 *
 * A settlement statement of a title company has no letters, but the same costs in nearly the same order.
 */
export const SECTIONS = {
  A: { name: "Origination Charges", page: 2 },
  B: { name: "Services Borrower Did Not Shop For", page: 2 },
  C: { name: "Services Borrower Did Shop For", page: 2, plain: "Title and other services" },
  D: { name: "Total Loan Costs", page: 2 },
  E: { name: "Taxes and Other Government Fees", page: 2 },
  F: { name: "Prepaids", page: 2 },
  G: { name: "Initial Escrow Payment at Closing", page: 2 },
  H: { name: "Other", page: 2, plain: "Other costs" },
  I: { name: "Total Other Costs", page: 2 },
  J: { name: "Total Closing Costs", page: 2 },
  K: { name: "Due from Borrower at Closing", page: 3, plain: "What you owe" },
  L: {
    name: "Paid Already by or on Behalf of Borrower at Closing",
    page: 3,
    plain: "What is paid already",
  },
  M: { name: "Due to Seller at Closing", page: 3 },
  N: { name: "Due from Seller at Closing", page: 3 },
  cash: { name: "Calculation", page: 3 },
} as const satisfies Record<string, { name: string; page: 2 | 3; plain?: string }>;
export type Section = keyof typeof SECTIONS;

/** Sections of costs, and of amounts between the two sides. */
export const COST_SECTIONS = ["A", "B", "C", "E", "F", "G", "H"] as const satisfies Section[];

/** How much more than estimated a lender may charge (12 CFR 1026.19(e)(3)): nothing, ten percent in sum, or any amount. */
export type Tolerance = "zero" | "ten" | "free";

type WhoPays = {
  usual?: Payer;
  /** The term that says who pays, if the sides agreed on it. */
  term?: "title_policy" | "transfer_tax" | "survey";
};
type Described = WhoPays & {
  /** The section on each side's form; absent for a side that doesn't have the line. */
  at: Partial<Record<Side, Section>>;
  label: string | Record<Side, string>;
  /** The number on the form. */
  number?: Partial<Record<Side, string>>;
  help?: string | Partial<Record<Side, string>>;
  /** A buyer without a lender doesn't have it. */
  isLenders?: boolean;
  tolerance?: Tolerance;
  /** The line adds up others, by `settlement-sums.ts`. */
  isSum?: boolean;
  /** The amount may be either side's: positive if the buyer owes it to the seller. */
  isEitherWay?: boolean;
};

/** The buyer's column, or both sides' columns. */
function cost(
  section: Section,
  label: string,
  { by = "both", ...more }: Omit<Described, "at" | "label"> & { by?: "buyer" | "both" } = {},
): Described {
  return { at: { buyer: section, ...(by === "both" ? { owner: section } : {}) }, label, ...more };
}

const LENDERS = { by: "buyer", usual: "buyer", isLenders: true, tolerance: "zero" } as const;
const PREPAID = { by: "buyer", usual: "buyer", isLenders: true, tolerance: "free" } as const;
const SHOPPED = { usual: "buyer", isLenders: true, tolerance: "ten" } as const;
/** Items paid by the seller in advance, and items unpaid by the seller. */
function adjustment(label: string, buyer: string, owner: string): Described {
  return {
    ...{ at: { buyer: "K", owner: "M" }, label, number: { buyer, owner }, isEitherWay: true },
    help: {
      buyer:
        "Enter it with a minus if it is under “unpaid by seller”. Without one, you owe it to the seller.",
      owner:
        "Enter it with a minus if it is under “unpaid by seller”. Without one, the buyer owes it to you.",
    },
  };
}

const DESCRIBED = {
  points: cost("A", "Points (percent of the loan amount)", LENDERS),
  application: cost("A", "Application fee", LENDERS),
  underwriting: cost("A", "Underwriting fee", LENDERS),
  origination_other: cost("A", "Other origination charges", LENDERS),
  appraisal: cost("B", "Appraisal fee", LENDERS),
  credit_report: cost("B", "Credit report fee", LENDERS),
  flood: cost("B", "Flood determination and monitoring fees", LENDERS),
  tax_monitoring: cost("B", "Tax monitoring and status research fees", LENDERS),
  loan_insurance: cost("B", "Upfront mortgage insurance or funding fee", LENDERS),
  not_shopped_other: cost("B", "Other services you did not shop for", LENDERS),
  pest: cost("C", "Pest inspection fee", { usual: "buyer", tolerance: "ten" }),
  survey: cost("C", "Survey fee", { usual: "buyer", term: "survey", tolerance: "ten" }),
  binder: cost("C", "Title – insurance binder", SHOPPED),
  lender_policy: cost("C", "Title – lender's title insurance", SHOPPED),
  settlement_fee: cost("C", "Title – settlement agent fee", { usual: "split", tolerance: "ten" }),
  title_search: cost("C", "Title – title search", { tolerance: "ten" }),
  shopped_other: cost("C", "Other title fees and services", { tolerance: "ten" }),
  total_d: sum({ buyer: "D" }, "Total loan costs", { isLenders: true }),
  recording_deed: cost("E", "Recording fees: deed", { usual: "buyer", tolerance: "ten" }),
  recording_mortgage: cost("E", "Recording fees: mortgage", {
    ...{ by: "buyer", usual: "buyer", isLenders: true, tolerance: "ten" },
  }),
  transfer_tax: cost("E", "Transfer taxes", {
    ...{ usual: "owner", term: "transfer_tax", tolerance: "zero" },
    help: "Some states tax the deed, some the mortgage too, and some neither.",
  }),
  insurance_premium: cost("F", "Homeowner's insurance premium", PREPAID),
  mortgage_insurance: cost("F", "Mortgage insurance premium", { ...PREPAID, tolerance: "zero" }),
  prepaid_interest: cost("F", "Prepaid interest", PREPAID),
  property_taxes: cost("F", "Property taxes", PREPAID),
  prepaid_other: cost("F", "Other prepaids", PREPAID),
  escrow_insurance: cost("G", "Escrow: homeowner's insurance", PREPAID),
  escrow_mortgage_insurance: cost("G", "Escrow: mortgage insurance", PREPAID),
  escrow_taxes: cost("G", "Escrow: property taxes", PREPAID),
  escrow_other: cost("G", "Escrow: other", PREPAID),
  aggregate_adjustment: cost("G", "Aggregate adjustment", {
    ...PREPAID,
    help: "It is zero or has a minus: your lender takes off what the escrow would have too much.",
  }),
  hoa_capital: cost("H", "HOA capital contribution", {
    ...{ by: "buyer", usual: "buyer", tolerance: "free" },
  }),
  hoa_processing: cost("H", "HOA processing fee", { tolerance: "free" }),
  home_inspection: cost("H", "Home inspection fee", {
    ...{ by: "buyer", usual: "buyer", tolerance: "free" },
  }),
  warranty: cost("H", "Home warranty fee", { tolerance: "free" }),
  agent: cost("H", "Real estate commission: buyer's agent", { tolerance: "free" }),
  owners_policy: cost("H", "Title – owner's title insurance (optional)", {
    ...{ usual: "owner", term: "title_policy", tolerance: "free" },
  }),
  other_cost: cost("H", "Other costs", {
    tolerance: "free",
    help: "For example, what an attorney charges.",
  }),
  total_i: sum({ buyer: "I" }, "Total other costs", { isLenders: true }),
  lender_credits: cost("J", "Lender credits", {
    ...{ by: "buyer", isLenders: true, help: "Enter it without the minus." },
  }),
  total_j: sum(
    { buyer: "J", owner: "J" },
    {
      buyer: "Total closing costs",
      owner: "Total of your closing costs",
    },
  ),
  paid_before: cost("J", "Of these, paid before closing", {
    help: "The column “Before Closing”.",
  }),

  price: line({ buyer: "K", owner: "M" }, "Sale price", { buyer: "01", owner: "01" }),
  personal_property: line(
    { buyer: "K", owner: "M" },
    "Sale Price of Any Personal Property Included in Sale",
    { buyer: "02", owner: "02" },
  ),
  excess_deposit: line(
    { owner: "N" },
    "Excess deposit",
    { owner: "01" },
    {
      help: "The part of the deposit that the buyer has paid to you already.",
    },
  ),
  closing_costs: {
    ...sum({ buyer: "K", owner: "N" }, "Closing costs paid at closing (J)"),
    number: { buyer: "03", owner: "02" },
  },
  deposit: line({ buyer: "L" }, "Deposit (earnest money)", { buyer: "01" }),
  loan: line({ buyer: "L" }, "Loan amount", { buyer: "02" }, { isLenders: true }),
  assumed: line({ buyer: "L", owner: "N" }, "Existing loans assumed or taken subject to", {
    buyer: "03",
    owner: "03",
  }),
  payoff: line({ owner: "N" }, "Payoff of first mortgage loan", { owner: "04" }),
  payoff_second: line({ owner: "N" }, "Payoff of second mortgage loan", { owner: "05" }),
  seller_credit: line({ buyer: "L", owner: "N" }, "Seller credit", { buyer: "05", owner: "08" }),
  rent_back: line(
    { buyer: "L", owner: "N" },
    "Rent for the seller's stay after closing",
    { buyer: "06–11", owner: "06–13" },
    { usual: "owner" },
  ),
  holdback: line(
    { owner: "N" },
    "Money held back for repairs",
    { owner: "06–13" },
    {
      usual: "owner",
      help: "It stays with the title company until the repairs are done.",
    },
  ),
  other_due: line({ buyer: "K", owner: "N" }, "Other amounts due from you", {
    buyer: "04–07 and 12–15",
    owner: "06–07 and 09–13",
  }),
  other_credits: line(
    { buyer: "L", owner: "M" },
    { buyer: "Other credits to you", owner: "Other amounts due to you" },
    { buyer: "04 and 06–11", owner: "03–08 and 13–16" },
  ),
  city_taxes: adjustment("City and town taxes between you", "08, or L 12", "09, or N 14"),
  county_taxes: adjustment("County taxes between you", "09, or L 13", "10, or N 15"),
  assessments: adjustment("Assessments between you", "10, or L 14", "11, or N 16"),
  dues: adjustment("HOA dues between you", "11, or L 15", "12, or N 17"),
  total_k: sum({ buyer: "K" }, "Total due from you"),
  total_l: sum({ buyer: "L" }, "Total paid already by you or for you"),
  total_m: sum({ owner: "M" }, "Total due to you"),
  total_n: sum({ owner: "N" }, "Total due from you"),
  bottom: {
    ...sum({ buyer: "cash", owner: "cash" }, { buyer: "Cash to close", owner: "Due to you" }),
    isEitherWay: true,
    help: {
      buyer: "Add a minus if it is paid to you.",
      owner: "Add a minus if you have to bring it.",
    },
  },
} as const satisfies Record<string, Described>;

export type SettlementLine = keyof typeof DESCRIBED;
export const LINES: Readonly<Record<SettlementLine, Described>> = DESCRIBED;
export const ALL_LINES = Object.keys(DESCRIBED) as SettlementLine[];

/** The lines that both forms have, and whose figures both sides compare. */
export const SHARED_LINES = [
  "city_taxes",
  "county_taxes",
  "assessments",
  "dues",
  "rent_back",
] as const satisfies SettlementLine[];
export type SharedLine = (typeof SHARED_LINES)[number];

function line(
  at: Described["at"],
  label: Described["label"],
  number: NonNullable<Described["number"]>,
  more: Omit<Described, "at" | "label" | "number"> = {},
): Described {
  return { at, label, number, ...more };
}

function sum(
  at: Described["at"],
  label: Described["label"],
  more: Omit<Described, "at" | "label"> = {},
): Described {
  return { at, label, isSum: true, ...more };
}

/** The sale that a form is for, as far as its lines depend on it. */
export type FormOf = { side: Side; terms: OfferTerms };

/** Whether this side's form is a lender's Closing Disclosure; all others have a settlement statement. */
export function hasDisclosure({ side, terms }: FormOf): boolean {
  return side === "buyer" && terms.financing !== "cash";
}

/** The lines that this sale's form can have, in the order of the form. */
export function linesOf({ side, terms }: FormOf): SettlementLine[] {
  const own = ALL_LINES.filter((name) => {
    const { at, isLenders } = LINES[name];
    if (!at[side] || (isLenders && side === "buyer" && terms.financing === "cash")) return false;
    return name !== "agent" || terms.agent_share !== null || terms.agent_amount !== null;
  });
  const order = Object.keys(SECTIONS);
  const placeOf = (name: SettlementLine) => order.indexOf(LINES[name].at[side] ?? "cash");
  // A stable sort: within a section, the table's order is the form's.
  return own.sort((one, other) => placeOf(one) - placeOf(other));
}

/** The lines of one section, in the form's order. */
export function linesIn(section: Section, form: FormOf): SettlementLine[] {
  return linesOf(form).filter((name) => LINES[name].at[form.side] === section);
}

export function sectionTitle(section: Section, form: FormOf): string {
  const described: { name: string; plain?: string } = SECTIONS[section];
  // Only a lender's form has the letters; without a lender there are plain names.
  if (form.terms.financing === "cash") return described.plain ?? described.name;
  return section === "cash" ? described.name : `${section}. ${described.name}`;
}

export type LineWords = { label: string; where: string; help?: string | undefined };

/** The name of a line on the form of this side, its place there, and the amount that is typed. */
export function lineWords(name: SettlementLine, form: FormOf): LineWords {
  const { side, terms } = form;
  const { label, at, number, help } = LINES[name];
  const section = at[side];
  const page = section && SECTIONS[section].page;
  const place = section === "cash" ? "bottom" : [section, number?.[side]].filter(Boolean).join(" ");
  return {
    label: typeof label === "string" ? label : label[side],
    // Without a lender there is no Closing Disclosure, so it has no page either.
    where: terms.financing === "cash" ? "" : `Page ${page}, ${place}`,
    help: typeof help === "string" ? help : help?.[side],
  };
}

const USUAL_WORDS: Record<Payer, string> = {
  owner: "Usually the seller pays",
  buyer: "Usually the buyer pays",
  split: "Usually half each",
};
const AGREED_WORDS: Record<Payer, string> = {
  owner: "As agreed, the seller pays",
  buyer: "As agreed, the buyer pays",
  split: "As agreed, half each",
};

/** Who pays a cost: by the terms if they say so, or as is usual; null where nothing is usual. */
export function whoPays(name: SettlementLine, terms: OfferTerms): string | null {
  const { usual, term } = LINES[name];
  const agreed = term ? terms[term] : null;
  if (agreed) return AGREED_WORDS[agreed];
  if (usual) return USUAL_WORDS[usual];
  const { at, isSum } = LINES[name];
  const isCost = COST_SECTIONS.some((section) => section === at.buyer);
  return isCost && !isSum ? "Who pays differs from place to place" : null;
}
