import { formatCount, formatDate, formatDollars } from "../site/text/format.ts";
import type { Side } from "../talk/messages.ts";
import { priceBeside, shareText } from "./doubtful-amounts.ts";
import { isGuaranteed, mayLeaveText } from "./guaranteed-loans.ts";

/**
 * The terms of an offer, described once: form, validation, comparison and print are derived from
 * OFFER_FIELDS. `offer_versions` has a column for each, with the same ranges.
 *
 * Dollars are whole. Days count from the day that both sides agree on after acceptance (deadlines.ts); a contingency
 * without days is waived. A missing down payment means cash.
 */
export type OfferTerms = {
  price: number;
  /** The most the buyer pays to be above another offer, and by how much (escalation.ts); null without the clause. */
  escalates_to: number | null;
  escalates_by: number | null;
  earnest_money: number;
  /** The days in which it is paid, from the contract; null without earnest money, or if none were agreed on. */
  earnest_money_days: number | null;
  financing: Financing;
  /** The down payment in dollars; null for cash. */
  down_payment: number | null;
  financing_days: number | null;
  /** The loan for which the buyer says they are pre-approved, and by whom; null if they don't say. */
  approved_amount: number | null;
  lender: string | null;
  inspection_days: number | null;
  appraisal_days: number | null;
  /** The most the buyer pays above the appraised value. */
  appraisal_gap: number;
  home_sale_days: number | null;
  /** Whether the buyer says that they have no home to sell. */
  has_no_home: boolean;
  disclosure_days: number | null;
  seller_credit: number;
  agent_name: string | null;
  /** The fee asked for the buyer's agent, in percent of the price; or `agent_amount`. */
  agent_share: number | null;
  agent_amount: number | null;
  /** Who pays for the buyer's title insurance, the transfer tax and the survey; null if it is left open. */
  title_policy: Payer | null;
  transfer_tax: Payer | null;
  survey: Payer | null;
  /** The company that holds the earnest money; null if none is named. */
  deposit_holder: string | null;
  /** Who pays for a home warranty; null if it is not said. With a most, once the owner pays some of it. */
  warranty: Payer | null;
  warranty_most: number | null;
  /** A day as YYYY-MM-DD. */
  closing_on: string;
  /** Days from closing until the buyer gets the keys. */
  possession_days: number;
  included: string;
  excluded: string;
  note: string;
};

export const FINANCINGS = ["cash", "conventional", "fha", "va", "other"] as const;
export type Financing = (typeof FINANCINGS)[number];

export const FINANCING_NAMES: Record<Financing, string> = {
  cash: "Cash",
  conventional: "Conventional loan",
  fha: "FHA loan",
  va: "VA loan",
  other: "Other financing",
};

/** Who pays for something: one side, or half each. */
export const PAYERS = ["owner", "buyer", "split"] as const;
export type Payer = (typeof PAYERS)[number];

export const PAYER_NAMES: Record<Payer, string> = {
  owner: "The owner pays",
  buyer: "The buyer pays",
  split: "Half each",
};

/** Beside what only the buyer's word is for. */
const SAYS_THE_BUYER = ", says the buyer";

/** Of a cost that the terms leave open. */
export const PAYER_OPEN = "Not agreed: as is usual there";

/** The terms about who pays what, which the form folds: most people leave them open. */
export const WHO_PAYS = [
  "title_policy",
  "transfer_tax",
  "survey",
  "deposit_holder",
  "warranty",
  "warranty_most",
] as const satisfies OfferFieldName[];

/** The terms of an escalation clause, which the form folds. Only a buyer's own offer has them. */
export const ESCALATION = ["escalates_to", "escalates_by"] as const satisfies OfferFieldName[];

/** What buyers say about themselves. A counter keeps it as they said it. */
export const BUYERS_WORDS = [
  "approved_amount",
  "lender",
  "has_no_home",
] as const satisfies OfferFieldName[];

