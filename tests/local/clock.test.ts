import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUpClock, startClock } from "../../local/clock.ts";
import type { Cloud } from "../../local/cloud.ts";
import type { Sql } from "../../local/database.ts";
import { newPath, pdf, putFile, storedDocuments } from "../support/documents.ts";
import { download, filesOf, newName, upload } from "../support/edge-photos.ts";
import { insertListing, type Person, signUp } from "../support/edge-world.ts";
import { mailTo } from "../support/mailbox.ts";
import { picture } from "../support/photos.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/**
 * The whole chain: the local cloud's timer, a tick of the upkeep, the functions on Deno, mail and
 * files.
 */
let cloud: Cloud;
let dana: Person;
let sam: Person;
const log: string[] = [];

beforeAll(async () => {
  cloud = await startTestCloud({ log: (line) => log.push(line) });
  [dana, sam] = await Promise.all([signUp(cloud, "Dana"), signUp(cloud, "Sam")]);
});
afterAll(() => cloud?.stop());

it("has unused files deleted, and leaves recent ones", async () => {
  const home = await insertListing(cloud, dana);
  const bytes = await picture("jpeg");
  const photos = [newName(home, dana), newName(home, dana)] as const;
  for (const name of photos) await upload(cloud, dana, name, bytes);
  const papers = [newPath(dana), newPath(dana)] as const;
  for (const path of papers) expect((await putFile(cloud, dana, path, pdf())).status).toBe(200);
  const images = ["1", "2"].map((n) => `${dana.id}/0000000${n}-0000-4000-8000-000000000000.webp`);
  for (const name of images) expect(await uploadChatImage(name)).toBe(200);

  await cloud.sql.query(
    "update storage.objects set created_at = now() - interval '25 hours' where name = any($1)",
    [[photos[0], papers[0], images[0]]],
  );
  await whileClockTicks(async () => {
    await expect.poll(() => filesOf(cloud, home)).toEqual([photos[1]]);
    await expect.poll(() => storedDocuments(cloud, dana)).toEqual([papers[1]]);
    await expect.poll(chatImages).toEqual([images[1]]);
  });
  expect(await download(cloud, photos[0])).toBeNull();
});

it("has instant subscribers mailed after two minutes, and the others not before their morning", async () => {
  for (const [term, frequency] of [
    ["porch", "instant"],
    ["garden", "daily"],
  ])
    await cloud.sql.query(
      `insert into public.saved_searches (id, user_id, name, filters, frequency)
       values ($1, $2, $3, jsonb_build_object('search_term', $3::text), $4)`,
      [randomUUID(), sam.id, term, frequency],
    );
  await whileClockTicks(async () => {
    const home = await insertListing(cloud, dana, {
      title: "A garden and a porch",
      status: "draft",
      published_at: null,
    });
    await cloud.sql.query("update public.listings set status = 'active' where id = $1", [home]);
    await cloud.sql.exec(
      `update private.email_outbox o set next_attempt_at = o.next_attempt_at - interval '2 minutes'
       from public.saved_searches s where s.id = o.saved_search_id and s.frequency = 'instant'`,
    );
    await expect.poll(() => mailTo(cloud.standinsUrl, sam.email)).toHaveLength(1);
    await expect.poll(searchesThatWait).toEqual([{ name: "garden" }]);
  });
  const [mail] = await mailTo(cloud.standinsUrl, sam.email);
  expect(mail?.text).toContain("because you saved the search “porch”");
});

it("has people mailed what they have not read, and not what they have", async () => {
  await cloud.sql.exec("delete from private.email_outbox");
  const already = await mailTo(cloud.standinsUrl, sam.email);
  for (const subject of [randomUUID(), randomUUID()])
    await cloud.sql.query("select private.tell($1, 'message', null, $2)", [sam.id, subject]);
  await cloud.sql.exec(`
    update private.email_outbox set next_attempt_at = now(), created_at = created_at - interval '2 minutes';
    update public.notifications set read_at = now() where id = (
      select id from public.notifications where kind = 'message' order by id limit 1)`);
  await whileClockTicks(() =>
    expect
      .poll(() => mailTo(cloud.standinsUrl, sam.email))
      .toHaveLength(already.length + 1)
      .then(() => {}),
  );
  const [mail] = await mailTo(cloud.standinsUrl, sam.email);
  expect(mail?.subject).toBe("Someone wrote to you about a home");
});

it("finishes deleting abandoned accounts, and no others", async () => {
  const lou = await signUp(cloud, "Lou");
  for (const { id } of [dana, lou])
    await cloud.sql.query("insert into private.account_deletions (user_id) values ($1)", [id]);
  await cloud.sql.query(
    "update private.account_deletions set attempted_at = now() - interval '2 minutes' where user_id = $1",
    [dana.id],
  );
  const people = async () => {
    const rows = await cloud.sql.query<{ id: string }>("select id from auth.users");
    return rows.map(({ id }) => id).sort();
  };
  await whileClockTicks(() =>
    expect
      .poll(people)
      .toEqual([lou.id, sam.id].sort())
      .then(() => {}),
  );
});

it("logs what a tick raises, once, and stops ticking when stopped", async () => {
  await cloud.sql.exec("update private.duties set due = '1 / 0 > 0' where name = 'send news'");
  const lines: string[] = [];
  await setUpClock(cloud.sql, cloud);
  const failing = counted(cloud.sql);
  const stop = await startClock(failing, { everyMs: 20, log: (line) => lines.push(line) });
  await expect.poll(failing.ticks).toBeGreaterThan(3);
  await stop();
  expect(lines).toEqual(["[upkeep] Upkeep failed: send news: division by zero"]);

  const before = await looks();
  const idle = counted({ ...cloud.sql, query: async () => [], exec: async () => {} });
  const stopOther = await startClock(idle, { everyMs: 20, log: () => {} });
  await expect.poll(idle.ticks).toBeGreaterThan(3);
  await stopOther();
  expect(await looks()).toEqual(before);
});

/**
 * Counts ticks without writing to the duties: a tick passes over a duty whose row is being changed,
 * and nothing fails in it.
 */
function counted(sql: Sql): Sql & { ticks: () => number } {
  let ticks = 0;
  return {
    ...sql,
    exec: (text) => {
      ticks += 1;
      return sql.exec(text);
    },
    ticks: () => ticks,
  };
}

/** When the duties were last looked at. */
function looks() {
  return cloud.sql.query("select name, looked_at from private.duties order by name");
}

async function whileClockTicks(work: () => Promise<void>): Promise<void> {
  await setUpClock(cloud.sql, cloud);
  const stop = await startClock(cloud.sql, { everyMs: 50, log: (line) => log.push(line) });
  await work();
  await stop();
  expect(log).toEqual([]);
}

async function uploadChatImage(name: string): Promise<number> {
  const { apiUrl, publishableKey: apikey } = cloud;
  const answer = await fetch(`${apiUrl}/storage/v1/object/chat-images/${name}`, {
    method: "POST",
    headers: { apikey, authorization: `Bearer ${dana.token}`, "content-type": "image/webp" },
    body: "a picture",
  });
  return answer.status;
}

async function chatImages(): Promise<string[]> {
  const rows = await cloud.sql.query<{ name: string }>(
    "select name from storage.objects where bucket_id = 'chat-images'",
  );
  return rows.map(({ name }) => name);
}

function searchesThatWait() {
  return cloud.sql.query(
    `select s.name from private.email_outbox o
     join public.saved_searches s on s.id = o.saved_search_id
     where o.sent_at is null`,
  );
}
