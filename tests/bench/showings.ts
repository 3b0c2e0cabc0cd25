import { performance } from "node:perf_hooks";
import { applyMigrations, bootstrapDatabase, type Database } from "../../local/database.ts";
import { startNativePostgres } from "../../local/native-postgres.ts";
import { asActor, idOf } from "../support/actors.ts";
import { createDatabaseOn } from "../support/database-server.ts";
import { tally } from "../support/outcomes.ts";
import { ALL_SLOTS, book, dayAhead, makeListing, makeUser, offerDay } from "../support/props.ts";

/**
 * The races of tests/database at full size, on a Postgres 17 of its own: `npx tsx
 * tests/bench/showings.ts [rounds of 1,000 callers] [rounds of stale saves]`.
 */
const [callerRounds = 20, saveRounds = 500] = process.argv.slice(2).map(Number);
const CALLERS = 1000;

const server = await startNativePostgres();
try {
  const template = await createDatabaseOn(server.url, { template: "template1" });
  await bootstrapDatabase(template);
  await applyMigrations(template);
  await template.close();
  const database = await createDatabaseOn(server.url, {
    template: new URL(template.url).pathname.slice(1),
    connections: 80,
  });
  await makeUser(database, "olive");
  const day = await dayAhead(database, 1);
  await oneSlot(database, day);
  await staleSaves(database, day);
  await database.close();
} finally {
  await server.stop();
}

async function oneSlot(database: Database, day: string): Promise<void> {
  for (let round = 1; round <= callerRounds; round += 1) {
    const listing = `wanted-${round}`;
    await makeListing(database, listing, "olive");
    await offerDay(database, listing, day);
    const started = performance.now();
    const heard = await tally(
      Array.from({ length: CALLERS }, (_, n) =>
        asActor(database, "visitor", (tx) =>
          book(tx, { listing, date: day, time: "14:00", email: `v${n}@example.com` }),
        ),
      ),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${CALLERS} callers, round ${round}: ${JSON.stringify(heard)} in ${seconds} s`);
    await database.exec("delete from private.rate_buckets");
  }
}

async function staleSaves(database: Database, day: string): Promise<void> {
  const heard: Record<string, number> = {};
  let wrong = 0;
  for (let round = 0; round < saveRounds; round += 1) {
    const listing = `busy-${round}`;
    await makeListing(database, listing, "olive");
    if (round % 2)
      await database.query(
        "insert into showing_settings (listing_id, user_id, buffer_hours) values ($1, $2, 1)",
        [idOf(listing), idOf("olive")],
      );
    await offerDay(database, listing, day);
    const save = () =>
      asActor(database, { person: "olive" }, (tx) =>
        tx.query(
          `insert into availability (listing_id, user_id, date, time_slots)
           values ($1, auth.uid(), $2, $3::time[])
           on conflict (listing_id, date) do update set time_slots = excluded.time_slots`,
          [idOf(listing), day, ALL_SLOTS],
        ),
      );
    const ask = (time: string, n: number) =>
      asActor(database, "visitor", (tx) =>
        book(tx, { listing, date: day, time, email: `b${n}@example.com` }),
      );
    const answers = await tally([...["09:00", "10:00", "12:00"].map(ask), save(), save(), save()]);
    for (const [answer, n] of Object.entries(answers)) heard[answer] = (heard[answer] ?? 0) + n;
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from availability a
       join bookings b on b.listing_id = a.listing_id and b.date = a.date and b.time = any (a.time_slots)
       where b.status in ('pending', 'confirmed') and a.listing_id = $1`,
      [idOf(listing)],
    );
    wrong += row?.n ?? 0;
    await database.exec("delete from private.rate_buckets");
  }
  console.log(
    `${saveRounds} rounds of stale saves: ${JSON.stringify(heard)}; held and offered: ${wrong}`,
  );
}
