// Long, because each race is run many times over real connections to Postgres 17.
import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { asActor } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { tally } from "../../support/outcomes.ts";
import { dayAhead, makeListing, offerDay } from "../../support/props.ts";

/**
 * Acts of both sides and the clock on a sale's steps at the same moment, over real connections to Postgres 17: exactly
 * one outcome, each side told once, no deadlock. More rounds: `RACE_ROUNDS=500 npx vitest run
 * tests/database/sales/sale-race.test.ts`.
 */
const ROUNDS = rounds(4);

const database = ownDatabase({ connections: 6, people: ["olive", "nora"] });
let closing: string;
let later: string;
let homes = 0;

beforeAll(async () => {
  closing = await dayAhead(database, 40);
  later = await dayAhead(database, 47);
});

type Scene = { offer: string; sale: string };
type Race = {
  before?: (scene: Scene) => Promise<unknown>;
  racers: (scene: Scene) => Promise<unknown>[];
  /** The possible outcomes, in the words of `outcome`, and the possible refusals. */
  ends: string[];
  hears: string[];
  /** Tells the outcome, unless `outcome` does. */
  read?: (scene: Scene) => Promise<string>;
  after?: () => Promise<unknown>;
};

const RACES: Record<string, Race> = {
  "both propose a closing": {
    racers: ({ sale }) => [propose("olive", sale, 0), propose("nora", sale, 0)],
    ends: [
      "open: closing 0, proposed by owner; 1 act; buyer told",
      "open: closing 0, proposed by buyer; 1 act; owner told",
    ],
    hears: ["sale_changed"],
  },
  "the same proposal, twice": {
    racers: ({ sale }) => [propose("olive", sale, 0), propose("olive", sale, 0)],
    ends: ["open: closing 0, proposed by owner; 1 act; buyer told"],
    hears: [],
  },
  "one agrees while the other takes it back": {
    before: ({ sale }) => propose("olive", sale, 0),
    racers: ({ sale }) => [answer("nora", sale, 1, true), answer("olive", sale, 1, false)],
    ends: [
      "open: closing 7; 2 acts; buyer told, owner told",
      "open: closing 0; 2 acts; buyer told",
    ],
    hears: ["sale_changed"],
  },
  "agree and refuse in two tabs": {
    before: ({ sale }) => propose("olive", sale, 0),
    racers: ({ sale }) => [answer("nora", sale, 1, true), answer("nora", sale, 1, false)],
    ends: [
      "open: closing 7; 2 acts; buyer told, owner told",
      "open: closing 0; 2 acts; buyer told, owner told",
    ],
    hears: ["sale_changed"],
  },
  "done and the other's proposal": {
    racers: ({ sale }) => [settle("nora", sale, "closing"), propose("olive", sale, 0)],
    ends: [
      "open: closing 0, done; 1 act; owner told",
      "open: closing 0, proposed by owner; 1 act; buyer told",
    ],
    hears: ["sale_changed"],
  },
  "acts on different steps": {
    racers: ({ sale }) => [settle("nora", sale, "walk_through"), propose("olive", sale, 0)],
    ends: ["open: closing 0, proposed by owner; 2 acts; buyer told, owner told"],
    hears: [],
  },
  "agreement and the end of the sale": {
    before: async ({ offer, sale }) => {
      await propose("olive", sale, 0);
      await act("olive", "announce_end($1, 0, 'agreed', 'unsettled')", [offer]);
    },
    racers: ({ offer, sale }) => [
      answer("nora", sale, 1, true),
      act("nora", "agree_to_end($1, 1, 'unsettled')", [offer]),
    ],
    ends: [
      "fell_through: closing 7; 2 acts; buyer told, owner told",
      "fell_through: closing 0, proposed by owner; 1 act; buyer told",
    ],
    hears: ["offer_not_open"],
  },
  "both amend": {
    racers: ({ sale }) => [amend("olive", sale, 0, 480_000), amend("nora", sale, 0, 470_000)],
    ends: [
      "open at 500000: open by owner; buyer told of proposed",
      "open at 500000: open by buyer; owner told of proposed",
    ],
    hears: ["sale_changed"],
    read: amended,
  },
  "amend and agree": {
    before: ({ sale }) => amend("olive", sale, 0, 480_000),
    racers: ({ sale }) => [amend("nora", sale, 1, 470_000), reply("nora", sale, 1, "agreed")],
    ends: [
      "open at 500000: replaced by owner, open by buyer; buyer told of proposed, owner told of proposed",
      "open at 480000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
    ],
    hears: ["sale_changed"],
    read: amended,
  },
  "agree, refuse and take back": {
    before: ({ sale }) => amend("olive", sale, 0, 480_000),
    racers: ({ sale }) => [
      reply("nora", sale, 1, "agreed"),
      reply("nora", sale, 1, "refused"),
      reply("olive", sale, 1, "taken_back"),
    ],
    ends: [
      "open at 480000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
      "open at 500000: refused by owner; buyer told of proposed, owner told of refused",
      "open at 500000: taken_back by owner; buyer told of proposed",
    ],
    hears: ["sale_changed"],
    read: amended,
  },
  "a change and the end of the sale": {
    before: async ({ offer, sale }) => {
      await amend("olive", sale, 0, 480_000);
      await act("olive", "announce_end($1, 0, 'agreed', 'unsettled')", [offer]);
      await act("nora", "go_on_with_sale($1, 1)", [offer]);
    },
    racers: ({ offer, sale }) => [
      act("olive", "go_on_with_sale($1, 1)", [offer]),
      reply("nora", sale, 1, "agreed"),
    ],
    ends: [
      "open at 500000: open by owner; buyer told of proposed",
      "open at 480000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
    ],
    hears: ["amendment_while_ending"],
    read: amended,
  },
  "a change and the closing": {
    before: async ({ sale }) => {
      await amend("olive", sale, 0, 480_000);
      // No side says that it closed before its day.
      await database.query(
        "update sale_steps set agreed_on = $2::date where sale_id = $1 and kind = 'closing'",
        [sale, await dayAhead(database, 0)],
      );
    },
    racers: ({ sale }) => [
      reply("nora", sale, 1, "agreed"),
      act("olive", "settle_step($1, 'closing', 0, 'done')", [sale]),
    ],
    ends: [
      "open at 500000: open by owner; buyer told of proposed",
      "open at 480000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
    ],
    hears: ["step_settled"],
    read: amended,
  },
  "a change of the closing and another date for it": {
    before: async ({ sale }) => {
      await act("olive", "propose_amendment($1, 0, $2, now() + interval '1 day')", [
        sale,
        { closing_on: await dayAhead(database, 60) },
      ]);
      await propose("olive", sale, 0);
    },
    racers: ({ sale }) => [reply("nora", sale, 1, "agreed"), answer("nora", sale, 1, true)],
    // The date comes second where both are agreed on; the other way round, the change would undo it unseen.
    ends: [
      "open at 500000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
      "open at 500000: open by owner; buyer told of proposed",
    ],
    hears: ["sale_changed"],
    read: amended,
  },
  "a change and the deletion of the account": {
    before: ({ sale }) => amend("olive", sale, 0, 480_000),
    racers: ({ sale }) => [
      reply("nora", sale, 1, "agreed"),
      database.query(
        "insert into private.account_deletions (user_id) values (md5('olive')::uuid) on conflict do nothing",
      ),
    ],
    ends: [
      "open at 500000: open by owner; buyer told of proposed",
      "open at 480000: agreed by owner; buyer told of agreed, buyer told of proposed, owner told of agreed",
    ],
    hears: ["offer_not_open"],
    read: amended,
    after: () => database.query("delete from private.account_deletions"),
  },
  "an invitation is mailed while it is renewed and ended": {
    before: ({ sale }) =>
      act("olive", "invite_member('sale', $2, $1, 'Ann Lee', $3, 'attorney')", [
        ...[sale, sale],
        `ann${homes}@law.example`,
      ]),
    racers: ({ sale }) => [
      claimInvitations(),
      act("olive", "renew_invitation('sale', $1)", [sale]),
      claimInvitations(),
      claimInvitations(),
      act("olive", "end_membership('sale', $1)", [sale]),
    ],
    ends: ["ended; 0 links"],
    hears: ["party_ended"],
    read: invited,
  },
  "several senders claim one invitation": {
    before: ({ sale }) =>
      act("olive", "invite_member('sale', $2, $1, 'Ann Lee', $3, 'attorney')", [
        ...[sale, sale],
        `ann${homes}@law.example`,
      ]),
    racers: () => [claimInvitations(), claimInvitations(), claimInvitations(), claimInvitations()],
    ends: ["live; 1 link"],
    hears: [],
    read: invited,
  },
  "two inspectors take the same hour": {
    before: offerHours,
    racers: ({ sale }) => [take(sale, "ivan", "10:00"), take(sale, "ines", "11:00")],
    ends: ["open: 1 held; 1 told each"],
    hears: ["slot_taken"],
    read: held,
  },
  "an inspector takes a time twice": {
    before: offerHours,
    racers: ({ sale }) => [take(sale, "ivan", "10:00"), take(sale, "ivan", "10:00")],
    ends: ["open: 1 held; 1 told each"],
    hears: [],
    read: held,
  },
  "an inspector takes a time while the link ends": {
    before: offerHours,
    racers: ({ sale }) => [
      take(sale, "ivan", "10:00"),
      act("nora", "end_membership('sale', $1)", [inspectorOf(sale, "ivan")]),
    ],
    ends: ["open: 0 held; 1 told each", "open: 0 held; 0 told each"],
    hears: [],
    read: held,
  },
  "an inspector takes a time while the sale ends": {
    before: async (scene) => {
      await offerHours(scene);
      await act("olive", "announce_end($1, 0, 'agreed', 'unsettled')", [scene.offer]);
    },
    racers: ({ offer, sale }) => [
      take(sale, "ivan", "10:00"),
      act("nora", "agree_to_end($1, 1, 'unsettled')", [offer]),
    ],
    ends: ["fell_through: 0 held; 1 told each", "fell_through: 0 held; 0 told each"],
    hears: ["offer_not_open"],
    read: held,
  },
  "the owner confirms what the inspector cancels": {
    before: async (scene) => {
      await offerHours(scene);
      await take(scene.sale, "ivan", "10:00");
    },
    racers: ({ sale }) => [
      asActor(database, { person: "olive" }, (tx) =>
        tx.query("update bookings set status = 'confirmed' where id = $1", [visitOf(sale, "ivan")]),
      ),
      asActor(database, "visitor", (tx) =>
        tx.query("select cancel_appointment($1, $2)", [
          inspectorOf(sale, "ivan"),
          visitOf(sale, "ivan"),
        ]),
      ),
    ],
    ends: ["open: 0 held; 1 told each"],
    hears: ["booking_transition"],
    read: held,
  },
  "an inspector's time is mailed while the link is renewed and ended": {
    before: async (scene) => {
      await offerHours(scene);
      await take(scene.sale, "ivan", "10:00");
    },
    racers: ({ sale }) => [
      database.query("select claim_booking_emails(null, 20)"),
      act("nora", "renew_invitation('sale', $1)", [inspectorOf(sale, "ivan")]),
      database.query("select claim_booking_emails(null, 20)"),
      act("nora", "end_membership('sale', $1)", [inspectorOf(sale, "ivan")]),
    ],
    ends: ["open: 0 held; 1 told each"],
    hears: ["party_ended"],
    read: held,
  },
  "done and its reminder": {
    before: ({ sale }) =>
      database.query(
        "update sale_steps set remind_at = now() where sale_id = $1 and kind = 'walk_through'",
        [sale],
      ),
    racers: ({ sale }) => [
      settle("nora", sale, "walk_through"),
      database.query("select private.remind_of_steps()"),
    ],
    ends: ["open: closing 0; 1 act; owner told", "open: closing 0; 1 act; buyer told, owner told"],
    hears: [],
  },
};