/** The terms that a sale keeps as they were accepted. */
export const FIXED_BY_ACCEPTANCE = [
  ...["agent_name" as const, "note" as const],
  ...ESCALATION,
  ...BUYERS_WORDS,
] as const satisfies OfferFieldName[];

export function isFixedByAcceptance(
  name: OfferFieldName,
): name is (typeof FIXED_BY_ACCEPTANCE)[number] {
  return (FIXED_BY_ACCEPTANCE as readonly string[]).includes(name);
}

/** Whether only a buyer can say it: an owner's form doesn't ask for it. */
export function isBuyersOwn(name: OfferFieldName): boolean {
  return ([...ESCALATION, ...BUYERS_WORDS] as readonly string[]).includes(name);
}

/** The six steps of the form. */
export const OFFER_STEPS = ["price", "financing", "conditions", "costs", "dates", "items"] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

export type OfferFieldName = keyof OfferTerms;

/** The terms that let the buyer back out: days (deadlines.ts), or waived. */
export const CONTINGENCIES = [
  "financing_days",
  "inspection_days",
  "appraisal_days",
  "home_sale_days",
  "disclosure_days",
] as const satisfies OfferFieldName[];
export type Contingency = (typeof CONTINGENCIES)[number];

/** The two answers to whether there is a contingency, and what waiving it may cost. */
export const CONTINGENCY_WORDS: Record<
  Contingency,
  {
    kept: Record<Side, string>;
    waived?: Record<Side, string>;
    /** The answer of who the question doesn't fit. */
    none?: Record<Side, string>;
    risk: Record<Side, string>;
  }
> = {
  financing_days: {
    kept: {
      buyer: "I have some days to get the loan, or I can back out",
      owner: "The buyer has some days to get the loan, or they can back out",
    },
    risk: {
      buyer: "If your loan is not approved, you may lose your earnest money.",
      owner: "If their loan is not approved, the buyer may lose their earnest money.",
    },
  },
  inspection_days: {
    kept: {
      buyer: "I have some days to inspect the home, and can back out",
      owner: "The buyer has some days to inspect the home, and can back out",
    },
    risk: {
      buyer: "If you back out over what an inspection finds, you may lose your earnest money.",
      owner:
        "The buyer can't back out over what an inspection finds. If they do, they may lose their earnest money.",
    },
  },
  appraisal_days: {
    kept: {
      buyer: "I have some days for an appraisal, and can back out",
      owner: "The buyer has some days for an appraisal, and can back out",
    },
    risk: {
      buyer:
        "If the bank values the home lower, you pay the rest. If you don't, you may lose your earnest money.",
      owner:
        "If the bank values the home lower, the buyer pays the rest. If they don't, they may lose their earnest money.",
    },
  },
  home_sale_days: {
    kept: {
      buyer: "Yes, and I can back out if it is not sold in some days",
      owner: "Yes, and they can back out if it is not sold in some days",
    },
    waived: {
      buyer: "No, I can buy without selling mine",
      owner: "No, they can buy without selling theirs",
    },
    none: { buyer: "I have no home to sell", owner: "They have no home to sell" },
    risk: {
      buyer: "If your own home does not sell in time, you may lose your earnest money.",
      owner: "If their own home does not sell in time, the buyer may lose their earnest money.",
    },
  },
  disclosure_days: {
    kept: {
      buyer: "Yes, for some days, and I can back out",
      owner: "Yes, for some days, and they can back out",
    },
    risk: {
      buyer: "If you back out over what you read in them, you may lose your earnest money.",
      owner:
        "If they back out over what they read in them, the buyer may lose their earnest money.",
    },
  },
};

/** Says what waiving a contingency may cost the buyer, with this loan. */
export function waiverRisk(name: Contingency, financing: string, side: Side): string {
  if (name === "appraisal_days" && isGuaranteed({ financing }))
    return mayLeaveText(side === "buyer" ? "you" : "buyer");
  return CONTINGENCY_WORDS[name].risk[side];
}

