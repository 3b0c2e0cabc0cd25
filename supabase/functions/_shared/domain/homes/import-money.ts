import { readNumber } from "../site/text/read-number.ts";
import { after, before, type Fact, mention } from "./import-fact.ts";
import { monthly, type Period, periodIn } from "./imported.ts";

/** Prices and fees in running text (import-text.ts). */

const SCALE = String.raw`(?:\s?(?:k|mm?|million|thousand)\b)?`;
const SUM = String.raw`(?:\$|usd)\s?(?:\d{1,3}(?: \d{3}){1,2}(?!\d)|\d(?:[\d.,']{0,13}\d)?)${SCALE}`;
const BARE_SUM = String.raw`\d{2,3}(?:[.,]\d{3}){1,2}|\d{5,9}|\d{1,4}(?:\.\d{1,3})?\s?(?:k|m|million)`;
const FREQUENCY = String.raw`(?:\/|per|a|each|every)?\s{0,2}(?:mo(?:nth(?:ly)?)?|q(?:uarte)?r(?:ly)?|quarterly|yr|year(?:ly)?|annum)|annual(?:ly)?`;

const FEES = [
  new RegExp(
    String.raw`\bhoa\b[^$\d\n]{0,25}\$?\s?(?<sum>\d[\d,.]{0,8}\d|\d)\s{0,2}(?<every>${FREQUENCY})?(?![\p{L}\d])`,
    "giu",
  ),
  new RegExp(
    String.raw`\$\s?(?<sum>\d[\d,]{0,8})\s{0,2}(?<every>${FREQUENCY})\b[^\n$\d]{0,12}\bhoa\b`,
    "gi",
  ),
];
const NO_FEE =
  /\bno hoa\b(?! (?:rules|restrict|approv|board))|\bhoa(?: fees?| dues)?\s?[:=]\s?(?:none|no|\$?0)\b(?![.,]?\d)/gi;

export function feesIn(text: string): Fact[] {
  const none = [...text.matchAll(NO_FEE)].map((match) => mention("hoa_fee", match, 0));
  const found = FEES.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => {
    const { sum = "", every } = match.groups ?? {};
    const said =
      every ??
      /\b(?:monthly|annual|yearly|quarterly)\b/i.exec(
        before(text, match.index, 12) + match[0],
      )?.[0];
    const period = said === undefined ? undefined : periodOf(said);
    const fee = readNumber(sum.replace(/[.,]$/, ""), "dollars");
    const known = period && fee !== null && !Number.isNaN(fee);
    return mention("hoa_fee", match, known ? monthly(fee, period) : undefined);
  });
  return none.length > 0 && found.every(({ value }) => value === undefined || value === 0)
    ? none
    : [...none, ...found];
}

function periodOf(said: string): Period | undefined {
  return periodIn(said.replace(/\s+/g, " ").trim());
}

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$])(?:(?<low>${SUM})\s{0,2}(?:-|–|—|to|or)\s{0,2})?(?:(?<sum>${SUM})|(?<bare>${BARE_SUM}))(?![\p{L}\p{N}]|[.,]\d)`,
  "giu",
);
/** "New roof ($15,000)" is one clause. */
const CLAUSE = /[;\n|•·!?)]|[.,](?!\d)/;
const HOLDS = /\b(?:now|(?:reduced|cut|lowered|dropped) to|new price|down to)\b[^$\d]{0,12}$/i;
const ASKED =
  /\b(?:price|priced (?:at|to sell at)|asking(?: price)?|offered (?:at|for)|listed (?:at|for)|for sale (?:for|at))\b[^$\d]{0,12}$/i;
/** Changes and former prices: "Price reduced $10,000", "Asking price was $500,000". */
const NOT_ASKED =
  /\b(?:cut|drop\w*|reduc\w*|lower\w*|decrease\w*|increase\w*|improve\w*|per|was|were)\b[^$\d]{0,12}$|\b(?:sold|original(?:ly)?|previous|old|former|starting|minimum|reserve|median|average|assessed)\b[^$\d]{0,25}$/i;
/** "Reduced from $500,000 to $475,000" is no range. */
const LOWERED = /\b(?:cut|drop\w*|reduced|lowered)(?: from)?\s{0,2}$/i;
const OTHER_THINGS =
  "tax(?:es)?|roof|kitchen|remodel\\w*|renovat\\w*|upgrades?|improvements?|updates|loan|mortgage|balance|credit|bonus|rebate|deposit|allowance|solar|hvac|windows|rent(?:s|ed|al)?|income|hoa|dues|fees?|payment|equity|discount|grant|insurance|utilities|commission|apprais(?:ed|al)|value[ds]?|assess(?:ed|ment)?|zestimate|estimate[ds]?|earnest|budget";
const OTHER_BEFORE = new RegExp(
  `\\b(?:${OTHER_THINGS}|from|off|save|down|bought|sold|paid|purchased|spent|over|worth|assum\\w*|owe[ds]?|invest\\w*)\\b[^$\\d]{0,18}$`,
  "i",
);
const OTHER_AFTER = new RegExp(
  `^\\s{0,2}(?:\\/\\s?(?:mo|month|yr|year|q|wk|week|night|sq|acre)|(?:per|a|each|monthly|annual|yearly|worth|off|below|under|less|down|towards?)\\b|price (?:cut|drop|reduction)|(?:[a-z][\\w-]{0,19} ){0,2}(?:${OTHER_THINGS})\\b)`,
  "i",
);
const LEAST_PRICE = 1000;
/** An amount from here on is a price, even without a word beside it. */
const LEAST_ALONE = 10_000;

/** The one that holds now, else the one that is asked, else the only sum without another meaning. */
export function pricesIn(text: string): Fact[] {
  const sums = [...text.matchAll(PRICE)].flatMap((match) => {
    const { low, sum, bare = "" } = match.groups ?? {};
    const at = match.index;
    const words = before(text, at, 50, CLAUSE);
    const rest = after(text, at + match[0].length);
    const isLowered = low !== undefined && LOWERED.test(words);
    const isAsked = ASKED.test(words) && !NOT_ASKED.test(words);
    const rank = isLowered || HOLDS.test(words) ? 3 : isAsked ? 2 : 1;
    if (OTHER_AFTER.test(rest)) return [];
    const isOther = sum === undefined || OTHER_BEFORE.test(words) || NOT_ASKED.test(words);
    if (rank === 1 && isOther) return [];
    const price = readNumber((sum ?? bare).replace(/[.,']$/, ""), "dollars") ?? Number.NaN;
    if (price < (rank === 1 ? LEAST_ALONE : LEAST_PRICE)) return [];
    const known = (low === undefined || isLowered) && !Number.isNaN(price);
    return [{ rank, fact: mention("price", match, known ? Math.round(price) : undefined) }];
  });
  const best = Math.max(...sums.map(({ rank }) => rank));
  return sums.filter(({ rank }) => rank === best).map(({ fact }) => fact);
}
