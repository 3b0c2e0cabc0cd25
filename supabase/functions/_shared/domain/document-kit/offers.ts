import { formatDollars, formatPrice } from "../format.ts";
import { netProceeds, PROCEEDS_DEFAULTS } from "../net-proceeds.ts";
import { percent } from "../savings.ts";
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
  "Offer stands until",
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
  heading("How long this stands"),
  fields("Date", "Time and time zone"),
  text(
    "This counter offer ends at the time above unless the seller has by then received a copy signed by the buyer. The seller may take it back in writing before that, and may accept another offer meanwhile.",
  ),
  { kind: "signatures", parties: ["Seller", "Seller", "Buyer (accepted)", "Buyer (accepted)"] },
];

/** The asking price and two common discounts. */
const DISCOUNTS = [0, 0.03, 0.05];

export const netSheet: KitWriter = (facts) => {
  const asking = facts.home?.price ?? null;
  const columns = DISCOUNTS.map((discount) =>
    asking === null ? null : netProceeds(asking * (1 - discount)),
  );
  const amount = (find: (sheet: ReturnType<typeof netProceeds>) => number | undefined) =>
    columns.map((sheet) => {
      const value = sheet ? find(sheet) : undefined;
      return value === undefined ? "" : formatDollars(value);
    });
  const line = (id: keyof typeof PROCEEDS_DEFAULTS) =>
    amount((sheet) => sheet.lines.find((each) => each.id === id)?.amount);
  return [
    parties(facts, { label: "Asking price", value: askingPrice(facts) }),
    text(
      "An estimate. The binding figures are on the settlement statement, which the title company or attorney sends you before closing.",
    ),
    {
      kind: "table",
      head: [
        "",
        ...DISCOUNTS.map((share) => (share ? `Asking − ${percent(share)}` : "Asking price")),
      ],
      widths: [0.4, 0.2, 0.2, 0.2],
      rows: [
        ["Sale price", ...amount((sheet) => sheet.price)],
        ["− Your own agent's commission", ...(asking === null ? ["", "", ""] : ["$0", "$0", "$0"])],
        [`− Buyer's agent (${percent(PROCEEDS_DEFAULTS.buyerAgent)})`, ...line("buyerAgent")],
        [`− Closing costs (${percent(PROCEEDS_DEFAULTS.closingCosts)})`, ...line("closingCosts")],
        ["− Concessions to the buyer", "", "", ""],
        ["− Mortgage payoff", "", "", ""],
        ["− Repairs and other costs", "", "", ""],
        ["− Property tax and HOA until closing", "", "", ""],
        ["Before your mortgage and the blank lines", ...amount((sheet) => sheet.net)],
        ["What I keep", "", "", ""],
      ],
    },
    heading("What this assumes"),
    ...netProceeds(asking ?? 0).assumptions.map((sentence) => text(`• ${sentence}`)),
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
