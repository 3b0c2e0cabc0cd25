import type { Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * Paying, from the plan page to the stand-in's payment page and back: the product, its functions on
 * Deno, signed events and a real browser. A declined card, one that asks for confirmation, pressing
 * twice, cancelling, slow money.
 */
const { web, standins } = demo.ready;
let people = 0;

test("a declined card, one that asks for confirmation, and the plan; then cancelling in the portal", async () => {
  await demo.visit(
    PHONE,
    async (page) => {
      await signIn(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Subscribe" }).dblclick();
      await page.waitForURL(/\/stripe\/pay\//);
      await payWith(page, "4000 0000 0000 0002");
      await page.getByText("Your card was declined").waitFor();
      await payWith(page, "4000 0025 0000 3155");
      await page.getByRole("button", { name: "Complete authentication" }).click();

      await page.waitForURL(/\/payment-success\?session_id=cs_test_/);
      await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
      await page.getByText("$14.99").waitFor();
      await expectAccessible(page);

      await page.goto(`${web}/choose-plan`);
      await page.getByRole("button", { name: "Upgrade to Premium" }).waitFor();
      await page.getByRole("button", { name: "Manage billing" }).click();
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      await page.getByText(/ends on/).waitFor();
      await page.getByRole("link", { name: "Return to SelfNVest" }).click();
      await page.getByText("Active", { exact: true }).waitFor();
    },
    /402 \(Payment Required\)/,
  );
});

test("slow money: the page says so, and completes by itself", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await signIn(page);
    await buy(page, "Buy kit");
    await page.getByLabel(/it arrives|arrives after/).check();
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByText("Payment not completed. Status: unpaid").waitFor();
    await page.getByText("Your payment is processing").waitFor();
    await expectAccessible(page);
    const desk = await page.context().newPage();
    await desk.goto(`${standins}/stripe`);
    await desk.getByRole("button", { name: "Money arrives" }).click();
    await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  });
});

/** A new person at the plans page. */
async function signIn(page: Page): Promise<void> {
  people += 1;
  const email = `payer${people}@example.com`;
  await demo.register(email, "Dana Whitfield");
  await demo.signIn(page, email, "/choose-plan");
  await page.getByRole("button", { name: "Continue for free" }).waitFor();
}

async function buy(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/stripe\/pay\//);
}

async function payWith(page: Page, card?: string): Promise<void> {
  if (card) await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^(Pay|Subscribe) / }).click();
}
