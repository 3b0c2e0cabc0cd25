import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ready } from "../../local/ready.ts";
import { homes } from "../../local/seed/homes.ts";
import { DESKTOP, launchBrowser, watchConsole } from "../support/browser.ts";
import { Product } from "../support/product.ts";
import { StaticSite } from "../support/static-site.ts";

/**
 * The site as it is deployed: built for a project, served as files. A crawler reads it without
 * JavaScript; a browser takes the same page over, wherever it is in the world.
 */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");
const SITE_URL = "https://homes.example";

const product = new Product();
const site = new StaticSite();
let ready: Ready;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [ready, browser] = await Promise.all([product.start(), launchBrowser()]);
  await site.build({
    VITE_SUPABASE_URL: ready.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: ready.publishableKey,
    SITE_URL,
  });
  address = await site.serve();
});

afterAll(async () => {
  await browser?.close();
  await site.remove();
  await product.remove();
});

describe("without JavaScript", () => {
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
      });
    });
  });

  test("the list shows homes, with links that lead to their pages", async () => {
    await visit({ javaScriptEnabled: false }, "/listings", async (page) => {
      expect(await page.getByRole("article").count()).toBe(24);
      const link = page.getByRole("link", { name: "View Property" }).first();
      expect(await site.text(`${await link.getAttribute("href")}/index.html`)).toContain("<h1");
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
      expect(await site.text("sitemap.xml")).toContain(`${SITE_URL}${path}<`);
    });
  });

  test("an article of the handbook is there to read, as an article", async () => {
    await visit({ javaScriptEnabled: false }, "/handbook/lead-paint", async (page) => {
      await page.getByRole("heading", { name: "What you must do" }).waitFor();
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? "")).toMatchObject({
        "@type": "Article",
        headline: await page.getByRole("heading", { level: 1 }).textContent(),
      });
      expect(await site.text("sitemap.xml")).toContain(`${SITE_URL}/handbook/lead-paint<`);
    });
  });

  test("the sitemap names every home for sale and nothing private", async () => {
    const sitemap = await site.text("sitemap.xml");
    const active = homes().filter((each) => each.status === "active");
    for (const each of active) expect(sitemap).toContain(`${SITE_URL}/listings/${each.id}<`);
    for (const each of homes().filter((one) => one.status === "draft"))
      expect(sitemap).not.toContain(each.id);
    expect(await site.text("robots.txt")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });
});

describe("with JavaScript", () => {
  test.each([
    ["/listings", "America/Los_Angeles"],
    ["/listings?property_type=condo", "Europe/Berlin"],
    [`/listings/${home.id}`, "Pacific/Honolulu"],
    [`/listings/${home.id}`, "Pacific/Kiritimati"],
    ["/login", "Europe/Berlin"],
    ["/privacy", "Pacific/Honolulu"],
    ["/terms", "Pacific/Kiritimati"],
    ["/handbook", "Pacific/Honolulu"],
    ["/handbook/lead-paint", "Pacific/Kiritimati"],
  ])("%s in %s is taken over without a word in the console", async (path, timezoneId) => {
    await visit({ timezoneId }, path, async (page, complaints) => {
      await page
        .getByRole("link", { name: "Login" })
        .or(page.getByLabel("Email"))
        .first()
        .waitFor();
      await page.waitForLoadState("networkidle");
      expect(complaints).toEqual([]);
    });
  });

  test("another search is not mistaken for the page that was built", async () => {
    await visit({}, "/listings?property_type=land", async (page) => {
      const lands = homes().filter((each) => each.status === "active" && each.type === "land");
      await page.getByText(`Showing ${lands.length} available properties.`).waitFor();
    });
  });
});

describe("without a network", () => {
  test("what was seen is still there: the home, its photo, the list of both", async () => {
    await visit({}, `/listings/${home.id}`, async (page) => {
      await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
      await expect.poll(() => page.evaluate(keptEverything), { timeout: 20_000 }).toBe(true);
      // The host and the project are gone as well: nothing can have come from them.
      await page.context().setOffline(true);
      site.close();
      await product.stop();

      await page.reload();
      await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
      // The browser says so only to pages that saw the network go.
      await page.context().setOffline(false);
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "Homes you have seen" }).click();
      await page.getByRole("heading", { level: 1, name: "Homes you have seen" }).waitFor();
      await page.getByRole("article").getByText(home.title).first().waitFor();
      await page.waitForFunction(() => {
        const photo = document.querySelector("article img");
        return photo instanceof HTMLImageElement && photo.naturalWidth > 0;
      });

      await page.goto(`${address}/never-opened`);
      await page.getByRole("banner").waitFor();
    });
  });
});

/** Runs in the page: the worker is at work, and has the home and a photo of it. */
async function keptEverything(): Promise<boolean> {
  const count = async (name: string) => (await (await caches.open(name)).keys()).length;
  const counts = await Promise.all(["pages", "homes", "photos"].map(count));
  return navigator.serviceWorker.controller !== null && counts.every((each) => each > 0);
}

async function visit(
  options: Parameters<Browser["newContext"]>[0],
  path: string,
  look: (
    page: Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["newPage"]>>,
    complaints: string[],
  ) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...DESKTOP, ...options });
  try {
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(address + path);
    await look(page, complaints);
  } finally {
    await context.close();
  }
}
