// Long, because two people write to each other through two browsers, with every screen checked for accessibility.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * A buyer asks about a home before signing in; its owner answers on a phone; the buyer reads it.
 */
const OWNER = "owner@selfnvest.demo";
const BUYER = "buyer@selfnvest.demo";
/** The demo has a conversation about it already. */
const home = homes().find(({ owner, status }) => owner === 0 && status === "active");
const QUESTION = "Could we see the attic, too?";
const ANSWER = "Of course, the ladder is in the hall.";

test("a buyer asks on a home's page, and its owner answers on a phone", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/listings/${home?.id}`);
    await page.getByRole("button", { name: "Ask about this home" }).click();
    await page.getByRole("textbox", { name: "Ask about this home" }).fill(QUESTION);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("has not published anything about this").waitFor();
    await page.getByRole("button", { name: "Send it to the owner" }).click();
    await page.getByRole("link", { name: "Sign in to send" }).click();
    await demo.fillLogin(page, BUYER);

    const field = page.getByRole("textbox", { name: "Your question to the owner" });
    await expect.poll(() => field.inputValue().catch(() => "")).toBe(QUESTION);
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForURL("**/messages/*");
    await page.getByRole("list", { name: "Messages" }).getByText(QUESTION).waitFor();
    // Beside the inbox, and with what was written before.
    await page.getByRole("navigation", { name: "Conversations" }).waitFor();
    await expectAccessible(page);

    await demo.visit({ ...PHONE, colorScheme: "dark" }, answer);
    await page.getByRole("list", { name: "Messages" }).getByText(ANSWER).waitFor();
    expect(await page.locator("body").textContent()).not.toContain(OWNER);
  });
});

async function answer(page: Page): Promise<void> {
  await demo.signIn(page, OWNER, "/messages");
  await page.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
  await page.getByRole("link", { name: /Nora/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(`Nora.*${QUESTION.slice(0, 12)}`) }).click();
  await page.getByRole("list", { name: "Messages" }).getByText(QUESTION).waitFor();
  await page.getByRole("textbox", { name: "Message to Nora" }).fill(ANSWER);
  await page.getByRole("button", { name: "Send" }).tap();
  await page.getByRole("list", { name: "Messages" }).getByText(ANSWER).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All messages" }).tap();
  await page.getByRole("link", { name: /Nora.*You: Of course/ }).waitFor();
}
