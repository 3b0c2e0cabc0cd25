import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paths } from "../../../supabase/functions/_shared/domain/site/paths.ts";
import { expectAccessible, expectReadable } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { holdCode, SITE_URL, textOf } from "../built.ts";
import { demo } from "../demo.ts";

/** The front page and the list as deployed, and the targets of all links on the public pages. */
const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true };

describe("the landing page without JavaScript", () => {
  test("the page is all readable, its anchors lead to their sections, its questions open", async () => {
    await visit({ ...DESKTOP, javaScriptEnabled: false }, "/", async (page) => {
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
    const html = await textOf("index.html");
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
    expect(await textOf("sitemap.xml")).toContain(`<loc>${SITE_URL}/</loc>`);
  });

  test("the first photograph is requested before anything else is known", async () => {
    const html = await textOf("index.html");
    const preload = html.indexOf('<link rel="preload" as="image"');
    expect(preload).toBeGreaterThan(0);
    expect(preload).toBeLessThan(html.indexOf("<header"));
  });
});

test("every link and anchor of the public pages leads somewhere", async () => {
  const pages = publicPages();
  expect(pages.length).toBeGreaterThan(4);
  const lost: string[] = [];
  // Every page has the links of the bar and the footer.
  const known = new Map<string, Promise<string | undefined>>();
  for (const page of pages) {
    const html = await textOf(fileOf(page));
    for (const href of internalLinks(html)) {
      const { pathname, hash } = new URL(href, `${SITE_URL}${page}`);
      const found = known.get(pathname) ?? pageAt(pathname);
      known.set(pathname, found);
      const target = await found;
      if (target === undefined) lost.push(`${page}: ${href} is no page`);
      else if (hash && !target.includes(`id="${hash.slice(1)}"`))
        lost.push(`${page}: ${href} is no anchor`);
    }
  }
  expect(lost).toEqual([]);
});

// Each begins in light or in dark, and later switches to the other.
test.each([
  ["phone", "light", PHONE],
  ["tablet", "light", TABLET],
  ["desktop", "dark", DESKTOP],
] as const)(
  "the landing page on a %s, %s: hydrates as built, nothing moves, and the console stays clean",
  async (_device, colorScheme, options) => {
    await visit({ ...options, colorScheme }, "/", async (page, scripts) => {
      await page.getByRole("button", { name: "Ask Vesty" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.builtHeading?.isConnected)).toBe(true);
      for (const part of ["#product", "#prices"])
        expect(await page.locator(`${part} > *`).count(), part).toBeGreaterThan(0);
      // A tenth of what counts as good: the width of a word when the fonts arrive late.
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        await page.evaluate(() => window.innerWidth),
      );
      // The examples stay as built; the code for their calendar and Markdown is not fetched.
      expect(scripts.filter((url) => /-example|markdown|day-picker/.test(url))).toEqual([]);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
      await expectReadable(page);
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
    });
  },
);

test.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("the list on a %s stays as built until someone reads", async (_device, options) => {
  await visit(options, "/listings", async (page, scripts) => {
    await page.waitForLoadState("networkidle");
    expect(await page.locator("#list article").count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
    const lists = () => scripts.filter((url) => /listings-later|asking/.test(url));
    expect(lists()).toEqual([]);
    // The photographs appear all the same.
    const second = page.locator("#list img").nth(1);
    await second.scrollIntoViewIfNeeded();
    await second.evaluate((image: HTMLImageElement) => image.decode());
    expect(await second.evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
    await page.mouse.wheel(0, 200);
    await page
      .getByText(/ on the market/)
      .first()
      // Two cards share a phone's screen, so it isn't shown there.
      .waitFor({ state: "attached" });
    expect(lists()).not.toEqual([]);
    expect(await page.evaluate(() => window.builtHeading?.isConnected)).toBe(true);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
  });
});

test("the very first tap in the list, on a photograph, opens its home over the list", async () => {
  await visit(PHONE, "/listings", async (page) => {
    await page.locator("#list article img").first().tap();
    const home = page.getByRole("dialog");
    await home.getByRole("heading", { name: "About This Home" }).waitFor();
    await page.goBack();
    await home.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/listings");
  });
});

test("a filter chosen in the list's search before its code is there is searched for", async () => {
  await visit(DESKTOP, "/listings", async (page) => {
    await page.getByLabel("Property type").selectOption("condo");
    await page.waitForURL("**/listings?property_type=condo");
  });
});

describe("the built form to sign in", () => {
  test("a person who types and presses before the form's code is there is signed in", async () => {
    await demo.visit(PHONE, async (page) => {
      const letCodeCome = await holdCode(page);
      await page.goto(`${demo.ready.web}/login`, { waitUntil: "commit" });
      await page.getByLabel("Email").fill(demo.owner.email);
      await page.getByLabel("Password", { exact: true }).fill(demo.passwordOf(demo.owner.email));
      await page.getByRole("button", { name: "Sign In", exact: true }).tap();
      expect(new URL(page.url()).search).toBe("");
      letCodeCome();
      await page.waitForURL("**/dashboard");
    });
  });

  test("a visitor who comes with a mailed link never sees the built form", async () => {
    await demo.visit(PHONE, async (page) => {
      const letCodeCome = await holdCode(page);
      const address = `${demo.ready.web}/login?token_hash=a&type=email`;
      await page.goto(address, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      expect(await page.getByLabel("Email").isVisible()).toBe(false);
      letCodeCome();
      await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    });
  });
});

test("Get Started opens sign up over the page; a home opens over it too, and closes again", async () => {
  await visit(DESKTOP, "/", async (page) => {
    await page.getByRole("link", { name: "Get Started" }).first().click();
    const login = page.getByRole("dialog", { name: "Join SelfNVest" });
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
  });
});

declare global {
  interface Window {
    builtHeading?: Element;
    layoutShift: number;
  }
}

/** @param look gets the scripts fetched so far. */
function visit(
  options: BrowserContextOptions,
  path: string,
  look: (page: Page, scripts: string[]) => Promise<void>,
): Promise<void> {
  return demo.visit(options, async (page) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.addInitScript(watchPage);
    await page.goto(demo.ready.web + path);
    await look(page, scripts);
  });
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

/** Of the homes, which are all alike, only the first few. */
function publicPages(): string[] {
  const pages = readdirSync(demo.ready.folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "app.html" && !file.startsWith("pages/"))
    .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));
  const homes = pages.filter((page) => page.startsWith("/listings/"));
  return [...pages.filter((page) => !homes.includes(page)), ...homes.slice(0, 5)];
}

/** The built file of a page, as Netlify serves it. */
function fileOf(page: string): string {
  return page === "/" ? "index.html" : `${page.replace(/\/$/, "")}.html`;
}

function internalLinks(html: string): Set<string> {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return new Set(hrefs.filter((href) => href.startsWith("/") || href.startsWith("#")));
}

/** The page that a visitor gets: the built page, or the shell where the app knows the address. */
async function pageAt(pathname: string): Promise<string | undefined> {
  try {
    return await textOf(fileOf(pathname));
  } catch {
    const isKnown = Object.values(paths).some(({ path }) => path === pathname);
    return isKnown ? textOf("app.html") : isOfAHome(pathname) ? "" : undefined;
  }
}

/** Booking and offering have an address per home and render in the browser; it must be for sale. */
function isOfAHome(pathname: string): boolean {
  const id = pathname
    .match(/^\/(?:book\/([\w-]+)|listings\/([\w-]+)\/offer)$/)
    ?.slice(1)
    .find(Boolean);
  return (
    id !== undefined && readdirSync(join(demo.ready.folder, "listings")).includes(`${id}.html`)
  );
}
