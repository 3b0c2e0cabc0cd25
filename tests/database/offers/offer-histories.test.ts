import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { createDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database-server.ts";
import { draws } from "../../support/fuzz.ts";
import { makeListing, makeUser } from "../../support/props.ts";
import { type Act, OfferModel, type Sent } from "./offer-model.ts";

/**
 * Random histories of an owner and three buyers, compared with a model that was written independently:
 * after every act, the answer and the state of everything are as the model says. Many more are run with
 * `OFFER_HISTORIES=10000 npx vitest run tests/database/offers/offer-histories.test.ts`.
 */
const RUNS = Number(process.env.OFFER_HISTORIES ?? draws(30));
const AT_ONCE = 4;
const BUYERS = ["bea", "ben", "bob"];

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: RUNS > 500 ? AT_ONCE : 1 }, stage));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const buyer = fc.constantFrom(0 as const, 1 as const, 2 as const);
const side = fc.constantFrom("owner" as const, "buyer" as const);
const rarely = fc.integer({ min: 0, max: 7 }).map((n) => n === 0);
const mostly = rarely.map((is) => !is);
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("make" as const),
      buyer,
      knows: mostly,
      seesSale: mostly,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("improve" as const),
      buyer,
      stale: rarely,
      knows: mostly,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("again" as const), buyer }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant("counter" as const), buyer, stale: rarely }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("accept" as const),
      by: side,
      buyer,
      stale: rarely,
      ask: mostly,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("decline" as const), by: side, buyer, stale: rarely }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("withdraw" as const), buyer }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("stay" as const), buyer, stays: mostly }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("announce" as const),
      by: side,
      buyer,
      stale: rarely,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom("agree" as const, "go on" as const, "go on" as const),
      by: side,
      buyer,
      stale: rarely,
    }),
  },
  { weight: 2, arbitrary: fc.constant({ act: "round" as const }) },
  { weight: 1, arbitrary: fc.constant({ act: "call off" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom("deadline" as const, "tick" as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "withdraw home" as const,
        "relist" as const,
        "relist" as const,
        "sell elsewhere" as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("rank" as const),
      first: buyer,
      stale: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom("outdate" as const, "outdate" as const, "day over" as const),
      buyer,
    }),
  },
);
// Most begin with an offer from each buyer, because little can happen without offers; some with a round or a sale.
const offers = ([0, 1, 2] as const).map(
  (each): Act => ({
    act: "make",
    buyer: each,
    knows: true,
    seesSale: true,
  }),
);
const stays = ([1, 2] as const).map((each): Act => ({ act: "stay", buyer: each, stays: true }));
const sale: Act[] = [
  ...offers,
  { act: "accept", by: "owner", buyer: 0, stale: false, ask: true },
  { act: "stay", buyer: 1, stays: true },
  { act: "announce", by: "buyer", buyer: 0, stale: false },
];
const BEGINNINGS: Act[][] = [
  [],
  offers,
  offers,
  [...offers, { act: "round" }],
  [...offers, { act: "round" }, { act: "deadline" }],
  [...offers, { act: "round" }, { act: "deadline" }, { act: "round" }, { act: "call off" }],
  [
    ...offers,
    { act: "round" },
    { act: "improve", buyer: 0, stale: false, knows: true },
    { act: "call off" },
  ],
  [...offers, { act: "counter", buyer: 0, stale: false }, { act: "round" }, { act: "deadline" }],
  sale,
  [...sale, { act: "go on", by: "owner", buyer: 0, stale: false }],
  [...sale, { act: "agree", by: "owner", buyer: 0, stale: false }],
  [...sale, { act: "relist" }, { act: "withdraw home" }],
  [...offers, { act: "accept", by: "owner", buyer: 0, stale: false, ask: true }, ...stays],
  [
    { act: "sell elsewhere" },
    { act: "make", buyer: 0, knows: true, seesSale: false },
    ...offers,
    { act: "rank", first: 2, stale: true },
  ],
];
const histories = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(acts, { minLength: 8, maxLength: 32 }))
  .map(([begun, history]) => [...begun, ...history]);

