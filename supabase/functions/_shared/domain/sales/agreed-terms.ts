import { FALLBACK_TITLE } from "../homes/listings.ts";
import type { OfferPaper } from "../offers/offer-papers.ts";
import {
  appliesTo,
  CONTINGENCIES,
  type Contingency,
  FINANCING_NAMES,
  type OfferTerms,
  PAYER_NAMES,
  type Payer,
  termText,
  termWords,
} from "../offers/offer-terms.ts";
import type { Offer } from "../offers/offers.ts";
import { fields, heading, type KitBlock, note } from "../papers/document-kit/blocks.ts";
import { formatCount, formatDate, formatDollars } from "../site/text/format.ts";
import { withHour } from "../site/time/hours.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import { zoneName } from "../site/time/zone-names.ts";
import { changesOf, termsInForce } from "./amendments.ts";
import { ruleText } from "./counting-days.ts";
import { bindingOf, type SaleStep } from "./deadlines.ts";
import { factOf } from "./sale-facts.ts";
import { daysTermOf, type SaleStepKind } from "./sale-steps.ts";
import { type SaleOffer, stepsOfSale, zoneOf } from "./step-words.ts";

/**
 * The agreed terms in the order in which purchase contracts ask (decision 200): the one source of the PDF, of the fields
 * to copy, and of the page of a title officer or an attorney. `private.agreed_sale_json` is what they read.
 */
export type AgreedSale = SaleOffer & Pick<Offer, "title"> & { disclosures: GivenDisclosure[] };

/** A disclosure that the buyers could read; days are where the home is. */
export type GivenDisclosure = {
  title: string;
  kind: string;
  published_on: string;
  acknowledged_on: string | null;
};

export const AGREED_SECTIONS = [
  "Parties",
  "Property",
  "Price",
  "Earnest money",
  "Payment",
  "Contract and days",
  "Conditions",
  "What goes with it",
  "Credits, repairs and fees",
  "Who pays what",
  "Closing and keys",
  "Disclosures",
  "Changes since acceptance",
] as const;
type AgreedSection = (typeof AGREED_SECTIONS)[number];

export type AgreedRow = {
  section: AgreedSection;
  label: string;
  value: string;
  /** Whether it is still to be found out: the value says so. */
  isMissing: boolean;
};

export const NOT_RECORDED = "Not recorded yet";
const NOT_AGREED = "Not agreed yet";

/** The rows of the form; none for an offer without agreed terms. */
export function agreedTerms(sale: AgreedSale, now: Date): AgreedRow[] {
  const current = termsInForce(sale, now);
  if (!current) return [];
  const { terms, repairs } = current;
  const steps = stepsOfSale(sale, now);
  const rows: Record<AgreedSection, Asked[]> = {
    Parties: parties(sale),
    Property: property(sale),
    Price: [["Price", formatDollars(terms.price)]],
    "Earnest money": earnestMoney(sale, terms, steps),
    Payment: payment(terms),
    "Contract and days": daysOf(sale),
    Conditions: conditions(sale, terms, steps),
    "What goes with it": [
      ["Included", terms.included || "Nothing is listed"],
      ["Not included", terms.excluded || "Nothing is listed"],
      ["Note in the offer", terms.note || "None"],
    ],
    "Credits, repairs and fees": [
      ["Credit from the seller to the buyer", formatDollars(terms.seller_credit)],
      ["Repairs by the seller before closing", repairs || "None"],
      ...agentOf(terms),
    ],
    "Who pays what": [
      ["Title insurance for the buyer (owner's policy)", payerText(terms.title_policy), NOT_AGREED],
      ["Transfer tax", payerText(terms.transfer_tax), NOT_AGREED],
      ["Survey", payerText(terms.survey), NOT_AGREED],
      ...warrantyOf(terms),
    ],
    "Closing and keys": [
      ["Closing", dateText(terms.closing_on)],
      ["Keys to the buyer", keysText(terms, steps)],
    ],
    Disclosures: disclosures(sale),
    "Changes since acceptance": changes(sale),
  };
  return AGREED_SECTIONS.flatMap((section) =>
    rows[section].map(([label, value, instead]) => ({
      section,
      label,
      value: value ?? instead ?? NOT_RECORDED,
      isMissing: value === null,
    })),
  );
}

/** A row: what the form asks, the answer or null, and what stands in its place. */
type Asked = [label: string, value: string | null, instead?: string];

