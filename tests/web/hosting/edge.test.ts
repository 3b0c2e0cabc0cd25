import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListingDetails } from "../../../supabase/functions/_shared/domain/homes/listings.ts";
import { edgeAnswer } from "../../../web/hosting/edge/answer.ts";
import { homeVersion } from "../../../web/hosting/edge/home-version.ts";
import { versionTag } from "../../../web/hosting/edge/page-head.ts";
import { details, homeId } from "../homes/listings/homes.ts";

/** The answers of a host's edge to a reader and a crawler, with the project's answers made up. */
const SITE = "https://homes.example";
const SETTINGS = {
  project: "https://ref.supabase.co",
  key: "sb_publishable_test",
  siteUrl: SITE,
  shell: `<html><head><title>shell</title><meta name="description" content="shell" />
    </head><body><div id="root"></div></body></html>`,
  headers: { "X-Frame-Options": "DENY" },
};

/** By the last part of the path: listings, sold_home, search_listings, sitemap_part. */
let project: Record<string, (query: URLSearchParams) => unknown>;
let asked: string[];
let n = 0;

beforeEach(() => {
  // Every test has homes of its own: answers are remembered.
  n += 1;
  project = { listings: () => [], sold_home: () => null };
  asked = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    const name = pathname.split("/").at(-1) ?? "";
    asked.push(name);
    expect(new Headers(init.headers).get("apikey")).toBe(SETTINGS.key);
    const answer = project[name]?.(searchParams);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function visit(path: string, options: { plain?: string; method?: string } = {}) {
  const { plain = "the host's own page", method = "GET" } = options;
  const request = new Request(SITE + path, { method });
  const answer = await edgeAnswer(request, SETTINGS, async () => new Response(plain));
  const text = (await answer?.text()) ?? "left to the host";
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return { status: answer?.status, text, headers: answer?.headers, data: JSON.parse(data ?? "{}") };
}

function forSale(fields: Partial<ListingDetails> = {}): ListingDetails {
  const home = details(100 + n, fields);
  project.listings = (query) => (query.get("id") === `eq.${home.id}` ? [home] : []);
  return home;
}

describe("a home that is for sale", () => {
  it.each([").", "%22", "'"])("is where its link with a stray %s leads", async (end) => {
    const { id } = forSale();
    const { status, headers } = await visit(`/listings/${id}${end}?ask`);
    expect(status).toBe(302);
    expect(headers?.get("location")).toBe(`/listings/${id}?ask`);
  });

  it("has its title, description, address, picture and data in the page at once", async () => {
    const home = forSale({ title: "Sunny craftsman" });
    const { status, text, headers, data } = await visit(`/listings/${home.id}`);
    expect(status).toBe(200);
    expect(text).toContain("<title>Sunny craftsman, Boise, ID · SelfNVest</title>");
    expect(text).toContain(`<link rel="canonical" href="${SITE}/listings/${home.id}" />`);
    expect(text).toMatch(/<meta name="description" content="\$\d/);
    expect(text).toMatch(/property="og:image" content="https:\/\/ref\.supabase\.co\/storage/);
    expect(text).toContain('<div id="root"></div>');
    expect(data).toMatchObject({ "@type": "RealEstateListing", name: "Sunny craftsman" });
    expect(headers?.get("x-frame-options")).toBe("DENY");
    expect(headers?.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers?.get("x-robots-tag")).toBeNull();
  });

  it("is served as it was built while nothing of it has changed, and not a moment longer", async () => {
    const home = forSale({ price: 485_000 });
    const plain = `<head>${versionTag(await homeVersion(home))}</head>built`;
    expect((await visit(`/listings/${home.id}`, { plain })).text).toBe(plain);
    n += 1;
    const cheaper = forSale({ price: 465_000 });
    const { text } = await visit(`/listings/${cheaper.id}`, { plain });
    expect(text).not.toContain("built");
    expect(text).toContain("$465,000");
  });

  it("never tells a street that its owner hides, even if the project did", async () => {
    const home = forSale({
      address: "1418 Maple St",
      zip_code: "83702-1234",
      address_hidden: true,
    });
    const { text, data } = await visit(`/listings/${home.id}`);
    expect(text).not.toContain("Maple");
    expect(text).not.toContain("1234");
    expect(data.mainEntity.geo["@type"]).toBe("GeoCircle");
  });

  it("can't write HTML with its owner's words", async () => {
    const words = `"><script>alert(1)</script><!-- $& </title>`;
    const home = forSale({ title: words, description: words, city: words });
    const { text, data } = await visit(`/listings/${home.id}`);
    expect(text).not.toContain("<script>alert");
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).not.toContain("<!--");
    expect(text).toContain("&quot;&gt;&lt;script&gt;alert(1)");
    expect(data.name).toBe(words);
    expect(data.description).toBe(words);
  });

  it("is read once in two minutes", async () => {
    const home = forSale();
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    for (let i = 0; i < 3; i += 1) await visit(`/listings/${home.id}`);
    expect(asked).toEqual(["listings"]);
    vi.setSystemTime(Date.now() + 120_000);
    await visit(`/listings/${home.id}`);
    expect(asked).toEqual(["listings", "listings"]);
  });

  it("answers HEAD without a body, and leaves everything else to the host", async () => {
    const home = forSale();
    expect(await visit(`/listings/${home.id}`, { method: "HEAD" })).toMatchObject({
      status: 200,
      text: "",
    });
    const post = await visit(`/listings/${home.id}`, { method: "POST" });
    expect(post.text).toBe("left to the host");
    expect((await visit("/listings")).text).toBe("left to the host");
    expect((await visit(`/listings/${home.id}/offer`)).text).toBe("left to the host");
  });
});

describe("a public read", () => {
  const READS = "/api/public/rest/v1/rpc";

  it("is asked once for all who ask within a minute, in whatever order", async () => {
    project.suggest_places = () => [{ label: `Boise ${n}` }];
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const first = await visit(`${READS}/suggest_places?typed=bo${n}&a=1`);
    vi.setSystemTime(Date.now() + 20_000);
    const second = await visit(`${READS}/suggest_places?a=1&typed=bo${n}`);
    expect(first.text).toBe(second.text);
    expect(asked).toEqual(["suggest_places"]);
    expect(first.headers?.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=30",
    );
    expect(second.headers?.get("cache-control")).toContain("s-maxage=40,");
    vi.setSystemTime(Date.now() + 41_000);
    await visit(`${READS}/suggest_places?typed=bo${n}&a=1`);
    expect(asked).toHaveLength(2);
  });

  it("is kept for an hour when it changes over weeks", async () => {
    project.answer_hours = () => 4;
    const { headers } = await visit(`${READS}/answer_hours?listing=${homeId(500 + n)}`);
    expect(headers?.get("cache-control")).toContain("s-maxage=3600");
  });

  it("is one of those that everybody may make", async () => {
    expect(await visit(`${READS}/my_offers`)).toMatchObject({ status: 404 });
    expect(await visit("/api/public/auth/v1/user")).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  it("fails without a trace in any memory", async () => {
    project.suggest_places = () => new Response(null, { status: 500 });
    const { status, headers } = await visit(`${READS}/suggest_places?typed=bad${n}`);
    expect(status).toBe(503);
    expect(headers?.get("cache-control")).toBe("no-store");
    project.suggest_places = () => [];
    expect(await visit(`${READS}/suggest_places?typed=bad${n}`)).toMatchObject({ status: 200 });
  });
});

describe("the short address of a sign", () => {
  it.each(["", "/"])(
    "leads to the home, as the place that the visitor comes from%s",
    async (end) => {
      const id = homeId(300 + n);
      project.home_at = (query) => (query.get("letters") === `bkmt${n}` ? id : null);
      const { status, headers } = await visit(`/h/bkmt${n}${end}`);
      expect(status).toBe(302);
      expect(headers?.get("location")).toBe(`/listings/${id}?from=sign`);
      expect(headers?.get("cache-control")).toBe("no-store");
    },
  );

  it("is 404 if no public home has it, and asked about again", async () => {
    project.home_at = () => null;
    for (let i = 0; i < 2; i += 1) {
      const { status, headers, text } = await visit(`/h/zzzz${n}`);
      expect(status).toBe(404);
      expect(headers?.get("x-robots-tag")).toBe("noindex");
      expect(text).toContain('<div id="root"></div>');
    }
    expect(asked).toEqual(["home_at", "home_at"]);
  });

  it("is left to the page if the project can't be read", async () => {
    project.home_at = () => new Response(null, { status: 500 });
    expect((await visit(`/h/down${n}`)).text).toBe("left to the host");
  });
});

describe("a home that isn't for sale", () => {
  it.each([homeId(77), "not-an-id", "%E0%A4%A"])(
    "%s is 404, not to be indexed, and the page is the shell",
    async (id) => {
      const { status, text, headers } = await visit(`/listings/${id}`);
      expect(status).toBe(404);
      expect(headers?.get("x-robots-tag")).toBe("noindex");
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(text).toContain("<title>No longer available · SelfNVest</title>");
      expect(text).not.toContain("the host's own page");
      expect(text).not.toContain("canonical");
    },
  );

  it("is there a moment after it was published", async () => {
    const home = details(100 + n, { title: "Just published" });
    expect((await visit(`/listings/${home.id}`)).status).toBe(404);
    project.listings = () => [home];
    const { status, text } = await visit(`/listings/${home.id}`);
    expect(status).toBe(200);
    expect(text).toContain("Just published");
  });

  it("says that it was sold, with what is still public", async () => {
    const { price_history, time_zone, ...rest } = details(100 + n, {
      status: "sold",
      title: "The owner's words",
      address: "1418 Maple St",
      sold_at: "2026-11-03T12:00:00Z",
      images: [],
    });
    project.sold_home = () => ({ card: { ...rest, title: "" }, price_history, time_zone });
    const { status, text, data } = await visit(`/listings/${rest.id}`);
    expect(status).toBe(200);
    expect(text).toContain("<title>1418 Maple St, Boise, ID 83702: sold · SelfNVest</title>");
    expect(text).toMatch(/Sold Nov 3, 2026 · last asked \$/);
    expect(text).not.toContain("the host's own page");
    expect(text).not.toContain("The owner's words");
    expect(data.offers.availability).toBe("https://schema.org/SoldOut");
  });
});

describe("a project that can't be read", () => {
  it.each([
    ["is down", () => new Response("down", { status: 503 })],
    ["answers no JSON", () => new Response("<h1>nginx</h1>")],
    ["answers in another shape", () => [{ id: homeId(1), status: "active" }]],
    ["answers nothing", () => null],
  ])("leaves the page to the host: it %s", async (_what, listings) => {
    project.listings = listings;
    expect((await visit(`/listings/${homeId(100 + n)}`)).text).toBe("left to the host");
  });

  it("leaves the sitemap to the host, and tells who asks for a part to come back", async () => {
    project.search_listings = () => new Response(null, { status: 500 });
    project.sitemap_part = () => new Response(null, { status: 500 });
    expect((await visit("/sitemap.xml")).text).toBe("left to the host");
    const { status, headers } = await visit("/sitemaps/homes-7-of-9.xml");
    expect([status, headers?.get("retry-after")]).toEqual([503, "600"]);
  });
});

describe("the sitemap", () => {
  it("is an index of the pages and of the homes, in parts below 50,000", async () => {
    project.search_listings = () => ({ listings: [], total: 1_000_000 });
    const { text } = await visit("/sitemap.xml");
    const parts = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(parts[0]).toBe(`${SITE}/sitemaps/pages.xml`);
    expect(parts).toHaveLength(1 + 25);
    expect(parts.at(-1)).toBe(`${SITE}/sitemaps/homes-25-of-25.xml`);
  });

  it("names the homes of a part with the day they changed", async () => {
    project.sitemap_part = (query) =>
      `${query.get("part")} ${query.get("parts")}` === "2 3"
        ? [{ id: homeId(1), changed_on: "2026-11-27" }]
        : [];
    const { text } = await visit("/sitemaps/homes-2-of-3.xml");
    expect(text).toContain(
      `<url><loc>${SITE}/listings/${homeId(1)}</loc><lastmod>2026-11-27</lastmod></url>`,
    );
  });

  it.each(["0-of-3", "4-of-3", "1-of-10001", "1-of-3x"])("has no part %s", async (part) => {
    expect((await visit(`/sitemaps/homes-${part}.xml`)).text).toBe("left to the host");
  });
});
