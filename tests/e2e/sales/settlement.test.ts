import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_SALE } from "../../../local/seed/people.ts";
import { SALE_ID } from "../../../local/seed/sale.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { pdfOfPages, SAMPLES } from "../../support/settlement-pdfs.ts";
import { demo } from "../demo.ts";

/** The figures of a Closing Disclosure, read from its PDF in the browser. Nothing is saved: other journeys look at this sale. */
const NAME = "Closing Disclosure.pdf";

test("a buyer's figures are read from a PDF on the device, shown on its page and taken over", async () => {
  const bytes = Buffer.from((await SAMPLES[0]?.pdf()) ?? []);
  await demo.visit(DESKTOP, async (page) => {
    const sent: string[] = [];
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\/pdf[.-]/.test(pathname)) scripts.push(pathname);
      if (request.method() !== "GET" && !pathname.startsWith("/rest/")) sent.push(pathname);
      if (request.postData()?.includes("%PDF")) sent.push(pathname);
    });
    await demo.signIn(page, DEMO_SALE.buyer.email, `/sales/${SALE_ID}/settlement`);
    await page.getByRole("textbox", { name: "Sale price", exact: true }).fill("1,000.00");
    await page.getByText("Read the figures from a PDF").click();
    expect(scripts).toEqual([]);
    sent.length = 0;
    await choose(page, NAME, bytes);
    await page.getByText(`${NAME}: 9 figures found.`).waitFor();
    expect(sent).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);

    const deposit = figures(page, "Deposit (earnest money)");
    await deposit.getByText("From page 3: “Deposit … $10,000.00”").waitFor();
    await deposit.getByRole("button", { name: "Show the page" }).click();
    const aside = page.getByRole("complementary", { name: `Pages of ${NAME}` });
    await aside.getByRole("img", { name: "Page 3. Marked: Deposit … $10,000.00" }).waitFor();
    await expect.poll(() => darkShare(page)).toBeGreaterThan(0.002);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Use all 8 clear figures" }).click();
    expect(await page.getByRole("textbox", { name: "Deposit (earnest money)" }).inputValue()).toBe(
      "10000.00",
    );
    expect(
      await page.getByRole("textbox", { name: "City and town taxes between you" }).inputValue(),
    ).toBe("-365.04");
    // A typed figure stays until its person says otherwise.
    expect(await page.getByRole("textbox", { name: "Sale price", exact: true }).inputValue()).toBe(
      "1,000.00",
    );
    await figures(page, "Sale price")
      .getByRole("button", { name: "Replace $1,000.00 with $180,000.00" })
      .click();
    expect(await page.getByRole("textbox", { name: "Sale price", exact: true }).inputValue()).toBe(
      "180000.00",
    );
    await page.getByRole("button", { name: "Close the PDF" }).click();
    await aside.waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "Sale price", exact: true }).inputValue()).toBe(
      "180000.00",
    );
  });
});

test("a phone shows the page below its figure, and says why a file can't be read", async () => {
  const [sample] = SAMPLES;
  const bytes = Buffer.from((await sample?.pdf()) ?? []);
  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, DEMO_SALE.buyer.email, `/sales/${SALE_ID}/settlement`);
    await page.getByText("Read the figures from a PDF").click();
    for (const [name, file, says] of [
      ["Letter.pdf", Buffer.from("Dear Sir"), "This file is not a PDF, or it is damaged."],
      ["Long.pdf", Buffer.from(await pdfOfPages(61)), "This file is too long"],
      ["Scan.pdf", Buffer.from(await pdfOfPages(1, "")), "This PDF is a picture of the form"],
      ["Locked.pdf", Buffer.from(await pdfOfPages(1, "x", "secret")), "locked with a password"],
      ["Novel.pdf", Buffer.from(await pdfOfPages(1)), "We found no line in this file"],
    ] as const) {
      await choose(page, name, file);
      await page.getByText(says).waitFor();
      await page.getByText("You can enter the figures yourself.").waitFor();
    }
    await choose(page, NAME, bytes);
    const deposit = figures(page, "Deposit (earnest money)");
    await deposit.getByRole("button", { name: "Show the page" }).click();
    const picture = deposit.getByRole("img", { name: /^Page 3\. Marked: Deposit/ });
    await picture.waitFor();
    await expect.poll(() => darkShare(page)).toBeGreaterThan(0.002);
    await expectAccessible(page);
    await deposit.getByRole("button", { name: "Hide the page" }).click();
    await picture.waitFor({ state: "detached" });
  });
});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/pdf", buffer });
}

function figures(page: Page, label: string) {
  return page.getByRole("list", { name: `From the PDF: ${label}` });
}

/** How much of the drawn page is ink. */
function darkShare(page: Page): Promise<number> {
  return page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 128) dark += 1;
    return dark / (width * height);
  });
}
