import { approximatePlace } from "@domain/homes/hidden-street.ts";
import type { HandbookArticle } from "@domain/vesty/handbook.ts";
import { listingHead } from "@web/hosting/edge/listing-head.ts";
import { type PageHead, withHead } from "@web/hosting/edge/page-head.ts";
import { handbookArticleHead } from "@web/prerender/handbook-head.ts";
import { expect, test } from "vitest";
import { details, homeId } from "../homes/listings/homes.ts";

/** The data that a search engine reads, taken from the page's HTML. */
const SITE = "https://homes.example";
const PLACE = { siteUrl: SITE, project: "https://ref.supabase.co" };

function readBack(head: PageHead): Record<string, unknown> {
  const html = withHead("<html><head><title></title></head></html>", head, undefined);
  const page = new DOMParser().parseFromString(html, "text/html");
  return JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "");
}

test("a home states its URL, picture, listing date and price", () => {
  const home = details(1, { title: 'Sunny </script> "craftsman"' });
  expect(readBack(listingHead(home, PLACE))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: home.title,
    url: `${SITE}/listings/${homeId(1)}`,
    datePosted: home.published_at,
    datePublished: home.published_at,
    image: ["home-1-1", "home-1-2"].map((name) => expect.stringContaining(`${name}.webp`)),
    offers: {
      "@type": "Offer",
      price: 401_000,
      priceCurrency: "USD",
      url: `${SITE}/listings/${homeId(1)}`,
      availability: "https://schema.org/InStock",
    },
  });
});

test("a home with a hidden street states its town and an approximate area", () => {
  const place = approximatePlace({ lat: 43.625, lng: -116.205 });
  const home = details(1, { address: "", address_hidden: true, ...place });
  const head = listingHead(home, PLACE);
  expect(readBack(head)).toMatchObject({
    mainEntity: {
      address: { addressLocality: "Boise", postalCode: "83702" },
      geo: {
        "@type": "GeoCircle",
        geoMidpoint: { latitude: place.lat, longitude: place.lng },
        geoRadius: 805,
      },
    },
  });
  expect(JSON.stringify(readBack(head))).not.toContain("streetAddress");
  expect(head.description).toContain("Boise, ID 83702");
});

test("a home without photographs gets the site's picture; a pending one is not marked available", () => {
  const data = readBack(listingHead(details(1, { images: [], status: "pending" }), PLACE));
  expect(data).toMatchObject({
    image: `${SITE}/share.png`,
    offers: { availability: "https://schema.org/LimitedAvailability" },
  });
});

test("a home's answered questions are part of its page; without any, there is no such part", () => {
  const answers = [{ id: "1", question: "How old is the roof?", answer: "</script> From 2019." }];
  expect(readBack(listingHead(details(1, { answers }), PLACE)).hasPart).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How old is the roof?",
        acceptedAnswer: { "@type": "Answer", text: "</script> From 2019." },
      },
    ],
  });
  expect(readBack(listingHead(details(1), PLACE))).not.toHaveProperty("hasPart");
});

test("an article states its URL, picture and date", () => {
  const article: HandbookArticle = {
    slug: "lead-paint",
    title: "Lead paint",
    topic: "disclosures",
    summary: "What you must do.",
    body: "## What you must do",
    published_on: "2026-11-20",
    updated_on: "2026-11-22",
  };
  expect(readBack(handbookArticleHead(article, SITE))).toMatchObject({
    "@type": "Article",
    headline: "Lead paint",
    url: `${SITE}/handbook/lead-paint`,
    mainEntityOfPage: `${SITE}/handbook/lead-paint`,
    image: `${SITE}/share.png`,
    datePublished: "2026-11-20",
    dateModified: "2026-11-22",
    author: { "@type": "Organization", name: "SelfNVest" },
  });
});

test("a site without a URL makes up none", () => {
  const home = readBack(listingHead(details(1, { images: [] }), { ...PLACE, siteUrl: undefined }));
  expect(home).not.toHaveProperty("url");
  expect(home).not.toHaveProperty("image");
  expect(home.datePublished).toBe("2026-11-03T12:00:00Z");
});