function parties(sale: AgreedSale): Asked[] {
  const { owner, buyer } = sale.sale;
  return [
    ["Seller", owner ?? "A closed account"],
    ["Sellers' names as in the deed", factIn(sale, "contract", "sellers")],
    ["Buyer", buyer ?? "A closed account"],
    ["Buyers' names for the new deed", factIn(sale, "contract", "buyers")],
    ["Kind of contract", "First contract: it doesn't wait for another sale to end"],
  ];
}

function property(sale: AgreedSale): Asked[] {
  const { address, has_hoa } = sale.sale;
  const association = factIn(sale, "hoa_papers", "association");
  return [
    ["Address", address],
    ["Legal description", factIn(sale, "contract", "legal_description")],
    ["Parcel number", factIn(sale, "contract", "parcel")],
    [
      "Homeowners association",
      has_hoa ? association : "None, as the listing says",
      "There is one; its name is not recorded yet",
    ],
  ];
}

function earnestMoney(sale: AgreedSale, terms: OfferTerms, steps: SaleStep[]): Asked[] {
  if (terms.earnest_money === 0) return [["Earnest money", "None was agreed on"]];
  const step = stepOf("earnest_money", steps);
  const due = step?.due_on ? lastDay(step.due_on, step, sale) : null;
  const days = terms.earnest_money_days;
  const received = factIn(sale, "earnest_money", "received");
  return [
    ["Earnest money", formatDollars(terms.earnest_money)],
    ["Who holds it", terms.deposit_holder ?? factIn(sale, "earnest_money", "holder"), NOT_AGREED],
    [
      "To be paid",
      days === null && due === null
        ? null
        : [
            ...(days === null ? [] : [`within ${formatCount(days, "day")} of the contract`]),
            ...(due === null ? [] : [`by ${due}`]),
          ].join(", "),
      NOT_AGREED,
    ],
    ["Received", received === null ? NOT_RECORDED : dateText(received)],
  ];
}

function payment(terms: OfferTerms): Asked[] {
  const { financing, down_payment, price } = terms;
  if (financing === "cash") return [["How the buyer pays", FINANCING_NAMES.cash]];
  const own = down_payment ?? 0;
  return [
    ["How the buyer pays", FINANCING_NAMES[financing]],
    ["Down payment", formatDollars(own)],
    ["Loan", formatDollars(price - own)],
    ...(["approved_amount", "lender"] as const)
      .filter((name) => appliesTo(name, terms))
      .map((name): Asked => [termWords(name, "owner").label, termText(name, terms)]),
  ];
}

function daysOf(sale: AgreedSale): Asked[] {
  const binding = bindingOf(sale.sale.acts);
  const zone = sale.home?.time_zone;
  return [
    ["Accepted here", dateText(sale.sale.accepted_on)],
    ["Contract signed", binding ? dateText(binding.on) : null, "Not yet: days are counted from it"],
    ["How days are counted", binding ? ruleText(binding.rule) : null, NOT_AGREED],
    ["Time zone", zone ? zoneName(zone) : null],
  ];
}

function conditions(sale: AgreedSale, terms: OfferTerms, steps: SaleStep[]): Asked[] {
  return CONTINGENCIES.filter((name) => name !== "financing_days" || terms.financing !== "cash")
    .map((name): Asked => {
      const step = steps.find(({ kind }) => daysTermOf(kind) === name);
      return [termWords(name, "owner").label, conditionText(name, sale, terms, step)];
    })
    .concat(
      terms.appraisal_days === null
        ? []
        : [[termWords("appraisal_gap", "owner").label, formatDollars(terms.appraisal_gap)]],
      terms.has_no_home
        ? [[termWords("has_no_home", "owner").label, termText("has_no_home", terms)]]
        : [],
    );
}

/** "10 days, until Monday, November 30, 2026", with what became of it. */
function conditionText(
  name: Contingency,
  sale: AgreedSale,
  terms: OfferTerms,
  step: SaleStep | undefined,
): string {
  if (terms[name] === null) return termText(name, terms);
  const days = `${termText(name, terms)}${step?.due_on ? `, until ${lastDay(step.due_on, step, sale)}` : " after the contract"}`;
  if (step?.settled_on && step.state === "waived")
    return `${days}; waived on ${dateText(step.settled_on)}`;
  if (step?.settled_on && step.state === "done")
    return `${days}; done on ${dateText(step.settled_on)}`;
  return days;
}

function agentOf(terms: OfferTerms): Asked[] {
  const { agent_name, agent_share, agent_amount } = terms;
  if (agent_name === null) return [["Buyer's agent", "None"]];
  const fee =
    agent_share !== null
      ? `${agent_share}% of the price`
      : agent_amount !== null
        ? formatDollars(agent_amount)
        : "None from the seller";
  return [
    ["Buyer's agent", agent_name],
    ["Fee that the seller pays to the buyer's agent", fee],
  ];
}