it(
  "every act of every history ends as the model says",
  async () => {
    const answers = new Map<string, number>();
    const check = async (history: Act[], database: TestDatabase) => {
      const model = new OfferModel();
      const steps = history.map((act) => ({ act, ...model.play(act), stands: model.tell() }));
      const played = await play(
        database,
        steps.map(({ sent }) => sent),
      );
      for (const [n, { act, sent, answer, stands }] of steps.entries()) {
        const name = `${act.act} ${answer}`;
        answers.set(name, (answers.get(name) ?? 0) + 1);
        expect({ act, sent, ...played[n] }, `act ${n + 1} of ${JSON.stringify(history)}`).toEqual({
          act,
          sent,
          answer,
          stands,
        });
      }
    };
    const batch = fc.array(histories, { minLength: databases.length, maxLength: databases.length });
    await fc.assert(
      fc.asyncProperty(batch, async (each) => {
        await Promise.all(each.map((history, n) => check(history, databases[n] as TestDatabase)));
      }),
      {
        numRuns: Math.ceil(RUNS / databases.length) + BEGINNINGS.length,
        endOnFailure: true,
        // Each of them at least once, whatever the seed draws.
        examples: BEGINNINGS.map((begun) => [databases.map(() => begun)]),
      },
    );
    // Silence means something only if every act was tried and refused in its ways.
    const names = [...answers.keys()];
    for (const name of [
      "make",
      "improve",
      "counter",
      "accept",
      "decline",
      "withdraw",
      "stay",
      "announce",
      "agree",
      "go on",
      "rank",
      "round",
      "call off",
    ])
      expect(names, `${name} succeeded`).toContain(`${name} done`);
    for (const code of [
      "offer_exists",
      "offer_changed",
      "offer_not_open",
      "sale_changed",
      "round_running",
      "round_over",
      "round_took_place",
      "home_has_sale",
      "line_changed",
      "listing_has_sale",
    ])
      expect(
        names.some((name) => name.endsWith(code)),
        code,
      ).toBe(true);
    if (RUNS > 500) console.log(Object.fromEntries([...answers].sort()));
  },
  60_000 + RUNS * 1000,
);

async function play(database: TestDatabase, sent: Sent[]) {
  const [row] = await database.query<{ played: { answer: string; stands: string[] }[] }>(
    "select tests.play($1) as played",
    [sent],
  );
  return row?.played ?? [];
}

