import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { startSearchClock } from "../../local/search-clock.ts";
import { insertListing, signUp } from "../support/edge-world.ts";
import { mailTo } from "../support/mailbox.ts";

/** The whole way: the timer of the local cloud, the function on Deno, the mailbox. */
let cloud: Cloud;
const log: string[] = [];
beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0, log: (line) => log.push(line) });
});
afterAll(() => cloud?.stop());

it("gets those told who want to know at once, and the others not before their morning", async () => {
  const [dana, sam] = await Promise.all([signUp(cloud, "Dana"), signUp(cloud, "Sam")]);
  for (const [term, frequency] of [
    ["porch", "instant"],
    ["garden", "daily"],
  ]) {
    await cloud.sql.query(
      `insert into public.saved_searches (id, user_id, name, search_term, frequency)
       values ($1, $2, $3, $3, $4)`,
      [randomUUID(), sam.id, term, frequency],
    );
  }
  const stop = startSearchClock({ ...cloud, everyMs: 50, log: (line) => log.push(line) });
  const home = await insertListing(cloud, dana, {
    title: "A garden and a porch",
    status: "draft",
    published_at: null,
  });
  await cloud.sql.query("update public.listings set status = 'active' where id = $1", [home]);
  await expect
    .poll(() => mailTo(cloud.standinsUrl, sam.email), { timeout: 20_000 })
    .toHaveLength(1);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ name: "garden" }]);
  await stop();
  const [mail] = await mailTo(cloud.standinsUrl, sam.email);
  expect(mail?.text).toContain("because you saved the search “porch”");
  expect(log).toEqual([]);
});

function waiting() {
  return cloud.sql.query(
    `select s.name from private.saved_search_mail m
     join public.saved_searches s on s.id = m.saved_search_id where m.due_at is not null`,
  );
}
