import { formatDollars } from "../site/text/format.ts";

/**
 * Amounts that the person probably meant otherwise: "245" for $245,000, or "3" for 3%. A doubt is a question with an
 * answer to choose, and never a refusal: a person who means the amount keeps it.
 */
export type Doubt<Name extends string = string> = {
  name: Name;
  value: number;
  /** E.g. "$245 is 0.1% of the asking price, $250,000." */
  text: string;
  /** The amounts that were probably meant, likeliest first; none where nothing is likely. */
  meant: number[];
};

export type AmountName =
  | "price"
  | "escalates_to"
  | "escalates_by"
  | "earnest_money"
  | "down_payment"
  | "approved_amount"
  | "appraisal_gap"
  | "seller_credit"
  | "agent_amount"
  | "agent_share"
  | "warranty_most";

/** A price between half the asking price and twice as much is not asked about. */
const USUAL_PRICE = [0.5, 2] as const;

/** The shares of the price between which an amount is not asked about. */
const USUAL_SHARES: Record<
  Exclude<AmountName, "price" | "agent_share">,
  readonly [number, number]
> = {
  escalates_to: [1, 1.5],
  escalates_by: [0.0002, 0.1],
  earnest_money: [0.0002, 0.25],
  down_payment: [0.005, 1],
  approved_amount: [0.05, 2],
  appraisal_gap: [0.0002, 0.5],
  seller_credit: [0.0002, 0.1],
  agent_amount: [0.001, 0.1],
  warranty_most: [0.0001, 0.05],
};

/** If there is no price to compare with, a home or a lot below or above these amounts is asked about. */
const USUAL_DOLLARS = [10_000, 50_000_000] as const;

/** A share of the price below this was probably typed as a fraction: 0.03 for 3%. */
const LEAST_AGENT_SHARE = 0.1;

/**
 * The doubtful amounts of an offer or a counter, in the order of the form.
 *
 * @param amounts those that can be read.
 * @param asking the asking price, if there is one.
 */
export function doubtfulAmounts(
  amounts: Partial<Record<AmountName, number | null>>,
  asking: number | null,
): Doubt<AmountName>[] {
  const { price, agent_share } = amounts;
  const found: (Doubt<AmountName> | undefined)[] = [];
  const aboutPrice = price ? doubtfulPrice(price, asking) : undefined;
  found.push(aboutPrice);
  const whole = aboutPrice ? asking : (price ?? asking);
  for (const name of SHARED) {
    const value = amounts[name];
    if (value && whole) found.push(doubtfulShare(name, value, whole));
  }
  if (agent_share && agent_share < LEAST_AGENT_SHARE)
    found.push({
      name: "agent_share",
      value: agent_share,
      text: `${agent_share}% of the price is very little for an agent's fee.`,
      meant: [rounded(agent_share * 100)],
    });
  return found.filter((doubt) => doubt !== undefined);
}

const SHARED = Object.keys(USUAL_SHARES) as (keyof typeof USUAL_SHARES)[];

/**
 * A price that is far from what it is compared with, or from any home's.
 *
 * @param compared the asking price, or the price before.
 */
export function doubtfulPrice(
  price: number,
  compared: number | null,
  comparedName = "the asking price",
): Doubt<"price"> | undefined {
  const [least, most] = compared ? USUAL_PRICE.map((factor) => factor * compared) : USUAL_DOLLARS;
  if (least === undefined || most === undefined || (price >= least && price <= most))
    return undefined;
  const text = compared
    ? `${formatDollars(price)} is ${shareText(price, compared)} of ${comparedName}, ${formatDollars(compared)}.`
    : `${formatDollars(price)} is an unusual price for a home.`;
  // If there is no price to compare with, only missing thousands are likely.
  const factors = compared ? POWERS : price < least ? [1000] : [];
  const likely = factors
    .map((factor) => rounded(price * factor))
    .filter((value) => Number.isInteger(value) && value >= least && value <= most)
    .sort((a, b) => distance(a, compared ?? a) - distance(b, compared ?? b));
  return { name: "price", value: price, text, meant: likely.slice(0, 1) };
}

const POWERS = [1000, 100, 10, 0.1, 0.01, 0.001];

function doubtfulShare(
  name: keyof typeof USUAL_SHARES,
  value: number,
  price: number,
): Doubt<AmountName> | undefined {
  const [least, most] = USUAL_SHARES[name].map((share) => share * price) as [number, number];
  if (value >= least && value <= most) return undefined;
  const likely =
    value < least
      ? [value * 1000, ...(value <= 100 ? [Math.round((value / 100) * price)] : [])]
      : [value / 10, value / 100, value / 1000].filter((each) => each >= least).slice(0, 1);
  const fitting = likely.filter(
    (each) => Number.isInteger(each) && each >= least && each <= most && each !== value,
  );
  return {
    name,
    value,
    text: `${formatDollars(value)} is ${shareText(value, price)} of the price, ${formatDollars(price)}.`,
    meant: [...new Set(fitting)],
  };
}

function distance(value: number, from: number): number {
  return Math.abs(Math.log(value / from));
}

/** Rounding removes the binary remainder of 24,500,000 × 0.01. */
function rounded(value: number): number {
  return Number(value.toFixed(3));
}

/** "98%", "97.5%", "0.1%", "less than 0.1%". Never 100% for what isn't all of it. */
export function shareText(part: number, whole: number): string {
  const share = (part / whole) * 100;
  if (share > 0 && share < 0.1) return "less than 0.1%";
  const tenths = Math.round(share * 10) / 10;
  if (tenths === 100 && part !== whole) return part < whole ? "just under 100%" : "just over 100%";
  return `${tenths}%`;
}

/** A price with its share: "$480,000 (98% of the asking price)". */
export function priceBeside(price: number, asking: number | null | undefined): string {
  const text = formatDollars(price);
  if (!asking) return text;
  return price === asking
    ? `${text} (the asking price)`
    : `${text} (${shareText(price, asking)} of the asking price)`;
}
