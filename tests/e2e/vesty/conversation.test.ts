import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** A conversation with Vesty: asked, answered with sources, kept, and cleared. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
/** The owner's session, so that one sign-in is enough. */
let session: BrowserContextOptions["storageState"];

test("an owner asks, sees the answer with its sources, and finds it again", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page);
    await page.getByRole("heading", { name: "Ask Vesty" }).scrollIntoViewIfNeeded();
    await page.getByText(/^Hello \w+! I'm Vesty, your AI real estate assistant\./).waitFor();

    await page.getByLabel("Pictures for Vesty").setInputFiles({
      name: "roof.png",
      mimeType: "image/png",
      buffer: Buffer.from(PIXEL, "base64"),
    });
    await page.getByText("Write what you want to know about it").waitFor();
    await field(page).fill("How should I price my home?");
    await field(page).press("Enter");
    await answers(page).first().waitFor();
    const sources = page.getByRole("log").getByRole("link", { name: /price/i });
    await sources.first().waitFor();
    await page.getByAltText(/Your picture 1 of 1/).waitFor();
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await demo.read(page);
    await page.getByRole("log").getByText("How should I price my home?").waitFor();
    await answers(page).first().waitFor();
    await page.getByAltText(/Your picture 1 of 1/).waitFor();
    session = await page.context().storageState();
  });
});

test("the same conversation continues in the landing page's panel on a phone", async () => {
  await demo.visit({ ...PHONE, storageState: session }, async (page) => {
    await page.goto(demo.ready.web);
    await page.getByRole("button", { name: "Ask Vesty" }).click();
    const panel = page.getByRole("dialog", { name: "Vesty" });
    await panel.getByText("How should I price my home?").waitFor();
    await field(page).fill("And what does closing cost me?");
    await panel.getByRole("button", { name: "Send message" }).click();
    await answers(page).nth(1).waitFor();
    await expectAccessible(page);

    await panel.getByRole("button", { name: "Earlier conversations" }).click();
    await panel.getByRole("button", { name: /How should I price my home\?.*open now/ }).waitFor();
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Back to the conversation" }).click();
    await panel.getByRole("button", { name: "Clear conversation" }).click();
    await page.getByRole("button", { name: "Clear conversation" }).last().click();
    await panel.getByText(/^Hello \w+! I'm Vesty/).waitFor();
  });
});

const field = (page: Page) => page.getByRole("textbox", { name: "Message to Vesty" });
const answers = (page: Page) => page.getByRole("log").getByRole("button", { name: "Copy answer" });
