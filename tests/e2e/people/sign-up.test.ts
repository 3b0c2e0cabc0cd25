// Long, because each road to an account ends with a mail that is waited for.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { picture } from "../../support/photos.ts";
import { demo, linkIn } from "../demo.ts";

/**
 * Getting an account, with addresses confirmed as in production: signing up and the mail, a
 * forgotten password, Google, and signing out everywhere. Success is on the page twice: seen, and spoken by
 * the region of notices.
 */
const EMAIL = "nadia@newcomers.example";
const PASSWORD = "a long enough phrase";
const NEW_PASSWORD = "another long phrase";

test("a first-time owner on a phone comes from the front page to a published home in at most 30 taps", async () => {
  await demo.visit(PHONE, async (page) => {
    const hand = handOf(page);
    await page.goto(demo.ready.web);
    await hand.tap(page.getByRole("link", { name: "Get Started" }).first());
    const dialog = page.getByRole("dialog", { name: "Join SelfNVest" });
    await dialog.waitFor();
    await expectAccessible(page);
    await hand.write(dialog.getByLabel("Full name"), "Nadia Newcomer");
    await hand.write(dialog.getByLabel("Email"), EMAIL);
    await hand.write(dialog.getByLabel("Password", { exact: true }), PASSWORD);
    await hand.tap(dialog.getByRole("button", { name: "Create account" }));
    await dialog
      .getByText("Please check your email for a confirmation link before signing in.")
      .first()
      .waitFor();
    await expectAccessible(page);

    const link = await linkTo(/confirm/i);
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
    await page.getByText("Hello, Nadia").waitFor();
  });
});

test("a forgotten password: the link, a new one, and other devices are signed out", async () => {
  await demo.visit(
    DESKTOP,
    async (page) => {
      await signIn(page, PASSWORD);
      await demo.visit(PHONE, async (phone) => {
        await phone.goto(`${demo.ready.web}/login`);
        await phone.getByRole("link", { name: "Forgot your password?" }).click();
        await phone.getByRole("heading", { name: "Forgot your password?" }).waitFor();
        await phone.getByLabel("Email").fill(EMAIL);
        await expectAccessible(phone);
        await phone.getByRole("button", { name: "Send reset link" }).click();
        await phone.getByText("Password reset link sent successfully!").first().waitFor();
        const link = await linkTo(/password/i);
        await phone.goto(link);
        await phone.getByRole("heading", { name: "Choose a new password" }).waitFor();
        expect(phone.url()).toBe(`${demo.ready.web}/pages/reset-password.html`);
        await phone.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
        await expectAccessible(phone);
        await phone.getByRole("button", { name: "Save new password" }).click();
        await phone.getByRole("heading", { name: "Your password is changed" }).waitFor();
        await phone.getByRole("link", { name: "Go to Dashboard" }).click();
        await phone.getByText("Hello, Nadia").waitFor();

        await phone.goBack();
        await phone.getByText(/Please open the link in your email again/).waitFor();
        expect(phone.url()).toBe(`${demo.ready.web}/pages/reset-password.html`);
        await demo.visit(DESKTOP, (another) => expectSpent(another, link), /403/);
      });
      await page.reload();
      await page.getByText("Your session has ended.").waitFor();
    },
    /40[013]/,
  );
  await demo.visit(DESKTOP, async (page) => {
    await signIn(page, NEW_PASSWORD);
  });
});

test("an address that contains a session signs no one in", async () => {
  const answer = await demo.api("auth/v1/token?grant_type=password", { body: demo.owner });
  const { access_token, refresh_token } = await answer.json();
  const session = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer`;
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/login${session}`);
    await page.getByRole("button", { name: "Sign In" }).waitFor();
    expect(page.url()).toBe(`${demo.ready.web}/login`);

    await signIn(page, NEW_PASSWORD);
    await page.goto(`${demo.ready.web}/${session}`);
    await page.goto(`${demo.ready.web}/dashboard`);
    await page.getByText("Hello, Nadia").waitFor();
  });
});

test("changing the password takes the current one, changing the address takes both mailboxes", async () => {
  const moved = "nadia@moved.example";
  await demo.visit(
    DESKTOP,
    async (page) => {
      await signIn(page, NEW_PASSWORD);
      await page.goto(`${demo.ready.web}/profile`);
      await page.getByLabel("Current password", { exact: true }).fill("a guess");
      await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Save new password" }).click();
      await page.getByText("This is not your current password. Please try again.").waitFor();
      await page.getByLabel("Current password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Save new password" }).click();
      await page
        .getByText("Your password is changed. Other devices are signed out.")
        .first()
        .waitFor();

      await page.getByLabel("New email address").fill(moved);
      await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Change email address" }).click();
      await page.getByText("Please check both inboxes").first().waitFor();
      await page.goto(await linkTo(/new email/i));
      await page.getByRole("button", { name: "Agree to the change" }).click();
      await page
        .getByText(/follow the link in the email to your other address/)
        .first()
        .waitFor();
      await page.goto(await linkTo(/new email/i, moved));
      await page.getByRole("button", { name: "Agree to the change" }).click();
      await page.waitForURL("**/profile");
      await page.getByText(`You sign in with ${moved}.`).waitFor();
    },
    /400/,
  );
});

test("Google: a verified address opens its existing account", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("heading", { name: "Sign in with Google" }).waitFor();
    await page.getByLabel("Email").fill("nadia@moved.example");
    await page.getByLabel("Name").fill("Nadia Newcomer");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Hello, Nadia").waitFor();
    expect(new URL(page.url()).hash).toBe("");
  });
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/login?mode=signup`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/choose-plan");
    await page.getByText("Gina Ortega").first().waitFor();
    await page.getByRole("button", { name: "Continue for free" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Hello, Gina").waitFor();
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

/** A reset mail's link in a browser that has never seen it. */
async function expectSpent(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.getByText("This link is no longer valid. Please ask for a new one.").waitFor();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${demo.ready.web}/login`);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Hello, Nadia").waitFor();
}

/** The link in the newest mail with this subject. */
async function linkTo(subject: RegExp, address = EMAIL): Promise<string> {
  return linkIn(await demo.mail(address, { subject }));
}
