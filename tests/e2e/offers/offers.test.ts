// Layer: test, because README leads to this journey.
// Long, because two people fill in, counter and accept an offer, and each screen on the way is checked for accessibility.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  addDays,
  dateInZone,
} from "../../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * From an offer to the agreed terms: a buyer offers on a phone, the owner reads what would be left
 * and counters, the buyer accepts; and when the sale falls through, the home is for sale again.
 */
const OWNER = { email: "otis@offers.example", name: "Otis Grant" };
const BUYER = { email: "frida@offers.example", name: "Frida Marsh" };
const HOME = {
  title: "A cottage that takes offers",
  address: "418 Larch Street",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  price: 430_000,
  property_type: "house",
  bedrooms: 2,
  bathrooms: 1,
  sqft: 980,
  description: "Two bedrooms and a porch.",
  features: ["Porch"],
};
const MOST = HOME.price + 9000;
const COUNTER = HOME.price - 1000;
const price = (amount: number) => `$${amount.toLocaleString("en-US")}`;

test("a buyer offers on a phone, the owner compares and counters, the buyer accepts", async () => {
  await demo.register(OWNER.email, OWNER.name);
  await demo.register(BUYER.email, BUYER.name);
  const id = await demo.publish(OWNER.email, HOME);
  await demo.visit(PHONE, async (buyer) => {
    await buyer.goto(`${demo.ready.web}/listings/${id}`);
    await buyer.getByRole("link", { name: "Make an offer" }).click();
    await demo.fillLogin(buyer, BUYER.email);
    await offer(buyer);
    await demo.visit({ ...DESKTOP, colorScheme: "dark" }, async (owner) => {
      await demo.signIn(owner, OWNER.email, "/my-listings");
      await counter(owner);
      await buyer.getByText(/^The owner proposes other terms/).waitFor();
      await expectAccessible(buyer);
      await buyer.getByRole("button", { name: "Accept these terms" }).click();
      await buyer.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
      await buyer.getByRole("heading", { name: "What happens next" }).waitFor();
      await buyer.getByText(OWNER.name).waitFor();
      await expectAccessible(buyer);

      await goThrough(buyer, owner);

      await owner.goto(`${demo.ready.web}/my-listings/${id}/offers`);
      await owner.getByText(BUYER.name).waitFor();
      await endSale(owner, buyer, id);
    });
  });
});

/** Cash, with an inspection. */
async function offer(page: Page): Promise<void> {
  // Taps as fast as these would count as double taps, which the buttons ignore.
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  const step = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
  const choose = (group: string, answer: RegExp) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: answer }).check();

  await step("Price");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Price" }).fill(String(HOME.price));
  await page.getByText("Pay more if another offer is higher").click();
  await page.getByRole("textbox", { name: /^The most you would pay/ }).fill(String(MOST));
  await page.getByRole("textbox", { name: /^More than the other offer by/ }).fill("1000");
  await expectAccessible(page);
  await next();
  await step("Financing");
  await page.getByRole("radio", { name: "Cash" }).check();
  // The typed text is still there after a reload.
  await page.reload();
  await step("Financing");
  expect(await page.getByRole("radio", { name: "Cash" }).isChecked()).toBe(true);
  await next();
  await step("Conditions");
  await choose("Inspection contingency", /can back out/);
  await page.getByRole("textbox", { name: "Days for: Inspection" }).fill("7");
  await choose("Appraisal contingency", /^No/);
  await choose("Do you have to sell a home first?", /^I have no home to sell/);
  await choose("Review of disclosures", /^No/);
  await expectAccessible(page);
  await next();
  await step("Costs and agent");
  await next();
  await step("Dates");
  const today = dateInZone(new Date(), "America/Boise");
  const closing = page.getByRole("textbox", { name: "Closing date" });
  await closing.fill(addDays(today, 30));
  await closing.press("Enter");
  await step("What goes with it");
  await expectAccessible(page);
  await next();
  await step("Check and send");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the offer" }).click();
  await page.waitForURL("**/offers/*");
  await page.getByText(/^The owner can answer it until/).waitFor();
}

async function counter(page: Page): Promise<void> {
  await page.getByText("1 offer to answer").waitFor();
  await page.getByRole("link", { name: `Offers: ${HOME.title}` }).click();
  const table = page.getByRole("table");
  await table.getByRole("link", { name: "Frida", exact: true }).waitFor();
  await table.getByText("How this is calculated").click();
  await table.getByText(/for title, escrow and transfer tax/).waitFor();
  // Without another offer, nothing raises the price.
  await table.getByText(price(MOST)).waitFor();
  await table.getByText("None, says the buyer").waitFor();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Counter: Frida" }).click();
  await page.getByRole("link", { name: "Change price" }).click();
  await page.getByRole("textbox", { name: "Price" }).fill(String(COUNTER));
  await page.getByRole("button", { name: "Back to the summary" }).click();
  await page.getByText(`Changed, was: ${price(HOME.price)}`).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the counter offer" }).click();
  await page.getByText(/^Your terms are with the buyer, who can answer/).waitFor();
}

/**
 * Both enter the sale's room. The owner says when the contract was signed, and the buyer agrees and settles a step.
 */
async function goThrough(buyer: Page, owner: Page): Promise<void> {
  const offer = new URL(buyer.url()).pathname;
  await buyer.getByRole("link", { name: "Open the sale, step by step" }).click();
  await buyer.getByRole("heading", { name: /^You: sign the contract/ }).waitFor();
  await expectAccessible(buyer);
  await owner.goto(buyer.url());
  await owner.getByRole("button", { name: "It is signed", exact: true }).click();
  await owner.getByRole("radio", { name: /^Business days/ }).check();
  await expectAccessible(owner);
  await owner.getByRole("button", { name: "Send to the buyer" }).click();
  await buyer.getByRole("button", { name: /^Agree to [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/ }).click();
  await buyer.getByRole("heading", { name: /^You: have the title searched/ }).waitFor();
  await buyer.getByRole("button", { name: "Done", exact: true }).click();
  await buyer.getByRole("heading", { name: /^You: order the inspection by/ }).waitFor();

  await buyer.goto(`${demo.ready.web}${offer}`);
  await buyer.getByRole("heading", { name: "What happens next" }).waitFor();
}

/** The owner announces the end, and the buyer agrees to it. */
async function endSale(page: Page, buyer: Page, id: string): Promise<void> {
  await page.getByRole("link", { name: "Frida", exact: true }).click();
  await page.getByRole("button", { name: "End the sale" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "What the inspection found" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Announce the end" }).click();
  await page.getByText(/^You have announced the end of this sale/).waitFor();
  await buyer.getByText(/^The owner has announced the end of this sale/).waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole("button", { name: "Agree to end it now" }).click();
  await buyer.getByRole("dialog").getByRole("button", { name: "End it now" }).click();
  await buyer.getByText(/^The sale fell through: what the inspection found/).waitFor();
  await page.goto(`${demo.ready.web}/listings/${id}`);
  await page.getByRole("button", { name: "Schedule Property Showing" }).first().waitFor();
}
