import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * A visitor without an account reports a home, a moderator hides it, its owner reads why and answers, and
 * the moderator lifts the decision. Success is on the page twice: seen, and spoken by the region of notices.
 */
const SELLER = "rosa.reported@mail.example";
const MODERATOR = "moderator@selfnvest.demo";
const TITLE = "Reported house with a red door";
const REASON = "Please show us that you own it.";

test("a reported home is hidden, its owner answers, and gets it back", async () => {
  await demo.register(SELLER, "Rosa Reported");
  const id = await demo.publish(SELLER, { title: TITLE });
  const shown = async () =>
    (await (await demo.api(`rest/v1/listings?select=id&id=eq.${id}`)).json()).length;

  await demo.visit(PHONE, async (page) => {
    await page.goto(`${demo.ready.web}/listings/${id}`);
    await page.getByRole("button", { name: "Report this home" }).tap();
    const dialog = page.getByRole("dialog", { name: "Report this home" });
    await dialog.getByRole("radio", { name: /don’t own the home/ }).check();
    await dialog.getByRole("textbox", { name: /In your words/ }).fill("I live there.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Our moderators will look at it").first().waitFor();
  });

  await decide("Hide the home", async (page) => {
    await page.getByText("I live there.").waitFor();
    await expectAccessible(page);
  });
  expect(await shown()).toBe(0);
  expect((await demo.api(`functions/v1/listings/${id}`)).status).toBe(404);

  await demo.visit({ ...PHONE, colorScheme: "dark" }, async (page) => {
    await demo.signIn(page, SELLER, "/notifications");
    await page.getByRole("link", { name: /Our moderators have hidden/ }).tap();
    await page.getByText(REASON).waitFor();
    expect(await page.locator("body").textContent()).not.toContain("I live there");
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Your answer" }).fill("Here is my deed.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.getByText("Our moderators will look at your answer").first().waitFor();
  });

  await decide("Lift the decision", (page) => page.getByText("Here is my deed.").waitFor());
  await expect.poll(shown).toBe(1);
});

type Look = Parameters<Parameters<typeof demo.visit>[1]>[0];

async function decide(choice: string, look: (page: Look) => Promise<unknown>): Promise<void> {
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, MODERATOR, "/operator");
    await page.getByRole("link", { name: `Home: ${TITLE}` }).click();
    await look(page);
    await page.getByRole("radio", { name: new RegExp(`^${choice}`) }).check();
    await page.getByRole("textbox", { name: "Reason" }).fill(REASON);
    await page.getByRole("button", { name: "Decide" }).click();
    await page.getByText("Decided. We tell the people involved.").first().waitFor();
  });
}
