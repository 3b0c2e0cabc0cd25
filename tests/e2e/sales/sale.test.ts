// Layer: test, because README leads to this journey.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
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
    await page.getByText("Title or escrow officer, Inspector").click();
    await page.getByText("Title or escrow officer Grace Holloway").waitFor();
    const weeks = page.getByRole("region", { name: "The weeks until the keys" });
    await weeks.getByText(/^Today, /).waitFor();
    await expectAccessible(page);
    // The link of a step opens its row in its group, and Back returns to the picture.
    await weeks.getByRole("link", { name: /^Loan approved \(/ }).click();
    await page.getByText(/^The buyer: The lender approves the loan/).waitFor();
    await page.goBack();
    await page.getByText(/^The buyer: The lender approves the loan/).waitFor({ state: "hidden" });
    expect(page.url()).toBe(`${demo.ready.web}/sales/${SALE_ID}`);
  });
  // The photograph beside the next step is of the home that it speaks about.
  for (const { email } of [DEMO_SALE.owner, DEMO_SALE.buyer])
    await demo.visit(DESKTOP, async (page) => {
      await demo.signIn(page, email, "/dashboard");
      await page.getByText(/^Brick Tudor with leaded windows: 1 step is late\./).waitFor();
      const cover = page.getByRole("figure");
      await cover.filter({ hasText: "Brick Tudor with leaded windows" }).waitFor();
      expect(await cover.count()).toBe(1);
    });
  await demo.visit({ ...DESKTOP, colorScheme: "dark" }, async (page) => {
    await demo.signIn(page, DEMO_SALE.buyer.email, "/dashboard");
    await page.getByRole("link", { name: "Open the sale" }).click();
    await page
      .getByRole("heading", { name: /^You: read the owner's disclosures\. It was due / })
      .waitFor();
    await page.locator("[data-label]").first().waitFor();
    await expectAccessible(page);
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await coveredLabels(page), `${width} px`).toEqual([]);
    }
    await dragClosing(page, -120);
    await page
      .getByRole("status")
      .filter({ hasText: /instead of .* other dates move/ })
      .waitFor();
    const paper = await page.pdf({ format: "Letter" });
    expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
  await demo.visit(PHONE, async (page) => {
    await page.goto(`${demo.ready.web}/party#${DEMO_PARTY_TOKEN}`);
    await page.getByRole("button", { name: "The title search is ordered" }).waitFor();
    await page
      .getByRole("paragraph")
      .filter({ hasText: "Purchase agreement, signed.pdf" })
      .waitFor();
    await expectAccessible(page);
  });
});

/** The labels of the picture that another label covers, or that the edge of the page cuts off. */
function coveredLabels(page: Page): Promise<string[]> {
  return page.locator("[data-label]").evaluateAll((labels) => {
    const boxes = labels.map((label) => ({
      name: label.textContent ?? "",
      box: label.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, n) => {
      const isCovered = boxes.some(
        (other, m) =>
          m !== n &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      );
      return isCovered || box.left < 0 || box.right > window.innerWidth ? [name] : [];
    });
  });
}

async function dragClosing(page: Page, by: number): Promise<void> {
  const handle = page.locator("a[href$='#step-closing'] > span").first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("The closing isn't in the picture.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 6 });
  await page.mouse.up();
}
