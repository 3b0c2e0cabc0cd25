import { type NetSheet, netSheet } from "../offers/offer-comparison.ts";
import type { OfferTerms } from "../offers/offer-terms.ts";
import type { Offer, SaleFigures } from "../offers/offers.ts";
import { formatDate } from "../site/text/format.ts";
import type { Side } from "../talk/messages.ts";

/** Tasks for each side in the week after the closing, and the owner's figures for their tax return. */

type NetLine = NetSheet["lines"][number];

export type Chore = { name: string; text: string; handbook: string };

export const CHORES: Record<Side, Chore[]> = {
  owner: [
    {
      name: "Utilities",
      text: "Read the meters on the day you hand over the keys, and end your accounts from that day. Have the final bills sent to your new address.",
      handbook: "moving-out",
    },
    {
      name: "Insurance",
      text: "Tell your insurer that the home is sold. Keep the policy until you know that the deed is recorded.",
      handbook: "moving-out",
    },
    {
      name: "Homestead",
      text: "A homestead or senior exemption usually ends with the sale. Tell the county. Ask about one for your next home.",
      handbook: "property-and-transfer-taxes",
    },
    {
      name: "Documents",
      text: "Keep the settlement statement and these figures for your tax return.",
      handbook: "capital-gains",
    },
  ],
  buyer: [
    {
      name: "Utilities",
      text: "From the day you get the keys, put electricity, gas, water and internet in your name. Note the meters.",
      handbook: "moving-out",
    },
    {
      name: "Insurance",
      text: "Check that your policy has begun. If you have a lender, check that the policy names it.",
      handbook: "closing-day",
    },
    {
      name: "Homestead",
      text: "Many states lower the tax of a home that its owner lives in, but only for owners who apply in time. Ask the county assessor.",
      handbook: "property-and-transfer-taxes",
    },
    {
      name: "Deed",
      text: "Ask the title company when the deed was recorded. Ask for a copy.",
      handbook: "closing-day",
    },
  ],
};

/** The costs of the sale itself; other amounts that came off the price aren't costs of selling. */
const COSTS_OF_SALE: readonly NetLine["id"][] = [
  ...(["listingCommission", "buyerAgent", "buyerAgentFee"] as const),
  ...(["closingCosts", "concessions"] as const),
];

export type TaxSheet = {
  /** "Marked as closed on Friday, December 4, 2026; the settlement statement has the day of the sale" */
  sold: string;
  /** The price that the buyer paid, in dollars. */
  gross: number;
  costs: NetLine[];
  /** `gross` minus the costs of the sale. */
  left: number;
  /** Other amounts that came off the price. */
  others: NetLine[];
};

/**
 * The owner's figures for their tax return, from the agreed terms and the figures they entered for comparing offers.
 *
 * @param day on which the sale was marked as closed, by the home's time zone; keeping the home cost nothing after it.
 */
export function taxSheet(terms: OfferTerms, figures: SaleFigures, day: string): TaxSheet {
  const { price, lines } = netSheet({ ...terms, closing_on: day }, figures, day);
  const costs = lines.filter(({ id }) => COSTS_OF_SALE.includes(id));
  return {
    sold: `Marked as closed on ${formatDate(day, { year: true })}; the settlement statement has the day of the sale`,
    gross: price,
    costs,
    left: price - costs.reduce((sum, { amount }) => sum + amount, 0),
    others: lines.filter((line) => !costs.includes(line)),
  };
}

export const TAX_QUESTION =
  "Ask the title company: “Will you report this sale to the IRS on Form 1099-S? With which amount?”";

export const TAX_NOTE =
  "These are your own figures, not advice. The settlement statement has the final ones. You may owe tax, depending on what you paid, what you improved and how long you lived there. Ask your tax adviser.";

/** Explains what happens once the owner says that the home is sold. */
export const SOLD_NOW =
  "The closing took place, and the deed is recorded. Once you mark the home as sold, its page says so and no longer shows your words and photos. Other offers end, and so do backups. You both find here what to do next.";

/** The question before a home is marked as sold whose owner hasn't recorded on which day the money arrived. */
export const SOLD_UNPAID = {
  title: "Has the money arrived?",
  text: "You have not recorded on which day it did. Look at your account before you mark the home as sold: this ends all other offers and backups, and can't be undone.",
  confirm: "Mark as sold",
  keep: "Not yet",
} as const;

/** Whether the owner has recorded that the money arrived. */
export function areFundsRecorded({ sale }: Pick<Offer, "sale">): boolean {
  const funds = sale?.facts.filter(({ kind, field }) => kind === "recording" && field === "funds");
  return funds?.sort((a, b) => b.n - a.n)[0]?.value != null;
}
