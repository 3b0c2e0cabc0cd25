// Long, because a contract goes through five visits of two people, each checked for accessibility.
import { expect, test } from "vitest";
import { openPostgres } from "../../../local/database.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { pdf } from "../../support/documents.ts";
import { openSale } from "../../support/sales.ts";
import { demo, linkIn } from "../demo.ts";

const OWNER = "signs@owners.example";
const BUYER = "signs@buyers.example";

/** A sale of their own, whose contract is not signed yet. */
async function saleOfTwo(): Promise<string> {
  await demo.register(OWNER, "Wilma Stone");
  await demo.register(BUYER, "Rafael Ortiz");
  const home = await demo.publish(OWNER, { title: "Bungalow to sign for", state: "CO" });
  const [owner, buyer] = [await demo.sessionOf(OWNER), await demo.sessionOf(BUYER)];
  const sql = openPostgres(demo.ready.database, { max: 1 });
  try {
    return await openSale({ sql }, home, owner.user, buyer.user);
  } finally {
    await sql.close();
  }
}

test("a contract is sent to both, signed from the page by one, from the email by the other, and its day is proposed", async () => {
  const room = `/sales/${await saleOfTwo()}`;
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, OWNER, `${room}#step-contract`);
    const files = page.getByRole("region", { name: "Files: Contract signed" });
    await files.getByRole("button", { name: "Upload a file" }).waitFor();
    await files
      .locator("input[type=file]")
      .setInputFiles({ name: "Contract.pdf", mimeType: "application/pdf", buffer: pdf("deal") });
    const part = page.getByRole("region", { name: "Sign the contract online" });
    await part.getByLabel("The PDF to sign").waitFor();
    await part.getByText("Rafael Ortiz, buyer").waitFor();
    await expectAccessible(page);
    await part.getByRole("button", { name: "Send it to be signed" }).dblclick();
    await part.getByText("2 of 2 people still have to sign.").waitFor();
    await expectAccessible(page);
  });
  await demo.visit({ ...PHONE, colorScheme: "dark" }, async (page) => {
    await demo.signIn(page, BUYER, room);
    await page.getByText("The contract waits for your signature").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Read and sign Contract.pdf" }).click();
    await page.waitForURL(/\/documenso\/sign\//);
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    await page.waitForURL(`**${room}`);
  });
  const mails = await demo.mail(OWNER, { subject: /^Please sign: The contract for Bungalow/ });
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, OWNER, room);
    await page.goto(linkIn(mails));
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    await page.waitForURL(`**${room}`);
    await page.goto(`${demo.ready.web}${room}#step-contract`);
    const part = page.getByRole("region", { name: "Sign the contract online" });
    await part.getByText("Everyone has signed.").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      part.getByRole("button", { name: "Save the signed copy" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Contract (signed).pdf");
  });
  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, BUYER, room);
    await page
      .getByRole("heading", {
        name: /^You: say whether the contract was signed on .+, as the owner/,
      })
      .waitFor();
  });
});
