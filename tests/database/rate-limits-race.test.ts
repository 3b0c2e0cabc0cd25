import { expect, it } from "vitest";
import { ownDatabase } from "../support/database.ts";

/** Counters are shared by everything that has a limit, so no sweep may wait for another's rows. */
const database = ownDatabase({ connections: 2 });

it("sweeps old counters without waiting for those in use", async () => {
  await database.query(`
    insert into private.rate_buckets (key, window_start, n)
    select key, now() - interval '3 days', 1 from unnest(array['used', 'unused']) as key`);
  const left = await database.transaction(async (user) => {
    await user.query("select from private.rate_buckets where key = 'used' for update");
    // One call in a hundred sweeps.
    await database.transaction(async (sweeper) => {
      await sweeper.query("set local lock_timeout = '5s'");
      await sweeper.query(
        "select private.take_rate('other', 60, 9999) from generate_series(1, 2000)",
      );
    });
    return user.query("select key from private.rate_buckets where key like '%used'");
  });
  expect(left).toEqual([{ key: "used" }]);
});
