import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ready } from "../../local/ready.ts";
import { homes } from "../../local/seed/homes.ts";
import { launchBrowser, PHONE } from "../support/browser.ts";
import { Product } from "../support/product.ts";
import { hiddenFocus, sidewaysScroll, wrongNesting } from "../support/reach.ts";

/**
 * For everyone: the narrowest phones, letters twice the size or widely spaced, the keyboard, the
 * system's own colors, and unexpected words.
 */
const [home, ...others] = homes();
if (!home) throw new Error("The demo has no homes.");
const WORD = "W".repeat(110);

const product = new Product();
let ready: Ready;
let browser: Browser;
let owner: BrowserContext;
let visitor: BrowserContext;

beforeAll(async () => {
  [ready, browser] = await Promise.all([product.start(), launchBrowser()]);
  const look: BrowserContextOptions = { ...PHONE, isMobile: false, reducedMotion: "reduce" };
  [owner, visitor] = await Promise.all([browser.newContext(look), browser.newContext(look)]);
  const token = await signIn(await owner.newPage());
  const answer = await fetch(`${ready.api}/functions/v1/listings/${home.id}`, {
    method: "PUT",
    headers: {
      apikey: ready.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      title: WORD,
      address: WORD,
      description: `${WORD}.\n\nSunny.`,
      features: ["W".repeat(80), "Deck"],
    }),
  });
  expect(answer.status).toBe(200);
});

afterAll(async () => {
  await browser?.close();
  await product.remove();
});

const edit = (step: string) => `/my-listings/${home.id}/edit?step=${step}`;
const SCREENS = {
  visitor: [
    "/",
    "/listings",
    "/listings?view=map",
    `/listings/${home.id}`,
    `/book/${home.id}`,
    "/viewing",
    "/login",
    "/handbook",
    "/handbook/fair-housing",
    "/privacy",
    "/favorites",
    `/compare?homes=${[home, ...others.slice(0, 2)].map(({ id }) => id).join(",")}`,
    "/seen",
    "/styleguide",
    "/nowhere",
  ],
  owner: [
    "/dashboard",
    "/dashboard?showings=all",
    "/dashboard?panel=documents",
    "/dashboard?panel=timeline",
    "/dashboard?panel=profile",
    "/dashboard?panel=availability",
    "/my-listings",
    `/availability?listing=${home.id}`,
    edit("basics"),
    edit("features"),
    edit("photos"),
    edit("review"),
    "/profile",
    "/choose-plan",
    "/saved-searches",
  ],
} as const;

test.concurrent.each(["visitor", "owner"] as const)(
  "every screen of a %s fits, keeps the focus in sight and is well formed",
  async (who) => {
    const [page = await contextOf(who).newPage()] = contextOf(who).pages();
    const found: Record<string, string[]> = {};
    for (const path of SCREENS[who]) {
      const problems = await problemsOf(page, path);
      if (problems.length > 0) found[path] = problems;
    }
    expect(found).toEqual({});
  },
);

test("the system's own colors distinguish what is chosen, free, today and done", async () => {
  const page = await visitor.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${ready.web}/listings`);
  const view = (name: string) =>
    page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  expect(await lookOf(view("Grid View"))).not.toEqual(await lookOf(view("Map View")));

  await page.goto(`${ready.web}/book/${home.id}`);
  const free = page.locator("td button:enabled").first();
  const today = page.getByRole("gridcell").locator("button[aria-label^=Today]");
  const none = page.locator("td:not([data-today]) button:disabled").first();
  await free.waitFor();
  expect((await lookOf(free)).border).not.toEqual((await lookOf(none)).border);
  expect((await lookOf(today)).mark).not.toEqual((await lookOf(none)).mark);
  await page.close();

  const own = await owner.newPage();
  await own.emulateMedia({ forcedColors: "active" });
  await own.goto(`${ready.web}/dashboard?panel=timeline`);
  const bar = own.getByRole("progressbar");
  await bar.waitFor();
  const fill = await lookOf(bar.locator("> *"));
  expect(fill.ground).not.toEqual((await lookOf(bar)).ground);
  const done = own.locator("input.peer:checked + svg").first();
  expect(await done.evaluate((drawing) => getComputedStyle(drawing).color)).toBe("rgb(0, 0, 0)");
  const tab = (name: string) =>
    own.getByRole("navigation", { name: "Your folder" }).getByRole("link", { name });
  expect(await lookOf(tab("Timeline"))).not.toEqual(await lookOf(tab("Profile")));
  await own.close();
});

test("the phone's menu closes when the focus leaves it, and Tab reaches what it covered", async () => {
  const page = await visitor.newPage();
  await page.goto(`${ready.web}/terms`);
  await page.locator("main h1").waitFor();
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await menu.getByRole("link", { name: "FAQ" }).waitFor();
  const stops = await menu.locator("a, button").count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  await menu.waitFor({ state: "hidden" });
  expect(await page.locator("main :focus").count()).toBe(1);
  // Tapped with a finger, it opens and closes as before.
  await page.getByRole("button", { name: "Menu" }).tap();
  await menu.waitFor();
  await page.getByRole("button", { name: "Menu" }).tap();
  await menu.waitFor({ state: "hidden" });
  await page.close();
});

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ready.web + path);
  await page.locator("main h1, dialog[open] h2").first().waitFor();
  // The style guide shows what other screens show only briefly.
  if (path !== "/styleguide")
    await page.waitForFunction((shape) => document.querySelector(shape) === null, SKELETON);
  const letters = await page.context().newCDPSession(page);
  const problems = [...(await wrongNesting(page)), ...(await hiddenFocus(page))];
  const look = async (how: string) =>
    problems.push(...(await sidewaysScroll(page)).map((problem) => `${how}: ${problem}`));

  await look("390 px");
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await look("letters of twice the size");
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  await look("spaced at 390 px");
  await page.setViewportSize({ width: 320, height: 640 });
  await look("spaced at 320 px");
  await spacing.evaluate((style) => (style as Element).remove());
  await look("320 px");
  problems.push(...(await hiddenFocus(page)).map((problem) => `320 px: ${problem}`));
  await letters.detach();
  return problems;
}

const SKELETON = ".animate-shimmer";

/** WCAG 1.4.12, to the letter. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What tells things apart where every background is the system's. */
function lookOf(element: ReturnType<Page["locator"]>) {
  return element.evaluate((node) => {
    const { border, backgroundColor, color, textDecorationLine } = getComputedStyle(node);
    const after = getComputedStyle(node, "::after");
    const hasMark = after.content !== "none";
    return {
      border,
      ground: backgroundColor,
      text: `${color} ${textDecorationLine}`,
      mark: hasMark && after.backgroundColor !== backgroundColor,
    };
  });
}

function contextOf(who: "visitor" | "owner"): BrowserContext {
  return who === "owner" ? owner : visitor;
}

/** @returns the token of the person who is signed in by then. */
async function signIn(page: Page): Promise<string> {
  const [login] = ready.demo;
  const answered = page.waitForResponse(/\/auth\/v1\/token/);
  await page.goto(`${ready.web}/login`);
  await page.getByLabel("Email").fill(login?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(login?.password ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const { access_token: token } = await (await answered).json();
  await page.waitForURL("**/dashboard");
  return token;
}
