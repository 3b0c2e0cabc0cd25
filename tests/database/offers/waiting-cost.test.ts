import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { pagesRead } from "../../support/pages-read.ts";

/**
 * Every open page asks again and again which offers wait for its person (web/api/offers/waiting-offers.ts). That costs as
 * much as they have, however many offers others make.
 */
const OTHERS = 200;
const OFFERS_OF_EACH = 50;
const MOST = 60;

const database = ownDatabase({ people: ["olive", "nora"], homes: { cottage: "olive" } });

beforeAll(async () => {
  // Others' homes, each with an owner and a buyer of its own.
  await database.exec(`
    insert into auth.users (id, email)
    select md5(side || n)::uuid, side || n || '@example.com'
    from generate_series(1, ${OTHERS}) as n, unnest(array['owner', 'buyer']) as side;
    insert into public.listings (id, user_id, title)
    select md5('home' || n)::uuid, md5('owner' || n)::uuid, 'Home' from generate_series(1, ${OTHERS}) as n`);
  // The offers are made one after the other, so that each buyer has one that is live.
  const offer = `
    insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at, ended_at)
    select gen_random_uuid(), home, owner, buyer, 'Home', case m when 1 then 'open' else 'declined' end, 1,
           now() + interval '1 day', case when m > 1 then now() end`;
  await database.query(
    `${offer} from (select $1::uuid as home, $2::uuid as owner, $3::uuid as buyer) as one, generate_series(1, 1) as m`,
    [idOf("cottage"), idOf("olive"), idOf("nora")],
  );
  await database.query(
    `${offer} from (
       select md5('home' || n)::uuid as home, md5('owner' || n)::uuid as owner, md5('buyer' || n)::uuid as buyer
       from generate_series(1, ${OTHERS}) as n) as others, generate_series(1, ${OFFERS_OF_EACH}) as m`,
  );
  await database.exec("analyze");
});

it.each(["olive", "nora"])("%s's waiting offers cost what they are", async (person) => {
  const question = "select id from public.offers";
  const counted = await asActor(database, { person }, (tx) => tx.query(question));
  expect(counted).toHaveLength(1);
  expect(await asActor(database, { person }, (tx) => pagesRead(tx, question))).toBeLessThan(MOST);
});
