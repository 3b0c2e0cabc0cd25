import { HANDBOOK_TOPICS, type HandbookArticle } from "@domain/handbook.ts";
import type { PageHead } from "./page-head.ts";

const PUBLISHER = { "@type": "Organization", name: "SelfNVest" };

export function handbookHead(): PageHead {
  return {
    title: "The handbook",
    description:
      "How to sell your own home: price, photos, disclosures, showings, offers, inspection, closing, taxes and moving, in plain words.",
  };
}

/** What a search engine shows of an article, and schema.org's Article. */
export function handbookArticleHead(article: HandbookArticle): PageHead {
  return {
    title: article.title,
    description: article.summary,
    data: {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: article.title,
      description: article.summary,
      articleSection: HANDBOOK_TOPICS[article.topic],
      dateModified: article.updated_on,
      inLanguage: "en-US",
      isAccessibleForFree: true,
      author: PUBLISHER,
      publisher: PUBLISHER,
    },
  };
}
