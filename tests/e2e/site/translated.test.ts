// Long, because it opens every screen in a browser that changes the page's texts.
import { BOOKING_SENT } from "@domain/showings/bookings.ts";
import { paths } from "@domain/site/paths.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import {
  DEMO_BUYER,
  DEMO_MODERATOR,
  DEMO_OPERATOR,
  DEMO_OWNERS,
  DEMO_SALE,
} from "../../../local/seed/people.ts";
import { PHONE } from "../../support/browser.ts";
import { demo, untilCodeRuns } from "../demo.ts";
import { apart, screensOf, stranger, TALK } from "../screens.ts";

/**
 * A browser translates the page, and what comes later as well: each screen is read, left, searched, and used to book, to
 * write and to make an offer (decision 134).
 */
const MORE = ["/terms", "/payment-success", "/unsubscribe", "/news/confirm", "/news/leave"];
/** Development only. */
const UNBUILT: string[] = [paths.styleguide.path];
const LIST = crypto.randomUUID();
const SCREENS = screensOf({ talk: TALK, list: LIST });
const BROKEN = "This page could not be shown";

describe("a page that the browser translates", () => {
  beforeAll(async () => {
    const body = { id: LIST, name: "Homes to see", shown_name: "Olive", homes: [stranger.id] };
    const saved = await demo.api("rest/v1/rpc/save_list", { token: await demo.tokenOf(), body });
    expect(saved.status).toBe(200);
  });

  test("every screen of the site is among those below", () => {
    const walked = [...Object.values(SCREENS).flat(), ...MORE].map((path) => path.split("?")[0]);
    const missing = Object.values(paths)
      .map(({ path }) => path)
      .filter((path) => !UNBUILT.includes(path))
      .filter((path) => !walked.some((one) => patternOf(path).test(one ?? "")));
    expect(missing).toEqual([]);
  });

  test.each(["visitor", "owner", "owner3", "buyer2", "operator"] as const)(
    "every screen of a %s is shown, used and left",
    async (who) => {
      await demo.visit(PHONE, async (page) => {
        if (who === "visitor") await page.goto(`${demo.ready.web}/seen`);
        else await demo.signIn(page, `${who}@selfnvest.demo`, "/seen");
        await translate(page);
        const lost: string[] = [];
        const translated = new Set<string>();
        for (const path of apart([...SCREENS[who], ...(who === "visitor" ? MORE : [])])) {
          await goOn(page, path);
          await page.evaluate(pressWhatOpens);
          if (await page.getByText(BROKEN).isVisible()) lost.push(path);
          for (const text of await page.evaluate(ownWordsTranslated, OWN_WORDS))
            translated.add(`${path}: ${text}`);
        }
        // The last one is left, too.
        await goOn(page, "/seen");
        expect(lost).toEqual([]);
        expect([...translated]).toEqual([]);
      });
    },
  );

  test("homes are searched, and their number stays true", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/listings`);
      await translate(page);
      const sentence = page.getByText(/^Showing \d+ available propert/);
      const count = async () => Number(/\d+/.exec((await sentence.textContent()) ?? "")?.[0]);
      // The other journeys publish and sell a few homes in the meantime, so the country's number is never exact.
      const half = (await count()) / 2;
      const field = page.getByRole("combobox", { name: "Search", exact: true });
      await field.pressSequentially("boi");
      await page.getByRole("option", { name: /^Boise, ID/ }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/listings?place=Boise%2C+ID");
      await expect.poll(count).toBeLessThan(half);
      await page.getByRole("button", { name: "Remove filter: Boise, ID" }).tap();
      await expect.poll(count).toBeGreaterThan(half);
      await page.getByRole("radio", { name: "Map View" }).check({ force: true });
      await page.getByRole("radio", { name: "Grid View" }).check({ force: true });
      await page.getByRole("article").first().waitFor();
    });
  });

  test("a showing is booked", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/book/${stranger.id}`);
      await translate(page);
      const days = page.getByRole("gridcell").getByRole("button", { disabled: false });
      await days.first().waitFor();
      await days.last().click();
      const times = page.getByRole("dialog", { name: "Available Times" });
      await times.getByRole("list").getByRole("button").first().click();
      const form = page.getByRole("dialog", { name: "Book Your Viewing" });
      await form.getByLabel("Full Name").fill("Vera Lang");
      await form.getByLabel("Email", { exact: true }).first().fill("vera");
      await form.getByLabel("Phone", { exact: true }).first().fill("(208) 555-0143");
      await form.getByLabel("Email", { exact: true }).first().fill("vera@visitor.example");
      await form.getByRole("button", { name: "Confirm Showing" }).click();
      await page.getByText(BOOKING_SENT).first().waitFor();
    });
  });

  test("a message is written and appears, and an offer is made step by step", async () => {
    const BUYER = "yara@translated.example";
    await demo.register(BUYER, "Yara Lind");
    await demo.visit(PHONE, async (page) => {
      await demo.signIn(page, BUYER, `/listings/${stranger.id}`);
      await translate(page);
      await page.getByRole("button", { name: "Ask about this home" }).click();
      const question = "Which way does the kitchen face?";
      await page.getByRole("textbox", { name: "Ask about this home" }).fill(question);
      await page.getByRole("button", { name: "Ask", exact: true }).click();
      await page.getByRole("button", { name: "Send it to the owner" }).click();
      await page.getByRole("button", { name: "Send", exact: true }).first().click();
      await page.waitForURL("**/messages/*");
      const messages = page.getByRole("list", { name: "Messages" });
      await messages.getByText(question).waitFor();
      await page.getByRole("textbox", { name: /^Message to/ }).fill("Thank you!");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await messages.getByText("Thank you!").waitFor();

      await goOn(page, `/listings/${stranger.id}/offer`);
      await offerInCash(page);
      await page.getByText("Waiting for the owner").first().waitFor();
      expect(await page.getByText(BROKEN).count()).toBe(0);
    });
  });
});

