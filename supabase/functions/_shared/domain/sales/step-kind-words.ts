import { SALE_LIMITS } from "../site/errors/limits.ts";
import type { Side } from "../talk/messages.ts";
import type { SaleStepKind } from "./sale-steps.ts";

/** The texts about each kind of step, and the facts that people record at it. Its rules are in step-kinds.ts. */
type StepWords = {
  /** The step's name for the side that does it: "Have the home inspected". */
  todo: string;
  /** The step's name for the other side, after "Waiting for ": "the buyer's inspection". */
  waiting: string;
  /** One or two sentences that explain the step to both sides. */
  help: string;
  /** The handbook's article about it. */
  handbook: string;
  /** The step's deadline in a calendar; null if it never has one. */
  calendar: string | null;
  /** The kind of file that the upload button of the step names; the file itself may be another. */
  file: string | null;
  /** What the sides can record at it, in the order of the form. */
  facts: readonly FactField[];
};

/**
 * A fact that people record at a step. Each field is described once: the form, its checks and the texts follow from it,
 * and `private.step_facts` has the same fields for SQL (decision 185).
 *
 * A value is stored as text: dollars as digits, a day as 2026-12-04, an appointment by the home's time zone as
 * 2026-12-04T10:30.
 */
export type FactField = {
  name: string;
  label: string;
  type: "money" | "day" | "moment" | "phone" | "name" | "line" | "text" | "long_text" | "call";
  /** `each`: both sides have their own, and neither reads the other's. */
  by: Side | "both" | "each";
  /** Whether only its writer reads the value. */
  isPrivate?: true;
  /** Whether the title officer reads a private value, too: it is for their file. */
  isForTitle?: true;
  /** Whether it names a person who may be a party of the sale, whose name is forgotten in time. */
  namesParty?: true;
  hint?: string;
};

export const CALLED = {
  name: "called",
  label: "Called the company",
  type: "call",
  by: "each",
} as const satisfies FactField;

/** What nothing else reads is one note: who the lender or the insurer is, and what the inspector said. */
const NOTES = {
  name: "notes",
  label: "Your notes",
  type: "text",
  by: "buyer",
  isPrivate: true,
} as const satisfies FactField;

