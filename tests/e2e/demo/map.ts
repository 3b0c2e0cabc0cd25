import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "./demo.ts";

/** The map under real input: wheel, keys, finger. */

describe("the map of homes", () => {
  test("with a mouse: click a number, turn the wheel, open a home and come back", async () => {
    await demo.visit({ ...DESKTOP, reducedMotion: "no-preference" }, async (page) => {
      await page.goto(`${demo.ready.web}/listings`);
      await page.getByText("Map View").click();
      await page.getByText(/^Exploring \d+ available properties on the map\./).waitFor();
      await page.getByText("Hover to enable map zoom").waitFor();
      expect((await map(page).boundingBox())?.height).toBe(700);
      await expectAccessible(page);

      await clusters(page).last().click();
      await page.waitForURL(/bbox=/);
      const before = page.url();
      // While the pointer is over the map, the wheel belongs to it.
      await map(page).hover();
      await page.mouse.wheel(0, -120);
      await page.waitForURL((url) => url.href !== before);

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

  test("with the keyboard: arrows, plus and minus, a home and back", async () => {
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

  test("with a finger: the map above the list, a home a tap away", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/listings?view=map&property_type=land`);
      await homes(page).first().waitFor();
      const box = await map(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(400);
      await homes(page).and(page.locator(":not(.is-dot)")).first().tap();
      await page.getByRole("link", { name: "View Details" }).waitFor();
      await expectAccessible(page);
    });
  });
});

const map = (page: Page) => page.getByRole("region", { name: "Map of homes for sale" });
const clusters = (page: Page) => page.locator(".map-cluster");
const homes = (page: Page) => page.locator(".map-home");
