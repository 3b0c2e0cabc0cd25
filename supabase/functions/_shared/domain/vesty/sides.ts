/** The two sides of a sale. Vesty's articles, tools and opening questions are for one of them, or for both. */
export type Side = "owner" | "buyer";

/** What a person does here; `neither` has no home of theirs and nothing to come back to as a buyer. */
export type Doing = Side | "both" | "neither";

/**
 * The side that a question is asked from: by its words, or else by what the person does. Undefined if neither tells, so
 * that both sides' articles may answer.
 */
export function sideOfQuestion(question: string, doing: Doing | undefined): Side | undefined {
  // A buyer has a first home and an inspection, and an owner reads of down payments: who is known needs clearer words.
  if (doing === "owner" || doing === "buyer") {
    const other = doing === "owner" ? "buyer" : "owner";
    return CLEARLY[other].test(question) && !CLEARLY[doing].test(question) ? other : doing;
  }
  const isOwners = OWNERS.test(question);
  if (isOwners !== BUYERS.test(question)) return isOwners ? "owner" : "buyer";
  return undefined;
}

/** Words of one side alone. */
const CLEARLY: Readonly<Record<Side, RegExp>> = {
  owner:
    /\b(?:sell(?:ing)? (?:my|our)|(?:sold|sale of) (?:my|our)|(?:i|we)(?:'m| am| are)? (?:sell(?:ing)?|list(?:ing)?)|my (?:listing|asking price|buyers?|visitors?|disclosures?)|what (?:do|would|will) i keep|offers? (?:i|we) (?:got|received))\b/i,
  buyer:
    /\b(?:as a buyer|(?:i|we)(?:'m| am| are| want to| plan to)? buy(?:ing)?|can i afford|my (?:offer|deposit|down payment|pre-?approval|(?:\w+ )?favou?rites?)|should i offer(?! for)|saved homes|homes? i (?:saved|like)|homes? for sale|for sale (?:under|below|in|near)|see a (?:home|house))\b/i,
};

/** "I sell", and what an owner says of theirs. */
const OWNERS =
  /\b(?:sell(?:ing)?|sold|sale of my|my (?:own )?(?:\w+ )?(?:home|house|condo|listing|price|asking price|buyers?|visitors?|photos?|disclosures?)|our (?:home|house|price)|(?:the|a|my|our|their) buyer(?!.?s.? agent)|buyer(?:s)? (?:who|backs?|wants?|asks?|needs?|walk\w*)|offers? (?:i|we) (?:got|received|have here)|i list|my list\w*|vend(?:o|er|iendo)|mi casa)\b/i;

/** "I buy", and what a buyer says of a home that is somebody's. */
const BUYERS =
  /\b(?:buy(?:ing)?|as a buyer|does a buyer pay|afford|pre-?approv\w*|down payment|\d+ ?% down|homes? i (?:saved|like)|my (?:\w+ )?favou?rites?|saved homes|my deposit|ma(?:k|d)e an offer|an offer for a|my offer|i (?:have )?offer(?:ed)?(?! for)|should i offer(?! for)|visit a|see a (?:home|house)|a home (?:i want|of \$)|for sale (?:under|below|in|near)|homes? for sale|compr(?:o|ar)|ofrecer)\b/i;
