// Long, because four visits by two people are checked screen by screen for accessibility.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { pdf } from "../../support/documents.ts";
import { demo } from "../demo.ts";

/**
 * A buyer on a phone asks for what is closed, reads and acknowledges what is open; the owner grants,
 * and replaces the file; the buyer is asked again.
 */
const OWNER = "owner2@selfnvest.demo";
const BUYER = "buyer@selfnvest.demo";
/** The demo's owner has published two documents about it. */
const home = homes().find(({ owner, status }) => owner === 1 && status === "active");
const REPAIRS = "Repairs and improvements";

test("a buyer reads and acknowledges an owner's documents, and again after a new version", async () => {
  await demo.visit({ ...PHONE, colorScheme: "dark" }, async (buyer) => {
    await demo.signIn(buyer, BUYER, `/listings/${home?.id}`);
    await buyer.getByRole("link", { name: "Read 1 document" }).tap();
    await buyer.getByText(/You acknowledged version 1/).waitFor();
    await expectAccessible(buyer);
    expect(await buyer.locator("body").textContent()).not.toContain(REPAIRS);
    await buyer.getByRole("button", { name: "Ask to see them" }).click();
    // The second one is what the page says to a screen reader.
    await buyer
      .getByText(/You have asked the owner/)
      .first()
      .waitFor();

    await demo.visit(DESKTOP, async (owner) => {
      await demo.signIn(owner, OWNER, `/disclosures/${home?.id}`);
      await owner.getByRole("button", { name: "Grant Nora" }).click();
      await owner.getByText("Nora may now read all your documents.").waitFor();
      await expectAccessible(owner);

      await buyer.reload();
      await acknowledge(buyer, REPAIRS, expectAccessible);

      await owner.goto(`${demo.ready.web}/dashboard?panel=documents`);
      // Vesty, beside it, takes files too.
      await owner
        .getByRole("dialog", { name: "Documents" })
        .locator("input[type=file]")
        .setInputFiles({ name: "Repairs 2026.pdf", mimeType: "application/pdf", buffer: pdf() });
      await owner.getByText("1 document uploaded.").waitFor();
      await owner.goto(`${demo.ready.web}/disclosures/${home?.id}`);
      await owner.getByText("Opened by 1 person, acknowledged by 1").nth(1).waitFor();
      await owner.getByRole("button", { name: `Replace ${REPAIRS}` }).click();
      const dialog = owner.getByRole("dialog");
      await dialog.getByLabel("The new file").selectOption({ label: "Repairs 2026.pdf" });
      await dialog.getByRole("button", { name: "Replace" }).click();
      await owner.getByText(/is replaced/).waitFor();

      await buyer.reload();
      await buyer.getByText("New version").waitFor();
      await acknowledge(buyer, REPAIRS);
      await buyer.getByText(/You acknowledged version 2/).waitFor();

      // Seen here, it is no longer news.
      await owner.reload();
      await owner.getByText("Opened by 1 person, acknowledged by 1").nth(1).waitFor();
      await owner.getByRole("link", { name: "Notifications", exact: true }).waitFor();
    });
  });
});

/** @param look at the dialog with the document. */
async function acknowledge(
  buyer: Page,
  title: string,
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  await buyer.getByRole("button", { name: `Open ${title}` }).tap();
  const dialog = buyer.getByRole("dialog", { name: title });
  const link = await dialog.getByRole("link", { name: /Open in a new tab/ }).getAttribute("href");
  const file = await buyer.request.get(link ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await look?.(buyer);
  await dialog.getByRole("button", { name: /received and read/ }).click();
  await buyer.getByText(`You have acknowledged “${title}”.`).waitFor();
}
