import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";
import { home as offered } from "../screens.ts";

/** The parts that the first screens show without a touch, in px from the window's top (decision 171). */

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const TABLET = { viewport: { width: 768, height: 1024 } };
const NARROWED = "/listings?property_type=house&min_bedrooms=3&max_price=600000";

describe("the list of homes", () => {
  test.each([
    ["a phone", PHONE, "/listings", 300],
    ["a phone, with three filters", PHONE, NARROWED, 300],
    ["a tablet", TABLET, NARROWED, 300],
    ["a laptop", LAPTOP, "/listings", 250],
    ["a laptop, with three filters", LAPTOP, NARROWED, 250],
  ])(
    "begins with its first photograph on %s, and keeps the search while it scrolls",
    async (_, device, path, most) => {
      await demo.visit(device, async (page) => {
        await page.goto(demo.ready.web + path);
        if (path === NARROWED)
          await page
            .getByRole("button", { name: /^Remove filter/ })
            .nth(2)
            .waitFor();
        await page.getByText(/^Showing [\d,]+ available properties\. Use the filters/).waitFor();
        const [first = 0] = await tops(page);
        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThanOrEqual(most);
        await page.mouse.wheel(0, 2000);
        await expect.poll(() => tops(page).then(([top = 0]) => top)).toBeLessThan(-1000);
        const box = page.getByRole("combobox", { name: "Search", exact: true });
        const { y = -1 } = (await box.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(60);
        expect(y).toBeLessThan(150);
        // Nothing covers it.
        await box.click();
        await page.keyboard.type("a");
        expect(await box.inputValue()).toBe("a");
      });
    },
  );

  test("has two homes on a phone's screen, below what stays", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/listings`);
      await page.getByText(/^Showing [\d,]+ available/).waitFor();
      const bar = await page.getByRole("region", { name: "Search Properties" }).boundingBox();
      const below = (PHONE.viewport?.height ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
      const [first = 0, , third = 0] = await tops(page);
      expect(third - first).toBeGreaterThan(0);
      expect(third - first).toBeLessThanOrEqual(below);
    });
  });
});

test("a comparison has its first figures on a phone's first screen, of two homes", async () => {
  await demo.visit(PHONE, async (page) => {
    const ids = homes()
      // The words of the first ones are changed by other journeys.
      .filter(({ owner, status }) => owner > 1 && status === "active")
      .slice(0, 3)
      .map(({ id }) => id);
    await page.goto(`${demo.ready.web}/compare?homes=${ids.join(",")}`);
    const [one, other] = [0, 1].map((n) => page.locator("tbody tr").first().locator("td").nth(n));
    const box = await one?.boundingBox();
    expect(box?.y).toBeLessThan(400);
    const beside = await other?.boundingBox();
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

/** The place where the homes begin, which their photographs do. */
function tops(page: Page): Promise<number[]> {
  return page
    .locator("main article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
}

describe("the offers for a home", () => {
  test.each([
    ["a phone", PHONE],
    ["a laptop", LAPTOP],
  ])("begin with the buttons of the best offer on %s", async (_, device) => {
    await demo.visit(device, async (page) => {
      await demo.signIn(page, demo.owner.email, `/my-listings/${offered.id}/offers`);
      const answers = [
        page.getByRole("button", { name: /^Accept: / }),
        page.getByRole("link", { name: /^Counter: / }),
      ];
      for (const answer of answers) {
        const box = await answer.first().boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
          device.viewport?.height ?? 0,
        );
      }
    });
  });
});
