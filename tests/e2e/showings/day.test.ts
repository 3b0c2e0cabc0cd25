import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../../local/database.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { StaticSite } from "../../support/static-site.ts";
import { demo } from "../demo.ts";

/** An owner lives through a day of six strangers, in a house without a network. */
const OWNER = { email: "wim@day.example", name: "Wim Adler" };
const DATE = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const PEOPLE = ["Ada Aalto", "Bo Berg", "Cy Cruz", "Di Diaz", "Ed Eng", "Flo Fox"];
/** The day after, two more ask. */
const NEXT = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
const MORE = { stays: "Gus Gray", cancels: "Hal Hill" };

beforeAll(async () => {
  await demo.register(OWNER.email, OWNER.name);
  const home = await demo.publish(OWNER.email, {
    title: "A house that six people see",
    address: "12 Juniper Way",
  });
  const database = openPostgres(demo.ready.database, { max: 1 });
  try {
    await database.transaction(async (tx) => {
      await tx.query("select set_config('app.seeding', 'on', true)");
      const request = (name: string, date: string, n: number) =>
        tx.query(
          `insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, special_requests)
           values ($1, $2, $3, $4, '(208) 555-0142', $5, $6, 'We come with two children and would like to see the garden.')`,
          [randomUUID(), home, name, `${n}.${date}@day.example`, date, `${10 + n}:00`],
        );
      for (const [n, name] of PEOPLE.entries()) await request(name, DATE, n);
      for (const [n, name] of Object.values(MORE).entries()) await request(name, NEXT, n);
    });
  } finally {
    await database.close();
  }
});

test("a day of six showings is confirmed in one press and read whole without a network, on two screens of a phone", async () => {
  const site = new StaticSite(demo.ready.folder);
  const address = await site.serve();
  await demo.visit(
    { ...PHONE, serviceWorkers: "allow" },
    async (page) => {
      await signInAt(page, address);
      await page.goto(`${address}/showings/day/${DATE}`);
      await page.getByRole("button", { name: "Confirm all 6" }).dblclick();
      await page.getByText("6 showings confirmed. The visitors get an email.").waitFor();
      await expect.poll(() => page.getByText("Confirmed", { exact: true }).count()).toBe(6);
      await expectAccessible(page);
      const height = await page.evaluate(() => document.querySelector("main")?.scrollHeight ?? 0);
      expect(height).toBeLessThan(2 * 844);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);

      await page.context().setOffline(true);
      site.close();
      await page.reload();
      await page.getByText(/^This is the day as of/).waitFor();
      for (const name of PEOPLE) await page.getByRole("heading", { level: 2, name }).waitFor();
      expect(await page.getByRole("link", { name: "(208) 555-0142" }).count()).toBe(6);
      expect(await page.getByRole("button", { name: /^Confirm/ }).count()).toBe(0);
    },
    /./,
  );
});

test("a confirmation without a network is sent by the next visit, or named if its visitor has cancelled in the meantime", async () => {
  const site = new StaticSite(demo.ready.folder);
  const address = await site.serve();
  await demo.visit(
    { ...PHONE, serviceWorkers: "allow" },
    async (page) => {
      await signInAt(page, address);
      await page.goto(`${address}/showings/day/${NEXT}`);
      await page.getByRole("button", { name: "Confirm all 2" }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);

      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole("button", { name: "Confirm all 2" }).click();
      await expect.poll(() => page.getByText(/^Kept .* your confirmation\.$/).count()).toBe(2);
      await expectAccessible(page);
      await page.getByText("Add a note").first().click();
      await page.getByLabel(/^Your note/).fill("Bring the keys");
      await page.getByRole("button", { name: "Save note" }).click();
      await page.getByText(/^Kept .* your note\.$/).waitFor();
      expect(await statuses()).toEqual({ [MORE.stays]: "pending", [MORE.cancels]: "pending" });
      const later = await page.context().newPage();
      await page.close();

      await inDatabase(
        "update bookings set status = 'cancelled', cancelled_by = 'visitor' where visitor_name = $1 returning 1",
        MORE.cancels,
      );
      await page.context().setOffline(false);
      await later.goto(`${address}/privacy`);
      await later.getByText(/^Not confirmed: Hal Hill, .* has cancelled the showing\.$/).waitFor();
      await later.getByText("You are online again. 2 kept changes were sent.").waitFor();
      expect(await statuses()).toEqual({ [MORE.stays]: "confirmed", [MORE.cancels]: "cancelled" });
      await later.getByRole("button", { name: "I have read this" }).click();
      await expect.poll(() => later.evaluate(() => localStorage.getItem("kept_acts"))).toBe(null);
    },
    /./,
  );
  site.close();
});

async function statuses(): Promise<Record<string, string>> {
  const rows = await inDatabase<{ visitor_name: string; status: string }>(
    "select visitor_name, status from bookings where visitor_name = any ($1)",
    Object.values(MORE),
  );
  return Object.fromEntries(rows.map(({ visitor_name, status }) => [visitor_name, status]));
}

async function inDatabase<Row>(sql: string, value: unknown): Promise<Row[]> {
  const database = openPostgres(demo.ready.database, { max: 1 });
  try {
    return await database.transaction(async (tx) => {
      await tx.query("select set_config('app.seeding', 'on', true)");
      return tx.query<Row>(sql, [value]);
    });
  } finally {
    await database.close();
  }
}

/** Signs the owner in at another address of the site, where the service worker runs. */
async function signInAt(page: Page, address: string): Promise<void> {
  await demo.signIn(page, OWNER.email, "/privacy");
  const session = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}
