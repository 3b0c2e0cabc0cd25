import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { rest } from "../../support/api.ts";
import { jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUpAll } from "../../support/edge-world.ts";
import { emptyMailbox, mailTo } from "../../support/mailbox.ts";
import { seeding } from "../../support/props.ts";
import { countAs } from "../../support/rate-limits.ts";

const world = await ownEdgeWorld("saved-searches");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
beforeEach(async () => {
  await emptyMailbox(world.cloud.standinsUrl);
  await world.cloud.sql.exec("delete from public.saved_searches; delete from public.listings");
});

it("reports a new home and a price change, and says why and how to unsubscribe", async () => {
  const search = await saveSearch({
    name: "Homes with “porch”",
    filters: { search_term: "porch" },
  });
  const home = await publish("Farmhouse with a porch");
  expect(await send()).toEqual({ sent: 1, failed: 0 });

  const [mail] = await mailsToSam();
  expect(mail?.subject).toBe("New home: Farmhouse with a porch");
  expect(mail?.text).toContain("because you saved the search “Homes with “porch””");
  expect(mail?.text).toContain(`/listings/${home}`);
  expect(mail?.text).toContain("/listings?search_term=porch");
  const token = await tokenOf(search);
  expect(mail?.text).toContain(`/unsubscribe#${token}`);
  expect(mail?.headers["List-Unsubscribe"]).toContain(`token=${token}`);

  // A price within the first hour would be a correction, which nobody is told.
  await seeding(
    world.cloud.sql,
    "update public.listings set published_at = published_at - interval '2 hours' where id = $1",
    [home],
  );
  await world.cloud.sql.query("update public.listings set price = 450000 where id = $1", [home]);
  await makeDue();
  await send();
  const [second] = await mailsToSam();
  expect(second?.subject).toBe("New price: Farmhouse with a porch");
  expect(second?.text).toContain("$450,000 (was $485,000)");
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

it("sends at most forty emails a day to one user; failed ones don't count", async () => {
  await world.cloud.sql.exec("delete from private.rate_buckets");
  await saveSearch({ name: "All homes" });
  await publish("First home");
  world.mail.fail(/emails/, { status: 500 });
  expect(await send()).toEqual({ sent: 0, failed: 1 });
  world.mail.heal();
  const counters = () =>
    world.cloud.sql.query<{ n: number }>(
      "select n from private.rate_buckets where key = 'mail:search' or key like 'mail:search=%'",
    );
  expect(await counters()).toEqual([]);
  await makeDue();
  expect((await send()).sent).toBe(1);
  expect(await counters()).toEqual([{ n: 1 }, { n: 1 }]);

  await countAs(world.cloud.sql, "mail:search=%", 40);
  await publish("Second home");
  await makeDue();
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  const waits = "select from private.email_outbox where last_error = 'daily limit reached'";
  expect(await world.cloud.sql.query(waits)).toHaveLength(1);
  await world.cloud.sql.exec("delete from private.rate_buckets");
  await makeDue();
  expect((await send()).sent).toBe(1);
});

it("gathers a day's news into one mail, with at most twelve homes", async () => {
  await saveSearch({ name: "All homes", frequency: "daily" });
  for (let n = 0; n < 14; n += 1) await publish(`Home ${n}`);
  expect((await send()).sent, "not before the morning").toBe(0);
  await makeDue();
  expect((await send()).sent).toBe(1);
  const [mail] = await mailsToSam();
  expect(mail?.subject).toBe("14 homes for you: All homes");
  expect(mail?.text.match(/\/listings\/[0-9a-f-]{36}/g)).toHaveLength(12);
  expect(mail?.text).toContain("See all 14 homes");
});

it("doesn't report a home that has left the market", async () => {
  await saveSearch({ name: "All homes" });
  const home = await publish("Lake house");
  await world.cloud.sql.query("update public.listings set status = 'sold' where id = $1", [home]);
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  expect(await world.cloud.sql.query("select from private.email_outbox")).toEqual([]);
  expect(await mailsToSam()).toHaveLength(0);
});

it("ends with the mail program's own button, whose answer reveals nothing", async () => {
  const search = await saveSearch({ name: "All homes" });
  for (const token of [await tokenOf(search), "guess", "", "%00"]) {
    const answer = await world.edge.call(`/unsubscribe?token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
  await publish("Lake house");
  expect((await send()).sent).toBe(0);
});

const send = async () => jsonOf(await world.asScheduler("/send"));

/** Saves a search like Sam's browser. */
async function saveSearch(search: Record<string, unknown>): Promise<string> {
  const row = { id: randomUUID(), user_id: sam.id, frequency: "instant", ...search };
  expect((await rest(world.cloud, sam, "POST", "saved_searches", row)).status).toBe(201);
  return row.id;
}

/** Dana writes a draft and publishes it; instant mail waits the two minutes in which Sam doesn't look. */
async function publish(title: string): Promise<string> {
  const home = await insertListing(world.cloud, dana, {
    title,
    status: "draft",
    published_at: null,
  });
  await world.cloud.sql.query("update public.listings set status = 'active' where id = $1", [home]);
  await world.cloud.sql.exec(
    `update private.email_outbox o set next_attempt_at = o.next_attempt_at - interval '2 minutes'
     from public.saved_searches s where s.id = o.saved_search_id and s.frequency = 'instant'`,
  );
  return home;
}

async function tokenOf(search: string): Promise<string> {
  const [row] = await world.cloud.sql.query<{ token: string }>(
    "select token from private.links where saved_search_id = $1",
    [search],
  );
  return row?.token ?? "";
}

async function makeDue(): Promise<void> {
  await world.cloud.sql.exec(
    "update private.email_outbox set next_attempt_at = now(), sent_at = sent_at - interval '1 day'",
  );
}

/** Emails since the test began, newest first; each test has its own homes. */
const mailsToSam = () => mailTo(world.cloud.standinsUrl, sam.email);
