import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** From a town on the front page to a home, by plain words and chips. */
test("a phone searches: a town, plain words, one filter less, a home", async () => {
  await demo.visit(PHONE, async (page) => {
    await page.goto(demo.ready.web);
    await box(page).tap();
    await box(page).pressSequentially("boi");
    await page.getByRole("option", { name: /^Boise, ID/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/listings?place=Boise%2C+ID");
    await chip(page, "Boise, ID").waitFor();

    // Enter has an effect once its code is there, which the suggestions show.
    await box(page).tap();
    await box(page).pressSequentially("boi");
    await page.getByRole("option", { name: /^Boise, ID/ }).waitFor();
    await box(page).fill("cheap 3 bed house under 600k with a sauna");
    await box(page).press("Enter");
    await page.getByText("Not searched for: “cheap”.").waitFor();
    await page.getByRole("heading", { name: "No Properties Found" }).waitFor();
    expect(await chips(page).allTextContents()).toEqual([
      ...["Houses", "3+ beds", "under $600,000", "Boise, ID", "Sauna"],
    ]);
    await expectAccessible(page);

    await page.getByRole("link", { name: "Drop “Sauna”" }).waitFor();
    await chip(page, "Sauna").tap();
    await chip(page, "Sauna").waitFor({ state: "detached" });
    expect(await box(page).inputValue()).toBe("");
    // Closing the filters leads to the homes, not to the top of the page.
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await page.getByRole("button", { name: /^Show \d/ }).tap();
    await expect
      .poll(
        async () => (await page.getByRole("group", { name: "Filters in use" }).boundingBox())?.y,
      )
      .toBeLessThan(200);
    await page.getByRole("link", { name: "View Property" }).first().tap();
    await page.getByRole("dialog").getByText("Boise, ID").first().waitFor();
  });
});

const box = (page: Page) => page.getByRole("combobox", { name: "Search", exact: true });
const chips = (page: Page) => page.getByRole("button", { name: /^Remove filter/ });
const chip = (page: Page, text: string) =>
  page.getByRole("button", { name: `Remove filter: ${text}`, exact: true });
