// Long, because each race is run many times over real connections to Postgres 17.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { tally } from "../../support/outcomes.ts";
import { dayAhead, makeListing, makeUser } from "../../support/props.ts";

/**
 * Acts of both sides, of the owner in a second tab and of the clock on offers at the same moment, over real connections
 * to Postgres 17: exactly one outcome, each side told once, no deadlock. More rounds: `RACE_ROUNDS=1000 npx vitest run
 * tests/database/offers/offers-race.test.ts`.
 */
const ROUNDS = rounds(4);
const BUYERS = ["nora", "bert"] as const;

const database = ownDatabase({ connections: 8, people: ["olive", "carl", "sam", ...BUYERS] });
let closing: string;
let homes = 0;

beforeAll(async () => {
  closing = await dayAhead(database, 40);
});

type Scene = { home: string; nora: string; bert: string; round: string };
type Race = {
  /** Brings the scene to where the race begins. */
  before?: (scene: Scene) => Promise<unknown>;
  racers: (scene: Scene) => Promise<unknown>[];
  /** The possible outcomes, in the words of `outcome`, and the possible refusals. */
  ends: string[];
  hears: string[];
};

const RACES: Record<string, Race> = {
  "two accepts": {
    racers: ({ nora, bert }) => [accept("olive", nora, 1), accept("olive", bert, 1)],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "pending: asked, accepted; 1 sale, 2 told"],
    hears: ["offer_not_open"],
  },
  "the same accept, twice": {
    racers: ({ nora }) => [accept("olive", nora, 1), accept("olive", nora, 1)],
    ends: ["pending: accepted, asked; 1 sale, 2 told"],
    hears: [],
  },
  "accept and withdraw": {
    racers: ({ nora }) => [accept("olive", nora, 1), act("nora", "withdraw_offer($1)", [nora])],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "active: withdrawn, open; 0 sale"],
    hears: ["offer_not_open"],
  },
  "counter and accept": {
    racers: ({ nora }) => [accept("olive", nora, 1), counter(nora, 1)],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "active: countered, open; 0 sale"],
    hears: ["offer_not_open"],
  },
  "another counter and the buyer's accept": {
    before: ({ nora }) => counter(nora, 1),
    racers: ({ nora }) => [accept("nora", nora, 2), counter(nora, 2)],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "active: countered, open; 0 sale"],
    hears: ["offer_not_open", "offer_changed"],
  },
  "both buyers accept their counters": {
    before: async ({ nora, bert }) => [await counter(nora, 1), await counter(bert, 1)],
    racers: ({ nora, bert }) => [accept("nora", nora, 2), accept("bert", bert, 2)],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "pending: asked, accepted; 1 sale, 2 told"],
    hears: ["offer_not_open"],
  },
  "two owners accept two offers": {
    before: ({ home }) => own("carl", home),
    racers: ({ nora, bert }) => [accept("olive", nora, 1), accept("carl", bert, 1)],
    ends: ["pending: accepted, asked; 1 sale, 3 told", "pending: asked, accepted; 1 sale, 3 told"],
    hears: ["offer_not_open"],
  },
  "one owner accepts, and another declines": {
    before: ({ home }) => own("carl", home),
    racers: ({ nora }) => [accept("olive", nora, 1), act("carl", "decline_offer($1, 1)", [nora])],
    ends: ["pending: accepted, asked; 1 sale, 3 told", "active: declined, open; 0 sale"],
    hears: ["offer_not_open"],
  },
  "an owner accepts while they are removed": {
    before: ({ home }) => own("carl", home),
    racers: ({ home, nora }) => [
      accept("carl", nora, 1),
      act("olive", "end_membership('home', $1)", [home]),
    ],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "active: open, open; 0 sale"],
    hears: ["offer_unknown"],
  },
  "one buyer accepts the counter, and another takes the offer back": {
    before: async ({ nora }) => [await join("sam", nora), await counter(nora, 1)],
    racers: ({ nora }) => [accept("sam", nora, 2), act("nora", "withdraw_offer($1)", [nora])],
    ends: ["pending: accepted, asked; 1 sale, 3 told", "active: withdrawn, open; 0 sale"],
    hears: ["offer_not_open"],
  },
  "two buyers accept the counter": {
    before: async ({ nora }) => [await join("sam", nora), await counter(nora, 1)],
    racers: ({ nora }) => [accept("sam", nora, 2), accept("nora", nora, 2)],
    ends: ["pending: accepted, asked; 1 sale, 3 told"],
    hears: [],
  },
  "an owner accepts, and another buyer leaves": {
    before: ({ nora }) => join("sam", nora),
    racers: ({ nora }) => [
      act("olive", "accept_offer($1, 1, joins => 1)", [nora]),
      act("sam", "leave_membership('offer', $1)", [nora]),
    ],
    ends: [
      "pending: accepted, asked; 1 sale, 2 told",
      "pending: accepted, asked; 1 sale, 3 told",
      "active: open, open; 0 sale",
    ],
    hears: ["offer_changed"],
  },
  "an owner accepts, and the first buyer closes their account": {
    before: ({ nora }) => join("sam", nora),
    racers: ({ nora }) => [
      act("olive", "accept_offer($1, 1, joins => 1)", [nora]),
      closeAccount("nora"),
    ],
    ends: [
      "pending: accepted, asked; 1 sale, 2 told",
      "pending: accepted, asked; 1 sale, 3 told",
      "active: open, open; 0 sale",
    ],
    hears: ["offer_changed"],
  },
  "expire and accept": {
    before: ({ nora }) =>
      database.query(
        "update offers set expires_at = clock_timestamp() + interval '4 milliseconds' where id = $1",
        [nora],
      ),
    racers: ({ nora }) => [tick(), accept("olive", nora, 1), tick()],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "active: expired, open; 0 sale"],
    hears: ["offer_not_open"],
  },
  "withdraw the home and accept": {
    racers: ({ home, nora }) => [
      accept("olive", nora, 1),
      act("olive", "", [home], "update listings set status = 'withdrawn' where id = $1"),
    ],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "withdrawn: declined, declined; 0 sale"],
    hears: ["offer_not_open", "listing_has_sale"],
  },
  "a final offer and the deadline": {
    before: async ({ home, round }) => {
      await act("olive", "call_round($1, $2, now() + interval '2 hours')", [round, home]);
      await database.query(
        `update offer_rounds set called_at = now() - interval '1 hour',
           deadline = clock_timestamp() + interval '7 milliseconds' where id = $1`,
        [round],
      );
    },
    racers: ({ nora, round }) => [
      propose("nora", "improve_offer($1, 1, $2, $3, '[]', $4)", nora, [round]),
      tick(),
    ],
    ends: ["active: open, open; 0 sale"],
    hears: ["round_over"],
  },
  "a final offer and the owner calls the round off": {
    before: ({ home, round }) =>
      act("olive", "call_round($1, $2, now() + interval '2 hours')", [round, home]),
    racers: ({ nora, round }) => [
      propose("nora", "improve_offer($1, 1, $2, $3, '[]', $4)", nora, [round]),
      act("olive", "call_off_round($1)", [round]),
      act("olive", "call_off_round($1)", [round]),
    ],
    ends: ["active: open, open; 0 sale"],
    hears: ["round_over"],
  },
  "both announce the end": {
    before: ({ nora }) => accept("olive", nora, 1),
    racers: ({ nora }) => [announce("olive", nora), announce("nora", nora)],
    ends: [
      "pending: accepted, asked; 1 sale, ending by owner",
      "pending: accepted, asked; 1 sale, ending by buyer",
    ],
    hears: ["sale_changed"],
  },
  "agree to the end and take it back": {
    before: async ({ nora }) => [await accept("olive", nora, 1), await announce("olive", nora)],
    racers: ({ nora }) => [
      act("nora", "agree_to_end($1, 1, 'to_buyer')", [nora]),
      act("olive", "go_on_with_sale($1, 1)", [nora]),
    ],
    ends: [
      "active: fell_through, open; 1 sale",
      "pending: accepted, asked; 1 sale, ending by owner",
    ],
    hears: ["sale_changed", "offer_not_open"],
  },
  "go on and the day is over": {
    before: async ({ nora }) => [
      await accept("olive", nora, 1),
      await announce("nora", nora),
      await act("olive", "go_on_with_sale($1, 1)", [nora]),
      await database.query(
        "update sales set ends_at = clock_timestamp() + interval '4 milliseconds' where offer_id = $1",
        [nora],
      ),
    ],
    racers: ({ nora }) => [tick(), act("nora", "go_on_with_sale($1, 1)", [nora]), tick()],
    ends: ["active: fell_through, open; 1 sale", "pending: accepted, asked; 1 sale"],
    hears: ["offer_not_open"],
  },
  "announce the end and mark as sold": {
    before: ({ nora }) => accept("olive", nora, 1),
    racers: ({ home, nora }) => [
      announce("nora", nora),
      act("olive", "", [home], "update listings set status = 'sold' where id = $1"),
    ],
    ends: ["pending: accepted, asked; 1 sale, ending by buyer", "sold: accepted, declined; 1 sale"],
    hears: ["sale_is_ending", "offer_not_open"],
  },
  "accept and mark as sold elsewhere": {
    racers: ({ home, nora }) => [accept("olive", nora, 1), mark(home, "sold")],
    ends: ["pending: accepted, asked; 1 sale, 2 told", "sold: open, open; 0 sale"],
    hears: ["outcome_has_sale", "home_takes_no_offers"],
  },
  "accept and undo that it is pending": {
    before: ({ home }) => mark(home, "pending"),
    racers: ({ home, nora }) => [
      accept("olive", nora, 1),
      act("olive", "undo_outcome($1, $1)", [home]),
    ],
    ends: ["pending: accepted, asked; 1 sale, 2 told"],
    hears: ["listing_has_sale", "undo_is_over"],
  },
  "accept and the buyer leaves": {
    racers: ({ nora }) => [accept("olive", nora, 1), closeAccount("nora")],
    ends: ["active: fell_through, open; 1 sale", "active: withdrawn, open; 0 sale"],
    hears: ["offer_not_open", "home_takes_no_offers"],
  },
};