it.each(Object.entries(RACES))(
  "%s: one outcome, told once",
  async (_, { before, racers, ends, hears, read = outcome, after }) => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const scene = await setScene();
      await before?.(scene);
      const heard = await tally(racers(scene));
      for (const name of Object.keys(heard)) expect(["done", ...hears]).toContain(name);
      const end = await read(scene);
      await after?.();
      seen.add(end);
      expect(ends).toContain(end);
    }
    if (ROUNDS > 100) console.log([...seen]);
  },
  60_000 + ROUNDS * 2000,
);

/** A sale between Olive and Nora, in cash, of which neither has been told yet. */
async function setScene(): Promise<Scene> {
  homes += 1;
  const home = await makeListing(database, `home ${homes}`, "olive");
  await database.exec("delete from private.rate_buckets");
  const offer = randomUUID();
  const terms = {
    ...{ price: 500_000, financing: "cash", closing_on: closing },
    ...{ included: "", excluded: "", note: "" },
  };
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await act("nora", "make_offer($1, $2, $3, $4)", [offer, home, terms, until]);
  await act("olive", "accept_offer($1, 1)", [offer]);
  const [row] = await database.query<{ id: string }>("select id from sales where offer_id = $1", [
    offer,
  ]);
  return { offer, sale: row?.id ?? "" };
}