export function isContingency(name: string): name is Contingency {
  return (CONTINGENCIES as readonly string[]).includes(name);
}

export type OfferField = {
  name: OfferFieldName;
  step: OfferStep;
  label: string;
  /** The label of the form's field: a question as people would ask it, with the term of the trade beside it. */
  asks?: Record<Side, string>;
  /** Explains a term in one or two plain sentences. */
  help: string;
  /** Texts that differ for the owner. */
  toOwner?: { label?: string; help: string };
  /** The message for input that can't be read. */
  question: string;
  /** The handbook article with more about it. */
  handbook?: string;
} /** `open` is what no amount is called; without it, no amount is an amount of 0. */ & (
  | { kind: "money"; range: Range; required?: true; open?: string; claimed?: true }
  | { kind: "share"; range: Range }
  /** Empty means waived, unless it is required. */
  | { kind: "days"; range: Range; required?: true; waived: string }
  | { kind: "choice" }
  | { kind: "payer"; open: string }
  /** Said by the buyer, or not. */
  | { kind: "said"; said: string }
  | { kind: "date" }
  /** `claimed` is of a buyer's own claim, and the text says so. */
  | { kind: "line"; most: number; claimed?: true }
  | { kind: "text"; most: number }
);

type Range = readonly [least: number, most: number];

const MOST_DOLLARS = 2_000_000_000;
const MONEY: Range = [0, MOST_DOLLARS];

/** How far ahead a closing may lie, in days. */
export const CLOSING_WITHIN_DAYS = 365;

