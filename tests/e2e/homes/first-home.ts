import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { picture } from "../../support/photos.ts";
import { demo, linkIn } from "../demo.ts";

/** Somebody who has never been here publishes a home. The taps and letters that this takes are in docs/tasks.md. */
const EMAIL = "fiona@newcomers.example";
const PASSWORD = "a long enough phrase";

test("a first-time owner on a phone comes from the front page to a published home in at most 30 taps", async () => {
  await demo.visit(PHONE, async (page) => {
    const hand = handOf(page);
    await page.goto(demo.ready.web);
    await hand.tap(page.getByRole("link", { name: "Get Started" }).first());
    const dialog = page.getByRole("dialog", { name: "Join SelfNVest" });
    await dialog.waitFor();
    await expectAccessible(page);
    await hand.write(dialog.getByLabel("Full name"), "Fiona Newcomer");
    await hand.write(dialog.getByLabel("Email"), EMAIL);
    await hand.write(dialog.getByLabel("Password", { exact: true }), PASSWORD);
    await hand.tap(dialog.getByRole("button", { name: "Create account" }));
    await dialog
      .getByText("Please check your email for a confirmation link before signing in.")
      .first()
      .waitFor();
    await expectAccessible(page);

    const link = linkIn(await demo.mail(EMAIL, { subject: /confirm/i }));
    hand.taps += 1;
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm and sign in" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await expectAccessible(page);
    await hand.tap(page.getByRole("button", { name: "Confirm and sign in" }));

    await page.getByRole("heading", { name: "The basics" }).waitFor();
    await expectAccessible(page);
    await hand.write(page.getByLabel("Street address"), "2207 Alder Ct");
    await hand.write(page.getByLabel("City"), "Boise");
    await hand.choose(page.getByLabel("State"), "ID");
    await hand.write(page.getByLabel("ZIP code"), "83702");
    await hand.write(page.getByLabel("Bedrooms"), "3");
    await hand.write(page.getByLabel("Bathrooms"), "2");
    await hand.write(page.getByLabel("Living area, sq ft"), "1840");
    for (const step of ["Place", "Features", "Photos"]) await hand.go(step);
    await page.getByText("0 of 40 photos").waitFor();
    await hand.attach(
      page.locator("input[multiple]"),
      await picture("jpeg", { width: 800, height: 600 }),
    );
    await page.getByText("Successfully uploaded 1 image(s)!").waitFor();
    await hand.go("Words");
    await hand.write(page.getByLabel("Title"), "Alder Court bungalow");
    await hand.write(
      page.getByLabel("Description"),
      "A quiet street, and a garden behind the house.",
    );
    await hand.go("Price");
    await hand.write(page.getByLabel("Asking price"), "485000");
    await hand.go("Review");
    await page.getByText("How buyers will see it").waitFor();
    await expectAccessible(page);
    await hand.tap(page.getByRole("button", { name: "Publish" }));
    await page.getByRole("heading", { name: "Your home is on the market" }).waitFor();
    await expectAccessible(page);
    // The count in docs/tasks.md.
    expect({ taps: hand.taps, letters: hand.letters }).toEqual({ taps: 27, letters: 158 });

    await page.getByRole("link", { name: "See the plans" }).click();
    await page.getByRole("button", { name: "Continue for free" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Hello, Fiona").waitFor();
  });
});

/** A finger that counts as docs/tasks.md does: a field is one tap, a choice in a list two, and so is a file. */
function handOf(page: Page) {
  const hand = {
    taps: 0,
    letters: 0,
    async tap(what: Locator) {
      hand.taps += 1;
      await what.click();
    },
    async write(field: Locator, words: string) {
      hand.letters += words.length;
      await hand.tap(field);
      await page.keyboard.insertText(words);
    },
    async choose(list: Locator, value: string) {
      hand.taps += 2;
      await list.selectOption(value);
    },
    async attach(input: Locator, buffer: Buffer) {
      hand.taps += 2;
      await input.setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
    },
    /** To the wizard's next step. */
    async go(step: string) {
      await hand.tap(page.getByRole("link", { name: step, exact: true }).last());
      await page.waitForURL((url) => url.searchParams.get("step") === step.toLowerCase());
    },
  };
  return hand;
}
