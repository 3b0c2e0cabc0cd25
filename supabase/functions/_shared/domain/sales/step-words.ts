import { type Offer, type OfferVersion, type Sale, versionBefore } from "../offers/offers.ts";
import { formatCount, formatDate } from "../site/format.ts";
import { SALE_LIMITS } from "../site/limits.ts";
import { dateInZone, timeInZone } from "../site/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import {
  type AmendedTerms,
  bindingOf,
  type HomeTime,
  type SaleStep,
  saleSteps,
} from "./deadlines.ts";
import type { SaleStepKind } from "./sale-steps.ts";

/** Texts about the steps of a sale (deadlines.ts), for the side that reads them. */

type StepWords = {
  /** The step's name before its date: "Inspection by Nov 30". */
  by: string;
  /** The step's name for the side that does it: "Have the home inspected". */
  todo: string;
  /** The step's name for the other side, after "Waiting for ": "the buyer's inspection". */
  waiting: string;
  /** One or two sentences that explain the step to both sides. */
  help: string;
  /** The handbook's article about it. */
  handbook: string;
};

export const STEP_WORDS: Record<SaleStepKind, StepWords> = {
  contract: {
    by: "Contract signed",
    todo: "Sign the contract, and say on which day",
    waiting: "the signed contract",
    help: "An attorney or a title company writes it from the agreed terms. Once you both say on which day it was signed, the other dates are counted from it.",
    handbook: "from-contract-to-closing",
  },
  earnest_money: {
    by: "Earnest money paid by",
    todo: "Pay the earnest money",
    waiting: "the buyer's earnest money",
    help: "The contract says who holds it and by when. Call the company at a number that you looked up yourself before you send money.",
    handbook: "earnest-money",
  },
  disclosures: {
    by: "Disclosures reviewed by",
    todo: "Read the owner's disclosures",
    waiting: "the buyer's review of the disclosures",
    help: "Until this day, the buyer can read the owner's disclosures and back out.",
    handbook: "seller-disclosures",
  },
  hoa_papers: {
    by: "HOA documents given by",
    todo: "Order the association's documents, and give them to the buyer",
    waiting: "the association's documents",
    help: "These are the rules, budget, fees and what is owed. The association prepares them for a fee. It may take weeks, so order them early. Your state may give the buyer some days to read them.",
    handbook: "hoa-and-condo-papers",
  },
  inspection: {
    by: "Inspection by",
    todo: "Order the inspection",
    waiting: "the buyer's inspection",
    help: "Until this day, the buyer can have the home inspected. They can back out, or ask for repairs or another price.",
    handbook: "home-inspection",
  },
  repairs: {
    by: "Repair request answered by",
    todo: "Agree on what is repaired, credited or left as it is",
    waiting: "the answer about repairs",
    help: "The buyer may ask for repairs, a credit or another price. The owner agrees, declines or proposes something else. The contract says by when. Put what you agree on in writing.",
    handbook: "repair-requests",
  },
  appraisal: {
    by: "Appraisal by",
    todo: "Have the home appraised",
    waiting: "the buyer's appraisal",
    help: "An independent appraiser says what the home is worth. With a loan, the lender chooses the appraiser.",
    handbook: "the-appraisal",
  },
  loan: {
    by: "Loan approved by",
    todo: "Get your loan approved",
    waiting: "the buyer's lender",
    help: "The lender approves the loan for this buyer and this home, and then says that it is clear to close.",
    handbook: "loan-to-clear-to-close",
  },
  home_sale: {
    by: "Buyer's own home sold by",
    todo: "Sell your own home",
    waiting: "the sale of the buyer's own home",
    help: "Until this day, the buyer can back out if their own home isn't sold.",
    handbook: "contingencies",
  },
  title: {
    by: "Title search ordered by",
    todo: "Have the title searched",
    waiting: "the title search",
    help: "The title company finds out who owns the home and what is owed on it. It also holds the money and prepares the closing. The contract says which of you orders the search.",
    handbook: "title-and-escrow",
  },
  title_review: {
    by: "Title commitment reviewed by",
    todo: "Read the title commitment, and say what you object to",
    waiting: "the buyer's review of the title commitment",
    help: "The title company writes what must be settled before you close, and what its policy will not cover. This is the title commitment. Some states call it a preliminary report. The contract says by when the buyer can object.",
    handbook: "title-commitment",
  },
  insurance: {
    by: "Home insured by",
    todo: "Have the home insured from the day of closing",
    waiting: "the buyer's insurance",
    help: "The buyer takes out a policy that begins on the day of closing. A lender asks for proof of it before it pays. In a flood zone, the lender also asks for flood insurance.",
    handbook: "homeowners-insurance",
  },
  closing_disclosure: {
    by: "Closing Disclosure received by",
    todo: "Check your lender's Closing Disclosure",
    waiting: "the lender's Closing Disclosure",
    help: "By law, the buyer must have the lender's final figures at least three business days before they sign. Saturdays count. Sundays and holidays don't.",
    handbook: "closing-disclosure",
  },
  settlement_statement: {
    by: "Settlement statement checked by",
    todo: "Check your settlement statement line by line",
    waiting: "the settlement statement",
    help: "This is the title company's list of what each of you pays and receives. Compare it with your agreed terms before you sign, and ask about every line that you don't know.",
    handbook: "settlement-statement",
  },
  stay_agreement: {
    by: "Agreement about staying on by",
    todo: "Put the stay after closing in writing",
    waiting: "the agreement about the owner's stay after closing",
    help: "It says how long the owner stays, what they pay, and who pays for damage.",
    handbook: "staying-after-closing",
  },
  utilities: {
    by: "Utilities transferred by",
    todo: "Tell the utilities on which day the buyer starts to pay",
    waiting: "the utilities",
    help: "Both of you tell the companies for power, gas, water, trash and internet the same day. Keep them on until then. An inspection or a walk-through needs light and water.",
    handbook: "transferring-utilities",
  },
  walk_through: {
    by: "Final walk-through by",
    todo: "Walk through the home again",
    waiting: "the buyer's final walk-through",
    help: "The buyer checks that the home is as agreed. The contract says when. The day before closing is usual.",
    handbook: "final-walk-through",
  },
  signing: {
    by: "Closing documents signed by",
    todo: "Sign the closing documents",
    waiting: "the signing",
    help: "You sign at the title company, with a mobile notary or by video. That depends on your state. You and the other side often sign at different times. Bring the photo ID that the company asks for.",
    handbook: "signing-the-papers",
  },
  closing: {
    by: "Closing",
    todo: "Close the sale",
    waiting: "the closing",
    help: "The documents are signed, the money is paid, and the deed is recorded. Before you send money, call the company. Use a number that you looked up yourself.",
    handbook: "closing-day",
  },
  recording: {
    by: "Deed recorded, funds paid by",
    todo: "Make sure that the deed is recorded and the money has arrived",
    waiting: "the recording and the funds",
    help: `The title company records the deed at the county, pays off the owner's mortgage and pays the owner. In some states this is on the day of closing, in others some days later. Here it is late after ${SALE_LIMITS.recordingDays} days.`,
    handbook: "recording-and-funds",
  },
  possession: {
    by: "Keys to the buyer",
    todo: "Hand over the keys",
    waiting: "the keys",
    help: "The owner has moved out and hands over keys, codes and manuals.",
    handbook: "moving-out",
  },
};

