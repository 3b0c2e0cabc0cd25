import { afterAll, beforeAll, expect, it } from "vitest";
import { startAccountClock } from "../../local/account-clock.ts";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { insertListing, signUp } from "../support/edge-world.ts";

/** The whole way: the timer of the local cloud, the function on Deno, the database. */
let cloud: Cloud;
const log: string[] = [];
beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0, log: (line) => log.push(line) });
});
afterAll(() => cloud?.stop());

it("finishes the accounts on which nobody works, and no others", async () => {
  const [dana, lou, sam] = await Promise.all(
    ["Dana", "Lou", "Sam"].map((name) => signUp(cloud, name)),
  );
  if (!dana || !lou || !sam) throw new Error("nobody signed up");
  await insertListing(cloud, dana);
  for (const { id } of [dana, lou])
    await cloud.sql.query("insert into private.account_deletions (user_id) values ($1)", [id]);
  await cloud.sql.query(
    "update private.account_deletions set attempted_at = now() - interval '2 minutes' where user_id = $1",
    [dana.id],
  );
  const stop = startAccountClock({ ...cloud, everyMs: 50, log: (line) => log.push(line) });
  const people = async () => {
    const rows = await cloud.sql.query<{ id: string }>("select id from auth.users");
    return rows.map(({ id }) => id).sort();
  };
  await expect.poll(people, { timeout: 20_000 }).toEqual([lou.id, sam.id].sort());
  await stop();
  expect(log).toEqual([]);
});
