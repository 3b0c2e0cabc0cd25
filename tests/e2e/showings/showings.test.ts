// Long, because a visitor and an owner take six turns, with a mail to wait for after each.
import { BOOKING_SENT } from "@domain/showings/bookings.ts";
import { formatDate } from "@domain/site/text/format.ts";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { readCalendar } from "../../support/calendar.ts";
import type { MailMessage } from "../../support/mailbox.ts";
import { demo } from "../demo.ts";

/**
 * A showing beyond the request: the owner offers a day, a visitor books an hour at the booking's
 * own address, asks for another hour by the link in the mail, the owner agrees, and the visitor
 * cancels.
 */
const VISITOR = { name: "Ines Moreau", email: "ines@visitor.example", phone: "(208) 555-0177" };
const OWNER = { email: "ivo@showings.example", name: "Ivo Falk" };
const HOME = { title: "A lodge that is shown by the hour", address: "77 Spruce Lane" };
let id = "";
const DAY = formatDate(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10), {
  year: true,
});

describe("an owner and a visitor, after the first request", () => {
  beforeAll(async () => {
    await demo.register(OWNER.email, OWNER.name);
    id = await demo.publish(OWNER.email, HOME);
  });

  test("the owner offers two hours of a day", async () => {
    await demo.visit(DESKTOP, async (page) => {
      await demo.signIn(page, OWNER.email, `/availability?listing=${id}`);
      await page.getByRole("heading", { name: "This Month" }).waitFor();
      await expectAccessible(page);
      await pickDay(page);
      const popup = page.getByRole("dialog", { name: "Set Availability" });
      await popup.waitFor();
      await expectAccessible(page);
      await popup.getByRole("button", { name: /^9:00 AM/ }).click();
      await popup.getByRole("button", { name: /^3:00 PM/ }).click();
      await popup.getByRole("button", { name: "Save Availability" }).dblclick();
      await popup.waitFor({ state: "hidden" });
    });
  });

  test("the visitor books the first, on a phone, at its own address", async () => {
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/book/${id}`);
      await page.getByText(HOME.address).first().waitFor();
      await expectAccessible(page);
      await pickDay(page);
      const times = page.getByRole("dialog", { name: "Available Times" });
      const hours = times.getByRole("list").getByRole("button");
      expect(await beginnings(times)).toEqual(["9:00 AM", "3:00 PM"]);
      await hours.first().click();
      const form = page.getByRole("dialog", { name: "Book Your Viewing" });
      await form.getByLabel("Full Name").fill(VISITOR.name);
      await form.getByLabel("Email", { exact: true }).first().fill(VISITOR.email);
      await form.getByLabel("Phone", { exact: true }).first().fill(VISITOR.phone);
      await form.getByRole("button", { name: "Confirm Showing" }).click();
      await page.getByText(BOOKING_SENT).waitFor();
      // The page triggers the mail; for a visitor who closes the page right away, the clock does.
      await newestMail(1);
    });
  });

  test("the visitor asks for another hour by the link in the mail, and the owner agrees", async () => {
    const link = showingIn(await newestMail(1));
    await demo.visit(PHONE, async (page) => {
      await page.goto(link);
      await page.getByRole("heading", { name: HOME.title }).waitFor();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Propose another time" }).click();
      const dialog = page.getByRole("dialog", { name: "Propose another time" });
      await pickDay(page, dialog);
      await dialog.getByRole("button", { name: /^3:00 PM/ }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Send proposal" }).click();
      await dialog.waitFor({ state: "hidden" });

      await demo.visit(DESKTOP, async (owner) => {
        await demo.signIn(owner, OWNER.email, "/dashboard?showings=all");
        const row = owner
          .getByRole("listitem")
          .filter({ has: owner.getByRole("heading", { name: VISITOR.name }) });
        await row.getByText(`${VISITOR.name} asks for another time:`).waitFor();
        await expectAccessible(owner);
        await row.getByRole("button", { name: /^Accept / }).click();
        await row.getByText("3:00 PM").first().waitFor();
        await row.getByText("Confirmed").waitFor();
        await newestMail(2);
      });

      // The visitor's page updates by itself.
      await page.getByText("3:00 PM").first().waitFor();
      await page.getByText("Confirmed").first().waitFor();
    });
    const moved = await newestMail(2);
    const { event } = readCalendar(atob(moved.attachments[0]?.content ?? ""));
    expect(event.sequence).toBeGreaterThan(0);
    expect(event.uid).toContain("@");
  });

  test("the visitor cancels, pressing twice; the hour is offered again", async () => {
    const link = showingIn(await newestMail(2));
    await demo.visit(PHONE, async (page) => {
      await page.goto(link);
      await page.getByRole("button", { name: "Cancel showing" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel this showing?" });
      await dialog.getByRole("button", { name: "Cancel showing" }).dblclick();
      await page.getByText("Cancelled").first().waitFor();

      await page.goto(`${demo.ready.web}/book/${id}`);
      await pickDay(page);
      const times = page.getByRole("dialog", { name: "Available Times" });
      expect(await beginnings(times)).toEqual(["9:00 AM", "3:00 PM"]);
    });
  });
});

/** The hours that are offered, in the home's time; the visitor's own follows. */
async function beginnings(times: Pick<Page, "getByRole">): Promise<(string | undefined)[]> {
  const texts = await times.getByRole("list").getByRole("button").allInnerTexts();
  return texts.map((text) => text.split("\n")[0]);
}

/** That day in the calendar, however many months ahead. */
async function pickDay(page: Page, within: Pick<Page, "getByRole"> = page): Promise<void> {
  const day = within.getByRole("button", { name: DAY });
  const next = within.getByRole("button", { name: "Next month" });
  await next.waitFor();
  for (let month = 0; month < 3 && !(await day.isVisible()); month += 1) await next.click();
  await day.click();
}

/** Resolves once this many emails have reached the visitor. */
const newestMail = (count: number) => demo.mail(VISITOR.email, { count });

function showingIn(mail: MailMessage): string {
  const [link] = mail.text.match(/http\S+\/showing#\S+/) ?? [];
  if (!link) throw new Error(`No link in:\n${mail.text}`);
  return link;
}