/** The warning before a contingency is waived. */
export const WAIVE_WARNING =
  "You can then no longer back out because of it. If you do, you may lose your earnest money. We tell the owner right away, and you can't undo this here.";

/** The group of a step in the list of all steps. */
const STEP_GROUPS: readonly { name: string; kinds: readonly SaleStepKind[] }[] = [
  { name: "Contract and deposit", kinds: ["contract", "earnest_money"] },
  {
    name: "The home",
    kinds: ["disclosures", "hoa_papers", "inspection", "repairs", "insurance", "utilities"],
  },
  { name: "The loan", kinds: ["appraisal", "loan", "home_sale", "closing_disclosure"] },
  { name: "The title", kinds: ["title", "title_review"] },
  {
    name: "Closing",
    kinds: [
      ...(["settlement_statement", "stay_agreement", "walk_through", "signing"] as const),
      ...(["closing", "recording", "possession"] as const),
    ],
  },
];

/** The open steps by what they are about, and what is settled, in the order in which it was. */
export function groupedSteps(steps: readonly SaleStep[]): {
  groups: { name: string; steps: SaleStep[] }[];
  settled: SaleStep[];
} {
  const open = steps.filter(({ state }) => state !== "done" && state !== "waived");
  const groups = STEP_GROUPS.map(({ name, kinds }) => ({
    name,
    steps: open.filter(({ kind }) => kinds.includes(kind)),
  }));
  return {
    groups: groups.filter((group) => group.steps.length > 0),
    settled: steps
      .filter((step) => !open.includes(step))
      .sort((a, b) => (a.history.at(-1)?.n ?? 0) - (b.history.at(-1)?.n ?? 0)),
  };
}

