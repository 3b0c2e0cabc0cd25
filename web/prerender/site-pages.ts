import { paths } from "@domain/site/paths.ts";
import type { QueryClient } from "@tanstack/react-query";
import { newestHomesQuery } from "@web/api/homes/newest-homes.ts";
import { listingQuery } from "@web/api/homes/one-listing.ts";
import { listingsQuery, searchListings } from "@web/api/search/listings.ts";
import { handbookArticleQuery, handbookContentsQuery } from "@web/api/vesty/handbook.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { PRIVACY } from "@web/features/site/legal/privacy.tsx";
import { TERMS } from "@web/features/site/legal/terms.ts";
import { homeVersion } from "@web/hosting/edge/home-version.ts";
import { listingHead } from "@web/hosting/edge/listing-head.ts";
import type { PageHead } from "@web/hosting/edge/page-head.ts";
import { env } from "@web/lib/env.ts";
import { handbookArticleHead, handbookHead } from "./handbook-head.ts";
import { landingHead } from "./landing-head.ts";

export type SitePage = {
  path: string;
  /** The file in web/screens whose code it needs. */
  screen: string;
  /** Holds the page's data, so that it renders completely. */
  queryClient: QueryClient;
  /** Fields left out are taken from index.html. */
  head: PageHead;
  /** The page is not in the sitemap, because people don't look for it. */
  isUnlisted?: true;
};

/**
 * The pages whose content is the same for everyone.
 * @param siteUrl the site's address, if known.
 * @param mostHomes the newest homes come first; the others are found through the list (most-homes.ts).
 */
export async function* sitePages(
  siteUrl: string | undefined,
  mostHomes: number,
): AsyncGenerator<SitePage> {
  yield await landingPage(siteUrl);
  yield await listingsPage();
  yield* legalPages();
  yield* memberPages();
  yield* handbookPages(siteUrl);
  for await (const id of newestListings(mostHomes)) {
    const page = await listingPage(id, siteUrl);
    if (page) yield page;
  }
}

async function landingPage(siteUrl: string | undefined): Promise<SitePage> {
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(newestHomesQuery());
  return {
    path: paths.home.href(),
    screen: "landing-screen",
    queryClient,
    head: landingHead(siteUrl),
  };
}

async function listingsPage(): Promise<SitePage> {
  const queryClient = createQueryClient();
  await queryClient.fetchInfiniteQuery(listingsQuery({}));
  return {
    path: paths.listings.href(),
    screen: "listings-screen",
    queryClient,
    head: { title: "Available Properties" },
  };
}

/** These pages load no data. */
function* legalPages(): Generator<SitePage> {
  for (const [document, path, screen] of [
    [PRIVACY, paths.privacy, "privacy-screen"],
    [TERMS, paths.terms, "terms-screen"],
  ] as const) {
    yield {
      path: path.href(),
      screen,
      queryClient: createQueryClient(),
      head: { title: document.title, description: document.lead },
    };
  }
}

/**
 * These pages are built as they look until the browser knows who is here: the sign-in form, and the shape of the
 * dashboard.
 */
function* memberPages(): Generator<SitePage> {
  for (const [title, path, screen] of [
    ["Login", paths.login, "login-screen"],
    ["Dashboard", paths.dashboard, "dashboard-screen"],
  ] as const) {
    yield {
      path: path.href(),
      screen,
      queryClient: createQueryClient(),
      head: { title },
      isUnlisted: true,
    };
  }
}

/** The list, and each article together with the list, which supplies the previous and next one. */
async function* handbookPages(siteUrl: string | undefined): AsyncGenerator<SitePage> {
  const queryClient = createQueryClient();
  const contents = await queryClient.fetchQuery(handbookContentsQuery());
  yield {
    path: paths.handbook.href(),
    screen: "handbook-screen",
    queryClient,
    head: handbookHead(),
  };
  for (const { slug } of contents) {
    const queryClient = createQueryClient();
    queryClient.setQueryData(handbookContentsQuery().queryKey, contents);
    const article = await queryClient.fetchQuery(handbookArticleQuery(slug));
    if (!article) continue;
    yield {
      path: paths.handbookArticle.href(slug),
      screen: "handbook-article-screen",
      queryClient,
      head: handbookArticleHead(article, siteUrl),
    };
  }
}

/** Undefined when it was taken off the market after the list was read. */
async function listingPage(id: string, siteUrl: string | undefined): Promise<SitePage | undefined> {
  const queryClient = createQueryClient();
  const listing = await queryClient.fetchQuery(listingQuery(id));
  if (listing === null) return undefined;
  return {
    path: paths.listing.href(id),
    screen: "listing-screen",
    queryClient,
    head: {
      ...listingHead(listing, { siteUrl, project: env.supabaseUrl }),
      version: await homeVersion(listing),
    },
  };
}

async function* newestListings(most: number): AsyncGenerator<string> {
  let cursor: string | null = null;
  let count = 0;
  while (count < most) {
    const page = await searchListings({}, cursor);
    for (const listing of page.listings) if (count++ < most) yield listing.id;
    cursor = page.next_cursor;
    if (cursor === null) return;
  }
}
