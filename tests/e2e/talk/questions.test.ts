import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * An owner on a phone answers the question that waits in the demo and publishes it; the next buyer asks something like
 * it and is answered right away.
 */
const OWNER = "owner2@selfnvest.demo";
const home = homes().find(({ owner, status }) => owner === 1 && status === "active");
const ANSWER = "Two cars fit on the driveway, and the street is quiet from nine on.";
const QUESTION = "Where would our guests park?";

test("an owner publishes an answer on a phone, and the next buyer gets it at once", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/listings/${home?.id}`);
    await ask(page, QUESTION);
    await page.getByText("This is what the owner has published about it.").waitFor();
    await expectAccessible(page);

    await demo.visit({ ...PHONE, colorScheme: "dark" }, publish);
    // The same page, as it is.
    await ask(page, QUESTION);
    const answer = page.getByRole("status", { name: "Answer" });
    await answer.getByText(ANSWER).waitFor();
    await answer.getByText("Source: Answered by the owner").waitFor();
    await page.reload();
    const published = page.getByRole("list", { name: "Answered by the owner" });
    await published.getByText(ANSWER).waitFor();
    expect(await page.locator("body").textContent()).not.toContain(OWNER);
  });
});

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: "Ask about this home" }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

async function publish(page: Page): Promise<void> {
  await demo.signIn(page, OWNER, "/dashboard?panel=questions");
  const waiting = page.getByRole("list", { name: /^Open questions about/ });
  await waiting.getByText("Is the street quiet at night").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Answer", exact: true }).tap();
  const question = page.getByRole("textbox", { name: /^The question, as everyone/ });
  await expect
    .poll(() => question.inputValue().catch(() => ""))
    .toBe("Is the street quiet at night, and where would guests park?");
  await page.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send and publish" }).click();
  await page.getByText("Sent to Nora, and published.").waitFor();
  await page
    .getByRole("list", { name: /^Answers on the page/ })
    .getByText(ANSWER)
    .waitFor();
}
