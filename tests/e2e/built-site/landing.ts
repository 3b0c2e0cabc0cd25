import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paths } from "../../../web/lib/paths.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE, watchConsole } from "../../support/browser.ts";
import { built, SITE_URL } from "./built.ts";

/** The front page as deployed, and the targets of all links on the public pages. */
const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };

describe("the landing page without JavaScript", () => {
  test("all of it is readable, its anchors lead to their sections, its questions open", async () => {
    await visit({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      expect(await page.title()).toBe("Sell your home yourself · SelfNVest");
      expect(await page.getByRole("link", { name: /for sale by its owner/ }).count()).toBe(1);
      expect(await page.locator("#homes").count()).toBe(1);
      for (const example of ["Copy answer", "Available", "2 of 6 steps completed"])
        expect(await page.getByText(example, { exact: true }).isVisible(), example).toBe(true);
      expect(await page.getByText("$15,000", { exact: true }).isVisible()).toBe(true);
      expect(await page.getByText("Loading...").first().isVisible()).toBe(false);
      expect(await page.getByRole("link", { name: "Login" }).isVisible()).toBe(true);

      for (const name of ["Services", "Pricing", "FAQ"]) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
        await page.locator(`h2:target#${name.toLowerCase()}`).waitFor();
      }
      await page.getByText("What does SelfNVest cost?").click();
      expect(await page.getByText(/Basic Chat is \$14\.99 per month/).isVisible()).toBe(true);
    });
  });

  test("a search engine learns who we are and how to search", async () => {
    const html = await built.site.text("index.html");
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    expect(JSON.parse(json)["@graph"]).toMatchObject([
      { "@type": "Organization", url: `${SITE_URL}/` },
      {
        "@type": "WebSite",
        potentialAction: {
          target: { urlTemplate: `${SITE_URL}/listings?search_term={search_term_string}` },
        },
      },
    ]);
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/" />`);
    expect(await built.site.text("sitemap.xml")).toContain(`<loc>${SITE_URL}/</loc>`);
  });

  test("the first photograph is requested before anything else is known", async () => {
    const html = await built.site.text("index.html");
    const preload = html.indexOf('<link rel="preload" as="image"');
    expect(preload).toBeGreaterThan(0);
    expect(preload).toBeLessThan(html.indexOf("<header"));
  });
});

test("every link and anchor of the public pages leads somewhere", async () => {
  const pages = publicPages();
  expect(pages.length).toBeGreaterThan(4);
  const lost: string[] = [];
  for (const page of pages) {
    const html = await built.site.text(join(page, "index.html"));
    for (const href of internalLinks(html)) {
      const { pathname, hash } = new URL(href, `${SITE_URL}${page}`);
      const target = await pageAt(pathname);
      if (target === undefined) lost.push(`${page}: ${href} is no page`);
      else if (hash && !target.includes(`id="${hash.slice(1)}"`))
        lost.push(`${page}: ${href} is no anchor`);
    }
  }
  expect(lost).toEqual([]);
});

describe.each([
  ["phone", PHONE],
  ["tablet", TABLET],
  ["desktop", DESKTOP],
] as const)("on a %s", (_device, options) => {
  test.each(["light", "dark"] as const)(
    "%s: hydrates as built, nothing moves, and the console stays clean",
    async (colorScheme) => {
      const context = { ...options, colorScheme, reducedMotion: "reduce" as const };
      await visit(context, async (page, { complaints, scripts }) => {
        await page.getByRole("button", { name: "Ask Vesty" }).waitFor();
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => window.builtHeading?.isConnected)).toBe(true);
        // A tenth of what counts as good: the width of a word when the fonts arrive late.
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          await page.evaluate(() => window.innerWidth),
        );
        // The examples stay as built; the code for their calendar and Markdown is not fetched.
        expect(scripts.filter((url) => /-example|markdown|day-picker/.test(url))).toEqual([]);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
      });
    },
  );
});

test("Get Started opens the login over the page; a home opens over it too, and closes again", async () => {
  await visit(DESKTOP, async (page, { complaints }) => {
    await page.getByRole("link", { name: "Get Started" }).first().click();
    const login = page.getByRole("dialog", { name: "Welcome Back!" });
    await login.waitFor();
    await login.getByRole("button", { name: "Close" }).click();
    await login.waitFor({ state: "hidden" });

    await page.getByRole("link", { name: /for sale by its owner/ }).click();
    const home = page.getByRole("dialog");
    await home.getByRole("heading", { name: "About This Home" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/listings\/.+/);
    await home.getByRole("button", { name: "Close" }).first().click();
    await home.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/");
    expect(complaints).toEqual([]);
  });
});

declare global {
  interface Window {
    builtHeading?: Element;
    layoutShift: number;
  }
}

type Watched = { complaints: string[]; scripts: string[] };

async function visit(
  options: BrowserContextOptions,
  look: (page: Page, watched: Watched) => Promise<void>,
): Promise<void> {
  const context = await built.browser.newContext(options);
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const watched = { complaints: watchConsole(page), scripts };
    await page.addInitScript(watchPage);
    await page.goto(built.address);
    await look(page, watched);
  } finally {
    await context.close();
  }
}

/** Runs in the page from its first byte: records which heading was built, and what has moved. */
function watchPage(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
      if (!shift.hadRecentInput) window.layoutShift += shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector("main h1");
    if (!heading) return;
    window.builtHeading = heading;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Folders with an index.html; of the homes, which are all alike, only the first few. */
function publicPages(): string[] {
  const folders = readdirSync(built.site.folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  const homes = folders.filter((folder) => folder.startsWith("/listings/"));
  return [...folders.filter((folder) => !homes.includes(folder)), ...homes.slice(0, 5)];
}

function internalLinks(html: string): Set<string> {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return new Set(hrefs.filter((href) => href.startsWith("/") || href.startsWith("#")));
}

/** What a visitor gets: the built page, or the shell where the app knows the address. */
async function pageAt(pathname: string): Promise<string | undefined> {
  try {
    return await built.site.text(join(pathname, "index.html"));
  } catch {
    const isKnown = Object.values(paths).some(({ path }) => path === pathname);
    return isKnown ? built.site.text("app.html") : isBooking(pathname) ? "" : undefined;
  }
}

/** Booking has an address per home and renders in the browser; its home must be for sale. */
function isBooking(pathname: string): boolean {
  const id = pathname.match(/^\/book\/([\w-]+)$/)?.[1];
  return id !== undefined && readdirSync(join(built.site.folder, "listings")).includes(id);
}