/** The steps of an offer's sale. */
export function stepsOfSale(offer: SaleOffer, now: Date): SaleStep[] {
  const terms = firstVersion(offer)?.terms;
  const { acts, has_hoa } = offer.sale;
  return terms
    ? saleSteps({ ...terms, has_hoa }, acts, homeTime(offer, now), amendedTerms(offer.sale))
    : [];
}

/** The version that both agreed to at first, before any amendment. */
export function firstVersion(offer: SaleOffer): OfferVersion | undefined {
  const [first] = offer.sale.amendments.filter(({ state }) => state === "agreed");
  return first ? versionBefore(offer, { n: first.version }) : agreedVersion(offer);
}

function amendedTerms({ amendments, has_hoa }: Sale): AmendedTerms[] {
  return amendments.flatMap(({ acts_before, answered_on, terms, changes }) =>
    acts_before !== null && answered_on !== null
      ? [{ terms: { ...terms, has_hoa }, changes, acts_before, on: answered_on }]
      : [],
  );
}

export type SaleOffer = Pick<Offer, "versions" | "home"> & { sale: Sale };

/** The version in force. */
export function agreedVersion({ versions, sale }: SaleOffer): OfferVersion | undefined {
  return versions.find(({ n }) => n === sale.n);
}

export function homeTime({ home }: Pick<Offer, "home">, now: Date): HomeTime {
  const zone = home?.time_zone ?? "UTC";
  return { today: dateInZone(now, zone), hour: Number(timeInZone(now, zone).slice(0, 2)) };
}

/** The steps that every sale has because it has a closing: the terms don't mention them. */
const OF_EVERY_CLOSING: readonly SaleStepKind[] = [
  ...(["settlement_statement", "insurance", "utilities", "signing", "recording"] as const),
];

/** The dates that the terms of a sale have, as rows: "Inspection by", "November 30, 2026" or "10 days after signing". */
export function datesOf(
  offer: SaleOffer,
  now: Date,
): { kind: SaleStepKind; label: string; date: string | null; text: string }[] {
  const binding = bindingOf(offer.sale.acts);
  return stepsOfSale(offer, now)
    .filter(
      ({ kind, due_on, days }) =>
        (due_on !== null || days !== null) && !OF_EVERY_CLOSING.includes(kind),
    )
    .sort((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? "") || (a.days ?? 0) - (b.days ?? 0))
    .map(({ kind, due_on, days }) => ({
      kind,
      label: STEP_WORDS[kind].by,
      date: due_on,
      text:
        due_on !== null
          ? formatDate(due_on, { year: true })
          : binding
            ? ""
            : afterSigning(days ?? 0),
    }));
}

/** Says when a step is due without a date: "10 days after signing". */
export function afterSigning(days: number): string {
  return `${formatCount(days, "day")} after signing`;
}

/** Says when a step is due in a few words: "Mon, Nov 30", "10 days after signing", "No date yet". */
export function dueText({ due_on, days }: Pick<SaleStep, "due_on" | "days">): string {
  if (due_on !== null) return dayText(due_on);
  return days === null ? "No date yet" : afterSigning(days);
}

/** A short date: "Mon, Nov 30". */
export function dayText(day: string): string {
  return formatDate(day, { short: true });
}

/** "owner" of a step in words, for one side: "You", "The buyer", "Both of you". */
export function ownerText({ owner }: Pick<SaleStep, "owner">, side: Side): string {
  if (owner === "both") return "Both of you";
  return owner === side ? "You" : `The ${owner}`;
}
