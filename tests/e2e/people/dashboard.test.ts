import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * The dashboard in an owner's daily use: the next step is visible right away, the folder opens and reads by keyboard,
 * and a completed step stays completed.
 */

/** Whose homes no other journey changes. */
const OWNER = "owner2@selfnvest.demo";

test("a desktop by day, with the keyboard alone", async () => {
  await demo.visit({ ...DESKTOP, colorScheme: "light" }, async (page) => {
    await demo.signIn(page, OWNER);
    await expectNextStep(page);
    await page.getByRole("button", { name: "Answer requests well" }).waitFor();
    await page.getByRole("textbox", { name: /Vesty/ }).waitFor();
    await page.getByRole("heading", { name: "Upcoming Showings" }).waitFor();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Your folder" }).focus();
    await page.keyboard.press("Enter");
    await panel(page, "Documents").getByRole("heading", { name: "Your documents" }).waitFor();
    expect(page.url()).toBe(`${demo.ready.web}/dashboard?panel=documents`);

    await tab(page, "Timeline").focus();
    await page.keyboard.press("Enter");
    const step = panel(page, "Timeline").getByRole("checkbox", { name: "Show Property" });
    await step.focus();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.press("Space");
    await panel(page, "Timeline").getByText("5 of 6 steps completed").waitFor();
    expect((await saved).ok()).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await panel(page, "Timeline").getByText("5 of 6 steps completed").waitFor();
    expect(await step.isChecked()).toBe(true);

    await page.keyboard.press("Escape");
    await page.waitForURL(`${demo.ready.web}/dashboard`);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("link", { name: /^Step 6 of 6: Negotiate & Close/ }).waitFor();
  });
});

test("a phone at night, with a thumb", async () => {
  await demo.visit({ ...PHONE, colorScheme: "dark" }, async (page) => {
    await demo.signIn(page, OWNER);
    await expectNextStep(page);
    await expectAccessible(page);

    const folder = page.getByRole("button", { name: "Your folder" });
    const size = await folder.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await folder.tap();
    await panel(page, "Documents").getByRole("heading", { name: "Your documents" }).waitFor();

    await page.goBack();
    await page.waitForURL(`${demo.ready.web}/dashboard`);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await expectNextStep(page);
  });
});

/** Its sentence and its button are visible without scrolling. */
async function expectNextStep(page: Page): Promise<void> {
  await page.getByText("What to do next").waitFor();
  const button = page.getByRole("link", { name: "Answer now" });
  const box = await button.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
}

function panel(page: Page, name: string) {
  return page.getByRole("dialog", { name });
}

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Your folder" }).getByRole("link", { name });
}