/** A database with the people, and a function that plays a history and leaves nothing behind. */
async function stage(): Promise<TestDatabase> {
  const database = await createDatabase({ connections: 2 });
  for (const person of ["olive", ...BUYERS]) await makeUser(database, person);
  await makeListing(database, "cottage", "olive");
  await database.exec(`
    create schema tests;
    create function tests.enter(person text) returns void language sql as $$
      select set_config('request.jwt.claim.sub', md5(person), true),
             set_config('request.jwt.claims', jsonb_build_object('sub', md5(person)::uuid, 'role', 'authenticated')::text, true),
             set_config('role', 'authenticated', true)
    $$;
    create function tests.leave() returns void language sql as $$
      select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '{}', true), set_config('role', 'none', true)
    $$;
    create function tests.terms(price integer) returns jsonb language sql as $$
      select jsonb_build_object('price', price, 'financing', 'cash', 'closing_on', current_date + 40,
                                'included', '', 'excluded', '', 'note', '')
    $$;
    create function tests.ids(names jsonb) returns uuid[] language sql as $$
      select array(select md5(name)::uuid from jsonb_array_elements_text(names) with ordinality as each (name, n) order by n)
    $$;
    -- One act. Its effects are in the transaction; a refusal takes back what it did.
    create function tests.act(each jsonb, home uuid) returns text language plpgsql as $$
    declare
      offer constant uuid := md5(each ->> 'offer')::uuid;
      n constant integer := (each ->> 'n')::integer;
      flag constant boolean := (each ->> 'flag')::boolean;
      round constant uuid := md5(each ->> 'round')::uuid;
      terms constant jsonb := tests.terms((each ->> 'price')::integer);
      -- Beyond any round's deadline, and the same for a repeat.
      until constant timestamptz := date_trunc('day', now()) + interval '20 days';
    begin
      delete from private.rate_buckets;
      if each ->> 'as' <> 'clock' then
        perform tests.enter(case each ->> 'as' when 'owner' then 'olive' else ('{${BUYERS.join()}}'::text[])[(each ->> 'as')::integer + 1] end);
      end if;
      case each ->> 'do'
        when 'make' then perform make_offer(offer, home, terms, until, '[]', round, flag);
        when 'improve' then perform improve_offer(offer, n, terms, until, '[]', round);
        when 'counter' then perform counter_offer(offer, n, terms, until);
        when 'accept' then perform accept_offer(offer, n, 'keep', case when flag then 'ask' else 'decline' end);
        when 'decline' then perform decline_offer(offer, n);
        when 'withdraw' then perform withdraw_offer(offer);
        when 'stay' then perform stay_as_backup(offer, flag);
        when 'announce' then perform announce_end(offer, n, 'agreed', 'unsettled');
        when 'agree' then perform agree_to_end(offer, n, 'to_buyer');
        when 'go on' then perform go_on_with_sale(offer, n);
        when 'day over' then update sales s set ends_at = now() where s.offer_id = offer and s.state = 'open' and s.ends_at is not null;
        when 'rank' then perform rank_backups(home, tests.ids(each -> 'seen'), tests.ids(each -> 'ranked'));
        when 'round' then perform call_round(round, home, now() + interval '5 days');
        when 'call off' then perform call_off_round(round);
        when 'withdraw home' then update listings set status = 'withdrawn' where id = home;
        when 'sell elsewhere' then update listings set status = 'pending' where id = home and status = 'active';
        when 'relist' then update listings set status = 'active' where id = home;
        when 'outdate' then update offers o set expires_at = now() where id = offer and state in ('open', 'countered', 'asked');
        when 'deadline' then update offer_rounds set called_at = now() - interval '1 hour', deadline = now() where opened_at is null and called_off_at is null;
        when 'tick' then perform private.settle_due_offers();
      end case;
      perform tests.leave();
      return 'done';
    exception when others then
      perform tests.leave();
      return sqlerrm;
    end $$;
    create function tests.play(acts jsonb) returns jsonb language plpgsql as $$
    declare
      of_home constant uuid := '${idOf("cottage")}';
      told jsonb := '[]';
      each jsonb;
      answer text;
    begin
      begin
        for each in select jsonb_array_elements(acts) loop
          answer := tests.act(each, of_home);
          told := told || jsonb_build_array(jsonb_build_object('answer', answer, 'stands', (
            select jsonb_build_array('home ' || l.status) || coalesce((
              select jsonb_agg(concat_ws(' ', names.name, o.state, o.version,
                       (select count(*) from offer_versions v where v.offer_id = o.id), coalesce(o.backup_place::text, '-'),
                       coalesce((select concat_ws('/', s.endings, coalesce(s.ended_by, '-'), coalesce(s.wants_on, '-')) from sales s where s.offer_id = o.id), '-'))
                       order by names.name collate "C")
              from offers o
              join (select distinct name ->> 'offer' as name from jsonb_array_elements(acts) as name) as names on md5(names.name)::uuid = o.id
              where o.listing_id = of_home), '[]')
            from listings l where l.id = of_home)));
        end loop;
        raise exception using errcode = 'PLAYD';
      exception when sqlstate 'PLAYD' then
        null;
      end;
      return told;
    end $$;
    grant usage on schema tests to authenticated;
    grant execute on all functions in schema tests to authenticated;`);
  return database;
}
