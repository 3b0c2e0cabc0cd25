import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { pagesRead } from "../../support/pages-read.ts";
import { makeListing, makeUser } from "../../support/props.ts";

/**
 * Every open page asks again and again which offers wait for its person (web/api/offers/waiting-offers.ts). That costs as
 * much as they have, however many offers others make.
 */
const OTHERS = 10_000;
const MOST = 60;

const database = ownDatabase();

beforeAll(async () => {
  for (const person of ["olive", "nora", "oscar", "bert"]) await makeUser(database, person);
  for (const [home, owner, buyer, offers] of [
    ["cottage", "olive", "nora", 1],
    ["bungalow", "oscar", "bert", OTHERS],
  ] as const) {
    await makeListing(database, home, owner);
    // One after the other, so that the buyer has one that is live.
    await database.query(
      `insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at, ended_at)
       select md5($1::uuid || ' ' || n)::uuid, $1, $2, $3, 'Home', case n when 1 then 'open' else 'declined' end, 1,
              now() + interval '1 day', case when n > 1 then now() end
       from generate_series(1, $4::int) as n`,
      [idOf(home), idOf(owner), idOf(buyer), offers],
    );
  }
  await database.exec("analyze");
});

it.each(["olive", "nora"])("%s's waiting offers cost what they are", async (person) => {
  const question = "select id from public.offers";
  const counted = await asActor(database, { person }, (tx) => tx.query(question));
  expect(counted).toHaveLength(1);
  expect(await asActor(database, { person }, (tx) => pagesRead(tx, question))).toBeLessThan(MOST);
});