it.each(Object.entries(RACES))(
  "%s: exactly one outcome, told once",
  async (_, { before, racers, ends, hears }) => {
    const seen = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await setScene();
      await before?.(scene);
      await database.exec("delete from notifications");
      const heard = await tally(racers(scene));
      const answers = Object.keys(heard).filter((answer) => answer !== "done");
      for (const answer of answers) expect(hears, "an answer").toContain(answer);
      await settled();
      const end = await outcome(scene);
      expect(ends).toContain(end);
      seen.set(end, (seen.get(end) ?? 0) + 1);
      await expectToldOnce();
      await expectNothingLate();
      await database.exec("delete from private.account_deletions");
    }
    if (ROUNDS > 50) console.log(Object.fromEntries(seen));
  },
  60_000 + ROUNDS * 2000,
);

it(
  "each buyer who stays as a backup gets a place of their own",
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { home, nora, bert } = await setScene();
      await makeUser(database, `cleo${round}`);
      const cleo = randomUUID();
      await propose(`cleo${round}`, "make_offer($1, $4, $2, $3)", cleo, [home]);
      await accept("olive", nora, 1);
      const stay = (person: string, offer: string) =>
        act(person, "stay_as_backup($1, true)", [offer]);
      expect(await tally([stay("bert", bert), stay(`cleo${round}`, cleo)])).toEqual({ done: 2 });
      const places = await database.query(
        "select backup_place as place from offers where listing_id = $1 and state = 'backup' order by 1",
        [home],
      );
      expect(places).toEqual([{ place: 1 }, { place: 2 }]);
    }
  },
  60_000 + ROUNDS * 2000,
);

