import { gzipSync } from "node:zlib";
import { isPublicStatus } from "@domain/homes/listings.ts";
import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { HIDES_STREET } from "../../../local/seed/rows.ts";
import { until } from "../../support/until.ts";
import { SITE_URL, textOf, visit } from "../built.ts";
import { demo } from "../demo.ts";

/**
 * The site as deployed: built for a project and served as files, which a crawler reads without JavaScript.
 * Browsers in all parts of the world hydrate the same pages: details.test.ts, weight.test.ts and reach.test.ts.
 */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");

/** A home's HTML as it is sent, in bytes: what was measured, and 1,000 more. */
const HOME_BYTES = 24_500;

test("the licenses of everything the site ships are published", async () => {
  const licenses = await textOf("licenses.md");
  for (const name of ["react-dom", "leaflet", "us-atlas", "workbox-core", "newsreader"])
    expect(licenses).toContain(`${name} - `);
  expect(licenses).toContain("SIL OPEN FONT LICENSE");
});

describe("a page without JavaScript", () => {
  test("a home says what it is: title, description, share card, structured data", async () => {
    await visit({ javaScriptEnabled: false }, `/listings/${home.id}`, async (page) => {
      expect(await page.title()).toContain(home.title);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(home.title);
      await page.getByRole("heading", { name: "About This Home" }).waitFor();
      const content = (selector: string) => page.locator(selector).getAttribute("content");
      expect(await content('meta[name="description"]')).toContain(home.address);
      expect(await content('meta[property="og:image"]')).toMatch(/^http.*property-images/);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
        `${SITE_URL}/listings/${home.id}`,
      );
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? "")).toMatchObject({
        "@type": "RealEstateListing",
        name: home.title,
        mainEntity: { address: { streetAddress: home.address, postalCode: home.zipCode } },
        hasPart: { "@type": "FAQPage", mainEntity: [{ "@type": "Question" }, {}, {}] },
      });
      // The facts in the data can be read on the page.
      const answered = page.getByRole("list", { name: "Answered by the owner" });
      for (const { name, acceptedAnswer } of JSON.parse(data ?? "").hasPart.mainEntity) {
        await answered.getByRole("heading", { name }).waitFor();
        await answered.getByText(acceptedAnswer.text).waitFor();
      }
    });
  });

  test("a hidden street is in no page, file name or list", async () => {
    const hiding = homes().find(({ key }) => key === HIDES_STREET);
    if (!hiding) throw new Error("the demo hides no street");
    await visit({ javaScriptEnabled: false }, `/listings/${hiding.id}`, async (page) => {
      await page.getByText("Approximate place", { exact: true }).waitFor();
      const html = await page.content();
      expect(html).toContain("GeoCircle");
      for (const file of [html, await textOf("sitemap.xml"), await textOf("listings.html")]) {
        expect(file).not.toContain(hiding.address);
        expect(file).not.toContain(String(hiding.lat));
        expect(file).not.toContain(String(hiding.lng));
      }
    });
  });

  test("the list shows homes, with links to their pages", async () => {
    await visit({ javaScriptEnabled: false }, "/listings", async (page) => {
      expect(await page.getByRole("article").count()).toBe(24);
      const link = page.getByRole("link", { name: "View Property" }).first();
      expect(await textOf(`${await link.getAttribute("href")}.html`)).toContain("<h1");
    });
  });

  test.each([
    ["/privacy", "Privacy Policy", 13],
    ["/terms", "Terms of Service", 18],
  ])("%s is there to read, and its contents lead to its sections", async (path, title, count) => {
    await visit({ javaScriptEnabled: false }, path, async (page) => {
      expect(await page.title()).toBe(`${title} · SelfNVest`);
      expect(await page.locator("section > h2[id]").count()).toBe(count);
      await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
      await page.locator("h2:target").waitFor();
      expect(await textOf("sitemap.xml")).toContain(`${SITE_URL}${path}<`);
    });
  });

  test("a handbook article is readable, and marked up as an article", async () => {
    await visit({ javaScriptEnabled: false }, "/handbook/lead-paint", async (page) => {
      await page.getByRole("heading", { name: "What you must do" }).waitFor();
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? "")).toMatchObject({
        "@type": "Article",
        headline: await page.getByRole("heading", { level: 1 }).textContent(),
      });
      expect(await textOf("sitemap.xml")).toContain(`${SITE_URL}/handbook/lead-paint<`);
    });
  });

  test("a home that was just published is there for a crawler, and nothing of one that was taken down", async () => {
    const title = "Half-timbered & new";
    const id = await demo.publish(demo.owner.email, { title, price: 612_345 });
    // On a busy machine the project may answer too late for the host.
    const crawl = (path: string, status: number, words: string) =>
      until(async () => {
        const headers = { "user-agent": "Googlebot/2.1", accept: "text/html" };
        const answer = await fetch(demo.ready.web + path, { headers });
        const text = await answer.text();
        expect(answer.status).toBe(status);
        expect(text).toContain(words);
        return { text, headers: answer.headers };
      });
    const { text: html } = await crawl(`/listings/${id}`, 200, "<title>Half-timbered &amp; new, ");
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/listings/${id}" />`);
    // The shell and the home's head: no text of a page that was built.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ name: title, offers: { price: 612_345 } });

    const { text: index } = await crawl("/sitemap.xml", 200, "<sitemapindex");
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, part = ""]) =>
      part.slice(SITE_URL.length),
    );
    expect(parts[0]).toBe("/sitemaps/pages.xml");
    await crawl(parts[0] ?? "", 200, `<loc>${SITE_URL}/privacy</loc>`);
    await crawl(parts[1] ?? "", 200, `<loc>${SITE_URL}/listings/${id}</loc>`);

    const draft = homes().find((one) => one.status === "draft");
    const gone = await crawl(`/listings/${draft?.id}`, 404, "<title>No longer available");
    expect(gone.headers.get("x-robots-tag")).toBe("noindex");
  });

  test("a home's page is as it was built as long as nothing of it has changed", async () => {
    const built = await textOf(`listings/${home.id}.html`);
    expect(await (await fetch(`${demo.ready.web}/listings/${home.id}`)).text()).toBe(built);
    expect(gzipSync(built).length).toBeLessThan(HOME_BYTES);
  });

  test("the sitemap names every home for sale and nothing private", async () => {
    const sitemap = await textOf("sitemap.xml");
    const forSale = homes().filter((each) => isPublicStatus(each.status));
    for (const each of forSale) expect(sitemap).toContain(`${SITE_URL}/listings/${each.id}<`);
    for (const each of homes().filter((one) => one.status === "draft"))
      expect(sitemap).not.toContain(each.id);
    expect(await textOf("robots.txt")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });
});
