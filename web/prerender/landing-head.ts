import { paths } from "@domain/site/paths.ts";
import type { PageHead } from "@web/hosting/edge/page-head.ts";
import { env } from "@web/lib/env.ts";

/** The front page: who we are, and how to search here. @param siteUrl without a trailing slash. */
export function landingHead(siteUrl: string | undefined): PageHead {
  return {
    title: "Sell your home yourself",
    description:
      "List your home for free, offer the hours that suit you, and keep the commission: with a showing calendar, the paperwork and an AI assistant who knows your sale.",
    ...(siteUrl ? { data: structuredData(siteUrl) } : {}),
  };
}

/** schema.org's Organization and WebSite; both need absolute URLs. */
function structuredData(siteUrl: string): Record<string, unknown> {
  const home = `${siteUrl}${paths.home.href()}`;
  const organization = `${home}#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: "SelfNVest",
        url: home,
        logo: `${siteUrl}/favicon.svg`,
        email: env.supportEmail,
        ...(env.socialLinks.length > 0 ? { sameAs: env.socialLinks.map(({ url }) => url) } : {}),
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: "SelfNVest",
        url: home,
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${siteUrl}${paths.listings.href()}?search_term={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
