import { FALLBACK_TITLE } from "../homes/listings.ts";
import type { OfferPaper } from "../offers/offer-papers.ts";
import { fields, note } from "../papers/document-kit/blocks.ts";
import { formatDate } from "../site/text/format.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import {
  type AgreedRow,
  type AgreedSale,
  agreedTerms,
  agreedTermsPaper,
  NOT_THE_FORM,
  sectionBlocks,
} from "./agreed-terms.ts";
import { type PartyPage, sideName } from "./parties.ts";
import { factOf, factText } from "./sale-facts.ts";
import { type SaleStepKind, STEP_LABELS } from "./sale-steps.ts";
import { lastDayText } from "./step-words.ts";

/**
 * What the person who closes a sale needs for their file, in one page and one PDF (decision 201): people, deposit,
 * documents, dates, and the agreed terms. `page` has what their link shows, and `sale` the agreed terms.
 */
export type HandOverRow = { section: string; label: string; value: string; isMissing: boolean };

const NOT_SHOWN = "Not shown to you";
const NOT_SHARED = "Not shared with you yet";

/** The rows, in order. Sections of people and dates are on the page already. */
export function handOver(page: PartyPage, sale: AgreedSale): HandOverRow[] {
  const agreed = agreedTerms(sale, new Date(sale.sale.accepted_at));
  return [...people(page), ...deposit(sale, agreed), ...file(page, agreed), ...dates(page)];
}

/** The sections that the page shows as rows to copy. */
export const TO_COPY = ["Earnest money", "For your file"] as const;

function people(page: PartyPage): HandOverRow[] {
  return page.sides.flatMap(({ side, name, email, phone }) => {
    const who = sideName(side);
    return [
      row("People", who, name, "A closed account"),
      row("People", `${who}'s email`, email, NOT_SHOWN),
      row("People", `${who}'s telephone`, phone, NOT_SHOWN),
    ];
  });
}

/** The agreed rows about the deposit, and what was recorded about the payment. */
function deposit(sale: AgreedSale, agreed: readonly AgreedRow[]): HandOverRow[] {
  const recorded = (["amount", "sent"] as const).flatMap((name) => {
    const value = factOf(sale.sale.facts, "earnest_money", name, "owner")?.value;
    if (!value) return [];
    const isAmount = name === "amount";
    return [
      row(
        "Earnest money",
        isAmount ? "Sum that the buyer recorded" : "Sent on",
        factText({ type: isAmount ? "money" : "day" }, value),
      ),
    ];
  });
  return [...agreed.filter(({ section }) => section === "Earnest money"), ...recorded];
}

function file(page: PartyPage, agreed: readonly AgreedRow[]): HandOverRow[] {
  const named = (...kinds: SaleStepKind[]) =>
    page.files
      .filter(({ kind, is_own }) => kinds.includes(kind) && !is_own)
      .map(({ name }) => name)
      .join("\n") || null;
  const association = agreed.find(({ label }) => label === "Homeowners association");
  return [
    row("For your file", "Lender to be paid off", page.payoff, "Not recorded, or not for you"),
    ...(association ? [{ ...association, section: "For your file" }] : []),
    row("For your file", "Signed contract", named("contract"), NOT_SHARED),
    row("For your file", "Survey and earlier policy", named("title", "title_review"), NOT_SHARED),
  ];
}

/** By their last days; what is settled has the day on which it was. */
function dates({ steps, time_zone }: PartyPage): HandOverRow[] {
  return steps.map(({ kind, state, due_on, settled_on, until_hour }) => {
    const settled = settled_on && formatDate(settled_on, { short: true, year: true });
    const due = due_on && lastDayText(due_on, until_hour, time_zone);
    const value = settled ? `${state === "waived" ? "Waived" : "Done"} ${settled}` : due;
    return row("Dates", STEP_LABELS[kind], value, "No date yet");
  });
}

function row(section: string, label: string, value: string | null, instead = ""): HandOverRow {
  return { section, label, value: value ?? instead, isMissing: value === null };
}

/** Everything as one PDF. Null without agreed terms. */
export function handOverPaper(page: PartyPage, sale: AgreedSale, now: Date): OfferPaper | null {
  const terms = agreedTermsPaper(sale, now);
  if (terms === null) return null;
  return {
    title: `For the closing: ${page.home || FALLBACK_TITLE}`,
    blocks: [
      note(NOT_THE_FORM),
      fields(
        { label: "Address", value: page.address },
        { label: "For", value: page.name },
        {
          label: "Made on",
          value: formatDate(dateInZone(now, page.time_zone), { year: true }),
        },
      ),
      ...sectionBlocks(["People", ...TO_COPY, "Dates"], ["", ""], handOver(page, sale)),
      // Its notice is above.
      ...terms.blocks.filter(({ kind }) => kind !== "note"),
    ],
  };
}