export const OFFER_FIELDS = [
  {
    name: "price",
    kind: "money",
    range: [1, MOST_DOLLARS],
    required: true,
    step: "price",
    label: "Price",
    help: "The price you offer for the home, before either side's costs.",
    toOwner: { help: "The price the buyer offers for the home, before either side's costs." },
    question: "Please enter the price in whole dollars.",
    handbook: "comparable-sales",
  },
  {
    name: "escalates_to",
    kind: "money",
    range: [1, MOST_DOLLARS],
    open: "None",
    step: "price",
    label: "The most you would pay (escalation)",
    help: "Is another open offer as high? Then your price rises above it, up to this much.",
    toOwner: {
      label: "The most the buyer would pay (escalation)",
      help: "Is another open offer as high? Then this price rises above it, up to this much.",
    },
    question: "Please enter the most you would pay in whole dollars.",
    handbook: "comparing-offers",
  },
  {
    name: "escalates_by",
    kind: "money",
    range: [1, MOST_DOLLARS],
    open: "None",
    step: "price",
    label: "More than the other offer by",
    help: "How much more than the other offer you would pay, such as $1,000.",
    toOwner: { help: "How much more than the other offer the buyer would pay." },
    question: "Please enter how much more than another offer you would pay.",
  },
  {
    name: "earnest_money",
    kind: "money",
    range: MONEY,
    step: "price",
    label: "Earnest money",
    help: "A deposit that shows you are serious. A title or escrow company holds it, and it counts toward what you pay at closing. You don't pay it on this site.",
    toOwner: {
      help: "The buyer's deposit. A title or escrow company holds it, and it counts toward what they pay at closing. It is not paid on this site.",
    },
    question:
      "Please enter the earnest money in whole dollars, or as a share of the price such as 3%.",
    handbook: "earnest-money",
  },
  {
    name: "earnest_money_days",
    kind: "days",
    range: [1, 30],
    step: "price",
    label: "Days to pay the earnest money",
    asks: {
      buyer: "Within how many days do you pay the earnest money?",
      owner: "Within how many days does the buyer pay the earnest money?",
    },
    help: "Counted from the day the contract is signed. Three days are usual.",
    question: "Please enter the days to pay the earnest money.",
    handbook: "earnest-money",
    waived: "Not agreed",
  },
  {
    name: "financing",
    kind: "choice",
    step: "financing",
    label: "How you pay",
    help: "Cash, or the kind of loan you have discussed with your lender.",
    toOwner: {
      label: "How the buyer pays",
      help: "Cash, or the kind of loan the buyer has discussed with their lender.",
    },
    question: "Please choose how you pay.",
    handbook: "can-the-buyer-pay",
  },
  {
    name: "down_payment",
    kind: "money",
    range: MONEY,
    step: "financing",
    label: "Down payment",
    open: "None",
    help: "What you pay yourself at closing; the loan covers the rest.",
    toOwner: { help: "What the buyer pays themselves at closing; the loan covers the rest." },
    question:
      "Please enter the down payment in whole dollars, or as a share of the price such as 20%.",
    handbook: "can-the-buyer-pay",
  },
  {
    name: "financing_days",
    kind: "days",
    range: [1, 120],
    step: "financing",
    label: "Financing contingency",
    asks: {
      buyer: "What if my loan is not approved? (financing contingency)",
      owner: "What if the buyer's loan is not approved? (financing contingency)",
    },
    help: "Within this many days, you can back out if the lender does not approve your loan.",
    toOwner: {
      help: "Within this many days, the buyer can back out if the lender turns down their loan.",
    },
    question: "Please enter the days for financing.",
    handbook: "contingencies",
    waived: "No financing contingency",
  },
  {
    name: "approved_amount",
    kind: "money",
    range: [1, MOST_DOLLARS],
    open: "Not said",
    claimed: true,
    step: "financing",
    label: "Pre-approved loan",
    help: "The loan that a lender has pre-approved for you, if one has.",
    toOwner: {
      help: "The loan that a lender has pre-approved, as the buyer says. Look at the letter.",
    },
    question: "Please enter the pre-approved loan in whole dollars.",
    handbook: "can-the-buyer-pay",
  },
  {
    name: "lender",
    kind: "line",
    most: 100,
    claimed: true,
    step: "financing",
    label: "Lender",
    help: "The name of your lender, if you have one.",
    toOwner: { help: "The name of the buyer's lender, as the buyer says." },
    question: "Please enter the name of your lender.",
  },
  {
    name: "inspection_days",
    kind: "days",
    range: [1, 60],
    step: "conditions",
    label: "Inspection",
    asks: {
      buyer: "What if an inspection finds problems? (inspection contingency)",
      owner: "What if an inspection finds problems? (inspection contingency)",
    },
    help: "Within this many days, you can have the home inspected. You can then back out, or ask for repairs or another price.",
    toOwner: {
      help: "Within this many days, the buyer can have the home inspected. They can then back out, or ask for repairs or another price.",
    },
    question: "Please enter the days for the inspection.",
    handbook: "home-inspection",
    waived: "No inspection contingency",
  },
  {
    name: "appraisal_days",
    kind: "days",
    range: [1, 90],
    step: "conditions",
    label: "Appraisal",
    asks: {
      buyer: "What if the bank values the home lower? (appraisal contingency)",
      owner: "What if the bank values the home lower? (appraisal contingency)",
    },
    help: "Within this many days, you can back out if the home is appraised for less than the price.",
    toOwner: {
      help: "Within this many days, the buyer can back out if the bank says the home is worth less.",
    },
    question: "Please enter the days for the appraisal.",
    handbook: "the-appraisal",
    waived: "No appraisal contingency",
  },
  {
    name: "appraisal_gap",
    kind: "money",
    range: MONEY,
    step: "conditions",
    label: "Appraisal gap you cover",
    asks: {
      buyer: "If the bank values the home lower, you add up to (appraisal gap)",
      owner: "If the bank values the home lower, the buyer adds up to (appraisal gap)",
    },
    help: "If the bank values the home below the price, you pay up to this much of the gap yourself.",
    toOwner: {
      label: "Appraisal gap the buyer covers",
      help: "If the bank values the home below the price, the buyer pays up to this much of the gap.",
    },
    question: "Please enter the appraisal gap in whole dollars.",
    handbook: "low-appraisal",
  },
  {
    name: "home_sale_days",
    kind: "days",
    range: [1, 180],
    step: "conditions",
    label: "Sale of your own home",
    asks: {
      buyer: "Do you have to sell a home first? (home sale contingency)",
      owner: "Does the buyer have to sell a home first? (home sale contingency)",
    },
    help: "If it is not sold within this many days, you can back out.",
    toOwner: {
      label: "Sale of the buyer's home",
      help: "If it is not sold within this many days, the buyer can back out.",
    },
    question: "Please enter the days for the sale of your home.",
    handbook: "contingencies",
    waived: "Does not depend on the sale of another home",
  },
  {
    name: "has_no_home",
    kind: "said",
    said: "None, says the buyer",
    step: "conditions",
    label: "Home to sell",
    help: "Whether you have a home to sell.",
    toOwner: { help: "Whether the buyer has a home to sell." },
    question: "Please choose one.",
  },
  {
    name: "disclosure_days",
    kind: "days",
    range: [1, 60],
    step: "conditions",
    label: "Review of disclosures",
    asks: {
      buyer: "Do you want time to read the disclosures? (review of disclosures)",
      owner: "Does the buyer want time to read the disclosures? (review of disclosures)",
    },
    help: "Within this many days, you can read what the owner discloses, and back out.",
    toOwner: { help: "Within this many days, the buyer can read what you disclose, and back out." },
    question: "Please enter the days for the review of disclosures.",
    handbook: "seller-disclosures",
    waived: "No review of disclosures",
  },
  {
    name: "seller_credit",
    kind: "money",
    range: MONEY,
    step: "costs",
    label: "Credit from the owner",
    help: "What you ask the owner to contribute to your closing costs.",
    toOwner: {
      label: "Your credit to the buyer",
      help: "What you contribute to the buyer's closing costs.",
    },
    question: "Please enter the credit in whole dollars.",
    handbook: "closing-costs",
  },
  {
    name: "agent_name",
    kind: "line",
    most: 100,
    step: "costs",
    label: "Your agent",
    help: "The name of your agent, if you have one.",
    toOwner: { label: "Buyer's agent", help: "The name of the buyer's agent, if they have one." },
    question: "Please enter the name of your agent.",
    handbook: "buyers-agents",
  },
  {
    name: "agent_share",
    kind: "share",
    range: [0, 10],
    step: "costs",
    label: "Agent's fee, % of the price",
    help: "What you ask the owner to pay to your agent. Fees are negotiable. No law sets them.",
    toOwner: { help: "What you pay to the buyer's agent. Fees are negotiable. No law sets them." },
    question: "Please enter the agent's fee in percent.",
  },
  {
    name: "agent_amount",
    kind: "money",
    range: MONEY,
    open: "None",
    step: "costs",
    label: "Agent's fee, $",
    help: "The fee as a fixed amount instead of a share.",
    question: "Please enter the agent's fee in whole dollars.",
  },
  {
    name: "title_policy",
    kind: "payer",
    open: PAYER_OPEN,
    step: "costs",
    label: "Title insurance for the buyer",
    help: "It protects the buyer if someone else has a right to the home. Who pays for it differs by state and county.",
    question: "Please choose who pays for the title insurance.",
    handbook: "the-purchase-contract",
  },
  {
    name: "transfer_tax",
    kind: "payer",
    open: PAYER_OPEN,
    step: "costs",
    label: "Transfer tax",
    help: "Many states and some cities tax the sale. Who pays that differs, too.",
    question: "Please choose who pays the transfer tax.",
    handbook: "property-and-transfer-taxes",
  },
  {
    name: "survey",
    kind: "payer",
    open: PAYER_OPEN,
    step: "costs",
    label: "Survey",
    help: "A drawing of the lot and its lines. The owner may have one that the lender accepts.",
    question: "Please choose who pays for the survey.",
    handbook: "the-purchase-contract",
  },
  {
    name: "deposit_holder",
    kind: "line",
    most: 100,
    step: "costs",
    label: "Who holds the earnest money",
    help: "The name of the title or escrow company, if you know it.",
    question: "Please enter the name of the company.",
    handbook: "earnest-money",
  },
  {
    name: "warranty",
    kind: "payer",
    open: "Not said",
    step: "costs",
    label: "Home warranty",
    help: "A plan that pays for repairs of appliances and systems in the first year. It is bought at closing.",
    question: "Please choose who pays for the home warranty.",
    handbook: "reading-an-offer",
  },
  {
    name: "warranty_most",
    kind: "money",
    range: [1, MOST_DOLLARS],
    open: "Not said",
    step: "costs",
    label: "Home warranty costs at most",
    help: "The most that the plan may cost. It takes its part off what the owner keeps.",
    toOwner: { help: "The most that the plan may cost. Your part of it comes off what you keep." },
    question: "Please enter the most that the home warranty may cost, in whole dollars.",
  },
  {
    name: "closing_on",
    kind: "date",
    step: "dates",
    label: "Closing date",
    help: "The day on which you pay and the home becomes yours.",
    toOwner: { help: "The day on which the buyer pays and the home becomes theirs." },
    question: "Please choose the closing date.",
    handbook: "from-contract-to-closing",
  },
  {
    name: "possession_days",
    kind: "days",
    range: [0, 90],
    required: true,
    step: "dates",
    label: "Days until you get the keys",
    asks: {
      buyer: "When do you get the keys? (days after closing)",
      owner: "When does the buyer get the keys? (days after closing)",
    },
    help: "0 days means at closing. More days give the owner time to move out.",
    toOwner: {
      label: "Days until the buyer gets the keys",
      help: "0 days means at closing. More days give you time to move out.",
    },
    question: "Please enter the days from closing until you get the keys.",
    handbook: "staying-after-closing",
    waived: "At closing",
  },
  {
    name: "included",
    kind: "text",
    most: 500,
    step: "items",
    label: "Included",
    help: "Things that stay, such as a refrigerator or curtains.",
    question: "Please enter a text.",
    handbook: "reading-an-offer",
  },
  {
    name: "excluded",
    kind: "text",
    most: 500,
    step: "items",
    label: "Not included",
    help: "Things the owner takes with them.",
    toOwner: { help: "Things you take with you." },
    question: "Please enter a text.",
  },
  {
    name: "note",
    kind: "text",
    most: 500,
    step: "items",
    label: "Note",
    help: "Write facts about your terms, but nothing about you or your family. An owner decides on terms, not on people.",
    toOwner: { help: "Facts about the terms, and nothing about people." },
    question: "Please enter a text.",
  },
] as const satisfies readonly OfferField[];

