// Long, because the map is moved by wheel, keys and finger, and waits for its own animations.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** The map under real input: wheel, keys, finger. */

describe("the map of homes", () => {
  test("a mouse clicks a number, turns the wheel, opens a home and comes back", async () => {
    await demo.visit(DESKTOP, async (page) => {
      await page.goto(`${demo.ready.web}/listings`);
      await page.getByText("Map View").click();
      await page.getByText(/^Exploring \d+ available properties on the map\./).waitFor();
      await page.getByText("Hover to enable map zoom").waitFor();
      // It fills the window, on the streets of a service.
      const frame = await map(page).boundingBox();
      expect(Math.round((frame?.y ?? 0) + (frame?.height ?? 0))).toBe(DESKTOP.viewport?.height);
      await page.locator("img.leaflet-tile-loaded").first().waitFor();
      await page.getByText("Tiles of this machine").waitFor();
      await page.getByRole("button", { name: "Satellite" }).click();
      await page.getByText("Seen from above").waitFor();
      await page.getByRole("button", { name: "Satellite" }).click();

      const all = await found(page);
      await clusters(page).last().click();
      await page.waitForURL(/bbox=/);
      const before = page.url();
      await expect.poll(() => found(page)).toBeLessThan(all);
      const few = await found(page);
      // While the pointer is over the map, the wheel belongs to it.
      await map(page).hover();
      await page.mouse.wheel(0, 120);
      await page.waitForURL((url) => url.href !== before);
      // While other homes arrive, a button moves away from under the pointer.
      await expect.poll(() => found(page)).toBeGreaterThan(few);

      await page.getByRole("button", { name: "Show on map" }).first().click();
      await page.locator(".map-circle").waitFor();
      const popup = page.locator(".leaflet-popup");
      await popup.getByRole("link", { name: "View Details" }).waitFor();
      const box = await popup.locator(".leaflet-popup-content > div").boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(280);
      await expectAccessible(page);
      await page.locator(".map-circle").waitFor({ state: "detached" });

      const address = page.url();
      await popup.getByRole("link", { name: "View Details" }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(page.url()).toBe(address);
    });
  });

  test("the keyboard moves the map: arrows, plus and minus, a home and back", async () => {
    await demo.visit(DESKTOP, async (page) => {
      await page.goto(`${demo.ready.web}/listings?view=map&property_type=land`);
      await homes(page).first().waitFor();
      await map(page).focus();
      for (const key of ["+", "ArrowRight", "-"]) {
        const before = page.url();
        await page.keyboard.press(key);
        await page.waitForURL((url) => url.href !== before);
      }
      const home = homes(page).first();
      await home.focus();
      await page.keyboard.press("Enter");
      await page.locator(".leaflet-popup :focus").waitFor();
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").textContent()).toBe("View Details");
      await page.keyboard.press("Escape");
      await page.locator(".leaflet-popup").waitFor({ state: "detached" });
      expect(await page.locator(":focus").getAttribute("class")).toContain("map-home");
    });
  });

  test("an area drawn with the mouse: counted, kept in the address, gone with its chip", async () => {
    await demo.visit(DESKTOP, async (page) => {
      await page.goto(`${demo.ready.web}/listings?view=map`);
      await clusters(page).first().waitFor();
      const all = await found(page);
      await page.getByRole("button", { name: "Draw an area" }).click();
      await page.getByText(/^Draw around the part you want/).waitFor();
      await expectAccessible(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
      const at = (right: number, down: number) => [x + width * right, y + height * down] as const;
      await page.mouse.move(...at(0.5, 0.25));
      await page.mouse.down();
      for (const [right, down] of [
        [0.95, 0.25],
        [0.95, 0.85],
        [0.5, 0.85],
        [0.5, 0.3],
      ] as const)
        await page.mouse.move(...at(right, down), { steps: 8 });
      await page.mouse.up();
      await page.waitForURL(/area=/);
      const chip = page.getByRole("button", { name: "Remove filter: Area on the map" });
      await chip.waitFor();
      await page.getByText(/^Exploring \d+ available properties in this part/).waitFor();
      const some = await found(page);
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
      await page.reload();
      await page.locator("path.map-area").waitFor();
      expect(await found(page)).toBe(some);
      await chip.click();
      await page.waitForURL((url) => !url.search.includes("area="));
      await page.locator("path.map-area").waitFor({ state: "detached" });
    });
  });

  test("a finger opens a home by a tap, and the list as a sheet over the map", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/listings?view=map&property_type=land`);
      await homes(page).first().waitFor();
      const box = await map(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(400);
      await homes(page).first().tap();
      // The card is at the lower edge, and covers neither the home nor the list.
      const card = page.getByRole("region", { name: "Homes on the map" });
      await card.getByRole("link", { name: "View Details" }).first().waitFor();
      await expectAccessible(page);
      const [pill, edge, list] = await Promise.all(
        [
          page.locator(".map-home.is-marked"),
          card,
          page.getByRole("region", { name: "List of homes" }),
        ].map((each) => each.boundingBox()),
      );
      expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
      const first = await card.locator(".map-card-strip > :not([inert]) h3").textContent();
      // Swiped to the next one.
      await card
        .locator(".map-card-strip")
        .evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
      await card.getByText(/^2 of \d+$/).waitFor();
      expect(await card.locator(".map-card-strip > :not([inert]) h3").textContent()).not.toBe(
        first,
      );
      await card.getByRole("button", { name: "Close" }).tap();
      const before = await page.getByRole("region", { name: "List of homes" }).boundingBox();
      await page.getByRole("button", { name: "Show the list" }).tap();
      await page.getByRole("button", { name: "Show only the list" }).tap();
      await page.getByRole("button", { name: "Show the map" }).waitFor();
      const after = await page.getByRole("region", { name: "List of homes" }).boundingBox();
      expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 2);
      await expectAccessible(page);
    });
  });
});

/** How many homes the list says there are. */
async function found(page: Page): Promise<number> {
  const text = page.getByText(/^Exploring \d+ available propert/);
  return Number((await text.textContent())?.match(/\d+/)?.[0]);
}

const map = (page: Page) => page.getByRole("region", { name: "Map of homes for sale" });
const clusters = (page: Page) => page.locator(".map-cluster");
const homes = (page: Page) => page.locator(".map-home");
