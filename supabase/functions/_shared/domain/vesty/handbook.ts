/** The topics of the handbook for people selling their own home, in the order of a sale. */
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

/** An article in a list; a row of `handbook_articles`. */
export type HandbookEntry = {
  slug: string;
  title: string;
  topic: HandbookTopic;
  summary: string;
};

export type HandbookArticle = HandbookEntry & {
  /** Markdown whose headings start at level two. */
  body: string;
  /** Dates, YYYY-MM-DD. */
  published_on: string;
  updated_on: string;
};

/** A result of `search_handbook`, which returns the best first. */
export type HandbookMatch = HandbookEntry & {
  /** The best matching part of the article, in Markdown. */
  passage: string;
  /** How well it matches the question, 0 to 1; below 0.1 it is hardly relevant. */
  rank: number;
};

/** Only this many characters of a question are searched for. */
export const MAX_HANDBOOK_QUERY = 500;
export const MAX_HANDBOOK_PASSAGE = 900;

/** Whether the text could be the name of an article in "/handbook/…". */
export function isHandbookSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;
}