/** The description of a field. */
export function offerField(name: OfferFieldName): OfferField {
  return FIELDS_BY_NAME[name];
}

const FIELDS_BY_NAME = Object.fromEntries(OFFER_FIELDS.map((field) => [field.name, field])) as {
  [Name in OfferFieldName]: OfferField;
};

/** A term's label and explanation for one side. */
export function termWords(name: OfferFieldName, side: Side): { label: string; help: string } {
  const { label, help, toOwner } = offerField(name);
  return side === "owner" ? { label, help, ...toOwner } : { label, help };
}

/** The label of a term's field in the form, for one side. */
export function askedAs(name: OfferFieldName, side: Side): string {
  return offerField(name).asks?.[side] ?? termWords(name, side).label;
}

/** False for a term that another one makes meaningless. */
export function appliesTo(name: OfferFieldName, terms: OfferTerms): boolean {
  if (name === "down_payment" || name === "financing_days") return terms.financing !== "cash";
  if (name === "earnest_money_days") return terms.earnest_money > 0;
  if (name === "appraisal_gap") return terms.appraisal_days !== null;
  if (name === "agent_share" || name === "agent_amount") return terms[name] !== null;
  if (name === "home_sale_days") return !terms.has_no_home;
  if (name === "has_no_home") return terms.has_no_home;
  if (isLeftOpen(name)) return terms[name] !== null;
  return true;
}

