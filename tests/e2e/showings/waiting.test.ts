import { WAITING_TEXTS } from "@domain/showings/waiting.ts";
import { formatDate } from "@domain/site/text/format.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Database, openPostgres } from "../../../local/database.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { asActor } from "../../support/actors.ts";
import { PHONE } from "../../support/browser.ts";
import type { MailMessage } from "../../support/mailbox.ts";
import { makeListing, makeUser } from "../../support/props.ts";
import { demo } from "../demo.ts";

/** A visitor without an account finds no time, asks to be told, and comes back through the mail. */
const OWNER = "willa-who-opens-times";
const HOME = "Whistlewood cabin";
const VISITOR = "noor@visitor.example";
const YEAR_MS = 365 * 86_400_000;
const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);

test("a visitor who finds no times says yes by mail, the owner opens a day, and the mail leads to it", async () => {
  const database = openPostgres(demo.ready.database, { max: 1 });
  try {
    const id = await homeWithoutTimes(database);
    await demo.visit(PHONE, async (page) => {
      await page.goto(`${demo.ready.web}/book/${id}`);
      await page.getByText(WAITING_TEXTS.offer).click();
      await page.getByLabel("Your email address").fill(VISITOR);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Tell me", exact: true }).dblclick();
      await page.getByText(WAITING_TEXTS.asked).waitFor();

      const question = await demo.mail(VISITOR, { subject: /^Please confirm/ });
      await page.goto(linkIn(question, "/news/confirm"));
      await page.getByRole("button", { name: "Yes, tell me" }).click();
      await page.getByRole("heading", { name: "We tell you when times open" }).waitFor();
      await expectAccessible(page);

      await asActor(database, { person: OWNER }, (tx) =>
        tx.query("select set_availability($1, array[$2::date], '{14:00}')", [id, DAY]),
      );
      await letTimePass(database, id);
      const told = await demo.mail(VISITOR, { subject: /^New showing times/ });
      expect(told.subject).toContain(HOME);
      expect(told.text).toContain("2:00 PM");
      await page.goto(linkIn(told, "/book/"));
      await pickDay(page);
      const times = page.getByRole("dialog", { name: "Available Times" });
      await times.getByRole("button", { name: /^2:00 PM/ }).waitFor();
    });
  } finally {
    await database.close();
  }
});

/** Its owner is in no other journey, and it isn't among the newest. */
async function homeWithoutTimes(database: Database): Promise<string> {
  await makeUser(database, OWNER);
  return makeListing(database, HOME, OWNER, { published_at: new Date(Date.now() - YEAR_MS) });
}

/** Makes the free times old enough to be announced. */
async function letTimePass(database: Database, home: string): Promise<void> {
  await database.query(
    "update private.free_slots set free_since = array[now() - interval '11 minutes'] where listing_id = $1",
    [home],
  );
}

/** The link to this page; the home has one too. */
function linkIn(mail: MailMessage, page: string): string {
  const link = mail.text.split(/\s/).find((word) => word.includes(page));
  if (!link) throw new Error(`No link to ${page} in:\n${mail.text}`);
  return link;
}

async function pickDay(page: Page): Promise<void> {
  const day = page.getByRole("button", { name: formatDate(DAY, { year: true }) });
  const next = page.getByRole("button", { name: "Next month" });
  await day.or(next).first().waitFor();
  if (!(await day.isVisible())) await next.click();
  await day.click();
}