it(
  "the owner's order and a buyer who leaves the line: the order is of those who are in it",
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { home, nora, bert } = await setScene();
      await makeUser(database, `dora${round}`);
      const dora = randomUUID();
      await propose(`dora${round}`, "make_offer($1, $4, $2, $3)", dora, [home]);
      await accept("olive", nora, 1);
      await act("bert", "stay_as_backup($1, true)", [bert]);
      await act(`dora${round}`, "stay_as_backup($1, true)", [dora]);
      const rank = act("olive", "rank_backups($1, $2, $3)", [home, [bert, dora], [dora, bert]]);
      const heard = await tally([rank, act("bert", "withdraw_offer($1)", [bert])]);
      expect([{ done: 2 }, { done: 1, line_changed: 1 }]).toContainEqual(heard);
      const line = await database.query(
        "select id from offers where listing_id = $1 and state = 'backup'",
        [home],
      );
      expect(line).toEqual([{ id: dora }]);
    }
  },
  60_000 + ROUNDS * 2000,
);

/** A home with an offer from each buyer. */
async function setScene(): Promise<Scene> {
  homes += 1;
  const home = await makeListing(database, `home ${homes}`, "olive");
  await database.exec("delete from private.rate_buckets");
  const [nora, bert] = [randomUUID(), randomUUID()];
  await propose("nora", "make_offer($1, $4, $2, $3)", nora, [home]);
  await propose("bert", "make_offer($1, $4, $2, $3)", bert, [home]);
  return { home, nora, bert, round: randomUUID() };
}

function act(person: string, call: string, values: unknown[], statement = `select ${call}`) {
  return asActor(database, { person }, (tx) => tx.query(statement, values));
}

