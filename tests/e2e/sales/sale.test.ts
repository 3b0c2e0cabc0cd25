// Layer: test, because README leads to this journey.
import { test } from "vitest";
import { DEMO_SALE } from "../../../local/seed/people.ts";
import { DEMO_PARTY_TOKEN, SALE_ID } from "../../../local/seed/sale.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** The sale that README leads to: only looked at, because other journeys walk through it at the same time. */
test("the demo's sale waits for its owner, is late for its buyer, and has a title officer", async () => {
  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, DEMO_SALE.owner.email, "/dashboard");
    await page.getByRole("heading", { name: /^You: answer the buyer's change by / }).waitFor();
    await page.getByRole("link", { name: "Open the sale" }).click();
    await page.waitForURL(`**/sales/${SALE_ID}`);
    await page.getByRole("button", { name: "Agree to the change" }).waitFor();
    await page.getByRole("definition").filter({ hasText: "1 step" }).waitFor();
    await page.getByText("Grace Holloway").waitFor();
    await expectAccessible(page);
  });
  await demo.visit({ ...DESKTOP, colorScheme: "dark" }, async (page) => {
    await demo.signIn(page, DEMO_SALE.buyer.email, "/dashboard");
    await page.getByRole("link", { name: "Open the sale" }).click();
    await page
      .getByRole("heading", { name: /^You: read the owner's disclosures\. It was due / })
      .waitFor();
    await expectAccessible(page);
  });
  await demo.visit(PHONE, async (page) => {
    await page.goto(`${demo.ready.web}/party#${DEMO_PARTY_TOKEN}`);
    await page.getByRole("button", { name: "The title search is ordered" }).waitFor();
    await page.getByText("Purchase agreement, signed.pdf").waitFor();
    await expectAccessible(page);
  });
});
