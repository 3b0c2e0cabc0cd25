// Layer: test, because README leads to this journey.
import { BOOKING_SENT } from "@domain/showings/bookings.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * The journey everything depends on: a visitor finds a home and books a showing on a phone, the
 * owner confirms it by keyboard, and both get mail.
 */
const VISITOR = { name: "Ada Quist", email: "ada@visitor.example", phone: "(208) 555-0142" };
const [home] = homes();
if (!home) throw new Error("The demo has no homes.");

describe("a showing, from the first look to the answer", () => {
  test("a visitor finds the home and asks for a showing, on a phone", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(demo.ready.web);
      await page.getByRole("link", { name: "Browse homes" }).first().click();
      await page.waitForURL("**/listings");
      await page.getByText(/^Showing \d+ available properties\./).waitFor();
      await expectAccessible(page);

      await page.getByRole("combobox", { name: "Search" }).fill(home.title);
      await page.waitForURL(/search_term=/);
      await page
        .getByRole("article")
        .filter({ hasText: home.address })
        .getByRole("link", { name: "View Property" })
        .click();
      await page.getByRole("heading", { name: home.title }).first().waitFor();
      await expectAccessible(page);

      await page.getByRole("button", { name: "Schedule Property Showing" }).first().click();
      await page.getByRole("heading", { name: "Available Viewing Times" }).waitFor();
      await page
        .getByText(/^All times are in Mountain Time\./)
        .first()
        .waitFor();
      await pickFreeDay(page);
      const times = page.getByRole("dialog", { name: "Available Times" });
      await expectAccessible(page);
      await times.getByRole("list").getByRole("button").first().click();

      const form = page.getByRole("dialog", { name: "Book Your Viewing" });
      const send = form.getByRole("button", { name: "Confirm Showing" });
      expect(await send.isDisabled()).toBe(true);
      await form.getByLabel("Full Name").fill(VISITOR.name);
      await form.getByLabel("Email", { exact: true }).first().fill(VISITOR.email);
      await form.getByLabel("Phone", { exact: true }).first().fill(VISITOR.phone);
      await expectAccessible(page);
      await send.dblclick();
      await page.getByText(BOOKING_SENT).waitFor();
      await expectAccessible(page);
    });
  });

  test("the visitor and the owner get one mail each", async () => {
    const toVisitor = await demo.mail(VISITOR.email);
    const toOwner = await demo.mail(demo.owner.email, { text: new RegExp(VISITOR.name) });
    expect(toVisitor.text).toContain(home.address);
    expect(`${toVisitor.text}${toVisitor.html}`).not.toContain(VISITOR.name);
    expect(toOwner.subject).not.toBe(toVisitor.subject);
  });

  test("the owner signs in and confirms it, with the keyboard alone", async () => {
    await demo.visit(DESKTOP, async (page) => {
      await page.goto(`${demo.ready.web}/dashboard`);
      await page.waitForURL("**/login");
      await page.getByLabel("Email").focus();
      await page.keyboard.type(demo.owner.email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(demo.owner.password);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/dashboard");
      await page.getByRole("heading", { name: "Upcoming Showings" }).waitFor();

      await page.goto(`${demo.ready.web}/dashboard?showings=all&status=pending`);
      const row = showingOf(page, VISITOR.name);
      await row.getByRole("button", { name: "Confirm" }).focus();
      await page.keyboard.press("Enter");
      await row.waitFor({ state: "hidden" });
      await page.goto(`${demo.ready.web}/dashboard?showings=all&status=confirmed`);
      await showingOf(page, VISITOR.name).waitFor();
    });
    const confirmed = await demo.mail(VISITOR.email, { count: 2 });
    expect(confirmed.attachments[0]?.content_type).toContain("text/calendar");
  });
});

/** The first day that can be picked, this month or next. */
async function pickFreeDay(page: Page): Promise<void> {
  const days = page.getByRole("gridcell").getByRole("button", { disabled: false });
  await days.first().waitFor();
  await days.last().click();
}

function showingOf(page: Page, visitor: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: visitor }) });
}
