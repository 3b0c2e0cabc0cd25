import { formatDollars } from "../site/text/format.ts";
import { type OfferTerms, termWords } from "./offer-terms.ts";

/**
 * Amounts in dollars that people agree on as a share of the price. When only the price of an offer changes,
 * the amount stays and its share moves: 20% down is less than 20% of a higher price.
 */
export const SHARED_AMOUNTS = ["earnest_money", "down_payment"] as const;
export type SharedAmount = (typeof SHARED_AMOUNTS)[number];

export function isSharedAmount(name: string): name is SharedAmount {
  return SHARED_AMOUNTS.some((each) => each === name);
}

export type MovedShare = {
  name: SharedAmount;
  /** The share of the price that it was, and that it is now: "20%", "19.4%". */
  was: string;
  is: string;
  /** The amount, in dollars, that is the old share of the new price. */
  kept: number;
  /** One sentence that names the amount and both shares. */
  text: string;
};

/** A share is calculated from these: the terms of a version, or the terms typed so far. */
type Amounts = Pick<OfferTerms, "price" | "financing"> & Record<SharedAmount, number | null>;

/** The amounts that stayed while the price changed, and what their shares are now, in the order of the form. */
export function movedShares(before: OfferTerms, now: Amounts): MovedShare[] {
  return SHARED_AMOUNTS.flatMap((name): MovedShare[] => {
    const amount = before[name];
    if (!amount || now[name] !== amount || !(now.price > 0)) return [];
    if (name === "down_payment" && now.financing === "cash") return [];
    const kept = Math.round((amount * now.price) / before.price);
    const shares = sharesApart(amount / before.price, amount / now.price);
    if (kept === amount || !shares) return [];
    const [was, is] = shares;
    const { label } = termWords(name, "buyer");
    const text = `${label} stays ${formatDollars(amount)}: it was ${was} of the price and is ${is} now.`;
    return [{ name, was, is, kept, text }];
  });
}

/** Two shares with as few decimals as tell them apart; undefined when three don't. */
function sharesApart(was: number, is: number): [string, string] | undefined {
  for (const digits of [1, 2, 3]) {
    const [a, b] = [was, is].map((share) => `${Number((share * 100).toFixed(digits))}%`);
    if (a && b && a !== b) return [a, b];
  }
  return undefined;
}
