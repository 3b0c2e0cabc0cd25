import { amountsIn, percentBy } from "./question.ts";

/** Which words ask for which tool, and what of the question are its arguments. */
export type Intent = {
  tool: string;
  words: readonly RegExp[];
  args?: (text: string) => Record<string, unknown>;
};

const VISIT = "(?:viewings?|showings?|visits?|visitors?|appointments?|tours?)";
const MINE = "(?:my|our|the) (?:home|house|listing|condo|townhouse|place|property|ad|draft)";
/** A look at everything. */
const WHOLE_SALE = [
  /\bhow (?:is|does|stands?) my sale\b|\bmy sale stands?\b|\bmost (?:useful|important) things?\b/i,
  /\bwhat should i (?:do|focus on|work on) (?:this|next|today|now)\b/i,
];

export const INTENTS: readonly Intent[] = [
  {
    tool: "my_viewings",
    words: [
      ...WHOLE_SALE,
      matching(
        `\\b(?:next|upcoming|today'?s?|tomorrow'?s?|scheduled|booked|confirmed|cancelled|past)\\b.{0,30}${VISIT}`,
      ),
      matching(
        `\\b(?:any|which|what|how many|my|list|show me)\\b.{0,20}${VISIT}\\b.{0,30}\\b(?:have|had|coming|week|weekend|today|tomorrow|scheduled|planned|upcoming|booked|so far|were|got)\\b`,
      ),
      matching(`\\bdo i have\\b.{0,20}${VISIT}`),
      /\b(?:who|when|anyone|anybody|someone)\b.{0,30}\b(?:comes?|coming|visit(?:s|ing)?|booked|sees?|seeing|view(?:s|ing)?)\b.{0,40}\b(?:home|house|place|listing|week|today|tomorrow|saturday|sunday|next|it)\b/i,
      /\b(?:unanswered|waiting|pending|open|new)\b.{0,20}\brequests?\b/i,
      /\brequests?\b.{0,30}\b(?:waiting|answer(?:ed)?|confirm|unanswered|pending)\b/i,
      /\bwaiting for (?:me|my answer)\b/i,
      matching(
        `\\b(?:did|does|has|have|what)\\b.{0,30}\\b(?:asks?|asked|wants?|writes?|written|says?|said)\\b.{0,30}${VISIT}`,
      ),
      /\b(?:what|how)\b.{0,20}\b(?:did|do|have)\b.{0,12}\b(?:people|visitors|buyers|they)\b.{0,12}\b(?:say|said|think|thought|like|liked)\b/i,
      /\b(?:my|any|get|got) feedback\b|\bfeedback (?:so far|from visitors|have i)\b/i,
      /\b(?:did not|didn't) show up\b.{0,20}\bmy\b|\bno.?shows?\b.{0,20}\bmy\b/i,
    ],
  },
  {
    tool: "my_availability",
    words: [
      /\b(?:my|our)\b.{0,20}\b(?:availability|calendar|weekly hours|free (?:times|slots|days)|viewing times|time slots|days off|notice)\b/i,
      /\b(?:which|what|how many|when)\b.{0,20}\b(?:days|times|slots|hours)\b.{0,30}\b(?:offer|offered|offering|free|open|available|booked)\b/i,
      /\bwhen can (?:people|buyers|visitors|they) (?:see|visit|view|come)\b|\bam i offering\b|\bnext free\b/i,
    ],
  },
  {
    tool: "my_listings",
    words: [
      ...WHOLE_SALE,
      /\b(?:views?|saves?|clicks?|people (?:have )?(?:looked|seen|saved|viewed)|looked at|saved)\b.{0,40}\b(?:my|our|week|so far|listing|home|house|get|got|have)\b/i,
      matching(
        `\\b(?:how is|how's|how are|how has|status of|what is missing|what's missing|missing (?:from|in)|tell me about|improve|complete|finish|finished|still need)\\b.{0,30}\\b${MINE}`,
      ),
      matching(
        `\\b${MINE}\\b.{0,40}\\b(?:doing|status|live|public|published|online|missing|complete|ready|popular|views?|saves?|listed (?:at|for)|on the market|need|for sale)\\b`,
      ),
      /\b(?:my|our) (?:asking |list(?:ing)? )?(?:price|description|photos|square f|bedrooms?|features)\b.{0,30}\?/i,
      /\bwhat (?:is|was|'s) my\b.{0,15}\bprice\b|\bhow long\b.{0,20}\b(?:been|on the market)\b.{0,20}\b(?:my|our|market)\b/i,
      /\bhow many photos\b/i,
      /\b(?:is|are|was) (?:my|our)\b.{0,25}\b(?:live|public|published|online|listed|active|visible|sold|pending)\b/i,
    ],
  },
  {
    tool: "compare_market",
    words: [
      /\b(?:my|our|i|am)\b.{0,40}\b(?:similar|comparable|compare[ds]?|competition|per (?:square foot|sq ?ft|sqft)|overpriced|too (?:high|expensive|much)|priced right)\b/i,
      /\b(?:similar|comparable|competing) (?:homes|houses|listings)\b.{0,40}\b(?:mine|my|me|here|ask(?:ing)?|cost)\b/i,
      /\bcompare\b.{0,30}\b(?:my|mine)\b|\bper (?:square foot|sq ?ft|sqft)\b.{0,30}\b(?:my|mine|our)\b/i,
    ],
  },
  {
    tool: "my_timeline",
    words: [
      ...WHOLE_SALE,
      /\b(?:my|the) (?:timeline|progress)\b|\b(?:which|what) step\b|\b(?:open|my|which|what) tasks\b/i,
      /\bwhat(?:'s| is| should i do)\b.{0,12}\bnext\b(?! (?:viewing|showing|visit|free))/i,
      /\bhow far (?:along )?(?:am i|have i)\b|\bwhere am i\b/i,
    ],
  },
  {
    tool: "my_documents",
    words: [
      /\b(?:my|which|what|list|have i|do i have|are there)\b.{0,25}\b(?:documents?|files|papers)\b.{0,40}\b(?:stored|uploaded|saved|have|there|here|on file|so far)\b/i,
      /\b(?:stored|uploaded)\b.{0,20}\b(?:documents?|files)\b|\bhave i (?:already )?uploaded\b/i,
      /\b(?:documents?|files)\b.{0,20}\bi (?:store|stored|upload|uploaded)\b/i,
    ],
  },
  {
    tool: "my_plan",
    words: [
      /\b(?:my|which|what|change|upgrade|cancel) (?:the |my )?(?:plans?|subscription)\b|\bplan (?:am i|do i)\b/i,
      /\bmessages?\b.{0,20}\b(?:a|per|each|left|today)\b/i,
      /\b(?:premium|basic chat|complete fsbo kit|the kit|vesty)\b.{0,30}\b(?:cost|price|include|get|worth)\b/i,
      /\b(?:cost|price) of\b.{0,15}\b(?:premium|basic|the kit|plans?)\b/i,
      /\bhow much (?:is|are|does|do)\b.{0,15}\b(?:premium|basic|the kit|plans?)\b/i,
    ],
  },
  {
    tool: "net_proceeds",
    words: [
      /\bnet (?:proceeds|sheet)\b|\bproceeds\b|\b(?:walk away with|take home|end up with|pocket)\b/i,
      /\bhow much\b.{0,25}\bi\b.{0,12}\b(?:keep|get|make|clear|net|have left|be left)\b/i,
      /\bwhat\b.{0,15}\bi (?:keep|net|clear)\b|\bleft (?:over )?after\b/i,
    ],
    args: saleIn,
  },
  {
    tool: "monthly_payment",
    words: [
      /\bmonthly (?:payment|cost|rate)\b|\bmortgage payment\b/i,
      /\b(?:pay|payment|cost)\b.{0,25}\b(?:a|per|each) month\b/i,
    ],
    args: (text) => ({
      price: amountsIn(text)[0]?.value ?? null,
      down_percent: percentBy(text, "down") ?? null,
      rate_percent: percentBy(text, "interest|rate") ?? null,
    }),
  },
  {
    tool: "commission_savings",
    words: [
      /\bsav(?:e|es|ing|ings)\b.{0,50}\b(?:agent|agents|realtor|commissions?|myself|by owner|on my own)\b/i,
      /\bcommissions?\b.{0,40}\bsav(?:e|ed|ing|ings)\b/i,
    ],
    args: (text) => ({
      price: amountsIn(text)[0]?.value ?? null,
      commission_percent: percentBy(text, "commission") ?? null,
    }),
  },
];

function matching(pattern: string): RegExp {
  return new RegExp(pattern, "i");
}

const DEBT = /\b(?:owe|owing|mortgage|loan|payoff|pay off)\b/i;

/** The amount nearest to a word for a debt is what is owed; the other one is the price. */
function saleIn(text: string) {
  const debt = text.search(DEBT);
  const amounts = [...amountsIn(text)].sort(
    (a, b) => Math.abs(a.at - debt) - Math.abs(b.at - debt),
  );
  const [owed, price] = debt < 0 ? [undefined, amounts[0]] : amounts;
  return {
    price: price?.value ?? null,
    mortgage_payoff: owed?.value ?? null,
    buyer_agent_percent: percentBy(text, "buyer'?s agent|agent") ?? null,
  };
}