function accept(person: string, offer: string, n: number) {
  return act(person, "accept_offer($1, $2)", [offer, n]);
}

/** Olive says that the home is sold or pending elsewhere, under the home's own id. */
function mark(home: string, status: string) {
  return act("olive", "note_outcome($1, $1, $2, 500000, '2026-01-05', 'agent')", [home, status]);
}

/** A co-owner owns the home with Olive, under the home's own id. */
function own(person: string, home: string) {
  return database.query(
    `insert into home_owners (id, listing_id, person_id, name, joined_at)
     values ($1, $1, $2, 'Carl', now())`,
    [home, idOf(person)],
  );
}

/** Nora invites a person to buy with her, and they join. */
async function join(person: string, offer: string) {
  const id = randomUUID();
  const [account] = await database.query<{ email: string }>(
    "update auth.users set email_confirmed_at = now() where id = $1 returning email",
    [idOf(person)],
  );
  await act("nora", "invite_member('offer', $2, $1, 'Sam', $3)", [id, offer, account?.email]);
  const [mail] = await database.query<{ token: string }>("select token from claim_invitations(1)");
  await act(person, "join_by_token('offer', $1)", [mail?.token]);
}

function closeAccount(person: string) {
  return asActor(database, "service", (tx) =>
    tx.query("select begin_account_deletion($1)", [idOf(person)]),
  );
}

function announce(person: string, offer: string) {
  return act(person, "announce_end($1, 0, 'agreed', 'unsettled')", [offer]);
}

function counter(offer: string, seen: number) {
  return propose("olive", "counter_offer($1, $4, $2, $3)", offer, [seen]);
}

function propose(person: string, call: string, offer: string, more: unknown[]) {
  const terms = {
    price: 500_000,
    financing: "cash",
    closing_on: closing,
    included: "",
    excluded: "",
    note: "",
  };
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  return act(person, call, [offer, terms, until, ...more]);
}

/** How many homes it settled: at most a hundred. */
async function tick(): Promise<number> {
  const [row] = await database.query<{ homes: number }>(
    "select private.settle_due_offers() as homes",
  );
  return row?.homes ?? 0;
}

/**
 * Ticks run until nothing is due: a tick skips homes that are locked, a deadline may be a moment ahead, and a buyer who
 * leaves has offers at the homes of all rounds before.
 */
async function settled(): Promise<void> {
  const due = `select from offer_rounds where opened_at is null and called_off_at is null union all
     select from sales where state = 'open' and ends_at < clock_timestamp() + interval '1 minute' limit 1`;
  while ((await tick()) > 0 || (await database.query(due)).length > 0);
}

async function outcome({ home, nora, bert }: Scene): Promise<string> {
  const [row] = await database.query<{ outcome: string }>(
    `select concat(l.status, ': ', n.state, ', ', b.state, '; ',
                   (select count(*) from sales s where s.offer_id in (n.id, b.id)), ' sale',
                   (select ', ending by ' || s.ended_by from sales s
                    where s.offer_id in (n.id, b.id) and s.state = 'open' and s.ends_at is not null),
                   -- Both sides of what stands.
                   (select ', ' || count(*) || ' told' from notifications t
                    where t.kind = 'offer_accepted' and 'accepted' in (n.state, b.state)
                    having count(*) > 0)) as outcome
     from listings l, offers n, offers b where l.id = $1 and n.id = $2 and b.id = $3`,
    [home, nora, bert],
  );
  return row?.outcome ?? "";
}

/** There is one notification of each kind per person, and one row of history for each step. */
async function expectToldOnce(): Promise<void> {
  const twice = await database.query(
    `select user_id, kind, count(*) from notifications
     where kind in ('offer_accepted', 'offer_withdrawn', 'offer_expired', 'offer_declined', 'sale_fell_through', 'offer_round_called_off')
     group by user_id, kind, subject_id having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const repeated = await database.query(
    `select a.offer_id, a.act from offer_acts a
     where a.act in ('accepted', 'withdrawn', 'expired', 'declined', 'fell_through')
     group by a.offer_id, a.act having count(*) > 1`,
  );
  expect(repeated).toEqual([]);
}

/** No sealed version came at its deadline or later, and those that came in time are open. */
async function expectNothingLate(): Promise<void> {
  const late = await database.query(
    `select from offer_versions v join offer_rounds r on r.id = v.round_id
     join offers o on o.id = v.offer_id
     where v.created_at >= r.deadline or (o.version < v.n and r.called_off_at is null)`,
  );
  expect(late).toEqual([]);
}
