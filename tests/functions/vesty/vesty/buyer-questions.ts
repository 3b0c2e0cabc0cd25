/** Questions of somebody who buys, with two favorites and no home of their own, and what each answer must say. */
export type BuyerQuestion = {
  ask: string;
  says: readonly RegExp[];
  /** A tool that must have been asked. */
  tool?: string;
};

/** What no answer to a buyer says: where to list a home, what a plan costs, or what a seller is left with. */
export const NEVER_TO_BUYERS =
  /\]\(\/(?:sell|choose-plan|availability)|\$\d+(?:\.\d\d)? a month for (?:Basic|Premium)|commission saved|You would be left/i;

export const BUYER_QUESTIONS: readonly BuyerQuestion[] = [
  {
    ask: "Which homes with 3 bedrooms are for sale under $500,000?",
    tool: "search_homes",
    says: [/under \$500,000|\$500,000/, /Neighbor of 1800|Craftsman with a porch/, /\/listings\?/],
  },
  { ask: "Show me houses in Boise", tool: "search_homes", says: [/Boise/, /\/listings\?/] },
  { ask: "Are there any condos under 300k?", tool: "search_homes", says: [/\/listings\?/] },
  {
    ask: "I'm looking for a 3 bed home with a garage",
    tool: "search_homes",
    says: [/\/listings\?/],
  },
  {
    ask: "Compare the homes I saved",
    tool: "compare_homes",
    says: [/Neighbor of 1800/, /Craftsman with a porch/, /\/compare/],
  },
  {
    ask: "Which of my favorites is bigger?",
    tool: "compare_homes",
    says: [/Neighbor of 1800/, /1,800/],
  },
  {
    ask: "What would a home of $400,000 cost me a month with 10% down at 6%?",
    tool: "monthly_payment",
    says: [/down payment: \$40,000/i, /loan per month: \$2,158/i],
  },
  {
    ask: "What's the monthly payment on $350,000 with $70,000 down and a 7% interest rate?",
    tool: "monthly_payment",
    says: [/down payment: \$70,000/i, /loan per month: \$1,863/i],
  },
  {
    ask: "What would Neighbor of 1800 cost a month with 25% down?",
    tool: "monthly_payment",
    says: [/price: \$450,000/i, /down payment: \$112,500/i, /tax per month: \$/i],
  },
  { ask: "How much earnest money should I offer?", says: [/Earnest money/] },
  { ask: "How do I make an offer on a home?", says: [/Making an offer/] },
  { ask: "What should I look at when I visit a house?", says: [/Visiting a home/] },
  { ask: "What closing costs does a buyer pay?", says: [/What a buyer pays at closing/] },
  { ask: "How much house can I afford?", says: [/What you can pay/] },
  { ask: "Do I need a buyer's agent?", says: [/agent/i] },
  { ask: "What happens at the home inspection?", says: [/inspection/i] },
  { ask: "Should I get pre-approved before I look at homes?", says: [/What you can pay/] },
  { ask: "¿Qué casas hay en venta en Boise?", says: [/\/listings\?/, /inglés/] },
  { ask: "Wie mache ich ein Angebot für ein Haus?", says: [/Englisch/] },
  { ask: "Comment faire une offre pour une maison ?", says: [/anglais/] },
];

/** Written before their first result was looked at. */
export const BUYER_QUESTIONS_HELD_OUT: readonly BuyerQuestion[] = [
  { ask: "find me a townhouse near Boise", tool: "search_homes", says: [/\/listings\?/] },
  { ask: "what homes do you have below $460k?", tool: "search_homes", says: [/Neighbor of 1800/] },
  {
    ask: "Any places with at least 2 baths for sale?",
    tool: "search_homes",
    says: [/\/listings\?/],
  },
  { ask: "How do my saved homes differ?", tool: "compare_homes", says: [/Craftsman with a porch/] },
  { ask: "put my two favorites side by side", tool: "compare_homes", says: [/Neighbor of 1800/] },
  {
    ask: "If I put 5% down on a $300,000 house at 6.5%, what's my monthly cost?",
    tool: "monthly_payment",
    says: [/down payment: \$15,000/i, /loan per month: \$1,801/i],
  },
  {
    ask: "how much per month for the Craftsman with a porch if I pay 20% down?",
    tool: "monthly_payment",
    says: [/price: \$485,000/i, /down payment: \$97,000/i],
  },
  { ask: "Who holds my deposit?", says: [/Earnest money/] },
  { ask: "Can I get my deposit back if I change my mind?", says: [/Earnest money|Contingencies/] },
  { ask: "What are contingencies in an offer?", says: [/Contingencies/] },
  { ask: "What questions should I ask the owner at a showing?", says: [/Visiting a home/] },
  { ask: "How much cash do I need at closing as a buyer?", says: [/What a buyer pays at closing/] },
  { ask: "What is a pre-approval letter?", says: [/What you can pay|Can the buyer pay/] },
  { ask: "What are the steps to buy a home here?", says: [/Buying a home/] },
  { ask: "How do I see a house, do I need an agent to book it?", says: [/Visiting|Buying a home/] },
  { ask: "What if the appraisal is lower than my offer?", says: [/appraisal/i] },
  { ask: "Do I have any offers out?", tool: "my_buying", says: [/no offer|offers/i] },
  { ask: "What is title insurance?", says: [/title/i] },
  { ask: "房子每个月要多少钱？", says: [/英文/] },
  { ask: "¿Cuánto debo ofrecer de arras?", says: [/inglés/, /Earnest money/] },
];
