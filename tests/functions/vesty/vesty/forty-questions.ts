/** Each home by its title, and by what an answer about it alone could say. */
export const HOMES = {
  bungalow: {
    title: /Bungalow on Fir/i,
    figures: /409,640|412,000|418,000|410,000|401,000|1951|1,540|Nina|Pia|Ugo|Quinn|Sven/,
  },
  ranch: {
    title: /Ranch near the lake/i,
    figures: /377,200|655,000|640,000|1988|2,310|Omar|\bTill\b|Vera|Rosa/,
  },
  loft: { title: /Loft downtown/i, figures: /284,200|298,000|290,000|2004/ },
  duplex: { title: /Duplex on Oak/i, figures: /494,900|520,000|505,000/ },
  lot: { title: /Cabin lot/i, figures: /1 Hill Rd/ },
} as const;

export type HomeName = keyof typeof HOMES;

type Known = {
  ask: string;
  /** The homes that the answer names, and no other. */
  about: readonly HomeName[];
  says?: readonly RegExp[];
  /** Whether Vesty asks which of them is meant, with no figure of any. */
  asks?: true;
};

const SALES = ["ranch", "loft", "duplex"] as const;
const ALL = ["bungalow", "ranch", "loft", "duplex", "lot"] as const;
const WITH_PRICES = ["bungalow", "ranch", "loft", "duplex"] as const;

/** What somebody with five homes and three sales asks. */
export const FORTY_QUESTIONS: readonly Known[] = [
  // What is kept: the accepted offer of a sale, or the best of the open offers, less 2% for closing and the mortgage. A
  // price that no buyer offered has the usual 3% for a buyer's agent as well.
  { ask: "What would I keep from the one with offers?", about: ["bungalow"], says: [/409,640/] },
  { ask: "What would I keep from the one for 412000?", about: ["bungalow"], says: [/409,640/] },
  { ask: "What would I keep from the $655,000 one?", about: ["ranch"], says: [/377,200/] },
  { ask: "What would I keep from my condo?", about: ["loft"], says: [/284,200/] },
  { ask: "What would I keep from the cheaper one?", about: ["loft"], says: [/284,200/] },
  { ask: "What would I keep from the most expensive one?", about: ["ranch"], says: [/377,200/] },
  { ask: "What would I keep from the one under contract?", about: SALES, asks: true },
  { ask: "What would I keep from the one in Duluth?", about: ["ranch"], says: [/377,200/] },
  { ask: "What would I keep from the Minneapolis sale?", about: ["loft"], says: [/284,200/] },
  { ask: "What would I keep from 77 Oak Ave?", about: ["duplex"], says: [/494,900/] },
  { ask: "What would I keep if I sold the Duplex on Oak?", about: ["duplex"], says: [/494,900/] },
  {
    ask: "About Ranch near the lake: What would I keep after the costs of selling?",
    about: ["ranch"],
    says: [/377,200/],
  },
  { ask: "What would I keep from the biggest one?", about: ["ranch"], says: [/377,200/] },
  { ask: "What would I keep from the newest one?", about: ["loft"], says: [/284,200/] },
  {
    ask: "What would I keep if I accepted 630000 for the one with offers?",
    about: ["bungalow"],
    says: [/598,500/],
  },
  { ask: "What would I keep of my sale?", about: WITH_PRICES, asks: true },
  { ask: "What would I keep at $600,000?", about: WITH_PRICES, asks: true },
  {
    ask: "What would I keep from the Chalet sale?",
    about: ALL,
    says: [/No home of theirs is called/],
    asks: true,
  },
  // Sales: what comes next, and whose move it is.
  { ask: "What is the next step in my Duplex on Oak sale?", about: ["duplex"], says: [/494,900/] },
  { ask: "What is the next step of the sale in Duluth?", about: ["ranch"], says: [/377,200/] },
  { ask: "Whose move is it in the sale of my condo?", about: ["loft"], says: [/284,200/] },
  { ask: "Which dates come next in my sales?", about: SALES, says: [/Closing|closing/] },
  {
    ask: "What is the next step in the Chalet sale?",
    about: ALL,
    says: [/No home of theirs is called/],
    asks: true,
  },
  // Offers: all of them, each below its home, or those for one home.
  { ask: "Any offers?", about: WITH_PRICES, says: [/418,000/, /640,000/, /290,000/, /505,000/] },
  { ask: "Which offers are there for my bungalow on Fir Street?", about: ["bungalow"] },
  { ask: "Which offers did I get for the one in Duluth?", about: ["ranch"], says: [/640,000/] },
  { ask: "Are there any offers for my lot?", about: ["lot"], says: [/no offers/i] },
  // Showings and their times.
  {
    ask: "At which times am I offering showings of the one with offers?",
    about: ["bungalow"],
    says: [/11:00 AM/],
  },
  { ask: "At which times am I offering showings?", about: ["bungalow"], says: [/11:00 AM/] },
  {
    ask: "Who is coming to see the one in Duluth next?",
    about: ["ranch"],
    says: [/upcoming count: 4/, /Omar/],
  },
  {
    ask: "Who is coming to see the one with offers next?",
    about: ["bungalow"],
    says: [/upcoming count: 5/, /Nina/],
  },
  {
    ask: "Is anybody waiting for me to answer?",
    about: ["bungalow", "ranch"],
    says: [/Quinn/, /Rosa/, /Sven/],
  },
  {
    ask: "Is there any feedback on the one with offers?",
    about: ["bungalow"],
    says: [/high 1/],
  },
  { ask: "Is there any feedback on my condo?", about: ["loft"], says: [/feedback: none/] },
  // Facts of one home.
  {
    ask: "How many views has the one for $412,000 had this week?",
    about: ["bungalow"],
    says: [/views this week: 7/],
  },
  { ask: "In which year was my condo built?", about: ["loft"], says: [/2004/] },
  { ask: "How many bedrooms has the one in Duluth?", about: ["ranch"], says: [/bedrooms: 4/] },
  { ask: "What is still missing from my lot?", about: ["lot"], says: [/a price/] },
  // The market, and the month's cost.
  { ask: "Is my price too high compared with similar homes?", about: WITH_PRICES, asks: true },
  {
    ask: "How much a month would a buyer pay for the cheaper one?",
    about: ["loft"],
    says: [/298,000/],
  },
];