function act(person: string, call: string, values: unknown[]) {
  return asActor(database, { person }, (tx) => tx.query(`select ${call}`, values));
}

const idFrom = (text: string) =>
  createHash("md5")
    .update(text)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
const inspectorOf = (sale: string, name: string) => idFrom(`${sale} ${name}`);
const visitOf = (sale: string, name: string) => idFrom(`${sale} visit of ${name}`);

/** The mails that senders have leased; whoever sends one twice gives somebody two links. */
const leased: string[] = [];

async function claimInvitations(): Promise<void> {
  const mails = await database.query<{ id: string }>("select id from claim_invitations(20)");
  leased.push(...mails.map(({ id }) => id));
}

async function invited({ sale }: Scene): Promise<string> {
  expect(new Set(leased).size, "each mail has one sender").toBe(leased.length);
  const [row] = await database.query<{ outcome: string }>(
    `select concat(case when p.ended_at is null then 'live; ' else 'ended; ' end, count(k.hash),
       case count(k.hash) when 1 then ' link' else ' links' end) as outcome
     from sale_parties p left join private.links k on k.party_id = p.id
     where p.id = $1 group by p.id`,
    [sale],
  );
  return row?.outcome ?? "";
}

/** Two inspectors with a link each, and hours to take. The link's token is the inspector's id. */
async function offerHours({ sale }: Scene): Promise<void> {
  await offerDay(database, `home ${homes}`, await dayAhead(database, 3), ["10:00", "11:00"]);
  for (const name of ["ivan", "ines"]) {
    const id = inspectorOf(sale, name);
    const mailbox = `${id}@visit.example`;
    await act("nora", "invite_member('sale', $2, $1, $3, $4, 'inspector')", [
      id,
      sale,
      name,
      mailbox,
    ]);
    await database.query("select private.make_link('invitation', $1::uuid, p_token => $1::text)", [
      id,
    ]);
  }
}