/** Whether a term is one that most people leave open. */
export function isWhoPays(name: OfferFieldName): name is (typeof WHO_PAYS)[number] {
  return (WHO_PAYS as readonly string[]).includes(name);
}

/** Whether a term is listed only once it was given. */
function isLeftOpen(name: OfferFieldName): boolean {
  return (
    isWhoPays(name) ||
    (ESCALATION as readonly string[]).includes(name) ||
    (BUYERS_WORDS as readonly string[]).includes(name)
  );
}

/** Whether a list of terms has a row for one: it applies, or it was given before and is left open now. */
export function isListed(name: OfferFieldName, terms: OfferTerms, before?: OfferTerms): boolean {
  return appliesTo(name, terms) || (isLeftOpen(name) && Boolean(before?.[name]));
}

/**
 * A term as it is shown: "$500,000", "10 days", "No inspection contingency".
 *
 * @param asking the asking price, of which a price shows its share.
 */
export function termText(
  name: OfferFieldName,
  terms: OfferTerms,
  asking: number | null = null,
): string {
  const field = offerField(name);
  const value = terms[name];
  if (name === "price") return priceBeside(terms.price, asking);
  if (name === "financing") return FINANCING_NAMES[terms.financing];
  if (name === "down_payment" && terms.down_payment !== null)
    return `${formatDollars(terms.down_payment)} (${shareText(terms.down_payment, terms.price)})`;
  switch (field.kind) {
    case "money":
      return value === null
        ? (field.open ?? "None")
        : formatDollars(Number(value)) + (field.claimed ? SAYS_THE_BUYER : "");
    case "line":
      return value === null || value === ""
        ? field.claimed
          ? "Not said"
          : "None"
        : `${value}${field.claimed ? SAYS_THE_BUYER : ""}`;
    case "said":
      return value ? field.said : "Not said";
    case "share":
      return value === null ? "None" : `${value}%`;
    case "days":
      return value === null || (value === 0 && field.required)
        ? field.waived
        : formatCount(Number(value), "day");
    case "date":
      return formatDate(String(value), { year: true });
    case "payer":
      return value === null ? field.open : PAYER_NAMES[value as Payer];
    default:
      return value === null || value === "" ? "None" : String(value);
  }
}