/** Who pays for the home warranty, and up to how much; none if nothing was said about it. */
function warrantyOf(terms: OfferTerms): Asked[] {
  if (terms.warranty === null) return [];
  const most = terms.warranty_most;
  const upTo = most === null ? "" : `, up to ${formatDollars(most)}`;
  return [["Home warranty", `${payerText(terms.warranty)}${upTo}`]];
}

function payerText(payer: Payer | null): string | null {
  return payer && PAYER_NAMES[payer].replace("owner", "seller");
}

function keysText(terms: OfferTerms, steps: SaleStep[]): string {
  const due = stepOf("possession", steps)?.due_on;
  const day = due ? `, on ${dateText(due)}` : "";
  return terms.possession_days === 0
    ? `At closing${day}`
    : `${formatCount(terms.possession_days, "day")} after closing${day}`;
}

function disclosures(sale: AgreedSale): Asked[] {
  const given = sale.disclosures.map(
    ({ title, published_on, acknowledged_on }): Asked => [
      title,
      `Given ${dateText(published_on)}; ${
        acknowledged_on
          ? `acknowledged ${dateText(acknowledged_on)}`
          : "the buyer has not acknowledged it here"
      }`,
    ],
  );
  const papers = factIn(sale, "hoa_papers", "received");
  return [
    ...(given.length > 0 ? given : [["Disclosures", null, "None was given here"] as Asked]),
    ...(sale.sale.has_hoa
      ? [["Documents of the association", papers && `Received ${dateText(papers)}`] as Asked]
      : []),
  ];
}

function changes(sale: AgreedSale): Asked[] {
  const agreed = sale.sale.amendments.filter(({ state }) => state === "agreed");
  if (agreed.length === 0) return [["Agreed changes", "None"]];
  return agreed.map(
    (amendment): Asked => [
      `Change ${amendment.n}, agreed ${dateText(amendment.answered_on ?? "")}`,
      changesOf(amendment, sale, "owner")
        .map(({ label, was, now }) => `${label}: ${now} (was ${was})`)
        .join("\n"),
    ],
  );
}

function stepOf(kind: SaleStepKind, steps: readonly SaleStep[]): SaleStep | undefined {
  return steps.find((step) => step.kind === kind);
}

/** The value that both sides read; null if none was recorded. */
function factIn({ sale }: AgreedSale, kind: SaleStepKind, name: string): string | null {
  return factOf(sale.facts, kind, name, "owner")?.value ?? null;
}

/** A last day with the hour at which it ends, if that isn't the end of the day. */
function lastDay(day: string, { until_hour }: SaleStep, sale: AgreedSale): string {
  return withHour(dateText(day), until_hour, zoneOf(sale));
}

function dateText(day: string): string {
  return formatDate(day, { year: true });
}

/** The first sentences of the PDF, and above the fields to copy. */
export const NOT_THE_FORM =
  "This is not the contract, and you don't sign it. It lists what was agreed on, in the order in which purchase contracts ask. The person who fills in the form copies from it.";

/** The agreed terms as a PDF. Null without any. */
export function agreedTermsPaper(sale: AgreedSale, now: Date): OfferPaper | null {
  const rows = agreedTerms(sale, now);
  if (rows.length === 0) return null;
  const missing = rows.filter(({ isMissing }) => isMissing);
  const made = dateText(dateInZone(now, zoneOf(sale)));
  return {
    title: `Agreed terms: ${sale.home?.title || sale.title || FALLBACK_TITLE}`,
    blocks: [
      note(NOT_THE_FORM),
      fields(
        { label: "Made on", value: made },
        {
          label: "Still missing",
          value: missing.length === 0 ? "Nothing" : missing.map(({ label }) => label).join("; "),
        },
      ),
      ...sectionBlocks(AGREED_SECTIONS, ["The form asks", "Agreed"], rows),
    ],
  };
}

/** Each section as a heading and a table of its rows. */
export function sectionBlocks(
  sections: readonly string[],
  head: [string, string],
  rows: readonly { section: string; label: string; value: string }[],
): KitBlock[] {
  return sections.flatMap((section): KitBlock[] => [
    heading(section),
    {
      kind: "table",
      head,
      widths: [0.36, 0.64],
      rows: rows.filter((row) => row.section === section).map((row) => [row.label, row.value]),
    },
  ]);
}
