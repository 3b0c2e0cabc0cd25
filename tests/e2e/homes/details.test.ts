import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { holdCode, visit } from "../built.ts";
import { demo } from "../demo.ts";

/** Facts about a home's page that only a browser can show: the layout on screen and on paper. */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");
const path = `/listings/${home.id}`;

test("a button pressed and a field typed before the code is there are not lost", async () => {
  await demo.visit(PHONE, async (page) => {
    const release = await holdCode(page);
    await page.goto(demo.ready.web + path, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Ask about this home" }).fill("Is there a moat?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    release();
    await page.getByText("has not published anything about this").waitFor();
  });
});

test.each([").", "%22"])(
  "a link from a mail that ends in a stray %s opens the home",
  async (end) => {
    await visit({}, path + end, async (page) => {
      await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  },
);

describe("the first screen", () => {
  // Days begin elsewhere at other times: hydrating the built page still logs nothing to the console.
  test.each([
    ["a phone", PHONE, "Pacific/Honolulu"],
    ["a wide screen", DESKTOP, "Pacific/Kiritimati"],
  ])(
    "has the photo, the price, the address and the button to schedule on %s; a notice leaves what is pressed free; on paper nothing is to press",
    async (_n, screen, timezoneId) => {
      const options = { ...screen, timezoneId, permissions: ["clipboard-write"] };
      await visit(options, path, async (page) => {
        const button = page.getByRole("button", { name: "Schedule Property Showing" });
        const shown = button.filter(VISIBLE);
        const parts = [
          page.getByRole("main").locator("img").first(),
          page
            .getByRole("complementary")
            .getByText(/^\$[\d,]+$/)
            .first(),
          page.getByText(home.address).first(),
          shown,
        ];
        const { height = 0 } = page.viewportSize() ?? {};
        for (const part of parts) {
          const box = await part.boundingBox();
          expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        }
        // It stays in reach, and hides nothing that has the focus.
        for (const name of ["Share", "Favorite"]) {
          const control = page.getByRole("complementary").getByRole("button", { name });
          await control.focus();
          expect(await overlap(shown, control)).toBe(false);
        }
        await page.getByRole("button", { name: "Share" }).click();
        await page.getByRole("button", { name: "Copy the link" }).click();
        await page.getByText("Property details copied to clipboard!").waitFor();
        expect(await hiddenUnderNotices(page)).toEqual([]);

        await page.getByRole("heading", { name: "Where it is" }).scrollIntoViewIfNeeded();
        expect((await shown.boundingBox())?.y).toBeLessThan(height);
        expect((await shown.boundingBox())?.y).toBeGreaterThan(0);
        if (screen === DESKTOP) await expectPaper(page);
      });
    },
  );
});

test("a home's details over the list are on paper what its page is", async () => {
  const list = `/listings?search_term=${encodeURIComponent(home.title)}`;
  await visit(DESKTOP, list, async (page) => {
    const card = page.getByRole("article").filter({ hasText: home.address });
    await card.getByRole("link", { name: "View Property" }).click();
    await expectPaper(page);
  });
});

const VISIBLE = { visible: true };

/** Photographs, facts, words and the price, dark on light, and nothing to press. */
async function expectPaper(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "About This Home" }).waitFor();
  await page.getByRole("heading", { name: "Similar homes" }).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const seen = page.locator(":is(main, dialog)");
  expect(await seen.locator("button:not(:has(img)), input, summary").filter(VISIBLE).count()).toBe(
    0,
  );
  expect(await page.getByRole("article").filter(VISIBLE).count()).toBe(1);
  for (const name of ["Where it is", "Similar homes"])
    expect(await page.getByRole("heading", { name }).filter(VISIBLE).count()).toBe(0);
  await page.getByRole("heading", { name: "About This Home" }).filter(VISIBLE).waitFor();
  expect(await seen.locator("img").filter(VISIBLE).count()).toBeGreaterThan(3);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Both are on the page.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The names of the visible controls that a notice covers. */
function hiddenUnderNotices(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const notice = document.querySelector(".notice")?.getBoundingClientRect();
    if (!notice) throw new Error("There is no notice.");
    return [...document.querySelectorAll("a[href], button, summary")]
      .filter((control) => !control.closest(".notice"))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isBeside = left >= notice.right || right <= notice.left;
        return !isBeside && top < notice.bottom && bottom > notice.top && right > left;
      })
      .map((control) => control.textContent);
  });
}
