import { netProceeds, type ProceedsTerms } from "../../offers/net-proceeds.ts";
import { NO_FIGURES } from "../../offers/offers.ts";
import { percent } from "../../offers/savings.ts";
import { type SaleProceeds, saleProceeds } from "../../sales/sale-proceeds.ts";
import { formatDollars, formatPrice } from "../../site/text/format.ts";
import { fields, heading, type KitWriter, note, text } from "./blocks.ts";
import { parties } from "./parties.ts";

const ROWS_OF_AN_OFFER = [
  "Buyer",
  "Price offered",
  "Earnest money, and who holds it",
  "Cash, or loan type and down payment",
  "Pre-approval: lender and date",
  "Concessions asked for",
  "Buyer's agent, and who pays",
  "Inspection: days, and for what",
  "Appraisal: required, gap covered?",
  "Must sell a home first?",
  "What is to stay in the house",
  "Closing date, possession",
  "Offer expires",
  "What I keep (net sheet)",
  "How likely it is to close, 1 to 5",
];

export const offerSummary: KitWriter = (facts) => [
  parties(facts, { label: "Asking price", value: askingPrice(facts) }),
  text(
    "The highest price is not always the best offer. Compare what you keep, and how likely it is that the sale closes.",
  ),
  {
    kind: "table",
    head: ["", "Offer A", "Offer B", "Offer C"],
    widths: [0.31, 0.23, 0.23, 0.23],
    rows: ROWS_OF_AN_OFFER.map((label) => [label, "", "", ""]),
  },
  heading("Pros and cons of each"),
  { kind: "lines", count: 6 },
];

export const counterOffer: KitWriter = (facts) => [
  parties(facts, { label: "Buyer" }, { label: "Offer of (date)" }),
  note(
    "A signed counter offer that the buyer signs is a contract. Have an attorney read it before you send it. Until both have signed, either side may back out.",
  ),
  heading("The seller accepts the offer named above with these changes"),
  fields(
    "Price",
    "Earnest money",
    "Concessions by the seller",
    "Closing date",
    "Possession",
    "Inspection period (days)",
  ),
  heading("Other changes"),
  { kind: "lines", count: 8 },
  text("Everything else in the offer stays as it is."),
  heading("Offer expires"),
  fields("Date", "Time and time zone"),
  text(
    "This counter offer ends at the time above. By then, the seller needs a copy that the buyer has signed. Before that, the seller may withdraw it in writing. The seller may also accept another offer.",
  ),
  { kind: "signatures", parties: ["Seller", "Seller", "Buyer (accepted)", "Buyer (accepted)"] },
];

/** Common discounts from the asking price. */
const DISCOUNTS = [0, 0.03, 0.05];
const COLUMNS = 3;

/**
 * The net proceeds by the owner's stored figures, from the accepted or best offer and the asking price. A figure that
 * isn't known stays blank.
 */
export const netSheet: KitWriter = (facts) => {
  const { offers, now } = facts;
  const asking = facts.home?.price ?? null;
  const deciding = saleProceeds(offers, undefined, { now });
  const asked = DISCOUNTS.map((share) => ({
    head: share ? `Asking − ${percent(share)}` : "Asking price",
    sheet:
      asking === null ? undefined : saleProceeds(offers, Math.round(asking * (1 - share)), { now }),
  }));
  const isAccepted = deciding?.offer?.state === "accepted";
  const columns = [
    ...(deciding ? [{ head: isAccepted ? "Accepted offer" : "Best offer", sheet: deciding }] : []),
    ...asked,
  ].slice(0, COLUMNS);
  const figures = offers?.figures ?? null;
  const row = (label: string, find: (sheet: SaleProceeds) => number | undefined) => [
    label,
    ...columns.map(({ sheet }) => {
      const value = sheet && find(sheet);
      return value === undefined ? "" : formatDollars(value);
    }),
  ];
  const lineRow = (label: string, ...ids: (keyof ProceedsTerms)[]) =>
    row(label, ({ lines }) => {
      const amounts = lines.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount);
      return amounts.length > 0 ? amounts.reduce((sum, each) => sum + each) : undefined;
    });
  const closingCosts = (figures ?? NO_FIGURES).closing_costs_share / 100;
  const net = (sheet: SaleProceeds) => sheet.net;
  return [
    parties(facts, { label: "Asking price", value: askingPrice(facts) }),
    text(
      "This is an estimate. The final figures are on the settlement statement. The title company or attorney sends it to you before you close.",
    ),
    {
      kind: "table",
      head: ["", ...columns.map(({ head }) => head)],
      widths: [0.4, 0.2, 0.2, 0.2],
      rows: [
        row("Sale price", ({ price }) => price),
        row("− Your own agent's commission", () => 0),
        lineRow("− Buyer's agent", "buyerAgent", "buyerAgentFee"),
        lineRow(`− Closing costs (${percent(closingCosts)})`, "closingCosts"),
        lineRow("− Concessions to the buyer", "concessions"),
        lineRow("− Mortgage payoff", "mortgagePayoff"),
        lineRow("− Repairs and other costs", "otherCosts"),
        lineRow("− Property taxes due", "taxesDue"),
        lineRow("− Keeping the home until closing", "carryingCosts"),
        ...(figures === null
          ? [
              row("Before your mortgage and the blank lines", net),
              ["What I keep", ...columns.map(() => "")],
            ]
          : [row("What I keep", net)]),
      ],
    },
    heading("What this assumes"),
    ...(columns[0]?.sheet ?? netProceeds(0)).assumptions.map((sentence) => text(`• ${sentence}`)),
    heading("My own figures"),
    fields(
      "Mortgage payoff (from the lender), good until",
      "Title and escrow fees (quote)",
      "Transfer tax (county)",
      "Attorney",
    ),
  ];
};

function askingPrice({ home }: Parameters<KitWriter>[0]): string | null {
  return home?.price ? formatPrice(home.price) : null;
}
