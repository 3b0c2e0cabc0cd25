// Long, because each road to an account ends with a mail that is waited for.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo, linkIn } from "../demo.ts";

/**
 * Getting an account, with addresses confirmed as in production: signing up and the mail, a
 * forgotten password, Google, and signing out everywhere. Success is on the page twice: seen, and spoken by
 * the region of notices.
 */
const EMAIL = "nadia@newcomers.example";
const PASSWORD = "a long enough phrase";
const NEW_PASSWORD = "another long phrase";

test("signing up over a page, the mail, then on to where one was headed", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await page.goto(`${demo.ready.web}/listings`);
    await page.getByRole("link", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Join SelfNVest" });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Full name").fill("Nadia Newcomer");
    await dialog.getByLabel("Email").fill(EMAIL);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create account" }).click();
    await dialog
      .getByText("Please check your email for a confirmation link before signing in.")
      .first()
      .waitFor();

    await page.goto(await linkTo(/confirm/i));
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL("**/listings");
    await page.goto(`${demo.ready.web}/dashboard`);
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
