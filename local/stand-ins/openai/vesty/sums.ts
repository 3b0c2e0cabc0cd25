import { parsePrice } from "../../../../supabase/functions/_shared/domain/price-text.ts";
import { readNumber } from "../../../../supabase/functions/_shared/domain/read-number.ts";

/** What a question asks to calculate, with the numbers it names. */
export function sumsIn(question: string): { name: string; args: Record<string, unknown> }[] {
  const text = question
    .replace(/\s?\b(?:thousand|grand|mil)\b/gi, "k")
    .replace(/\s?\b(?:million|millones)\b/gi, "m");
  const amounts = amountsIn(text);
  const hasPercent = new RegExp(PERCENT, "i").test(text);
  if (amounts.length === 0 && !hasPercent && !ASKS_WHAT_IS_LEFT.test(text)) return [];
  const debt = text.search(DEBT);
  const byDebt = amounts.toSorted((a, b) => Math.abs(a.at - debt) - Math.abs(b.at - debt));
  const owed = debt < 0 ? undefined : byDebt[0];
  const rest = amounts.filter((amount) => amount !== owed);
  const prices = rest.filter(({ value, isGap }) => value >= LEAST_PRICE && !isGap);
  const price = prices.toSorted((a, b) => b.value - a.value)[0];
  const other = rest.filter((each) => each !== price).reduce((sum, { value }) => sum + value, 0);
  const args = {
    price: price?.value,
    mortgage_payoff: owed?.value,
    buyer_agent_percent: percentBy(text, "agent|commission|comisi|realtor|broker"),
    other_costs: other || undefined,
  };
  if (!/\bmonth|\bmensual/i.test(text)) return [{ name: "net_proceeds", args }];
  const rate_percent = percentBy(text, "interest|rate");
  const loan = { price: args.price, down_percent: percentBy(text, "down"), rate_percent };
  return [{ name: "monthly_payment", args: loan }];
}

const LEAST_PRICE = 30_000;
const DEBT = /\b(?:owe[ds]?|owing|mortgage|pay ?off|heloc|lien|debo|hipoteca)\b/i;
const ASKS_WHAT_IS_LEFT =
  /\bproceeds\b|\b(?:how much|what)\b[^.,;?!]*\b(?:keep|net|pocket|clear|left|lands?|walk away|take home|end up with)\b|\bcu[aá]nto\b[^.,;?!]*\bqued/i;
const PERCENT = String.raw`(\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent|por ciento)`;
/**
 * Bare numbers count from six digits on: shorter ones may be years. "20k under" is a gap, not a
 * price.
 */
const AMOUNT =
  /(\$\s?\d[\d.,]*\d[km]?|\b\d{1,3}(?:[.,]\d{3})+|\b\d{6,}|\b\d[\d.]*\s?[km])\b(?!\s?%)(\s+(?:under|below|less|lower|short|off|over|above|more)\b)?/gi;

function amountsIn(text: string) {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: all, 1: written = "", 2: gap, index }) => {
    const value = parsePrice(written);
    return value ? [{ value, at: index + all.length / 2, isGap: gap !== undefined }] : [];
  });
}

function percentBy(text: string, words: string): number | undefined {
  const found =
    text.match(new RegExp(`${PERCENT}[^\\d%]{0,20}(?:${words})`, "i")) ??
    text.match(new RegExp(`(?:${words})[^\\d%]{0,20}${PERCENT}`, "i"));
  return found ? (readNumber(found[1], "percent") ?? undefined) : undefined;
}
