/** The handbook for people who sell their own home: its topics, in the order of a sale. */
export const HANDBOOK_TOPICS = {
  start: "First things",
  pricing: "The price",
  preparing: "Preparing the home",
  photos: "Photos and words",
  disclosures: "What to disclose",
  showings: "Showings",
  safety: "Safety",
  offers: "Offers",
  negotiation: "Negotiation",
  inspection: "Inspection",
  appraisal: "Appraisal",
  closing: "Closing",
  taxes: "Taxes",
  moving: "Moving",
  product: "Using SelfNVest",
} as const;

export type HandbookTopic = keyof typeof HANDBOOK_TOPICS;

/** What a list of articles shows; rows of `handbook_articles`. */
export type HandbookEntry = {
  slug: string;
  title: string;
  topic: HandbookTopic;
  summary: string;
};

export type HandbookArticle = HandbookEntry & {
  /** Markdown; its headings are of the second level. */
  body: string;
  /** Dates, YYYY-MM-DD. */
  published_on: string;
  updated_on: string;
};

/** The answer of `search_handbook`, the best first. */
export type HandbookMatch = HandbookEntry & {
  /** The part of the article that fits best, in markdown. */
  passage: string;
  /** How much of the question it speaks of, 0 to 1; below 0.1 it is hardly about it. */
  rank: number;
};

/** Characters of a question that are looked at; SQL: `search_handbook`. */
export const MAX_HANDBOOK_QUERY = 500;
export const MAX_HANDBOOK_PASSAGE = 900;

/** "/handbook/…" takes only what could be an article's name. */
export function isHandbookSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;
}