/** Explains in one sentence, for one side, that terms waive every contingency; undefined if they have one. */
export function waiverText(
  terms: Pick<OfferTerms, Contingency | "financing">,
  side: Side,
): string | undefined {
  if (CONTINGENCIES.some((name) => terms[name] !== null)) return undefined;
  if (isGuaranteed(terms)) {
    const what = "the loan, an inspection or the disclosures";
    return side === "buyer"
      ? `These terms waive every protection that can be waived. You could not back out because of ${what}. If you don't close, you may lose your earnest money or more. ${mayLeaveText("you")}`
      : `These terms leave the buyer almost no protection. They could not back out because of ${what}. ${mayLeaveText("buyer")}`;
  }
  const loan = terms.financing === "cash" ? "" : "the loan, ";
  return side === "buyer"
    ? `These terms waive every protection. You could not back out because of ${loan}an inspection, an appraisal or the disclosures. If you don't close, you may lose your earnest money or more.`
    : `These terms leave the buyer no protection. They could not back out because of ${loan}an inspection, an appraisal or the disclosures.`;
}

type TermChange = { field: OfferFieldName; label: string; was: string; now: string };

/** The usual number of days in which earnest money is paid, which the form proposes. */
export const USUAL_EARNEST_MONEY_DAYS = 3;

/**
 * The differences between two versions, in the order of the form. A down payment that stays in dollars is no other term
 * when its share of the price is another.
 */
export function termChanges(was: OfferTerms, now: OfferTerms): TermChange[] {
  return OFFER_FIELDS.flatMap(({ name, label }) => {
    const change = { field: name, label, was: termText(name, was), now: termText(name, now) };
    return was[name] === now[name] ? [] : [change];
  });
}