const PEOPLE = [
  ...DEMO_OWNERS,
  ...[DEMO_SALE.owner, DEMO_SALE.buyer],
  ...[DEMO_BUYER, DEMO_OPERATOR, DEMO_MODERATOR],
];
/** Streets and people's names mean themselves in every language: "Rose Court" is no court with roses. */
const OWN_WORDS = {
  streets: homes().map(({ address }) => address.replace(/^[\d\s]+/, "").split(",")[0] ?? address),
  names: PEOPLE.flatMap(({ name }) => [name, name.split(" ")[0] ?? name]),
};

/** Runs in the page: what the translator has changed. Prose that names a person may be translated. */
function ownWordsTranslated({ streets, names }: typeof OWN_WORDS): string[] {
  return [...document.querySelectorAll("font > font")]
    .map(({ textContent }) => textContent?.trim() ?? "")
    .filter((text) => streets.some((street) => text.includes(street)) || names.includes(text));
}

/** From the first step of an offer to the page of the one that was sent. */
async function offerInCash(page: Page): Promise<void> {
  const step = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  const choose = (group: string, answer: RegExp) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: answer }).check();
  await step("Price");
  await page.getByRole("textbox", { name: "Price" }).fill("411000");
  await next();
  await step("Financing");
  await page.getByRole("radio", { name: "Cash" }).check();
  await next();
  await step("Conditions");
  await choose("Inspection contingency", /can back out/);
  await page.getByRole("textbox", { name: "Days for: Inspection" }).fill("7");
  await choose("Appraisal contingency", /^No/);
  await choose("Do you have to sell a home first?", /^No/);
  await choose("Review of disclosures", /^No/);
  await next();
  await step("Costs and agent");
  await next();
  await step("Dates");
  const closing = page.getByRole("textbox", { name: "Closing date" });
  await closing.fill(addDays(dateInZone(new Date(), "America/Boise"), 30));
  await closing.press("Enter");
  await step("What goes with it");
  await next();
  await step("Check and send");
  await page.getByRole("button", { name: "Send the offer" }).click();
  await page.waitForURL("**/offers/*");
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}

/** Goes there from within the site, and waits for what it shows. */
async function goOn(page: Page, path: string): Promise<void> {
  // The history leaves a closed layer a moment later (web/lib/history-layers.ts); Back closes one that stays open.
  let before = 0;
  const stillOpen = async () => {
    const layers = await page.evaluate(() => history.state?.layers ?? 0);
    if (layers > 0 && layers === before) await page.evaluate(() => history.back());
    before = layers;
    return layers;
  };
  await expect.poll(stillOpen).toBe(0);
  await page.evaluate((address) => {
    const isElsewhere = location.pathname !== new URL(address, location.href).pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading && isElsewhere) heading.dataset.left = heading.textContent ?? "";
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect.poll(() => page.evaluate(hasArrived), { message: path }).toBe(true);
  await expect.poll(() => page.evaluate(skeletons)).toBe(0);
}

/** Runs in the page: it has a heading, which is not that of the page before. */
function hasArrived(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  return heading !== null && heading.dataset.left !== heading.textContent;
}

/** Runs in the page. Parts of a page load only when they are near. */
async function skeletons(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const all = document.querySelectorAll(".animate-shimmer");
  all[0]?.scrollIntoView();
  return all.length;
}

async function translate(page: Page): Promise<void> {
  await page.evaluate(untilCodeRuns);
  await page.evaluate(translatePage);
}

/**
 * Runs in the page: puts each text, in turn, into two `<font>`, or two with a copy in its place, as translators do; the
 * words stay, so that they are found.
 */
function translatePage(): void {
  const LEFT_ALONE = "font, script, style, textarea, svg, [translate=no]";
  let count = 0;
  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === "" || parent.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    text.replaceWith(outer);
    count += 1;
    inner.append(count % 2 ? text : text.data);
  }
  function translateIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
  }).observe(document.body, { childList: true, subtree: true });
  translateIn(document.body);
}

/** Runs in the page: opens and closes what opens within it, with what React shows in between. */
async function pressWhatOpens(): Promise<void> {
  const rendered = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const opens = "main summary, main button[aria-expanded]";
  for (const control of document.querySelectorAll<HTMLElement>(opens)) {
    for (const _press of ["open", "close"]) {
      if (control.isConnected) control.click();
      await rendered();
    }
  }
}