async function take(sale: string, name: string, starts: string): Promise<unknown> {
  const day = await dayAhead(database, 3);
  return asActor(database, "visitor", (tx) =>
    tx.query("select take_appointment($1, $2, $3, $4, 120, '303-555-0100')", [
      ...[inspectorOf(sale, name), visitOf(sale, name), day, starts],
    ]),
  );
}

/** How many hold a time, and how often owner and inspector were mailed what was asked. */
async function held({ sale }: Scene): Promise<string> {
  const [row] = await database.query<{ outcome: string }>(
    `select concat(s.state, ': ', count(*) filter (where b.status in ('pending', 'confirmed')), ' held; ',
       coalesce(max(mails.n), 0), ' told each') as outcome
     from sales s
     left join sale_parties p on p.sale_id = s.id
     left join bookings b on b.party_id = p.id
     left join lateral (
       select count(*) as n from private.email_outbox o
       where o.booking_id = b.id and o.kind = 'requested' and o.recipient = 'owner') as mails on true
     where s.id = $1 group by s.id`,
    [sale],
  );
  return row?.outcome ?? "";
}

function propose(person: string, sale: string, seen: number) {
  return act(person, "propose_day($1, 'closing', $2, $3)", [sale, seen, later]);
}

function answer(person: string, sale: string, seen: number, agrees: boolean) {
  return act(person, "answer_day($1, 'closing', $2, $3)", [sale, seen, agrees]);
}

function settle(person: string, sale: string, kind: string) {
  return act(person, "settle_step($1, $2, 0, 'done')", [sale, kind]);
}

function amend(person: string, sale: string, seen: number, price: number) {
  return act(person, "propose_amendment($1, $2, $3, now() + interval '1 day')", [
    sale,
    seen,
    { price },
  ]);
}

function reply(person: string, sale: string, n: number, how: string) {
  return act(person, "answer_amendment($1, $2, $3)", [sale, n, how]);
}

async function amended({ sale }: Scene): Promise<string> {
  const [row] = await database.query<{ outcome: string }>(
    `select concat(s.state, ' at ', v.price, ': ', (
       select string_agg(a.state || ' by ' || a.made_by, ', ' order by a.n) from amendments a where a.sale_id = s.id),
       '; ', (
       select string_agg(concat(n.data ->> 'as', ' told of ', substr(n.kind, 11)), ', ' order by n.data ->> 'as', n.kind)
       from notifications n where n.subject_id = s.offer_id and n.kind like 'amendment%')) as outcome
     from sales s join offer_versions v on v.offer_id = s.offer_id and v.n = s.n where s.id = $1`,
    [sale],
  );
  return row?.outcome ?? "";
}

async function outcome({ sale }: Scene): Promise<string> {
  const [row] = await database.query<{ outcome: string }>(
    `select concat(s.state, ': closing ', c.due_on - $2::date, case when c.state = 'done' then ', done' end,
                   ', proposed by ' || c.proposed_by, '; ', acts.n, case acts.n when 1 then ' act; ' else ' acts; ' end,
                   (select string_agg(distinct n.data ->> 'as', ' told, ' order by n.data ->> 'as') || ' told'
                    from notifications n join sale_steps step on step.id = n.subject_id where step.sale_id = s.id)) as outcome
     from sales s join sale_steps c on c.sale_id = s.id and c.kind = 'closing'
     cross join lateral (select count(*) as n from sale_acts a where a.sale_id = s.id) as acts
     where s.id = $1`,
    [sale, closing],
  );
  return row?.outcome ?? "";
}
