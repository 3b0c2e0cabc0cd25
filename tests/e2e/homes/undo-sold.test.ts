import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** An owner marks a home as sold, with what they know of it, and takes it back with one press. */
const OWNER = "sol-who-sold-too-soon@visitor.example";
const HOME = "Larkspur bungalow";

test("a home that is marked as sold says so in public, and is for sale again once it is undone", async () => {
  await demo.register(OWNER, "Sol Suarez");
  const id = await demo.publish(OWNER, { title: HOME });
  const status = async () => {
    const rows = await demo.api(`rest/v1/listings?id=eq.${id}&select=status`);
    return ((await rows.json()) as { status: string }[])[0]?.status ?? "gone";
  };
  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, OWNER, "/my-listings");
    await page.getByRole("button", { name: `Mark as sold: ${HOME}` }).click();
    const dialog = page.getByRole("dialog", { name: "Mark this home as sold?" });
    await dialog.getByLabel(/Sale price/).fill("512,000");
    await dialog.getByLabel(/Where did the buyer come from/).selectOption("Privately");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Mark as sold" }).dblclick();
    await page.getByText(/^Sold on .* for \$512,000, privately$/).waitFor();
    expect(await status()).toBe("gone");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByRole("button", { name: `Mark as sold: ${HOME}` }).waitFor();
    expect(await status()).toBe("active");

    await page.getByRole("button", { name: `Mark as pending: ${HOME}` }).click();
    const pending = page.getByRole("dialog", { name: "Mark this home as pending?" });
    await pending.getByRole("button", { name: "Mark as pending" }).click();
    await page.getByRole("button", { name: `Undo: ${HOME}` }).waitFor();
    expect(await status()).toBe("pending");
    await page.reload();
    await page.getByRole("button", { name: `Undo: ${HOME}` }).click();
    await page.getByRole("button", { name: `Mark as pending: ${HOME}` }).waitFor();
    expect(await status()).toBe("active");
  });
});
