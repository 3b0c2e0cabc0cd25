import { parsePrice } from "../../../../supabase/functions/_shared/domain/homes/price-text.ts";
import { readNumber } from "../../../../supabase/functions/_shared/domain/site/text/read-number.ts";

type Args = Record<string, number | undefined>;
type Kind = "net_proceeds" | "monthly_payment";

/**
 * The sum that a question asks for, with the numbers it names. @param questions the question and those before that it
 * continues, oldest first: it keeps their figures.
 */
export function sumsIn(questions: readonly string[]): { name: string; args: Args }[] {
  const read = questions.map(readSum);
  const last = read.at(-1);
  const kind = read.findLast((each) => each.kind !== undefined)?.kind;
  if (!kind || !last || last.isOther || (last.kind === undefined && !last.hasFigures)) return [];
  const args: Args = Object.assign({}, ...read.map((each) => each.args[kind]));
  // A price that is named replaces a difference from the asking price, and the other way round.
  const latest = read.findLast(({ args: { net_proceeds: net } }) => net.price ?? net.from_asking);
  if (latest?.args.net_proceeds.price) delete args.from_asking;
  else if (latest) delete args.price;
  return [{ name: kind, args }];
}

/** A short question with figures that says nothing of its own: "At 480k?" */
export function continuesSum(question: string): boolean {
  const { kind, hasFigures, isOther } = readSum(question);
  return !kind && hasFigures && !isOther && question.trim().split(/\s+/).length <= 8;
}

function readSum(question: string) {
  const text = question
    .replace(/\s?\b(?:thousand|grand|mil)\b/gi, "k")
    .replace(/\s?\b(?:million|millones)\b/gi, "m");
  const amounts = amountsIn(text);
  const debt = text.search(DEBT);
  const byDebt = amounts.toSorted((a, b) => Math.abs(a.at - debt) - Math.abs(b.at - debt));
  const owed = debt < 0 ? undefined : byDebt[0];
  const rest = amounts.filter((amount) => amount !== owed);
  const price = rest
    .filter(({ value, gap }) => value >= LEAST_PRICE && !gap)
    .toSorted((a, b) => b.value - a.value)[0];
  const gap = price ? undefined : rest.find((each) => each.gap);
  const other = rest
    .filter((each) => each !== price && !each.gap)
    .reduce((sum, { value }) => sum + value, 0);
  const agent =
    percentBy(text, "agent|commission|comisi|realtor|broker") ??
    (NO_AGENT.test(text) ? 0 : undefined);
  const down = downIn(text);
  const loan = {
    down_percent: down === undefined ? percentBy(text, "down") : undefined,
    rate_percent: percentBy(text, "interest|rate") ?? percentAt(text),
    down_payment: down,
  };
  const net = {
    price: price?.value,
    from_asking: gap && gap.value * (gap.gap === "less" ? -1 : 1),
    mortgage_payoff: owed?.value,
    buyer_agent_percent: agent,
    other_costs: other || undefined,
  };
  const asksWhatIsLeft = ASKS_WHAT_IS_LEFT.test(text);
  // An income, a budget, a tax or someone else's home: the amount is not the price of this sale.
  const isMonthly = MONTHLY.test(text);
  const isOther = !asksWhatIsLeft && (isMonthly ? NO_LOAN : NO_SALE).test(text);
  const args = {
    net_proceeds: known(net),
    monthly_payment: known({ price: price?.value, ...loan }),
  };
  const hasFigures = Object.values({ ...net, ...loan }).some((value) => value !== undefined);
  const isSale = asksWhatIsLeft || (amounts.length > 0 && SALE.test(text)) || (agent ?? 0) > 0;
  const kind: Kind | undefined = isOther
    ? undefined
    : isMonthly
      ? "monthly_payment"
      : isSale
        ? "net_proceeds"
        : undefined;
  return { kind, args, hasFigures, isOther };
}

/** "$70,000 down" */
function downIn(text: string): number | undefined {
  const [, written] =
    /(\$\s?\d[\d.,]*k?|\b\d[\d.,]*k)\s+(?:down|as a down payment)\b/i.exec(text) ?? [];
  return written ? (parsePrice(written) ?? undefined) : undefined;
}

/** "at 6.5%" is a rate where a loan is spoken of. */
function percentAt(text: string): number | undefined {
  const [, written] = /\bat (\d+(?:[.,]\d+)?)\s?(?:%|percent)/i.exec(text) ?? [];
  return written ? (readNumber(written, "percent") ?? undefined) : undefined;
}

function known(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
}

const LEAST_PRICE = 30_000;
const DEBT = /\b(?:owe[ds]?|owing|mortgage|pay ?off|heloc|lien|debo|hipoteca)\b/i;
const SALE =
  /\b(?:sell|sells|selling|sold|vend\w+|offer\w*|ofrec\w+|bids?|accept\w*|counter\w*|owe[ds]?|owing|pay ?off|debo)\b/i;
const NO_SALE =
  /\b(?:earn|earns|income|salary|afford|qualify|budget|invest|rent|insur\w*|tax|taxes|deposit|earnest|neighbou?rs?|worth|apprais\w*|(?:i|we) (?:want|need|plan)?\s?(?:to )?buy|buying|find|show me|search\w*|looking for|homes? (?:under|below|for sale)|pool|gan[ao]r?|comprar)\b/i;
const NO_LOAN = /\b(?:earn|earns|income|salary|afford|qualify|budget|rent|insur\w*)\b/i;
const NO_AGENT =
  /\b(?:without|no)\s+(?:an?\s|the\s|any\s)?(?:buyer.?s?\s)?(?:agent|realtor|broker)\b/i;
const MONTHLY =
  /\bhow much (?:a|per|each) month\b|\bmonthly (?:payment|cost)|\b(?:payment|pay|costs?|\d[\d.,]*[km]?)\b[^.?!]*\b(?:a|per|each|every) month\b|\bmonthly\b[^.?!]*\bpay|\bmensual/i;
/** "what is left to do" and "what should I keep in mind" are no such questions. */
const ASKS_WHAT_IS_LEFT =
  /\bproceeds\b|\b(?:how much|what)\b[^.,;?!]*\b(?:keep(?! (?:in mind|in the|track|an|up|doing|showing|paying)\b)|net|pocket|clear(?! (?:to|the|out|up|title)\b)|left(?! (?:to|in the)\b)|lands?|walk away|take home|end up with)\b|\bcu[aá]nto\b[^.,;?!]*\bqued/i;
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
    const side = gap && (/over|above|more/i.test(gap) ? ("more" as const) : ("less" as const));
    return value ? [{ value, at: index + all.length / 2, gap: side }] : [];
  });
}

function percentBy(text: string, words: string): number | undefined {
  const found =
    text.match(new RegExp(`${PERCENT}[^\\d%]{0,20}(?:${words})`, "i")) ??
    text.match(new RegExp(`(?:${words})[^\\d%]{0,20}${PERCENT}`, "i"));
  return found ? (readNumber(found[1], "percent") ?? undefined) : undefined;
}
