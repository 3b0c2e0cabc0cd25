import { paths } from "@domain/site/paths.ts";
import { HANDBOOK_TOPICS, type HandbookArticle } from "@domain/vesty/handbook.ts";
import { type PageHead, shareImage } from "@web/hosting/edge/page-head.ts";

const PUBLISHER = { "@type": "Organization", name: "SelfNVest" };

export function handbookHead(): PageHead {
  return {
    title: "The handbook",
    description:
      "How to sell your own home: price, photos, disclosures, showings, offers, inspection, closing, taxes and moving, in plain words.",
  };
}

/**
 * Metadata for an article, including schema.org's Article.
 * @param siteUrl without a trailing slash; without it, addresses are omitted.
 */
export function handbookArticleHead(
  article: HandbookArticle,
  siteUrl: string | undefined,
): PageHead {
  const url = siteUrl && `${siteUrl}${paths.handbookArticle.href(article.slug)}`;
  return {
    title: article.title,
    description: article.summary,
    data: {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: article.title,
      description: article.summary,
      articleSection: HANDBOOK_TOPICS[article.topic],
      datePublished: article.published_on,
      dateModified: article.updated_on,
      ...(url ? { url, mainEntityOfPage: url, image: shareImage(siteUrl)?.url } : {}),
      inLanguage: "en-US",
      isAccessibleForFree: true,
      author: PUBLISHER,
      publisher: PUBLISHER,
    },
  };
}
