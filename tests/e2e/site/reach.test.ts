// Long, because it opens the screens of each kind at several widths, sizes of letters and colors.
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { pdf } from "../../support/documents.ts";
import { isThorough } from "../../support/fuzz.ts";
import { problemsOf } from "../../support/reach.ts";
import { demo } from "../demo.ts";
import { apart, home, screensOf, stranger } from "../screens.ts";

/**
 * Checks for everyone: the narrowest phones, letters twice the size or widely spaced, a page at four times its size,
 * the keyboard, names that tell things apart, the system's own colors, and unexpected words.
 */
const WORD = "W".repeat(110);
const LIST = crypto.randomUUID();

const ASKER = "wanda@reach.example";

/** Swept in every run: forms, texts and lists of each kind. With FUZZ_SEED set, all screens are. */
const SWEPT = [
  "/listings",
  "/hidden",
  "/showing",
  "/answer",
  "/step",
  "/login",
  "/handbook",
  "/handbook/fair-housing",
  "/privacy",
  "/favorites",
  "/seen",
  "/nowhere",
  "/profile",
  "/choose-plan",
  "/notifications",
  "/messages",
  "/offers",
  "/sell",
  "/saved-searches",
  "/showings",
];

const LOOK: BrowserContextOptions = {
  ...PHONE,
  isMobile: false,
};

describe("a home with long words", () => {
  beforeAll(async () => {
    const answer = await demo.api(`functions/v1/listings/${home.id}`, {
      method: "PUT",
      token: await demo.tokenOf(),
      body: {
        title: WORD,
        address: WORD,
        description: `${WORD}.\n\nSunny.`,
        features: ["W".repeat(80), "Deck"],
      },
    });
    expect(answer.status).toBe(200);
    twin = await demo.publish("owner2@selfnvest.demo", { title: WORD, address: "12 Twin St" });
    await shareList();
    screens = screensOf({ talk: await ask(), list: LIST });
    await keepDocument();
  });

  /** A buyer's question, whose conversation is headed by the home's long words. @returns the conversation's id. */
  async function ask(): Promise<string> {
    await demo.register(ASKER, "Wanda West");
    const body = { id: crypto.randomUUID(), listing_id: home.id, body: "Is there a cellar?" };
    const token = await demo.tokenOf(ASKER);
    const asked = await demo.api("rest/v1/rpc/ask_owner", { token, body });
    expect(asked.status).toBe(200);
    return (await asked.json()).conversation_id;
  }

  /** So that the owner has more to see than an empty folder. */
  async function keepDocument(): Promise<void> {
    await demo.visit(DESKTOP, async (page) => {
      await demo.signIn(page, demo.owner.email, "/dashboard?panel=documents");
      await page
        .getByRole("group", { name: "Upload documents" })
        .locator("input")
        .setInputFiles({ name: `${WORD}.pdf`, mimeType: "application/pdf", buffer: pdf() });
      await page.getByText("1 document uploaded.").waitFor();
    });
  }

  /** Writes names and a comment as long as allowed. */
  async function shareList(): Promise<void> {
    const ask = async (name: string, body: object, token?: string) => {
      const said = await demo.api(`rest/v1/rpc/${name}`, { body, ...(token && { token }) });
      expect(said.status, name).toBe(200);
      return said.json();
    };
    const owner = await demo.tokenOf();
    const names = { name: "W".repeat(60), shown_name: "W".repeat(40) };
    await ask("save_list", { id: LIST, ...names, homes: [stranger.id] }, owner);
    const token = await ask("share_list", { list_id: LIST }, owner);
    const key = crypto.randomUUID();
    await ask("join_list", { token, name: "M".repeat(40), key });
    await ask("judge_home", { home: stranger.id, vote: "yes", comment: WORD, token, key });
    linkOfList = `/list#${token}`;
  }
  let screens: ReturnType<typeof screensOf>;
  let linkOfList = "";
  /** Another home under the same title. */
  let twin = "";

  test.each(["visitor", "owner", "owner3", "buyer2", "operator"] as const)(
    "every screen of a %s fits, keeps the focus in sight and is well formed",
    async (who) => {
      // Where it is tomorrow already; the built pages don't mind.
      await demo.visit(
        { ...LOOK, timezoneId: "Pacific/Kiritimati" },
        async (page) => {
          if (who !== "visitor") await demo.signIn(page, `${who}@selfnvest.demo`, "/seen");
          const found: Record<string, string[]> = {};
          for (const path of who === "visitor"
            ? [...screens[who], `/compare?homes=${home.id},${twin}`, linkOfList]
            : apart(screens[who])) {
            // Pages that everyone reads are prerendered, and have to withstand the arrival of their code.
            const way = who === "visitor" ? "load" : "link";
            const isSwept = isThorough || SWEPT.includes(path);
            const problems = await problemsOf(page, demo.ready.web + path, way, isSwept);
            if (problems.length > 0) found[path] = problems;
          }
          expect(found).toEqual({});
        },
        // The host answers 404 to an address that has no page, and to a sign of no home.
        /404 \(Not Found\) \(\S+\/(nowhere|h\/nosgn)\)$/,
      );
    },
  );

  test("the system's own colors distinguish what is chosen, free, today and done", async () => {
    await demo.visit({ ...LOOK, forcedColors: "active" }, async (page) => {
      await page.goto(`${demo.ready.web}/listings`);
      const view = (name: string) =>
        page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
      expect(await lookOf(view("Grid View"))).not.toEqual(await lookOf(view("Map View")));

      await page.goto(`${demo.ready.web}/book/${home.id}`);
      const free = page.locator("td button:enabled").first();
      const today = page.getByRole("gridcell").locator("button[aria-label^=Today]");
      const none = page.locator("td:not([data-today]) button:disabled").first();
      await free.waitFor();
      expect((await lookOf(free)).border).not.toEqual((await lookOf(none)).border);
      expect((await lookOf(today)).mark).not.toEqual((await lookOf(none)).mark);
    });

    await demo.visit({ ...LOOK, forcedColors: "active" }, async (own) => {
      await demo.signIn(own, demo.owner.email, "/dashboard?panel=timeline");
      const bar = own.getByRole("progressbar");
      await bar.waitFor();
      const fill = await lookOf(bar.locator("> *"));
      expect(fill.ground).not.toEqual((await lookOf(bar)).ground);
      const done = own.locator("input.peer:checked + svg").first();
      expect(await done.evaluate((drawing) => getComputedStyle(drawing).color)).toBe(
        "rgb(0, 0, 0)",
      );
      const tab = (name: string) =>
        own.getByRole("navigation", { name: "Your folder" }).getByRole("link", { name });
      expect(await lookOf(tab("Timeline"))).not.toEqual(await lookOf(tab("Profile")));
    });
  });

  test("the phone's menu closes when the focus leaves it, and Tab reaches what it covered", async () => {
    await demo.visit({ ...LOOK, timezoneId: "Pacific/Kiritimati" }, async (page) => {
      await page.goto(`${demo.ready.web}/terms`);
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
    });
  });
});

/** Marks that tell things apart where every background is the system's. */
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
