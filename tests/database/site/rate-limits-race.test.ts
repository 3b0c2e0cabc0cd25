import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { oneAfterTheOther } from "../../support/outcomes.ts";
import { havePastDay, partitionsOf } from "../../support/partitions.ts";

/** Counters are shared by everything that has a limit, so no sweep may wait for another's rows. */
const database = ownDatabase({ connections: 3 });

it("sweeps old counters without waiting for those in use", async () => {
  await database.query(`
    insert into private.rate_buckets (key, window_start, n)
    select key, now() - interval '3 days', 1 from unnest(array['used', 'unused']) as key`);
  const left = await database.transaction(async (user) => {
    await user.query("select from private.rate_buckets where key = 'used' for update");
    await database.transaction(async (sweeper) => {
      await sweeper.query("set local lock_timeout = '5s'");
      const [duty] = await sweeper.query<{ work: string }>(
        "select work from private.duties where name = 'delete old counters'",
      );
      await sweeper.exec(duty?.work ?? "");
    });
    return user.query("select key from private.rate_buckets where key like '%used'");
  });
  expect(left).toEqual([{ key: "used" }]);
});

it("a past day of counters stays for the next time while somebody counts, who doesn't wait for it", async () => {
  const day = await havePastDay(database, "private.rate_buckets", 5);
  const forget = "select private.forget_counters()";
  await database.transaction(async (user) => {
    await user.query("select take_rate('busy', 3600, 9)");
    await database.exec(forget);
    expect(await partitionsOf(database, "private.rate_buckets")).toContain(day);
    await user.query("select take_rate('busy', 3600, 9)");
  });
  await database.exec(forget);
  expect(await partitionsOf(database, "private.rate_buckets")).not.toContain(day);
  expect(
    await database.query("select n::integer from private.rate_buckets where key = 'busy'"),
  ).toEqual([{ n: 2 }]);
});

it("a turn that is given back while another is taken doesn't give that one back too", async () => {
  const take = "select take_rate('shared', 60, 9)";
  await database.query(take);
  const answers = await oneAfterTheOther(
    database,
    { actor: "service", run: (tx) => tx.query(take) },
    {
      actor: "service",
      run: async (tx) => {
        await tx.exec("reset role");
        await tx.query(
          "select private.give_amount(key, 60, window_start, 1) from private.rate_buckets where key = 'shared'",
        );
      },
    },
  );
  expect(answers).toEqual(["done", "done"]);
  expect(await database.query("select n from private.rate_buckets where key = 'shared'")).toEqual([
    { n: 1 },
  ]);
});
