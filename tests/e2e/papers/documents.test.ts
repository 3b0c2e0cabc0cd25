import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP } from "../../support/browser.ts";
import { docx, pdf, pdfOfSize } from "../../support/documents.ts";
import { CANARY, picture } from "../../support/photos.ts";
import { demo } from "../demo.ts";

/**
 * An owner's documents: dropped together, one upload stopped, renamed, previewed, deleted,
 * restored.
 */

const OWNER = "dora@documents.example";

test("documents are dropped, stopped, renamed, previewed, deleted, restored and downloaded", async () => {
  await demo.register(OWNER, "Dora Lind");
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, OWNER, "/dashboard?panel=documents");
    await page.getByRole("heading", { name: "No documents yet" }).waitFor();
    await expectAccessible(page);

    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
    await line.send("Network.emulateNetworkConditions", slow);
    const roof = await picture("jpeg", { width: 640, height: 480, withMetadata: true });
    await drop(page, [
      { name: "Plans of the house.pdf", bytes: pdfOfSize(3_000_000) },
      { name: "Roof.jpg", bytes: roof },
      { name: "Offer.docx", bytes: docx() },
    ]);
    const plans = page.getByRole("listitem").filter({ hasText: "Plans of the house.pdf" });
    await plans.getByText(/Uploading, [1-9]/).waitFor();
    await plans.getByRole("button", { name: "Cancel" }).click();
    await line.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    await page.getByText("2 documents uploaded.").waitFor();
    expect(await page.getByText("Plans of the house.pdf").count()).toBe(0);

    await zone(page)
      .locator("input")
      .setInputFiles([
        { name: "Deed.pdf", mimeType: "application/pdf", buffer: pdf() },
        { name: "Notes.pages", mimeType: "", buffer: Buffer.from("x") },
      ]);
    await page.getByText("1 document uploaded.").waitFor();
    await page.getByText("it is not a PDF, Word document").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove" }).click();

    await page.getByRole("button", { name: "Rename Deed.pdf" }).press("Enter");
    await page.keyboard.type("Deed of 1418 Maple St");
    await page.keyboard.press("Enter");
    const renamed = "Deed of 1418 Maple St.pdf";
    await page.getByText(renamed, { exact: true }).waitFor();

    await page.getByRole("button", { name: "Preview Roof.jpg" }).click();
    const dialog = page.getByRole("dialog", { name: "Roof.jpg" });
    const shown = dialog.getByRole("img", { name: "Roof.jpg" });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(640);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Your documents" }).waitFor();

    await page.getByRole("button", { name: `Delete ${renamed}` }).click();
    await page.getByText(`${renamed} was deleted.`).waitFor();
    expect(await page.getByRole("button", { name: `Download ${renamed}` }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(`${renamed} is back.`).waitFor();

    expect((await download(page, renamed)).equals(pdf())).toBe(true);
    expect((await download(page, "Offer.docx")).equals(docx())).toBe(true);
    const clean = await download(page, "Roof.jpg");
    expect([roof.includes(CANARY), clean.includes(CANARY)]).toEqual([true, false]);
  });
});

const zone = (page: Page) => page.getByRole("group", { name: "Upload documents" });

/** Drops files as if from a folder on the computer. */
async function drop(page: Page, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const contents = files.map(({ name, bytes }) => [name, bytes.toString("base64")] as const);
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of contents) {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, contents);
  for (const event of ["dragenter", "dragover", "drop"])
    await zone(page).dispatchEvent(event, { dataTransfer });
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${name}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}