export const STEP_WORDS: Record<SaleStepKind, StepWords> = {
  contract: {
    todo: "Sign the contract, and say on which day",
    waiting: "the signed contract",
    help: "An attorney or a title company writes it from the agreed terms. Once you both say on which day it was signed, the other dates are counted from it.",
    handbook: "the-purchase-contract",
    calendar: null,
    file: "The signed contract",
    facts: [
      {
        name: "sellers",
        label: "Sellers' names as in the deed",
        type: "text",
        by: "owner",
        hint: "Letter by letter, with everyone who owns the home.",
      },
      {
        name: "buyers",
        label: "Buyers' names for the new deed",
        type: "text",
        by: "buyer",
        hint: "Full names of everyone who buys, as in their ID.",
      },
      {
        name: "legal_description",
        label: "Legal description",
        type: "long_text",
        by: "owner",
        hint: "Copy it letter by letter from your deed: lot, block and subdivision, or the lines of the land. It's also in your title policy.",
      },
      {
        name: "parcel",
        label: "Parcel number",
        type: "line",
        by: "owner",
        hint: "It is on your property tax bill.",
      },
    ],
  },
  earnest_money: {
    todo: "Pay the earnest money",
    waiting: "the buyer's earnest money",
    help: "The contract says who holds it. Call the company at a number that you looked up yourself before you send money.",
    handbook: "earnest-money",
    calendar: "The earnest money is due",
    file: "The receipt",
    facts: [
      { name: "amount", label: "Amount", type: "money", by: "buyer" },
      {
        name: "holder",
        label: "Who holds it",
        type: "name",
        by: "both",
        hint: "The company's name, as in the contract.",
      },
      { name: "sent", label: "Sent on", type: "day", by: "buyer" },
      { name: "received", label: "Received on", type: "day", by: "owner" },
      CALLED,
    ],
  },
  disclosures: {
    todo: "Read the owner's disclosures",
    waiting: "the buyer's review of the disclosures",
    help: "Until this day, the buyer can read the owner's disclosures and back out.",
    handbook: "seller-disclosures",
    calendar: "End of the review of disclosures",
    file: "A signed disclosure",
    facts: [],
  },
  hoa_papers: {
    todo: "Order the association's documents, and give them to the buyer",
    waiting: "the association's documents",
    help: "These are the rules, budget, fees and what is owed. The association prepares them for a fee. It may take weeks, so order them early. Your state may give the buyer some days to read them. The date here is a usual one. If your contract has another, propose it.",
    handbook: "hoa-and-condo-papers",
    calendar: "The association's documents are due",
    file: null,
    facts: [
      { name: "association", label: "Association or manager", type: "name", by: "owner" },
      { name: "ordered", label: "Ordered on", type: "day", by: "owner" },
      { name: "received", label: "Received by the buyer on", type: "day", by: "buyer" },
    ],
  },
  inspection: {
    todo: "Order the inspection",
    waiting: "the buyer's inspection",
    help: "Until this day, the buyer can have the home inspected. They can back out, or ask for repairs or another price.",
    handbook: "home-inspection",
    calendar: "End of the inspection period",
    file: "The inspection report",
    facts: [
      { name: "inspector", label: "Inspector", type: "name", by: "buyer", namesParty: true },
      { name: "appointment", label: "Appointment", type: "moment", by: "buyer" },
      NOTES,
    ],
  },
  repairs: {
    todo: "Agree on what is repaired, credited or left as it is",
    waiting: "the answer about repairs",
    help: "The buyer may ask for repairs, a credit or another price. The owner agrees, declines or proposes something else. Put what you agree on in writing. The date here is a usual one. If your contract has another, propose it.",
    handbook: "repair-requests",
    calendar: "The answer about repairs is due",
    file: null,
    facts: [
      { name: "asked", label: "Asked for on", type: "day", by: "buyer" },
      { name: "asked_for", label: "What is asked for", type: "text", by: "buyer" },
      { name: "answered", label: "Answered on", type: "day", by: "owner" },
      { name: "answer", label: "Answer", type: "text", by: "owner" },
    ],
  },
  appraisal: {
    todo: "Have the home appraised",
    waiting: "the buyer's appraisal",
    help: "An independent appraiser says what the home is worth. With a loan, the lender chooses the appraiser.",
    handbook: "the-appraisal",
    calendar: "The appraisal is due",
    file: "The appraisal",
    facts: [
      { name: "appointment", label: "Appointment", type: "moment", by: "buyer" },
      { name: "value", label: "Appraised value", type: "money", by: "buyer" },
    ],
  },
  loan: {
    todo: "Get your loan approved",
    waiting: "the buyer's lender",
    help: "The lender approves the loan for this buyer and this home, and then says that it is clear to close.",
    handbook: "loan-to-clear-to-close",
    calendar: "The loan has to be approved",
    file: "The loan approval",
    facts: [
      { name: "applied", label: "Applied for on", type: "day", by: "buyer" },
      { name: "approved", label: "Approved on", type: "day", by: "buyer" },
      { name: "clear", label: "Clear to close since", type: "day", by: "buyer" },
      NOTES,
    ],
  },
  home_sale: {
    todo: "Sell your own home",
    waiting: "the sale of the buyer's own home",
    help: "Until this day, the buyer can back out if their own home isn't sold.",
    handbook: "contingencies",
    calendar: "The buyer's own home has to be sold",
    file: "The contract of the other home",
    facts: [
      { name: "under_contract", label: "Under contract since", type: "day", by: "buyer" },
      { name: "closes", label: "Closes on", type: "day", by: "buyer" },
    ],
  },
  title: {
    todo: "Have the title searched",
    waiting: "the title search",
    help: "The title company finds out who owns the home and what is owed on it. It also holds the money and prepares the closing. The contract says which of you orders the search. The date here is a usual one. If your contract has another, propose it.",
    handbook: "title-and-escrow",
    calendar: "The title search is due",
    file: "The title commitment",
    facts: [
      {
        name: "company",
        label: "Title or escrow company",
        type: "name",
        by: "each",
        hint: "Look it up yourself, on its own site or on paper, and not in a message.",
      },
      { name: "phone", label: "Telephone", type: "phone", by: "each" },
      { name: "officer", label: "Officer", type: "name", by: "each", namesParty: true },
      { name: "file_number", label: "File number", type: "line", by: "each" },
      {
        name: "payoff_lender",
        label: "Lender to be paid off",
        type: "name",
        by: "owner",
        isPrivate: true,
        isForTitle: true,
        hint: "The bank of your mortgage, without the loan's number.",
      },
    ],
  },
  title_review: {
    todo: "Read the title commitment, and say what you object to",
    waiting: "the buyer's review of the title commitment",
    help: "The title company writes what must be settled before you close, and what its policy will not cover. This is the title commitment. Some states call it a preliminary report. Until this day, the buyer can object. The date here is a usual one. If your contract has another, propose it.",
    handbook: "title-commitment",
    calendar: "End of the review of the title commitment",
    file: null,
    facts: [
      { name: "received", label: "Commitment received on", type: "day", by: "both" },
      { name: "objections", label: "Objections", type: "text", by: "buyer" },
      { name: "objected", label: "Sent to the owner on", type: "day", by: "buyer" },
      { name: "cleared", label: "What was cleared", type: "text", by: "owner" },
    ],
  },
  insurance: {
    todo: "Have the home insured from the day of closing",
    waiting: "the buyer's insurance",
    help: "The buyer takes out a policy that begins on the day of closing. A lender asks for proof of it before it pays. In a flood zone, the lender also asks for flood insurance.",
    handbook: "homeowners-insurance",
    calendar: "The home has to be insured",
    file: null,
    facts: [NOTES],
  },
  closing_disclosure: {
    todo: "Check your lender's Closing Disclosure",
    waiting: "the lender's Closing Disclosure",
    help: "By law, the buyer must have the lender's final figures at least three business days before they sign. Saturdays count. Sundays and holidays don't.",
    handbook: "closing-disclosure",
    calendar: "The buyer has the lender's Closing Disclosure",
    file: "The Closing Disclosure",
    facts: [],
  },
  settlement_statement: {
    todo: "Check your settlement statement line by line",
    waiting: "the settlement statement",
    help: "This is the title company's list of what each of you pays and receives. Compare it with your agreed terms before you sign, and ask about every line that you don't know.",
    handbook: "settlement-statement",
    calendar: "The settlement statement has to be checked",
    file: null,
    facts: [],
  },
  stay_agreement: {
    todo: "Put the stay after closing in writing",
    waiting: "the agreement about the owner's stay after closing",
    help: "It says how long the owner stays, what they pay, and who pays for damage.",
    handbook: "staying-after-closing",
    calendar: "The agreement about staying on is due",
    file: "The signed agreement",
    facts: [],
  },
  utilities: {
    todo: "Tell the utilities on which day the buyer starts to pay",
    waiting: "the utilities",
    help: "Both of you tell the companies for power, gas, water, trash and internet the same day. Keep them on until then. An inspection or a walk-through needs light and water.",
    handbook: "transferring-utilities",
    calendar: "The utilities change over",
    file: null,
    facts: [
      {
        name: "companies",
        label: "Companies",
        type: "text",
        by: "owner",
        hint: "Names and phone numbers, without customer numbers.",
      },
    ],
  },
  walk_through: {
    todo: "Walk through the home again",
    waiting: "the buyer's final walk-through",
    help: "The buyer checks that the home is as agreed. The contract says when. The day before closing is usual.",
    handbook: "final-walk-through",
    calendar: "Final walk-through",
    file: "A photo or a list",
    facts: [
      { name: "appointment", label: "Appointment", type: "moment", by: "buyer" },
      { name: "result", label: "What was found", type: "text", by: "buyer" },
    ],
  },
  signing: {
    todo: "Sign the closing documents",
    waiting: "the signing",
    help: "You sign at the title company, with a mobile notary or by video. That depends on your state. You and the other side often sign at different times. Bring the photo ID that the company asks for.",
    handbook: "signing-the-papers",
    calendar: "The closing documents are signed",
    file: null,
    facts: [
      { name: "appointment", label: "Your appointment", type: "moment", by: "each" },
      { name: "place", label: "Place", type: "line", by: "each" },
      {
        name: "bring",
        label: "What to bring",
        type: "text",
        by: "each",
        hint: "Bring what the company told you, such as a photo ID, a check and the keys.",
      },
    ],
  },
  closing: {
    todo: "Close the sale",
    waiting: "the closing",
    help: "The documents are signed, the money is paid, and the deed is recorded. Before you send money, call the company. Use a number that you looked up yourself.",
    handbook: "closing-day",
    calendar: "Closing",
    file: "The settlement statement",
    facts: [CALLED],
  },
  recording: {
    todo: "Make sure that the deed is recorded and the money has arrived",
    waiting: "the recording and the funds",
    help: `The title company records the deed at the county, pays off the owner's mortgage and pays the owner. In some states this is on the day of closing, in others some days later. Here it is late after ${SALE_LIMITS.recordingDays} days.`,
    handbook: "recording-and-funds",
    calendar: "The deed is recorded",
    file: null,
    facts: [
      { name: "number", label: "Recording number", type: "line", by: "both" },
      { name: "recorded", label: "Recorded on", type: "day", by: "both" },
      { name: "funds", label: "Money arrived on", type: "day", by: "owner" },
    ],
  },
  possession: {
    todo: "Hand over the keys",
    waiting: "the keys",
    help: "The owner has moved out and hands over keys, codes and manuals.",
    handbook: "moving-out",
    calendar: "The buyer gets the keys",
    file: "The receipt for the keys",
    facts: [
      { name: "appointment", label: "Handover", type: "moment", by: "both" },
      {
        name: "handed_over",
        label: "What is handed over",
        type: "text",
        by: "owner",
        hint: "Keys, remote controls, manuals. Tell codes in person.",
      },
    ],
  },
};
