import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP } from "../../support/browser.ts";
import { unzip } from "../../support/zip.ts";
import { demo } from "../demo.ts";

/**
 * The account: the menu, the profile with its picture, the person's data, and deleting it for good.
 */
const OWNER = "dana@leaving.example";
/** The deleted account's home is requested, and is not there. */
const NOT_THERE = /40[46]/;

test("an owner changes the profile, exports the data, and deletes the account", async () => {
  await demo.register(OWNER, "Dana Reyes");
  await demo.publish(OWNER, { title: "A home whose owner leaves" });
  await demo.visit(
    DESKTOP,
    async (page) => {
      await demo.signIn(page, OWNER, "/favorites");
      await openMenu(page);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Profile" }).click();

      await page.getByLabel(/Full name/).fill("Dana R. Reyes");
      await page.getByRole("button", { name: "Save profile" }).click();
      await page.getByRole("button", { name: /Dana R\. Reyes/ }).waitFor();
      await page.getByLabel("Picture").setInputFiles({
        name: "me.png",
        mimeType: "image/png",
        buffer: Buffer.from(PIXEL, "base64"),
      });
      await page.locator("header img").waitFor();
      await expectAccessible(page);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export my data" }).click(),
      ]);
      const files = await unzip(new Blob([await readFile(await download.path())]));
      const data = JSON.parse(new TextDecoder().decode(files.get("data.json")));
      expect(data.profile.full_name).toBe("Dana R. Reyes");
      expect(data.listings.length).toBeGreaterThan(0);
      const [home] = data.listings.filter(({ status }: { status: string }) => status === "active");

      await page.getByRole("button", { name: "Delete my account" }).click();
      await expectAccessible(page);
      await page.getByLabel("Type DELETE to confirm").fill("DELETE");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Your password", { exact: true }).fill(demo.passwordOf(OWNER));
      await dialog.getByRole("button", { name: "Delete my account" }).click();
      // On a busy machine the visitors may not have been told yet.
      await page.getByText(/Goodbye/).waitFor();
      await page.getByRole("link", { name: "Login" }).waitFor();
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

      await page.goto(`${demo.ready.web}/listings/${home.id}`);
      await page.getByText(/may have been sold or taken down/).waitFor();
    },
    NOT_THERE,
  );
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByText("Your plan").waitFor();
}

/** A single red pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
