// Long, because each race is run many times over real connections to Postgres 17.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { type Actor, asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { oneAfterTheOther, tally } from "../../support/outcomes.ts";
import {
  book,
  dayAhead,
  linkTo,
  makeListing,
  makeUser,
  offerDay,
  seeding,
} from "../../support/props.ts";

/**
 * Acts of both sides of a conversation at the same moment, over real connections to Postgres 17: each act has one
 * effect and one notification, messages keep one order, and no deadlock occurs.
 */
const ROUNDS = rounds(6);
const OLIVE = { person: "olive" };
const NORA = { person: "nora" };

const database = ownDatabase({ connections: 16, people: ["olive", "nora"] });
const act = requestsTo(database);
let homes = 0;
// Caps are not under test here.
beforeEach(clear);

const ask = (home: string, id = randomUUID(), actor: Actor = NORA) =>
  act(actor, "select ask_owner($1, $2, 'Is the roof new?')", [id, idOf(home)]);
const send = (actor: Actor, talk: string, id = randomUUID()) =>
  act(actor, "select send_message($1, $2, 'From 2019.')", [id, talk]);

describe("the same message", () => {
  it("sent six times at once is one message and begins one conversation", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const home = await makeHome();
      const id = randomUUID();
      const heard = await tally(Array.from({ length: 6 }, () => ask(home, id)));
      expect(heard).toEqual({ done: 6 });
      const talk = await talkAbout(home);
      expect(await stateOf(talk)).toEqual({ stored: 1, latest: 1, unread: 1, news: 1 });
    }
  });

  it("six different ones keep one order without gaps", async () => {
    const home = await makeHome();
    await tally(Array.from({ length: 6 }, () => ask(home)));
    const talk = await talkAbout(home);
    const heard = await tally([1, 2, 3, 4, 5].flatMap(() => [send(OLIVE, talk), send(NORA, talk)]));
    expect(heard).toEqual({ done: 10 });
    expect(await stateOf(talk)).toEqual({ stored: 16, latest: 16, unread: 11, news: 1 });
    const rows = await database.query<{ n: number }>(
      "select n from messages where conversation_id = $1 order by created_at, n",
      [talk],
    );
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  });
});

describe("two acts at once", () => {
  const block = (actor: Actor) => (talk: string) =>
    act(actor, "select end_conversation($1, true)", [talk]);
  const resume = (actor: Actor) => (talk: string) =>
    act(actor, "select end_conversation($1, false)", [talk]);
  const read = (talk: string) => act(OLIVE, "select read_messages($1, 2)", [talk]);
  const deleteHomeOf = (talk: string) =>
    act(
      OLIVE,
      "delete from listings where id = (select listing_id from conversations where id = $1)",
      [talk],
    );
  const leave = (talk: string) =>
    act(
      "service",
      "select begin_account_deletion((select buyer_id from conversations where id = $1))",
      [talk],
    );

  it.each([
    ["send and block", (talk: string) => send(NORA, talk), block(OLIVE)],
    ["send and read", (talk: string) => send(NORA, talk), read],
    ["block and block", block(OLIVE), block(NORA)],
    ["block and resume", block(OLIVE), resume(OLIVE)],
    ["send and delete the home", (talk: string) => send(NORA, talk), deleteHomeOf],
    ["answer and leave", (talk: string) => send(OLIVE, talk), leave],
    ["block and leave", block(OLIVE), leave],
  ] as const)("%s: either comes first, and both agree", async (_, one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const homes = [await makeHome(), await makeHome()];
      for (const home of homes) await ask(home);
      const talk = await talkAbout(homes[round % 2] ?? "");
      const heard = await tally([one(talk), other(talk)]);
      for (const answer of Object.keys(heard))
        expect(["done", "conversation_ended", "conversation_unknown"]).toContain(answer);
      const state = await stateOf(talk);
      expect(state.stored).toBe(state.latest);
      expect(state.news).toBeLessThanOrEqual(1);
      const [left] = await database.query<{ wrong: number }>(
        `select count(*)::int as wrong from conversations c
         where (c.ended_at is not null) <> (
           exists (select from private.conversation_blocks b where b.conversation_id = c.id)
           or exists (select from private.account_deletions d where d.user_id in (c.owner_id, c.buyer_id)))`,
      );
      expect(left).toEqual({ wrong: 0 });
      const late = await database.query(
        `select from messages m join conversations c on c.id = m.conversation_id
         where m.created_at > c.ended_at`,
      );
      expect(late, "written after the end").toEqual([]);
    }
  });
});

describe("a published answer", () => {
  const answer = (question: string, id = randomUUID()) =>
    act(OLIVE, "select answer_question($1, $2, 'From 2019.', 'How old is the roof?')", [
      question,
      id,
    ]);
  const change = (home: string, statement: string) => () => act(OLIVE, statement, [idOf(home)]);
  async function published(home: string) {
    const [row] = await database.query<{ sent: number; answers: number; open: number }>(
      `select (select count(*)::int from messages m join conversations c on c.id = m.conversation_id
               where c.listing_id = $1 and m.sender = 'owner') as sent,
              (select count(*)::int from listing_answers where listing_id = $1) as answers,
              (select count(*)::int from private.listing_questions q
               where q.listing_id = $1 and q.closed_at is null) as open`,
      [idOf(home)],
    );
    return row;
  }

  it("sent six times at once is one message and one answer on the page", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const home = await makeHome();
      const [question, id] = [randomUUID(), randomUUID()];
      await ask(home, question);
      const heard = await tally(Array.from({ length: 6 }, () => answer(question, id)));
      expect(heard).toEqual({ done: 6 });
      expect(await published(home)).toEqual({ sent: 1, answers: 1, open: 0 });
    }
  });

  it.each([
    ["another question", null],
    [
      "taking all of them off",
      "update listing_answers set is_public = false where listing_id = $1",
    ],
    ["deleting them", "delete from listing_answers where listing_id = $1"],
    ["ordering them", "select order_answers($1, '{}')"],
    ["withdrawing the home", "update listings set status = 'withdrawn' where id = $1"],
    ["deleting the home", "delete from listings where id = $1"],
  ])("a published answer is sent without a deadlock beside: %s", async (_, statement) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const home = await makeHome();
      const questions = [randomUUID(), randomUUID(), randomUUID()];
      for (const question of questions) await ask(home, question);
      await answer(questions[0] ?? "");
      const other = statement ? change(home, statement) : () => ask(home);
      const heard = await tally([
        ...questions.slice(1).map((each) => answer(each)),
        other(),
        other(),
      ]);
      for (const said of Object.keys(heard))
        expect(["done", "question_unknown", "conversation_unknown", "listing_not_found"]).toContain(
          said,
        );
      const { sent, answers } = (await published(home)) ?? { sent: 0, answers: 0 };
      if (statement?.startsWith("delete")) expect(answers).toBeLessThanOrEqual(sent);
      else expect(answers).toBe(sent);
    }
  });
});

describe("a visitor", () => {
  it("writes, is answered and signs up at once: nothing is lost, and there is one conversation", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { home, booking, token } = await requested(`vera${round}`);
      const write = (id = randomUUID()) =>
        act("visitor", "select write_by_link($1, $2, 'Hello')", [token, id]);
      const answer = () =>
        act(OLIVE, "select write_to_visitor($1, $2, 'Hello back')", [randomUUID(), booking]);
      const heard = await tally([write(), write(), answer(), makeUser(database, `vera${round}`)]);
      // A person who writes in the middle of the sign-up is asked to try again, and does: messages that only the owner
      // has written stay with the showing until then.
      expect(["done", "unavailable"]).toEqual(expect.arrayContaining(Object.keys(heard)));
      expect(await tally([write()])).toEqual({ done: 1 });
      const rows = await database.query<{ stored: number; buyer: string | null; members: number }>(
        `select c.message_count as stored, c.buyer_id as buyer,
                (select count(*)::int from conversation_members m where m.conversation_id = c.id) as members
         from conversations c where c.listing_id = $1`,
        [idOf(home)],
      );
      const stored = rows.reduce((sum, row) => sum + row.stored, 0);
      expect(stored).toBe(heard.done);
      expect(rows).toMatchObject([{ buyer: expect.any(String), members: 2 }]);
    }
  });

  it("signs up while the owner blocks them: she is asked to try again", async () => {
    const { talk } = await withVisitor("-blocked");
    const block = (tx: Sql) => tx.query("select end_conversation($1, true)", [talk]);
    const heard = await oneAfterTheOther(
      database,
      {
        actor: "service",
        run: async (tx) => {
          await tx.exec("reset role");
          await tx.query("select private.lock_homes($1)", [idOf("olive")]);
          await makeUser(tx, "una-blocked");
        },
      },
      { actor: OLIVE, run: block },
    );
    expect(heard).toEqual(["done", "unavailable"]);
    await asActor(database, OLIVE, block);
    const ended = await database.query(
      "select from conversations where id = $1 and ended_at <= now()",
      [talk],
    );
    expect(ended).toHaveLength(1);
  });

  it("answers five times through the link of one mail, however many try", async () => {
    const { talk, token } = await talkWithLink();
    const heard = await tally(
      Array.from({ length: 9 }, () =>
        act("visitor", "select write_by_link($1, $2, 'Yes')", [token, randomUUID()]),
      ),
    );
    expect(heard).toEqual({ done: 5, message_link_used: 4 });
    expect((await stateOf(talk)).stored).toBe(6);
  });

  it("sends one answer twice at once through the link of an email: it counts once", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { token } = await talkWithLink();
      const id = randomUUID();
      const answer = () => act("visitor", "select write_by_link($1, $2, 'Yes')", [token, id]);
      expect(await tally([answer(), answer(), answer()])).toEqual({ done: 3 });
      const [left] = await database.query(
        "select uses_left from private.links where purpose = 'message'",
      );
      expect(left).toEqual({ uses_left: 4 });
    }
  });
});

/** A person typed the address of a request; its owner follows the link while the home's owner writes. */
describe("a showing under a typed address", () => {
  const ways = [
    ["of an account", true, false],
    ["of an account that talks about the home already", true, true],
    ["of nobody with an account", false, false],
  ] as const;

  it.each(ways)(
    "%s: what is written while it is proven is in one conversation, unread",
    async (_, hasAccount, talks) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await clear();
        const { home, booking, token, eve } = await typed(hasAccount);
        const link = await linkTo(database, booking);
        if (talks) await ask(home, randomUUID(), eve);
        await act(OLIVE, "select write_to_visitor($1, $2, 'First')", [randomUUID(), booking]);
        const [begun] = await database.query<{ id: string }>(
          "select conversation_id as id from private.conversation_visitors where booking_id = $1",
          [booking],
        );
        const write = () =>
          act(OLIVE, "select write_to_visitor($1, $2, 'More')", [randomUUID(), booking]);
        const look = (by: string) => act("visitor", "select showing_by_token($1)", [by]);
        const heard = await tally([
          look(token),
          write(),
          send(OLIVE, begun?.id ?? ""),
          look(link),
          write(),
          act("visitor", "select cancel_showing($1)", [token]),
          ...(talks ? [send(eve, await talkOf(home, eve))] : []),
        ]);
        expect(heard).toEqual({ done: talks ? 7 : 6 });
        await act(OLIVE, "select write_to_visitor($1, $2, 'Last')", [randomUUID(), booking]);
        const rows = await database.query(
          `select c.message_count as count, c.buyer_id is not null as account,
                (select count(*)::int from messages m where m.conversation_id = c.id) as stored,
                (select max(n) from messages m where m.conversation_id = c.id) as latest,
                (select unread from conversation_members m
                 where m.conversation_id = c.id and m.person_id = c.buyer_id) as unread,
                (select v.mailbox_hash is not null from private.conversation_visitors v
                 where v.conversation_id = c.id) as proven
         from conversations c where c.listing_id = $1`,
          [idOf(home)],
        );
        const stored = talks ? 7 : 5;
        expect(rows).toEqual([
          {
            count: stored,
            stored,
            latest: stored,
            account: hasAccount,
            unread: hasAccount ? 5 : null,
            proven: hasAccount ? null : true,
          },
        ]);
        const news = await database.query<{ n: number }>(
          "select (data ->> 'n')::int as n from notifications where kind = 'message' and user_id = $1 and read_at is null",
          [idOf(eve.person)],
        );
        expect(news).toEqual(hasAccount ? [{ n: stored }] : []);
        const mails = await database.query(
          "select from private.email_outbox where booking_id = $1 and kind = 'message'",
          [booking],
        );
        expect(mails).toHaveLength(hasAccount ? 0 : 1);
      }
    },
  );

  it.each([true, false])(
    "is opened, answered, ended and deleted at once, with an account: %s",
    async (hasAccount) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await clear();
        const { home, booking, token } = await typed(hasAccount);
        await act(OLIVE, "select write_to_visitor($1, $2, 'First')", [randomUUID(), booking]);
        const talk = await talkAbout(home);
        const heard = await tally([
          act("visitor", "select conversation_by_link($1)", [token]),
          act("visitor", "select write_by_link($1, $2, 'Hello')", [token, randomUUID()]),
          act(OLIVE, "select end_conversation($1, true)", [talk]),
          send(OLIVE, talk),
          ...(round % 2 ? [deleteHome(home)] : [act("visitor", "select end_by_link($1)", [token])]),
        ]);
        for (const answer of Object.keys(heard))
          expect([
            "done",
            "conversation_ended",
            "conversation_unknown",
            "message_link_unknown",
            "home_takes_no_messages",
            "unavailable",
          ]).toContain(answer);
        const wrong = await database.query(
          `select from conversations c
         where c.message_count <> (select count(*) from messages m where m.conversation_id = c.id)
            or (c.ended_at is not null) <> exists (select from private.conversation_blocks b where b.conversation_id = c.id)`,
        );
        expect(wrong).toEqual([]);
      }
    },
  );

  it("is opened while its address is confirmed for an account: nothing is lost", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { home, booking, token, eve } = await typed(false);
      await act(OLIVE, "select write_to_visitor($1, $2, 'First')", [randomUUID(), booking]);
      const heard = await tally([
        act("visitor", "select showing_by_token($1)", [token]),
        makeUser(database, eve.person),
        act(OLIVE, "select write_to_visitor($1, $2, 'More')", [randomUUID(), booking]),
      ]);
      // A person who writes in the middle of the sign-up is asked to try again; the page looks every few seconds.
      expect(["done", "unavailable"]).toEqual(expect.arrayContaining(Object.keys(heard)));
      await act("visitor", "select showing_by_token($1)", [token]);
      const rows = await database.query(
        `select c.buyer_id as buyer, c.message_count as stored, m.unread
         from conversations c left join conversation_members m
           on m.conversation_id = c.id and m.person_id = c.buyer_id
         where c.listing_id = $1`,
        [idOf(home)],
      );
      expect(rows).toEqual([
        { buyer: idOf(eve.person), stored: expect.any(Number), unread: expect.any(Number) },
      ]);
      expect(rows[0]).toMatchObject({ unread: (rows[0] as { stored: number }).stored });
    }
  });

  let typists = 0;
  async function typed(hasAccount: boolean) {
    typists += 1;
    const eve = { person: `eve${typists}` };
    if (hasAccount) await makeUser(database, eve.person);
    return { eve, ...(await requested(eve.person)) };
  }
});

/** A person who reads, looks or signs up never makes another transaction fail, nor fails because of it. */
describe("a home or an account that is being deleted", () => {
  it("members read, with a link and without one", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { home, talk, token } = await talkWithLink();
      const heard = await tally([
        round % 2
          ? act(OLIVE, "select read_messages($1, 1)", [talk])
          : act("visitor", "select conversation_by_link($1)", [token]),
        deleteHome(home),
      ]);
      expect(heard).toEqual({ done: 2 });
    }
  });

  it("visitors look through their link", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { home, token } = await withVisitor(`-looks-${round}`);
      const heard = await tally([
        act("visitor", "select conversation_by_link($1)", [token]),
        deleteHome(home),
      ]);
      expect(heard).toEqual({ done: 2 });
    }
  });

  it("visitors sign up", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const { home } = await withVisitor(`-signs-up-${round}`);
      const heard = await tally([makeUser(database, `una-signs-up-${round}`), deleteHome(home)]);
      expect(heard).toEqual({ done: 2 });
    }
  });

  it("members write, and delete their account for good", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const buyer = `bea${round}`;
      await makeUser(database, buyer);
      const home = await makeHome();
      await ask(home, randomUUID(), { person: buyer });
      const talk = await talkAbout(home);
      const heard = await tally([
        send(OLIVE, talk),
        send({ person: buyer }, talk),
        act({ person: buyer }, "select read_messages($1, 1)", [talk]),
        act("service", "select begin_account_deletion($1)", [idOf(buyer)]).then(() =>
          act("service", "select finish_account_deletion($1)", [idOf(buyer)]),
        ),
      ]);
      for (const answer of Object.keys(heard))
        expect(["done", "conversation_unknown", "conversation_ended"]).toContain(answer);
    }
  });
});

/** Deterministic: each has been lost this way. */
describe("a message written at the moment that", () => {
  it("the visitor reads what came before is mailed", async () => {
    const { booking, token } = await requested("vic");
    const write = (tx: Sql) =>
      tx.query("select write_to_visitor($1, $2, 'Hello')", [randomUUID(), booking]);
    await act("visitor", "select showing_by_token($1)", [token]);
    await asActor(database, OLIVE, write);
    const heard = await oneAfterTheOther(
      database,
      { actor: "visitor", run: (tx) => tx.query("select conversation_by_link($1)", [token]) },
      { actor: OLIVE, run: write },
    );
    expect(heard).toEqual(["done", "done"]);
    const mails = await database.query(
      "select sequence from private.email_outbox where booking_id = $1 and kind = 'message'",
      [booking],
    );
    expect(mails).toEqual([{ sequence: 2 }]);
  });

  it.each(["signed in", "through a link"])(
    "a member reads what came before stays unread: %s",
    async (way) => {
      const { talk, token } = await talkWithLink();
      const reader = {
        actor: OLIVE,
        run: (tx: Sql) => tx.query("select read_messages($1, 1)", [talk]),
      };
      const guest = {
        actor: "visitor" as const,
        run: (tx: Sql) => tx.query("select conversation_by_link($1)", [token]),
      };
      const writer = {
        actor: NORA,
        run: (tx: Sql) => tx.query("select send_message($1, $2, 'And?')", [randomUUID(), talk]),
      };
      const heard = await oneAfterTheOther(database, writer, way === "signed in" ? reader : guest);
      expect(heard).toEqual(["done", "done"]);
      expect((await stateOf(talk)).unread).toBe(1);
    },
  );

  it("a conversation half a year old is forgotten keeps the conversation", async () => {
    const { home, booking, token } = await requested("vio");
    await act("visitor", "select write_by_link($1, $2, 'Hello')", [token, randomUUID()]);
    await database.query("update bookings set status = 'cancelled' where id = $1", [booking]);
    const date = await dayAhead(database, 2);
    const again = await asActor(database, "visitor", (tx) =>
      book(tx, { listing: home, date, time: "11:00", email: "vio@example.com" }),
    );
    const link = await linkTo(database, again);
    await seeding(
      database,
      "update bookings set starts_at = now() - interval '181 days', ends_at = now() - interval '180 days' where id = $1",
      [booking],
    );
    const work = await dutyOf("delete conversations with past visitors");
    const heard = await oneAfterTheOther(
      database,
      {
        actor: "visitor",
        run: (tx) => tx.query("select write_by_link($1, $2, 'Again')", [link, randomUUID()]),
      },
      {
        actor: "service",
        run: async (tx) => {
          await tx.exec("reset role");
          await tx.exec(work);
        },
      },
    );
    expect(heard).toEqual(["done", "done"]);
    const kept = await database.query(
      "select message_count as n from conversations where listing_id = $1",
      [idOf(home)],
    );
    expect(kept).toEqual([{ n: 2 }]);
  });
});

it("a street is hidden while an answer that names it is published: one is refused", async () => {
  for (const first of ["answer", "hide"]) {
    const home = await makeHome();
    const answer = {
      actor: OLIVE,
      run: (tx: Sql) =>
        tx.query(
          "insert into listing_answers (id, listing_id, question, answer) values ($1, $2, 'Is it loud?', '1 Main is quiet.')",
          [randomUUID(), idOf(home)],
        ),
    };
    const hide = {
      actor: OLIVE,
      run: (tx: Sql) =>
        tx.query("update listings set address_hidden = true where id = $1", [idOf(home)]),
    };
    const [one, other] = first === "answer" ? [answer, hide] : [hide, answer];
    expect(await oneAfterTheOther(database, one, other)).toEqual(["done", "street_in_words"]);
  }
});

it("the name of whoever leaves is forgotten, though a notification with it is being read", async () => {
  await makeUser(database, "bo");
  const home = await makeHome();
  await ask(home, randomUUID(), { person: "bo" });
  await act(OLIVE, "select read_notifications(until => now())");
  await ask(home, randomUUID(), { person: "bo" });
  await act("service", "select begin_account_deletion($1)", [idOf("bo")]);
  const heard = await oneAfterTheOther(
    database,
    { actor: OLIVE, run: (tx) => tx.query("select read_notifications(until => now())") },
    {
      actor: "service",
      run: (tx) => tx.query("select finish_account_deletion($1)", [idOf("bo")]),
    },
  );
  expect(heard).toEqual(["done", "done"]);
  await database.exec(await dutyOf("delete conversations with past visitors"));
  expect(
    await database.query(
      "select data ->> 'from' as name from notifications where listing_id = $1",
      [idOf(home)],
    ),
  ).toEqual([{ name: null }]);
});

it("the name of a guest who leaves a list is forgotten, though a notification with it is being read", async () => {
  const home = await makeHome();
  await act(OLIVE, "select save_list($1, 'Ours', 'Olive')", [idOf("list")]);
  const [link] = await act(OLIVE, "select share_list($1) as token", [idOf("list")]);
  const byGuest = [link?.token, randomUUID()];
  await act("visitor", "select join_list($1, 'Gus', $2)", byGuest);
  await act("visitor", "select add_to_list($3, token => $1, key => $2)", [...byGuest, idOf(home)]);
  const heard = await oneAfterTheOther(
    database,
    { actor: OLIVE, run: (tx) => tx.query("select read_notifications(until => now())") },
    {
      actor: "visitor",
      run: (tx) => tx.query("select leave_list(token => $1, key => $2)", byGuest),
    },
  );
  expect(heard).toEqual(["done", "done"]);
  await database.exec(await dutyOf("delete guests of ended lists"));
  expect(await database.query("select from notifications where kind = 'list_home'")).toEqual([]);
});

async function dutyOf(name: string): Promise<string> {
  const [duty] = await database.query<{ work: string }>(
    "select work from private.duties where name = $1",
    [name],
  );
  return duty?.work ?? "";
}

function clear(): Promise<void> {
  return database.exec(`delete from public.conversations;
    delete from private.account_deletions; delete from private.rate_buckets`);
}

/** Closing her account does the same, whatever showings it has. */
function deleteHome(home: string): Promise<unknown> {
  return database.transaction(async (tx) => {
    await tx.query("select private.lock_homes($1)", [idOf("olive")]);
    await tx.query("delete from public.listings where id = $1", [idOf(home)]);
  });
}

/** A visitor without an account and the owner have written to each other. */
async function withVisitor(round: string) {
  const { home, booking, token } = await requested(`una${round}`);
  await act("visitor", "select write_by_link($1, $2, 'Hello')", [token, randomUUID()]);
  await act(OLIVE, "select write_to_visitor($1, $2, 'Hello back')", [randomUUID(), booking]);
  return { home, token, talk: await talkAbout(home) };
}

/** A home, and a showing there under a visitor's address, with its link. */
async function requested(person: string) {
  const home = await makeHome();
  const date = await dayAhead(database, 2);
  await offerDay(database, home, date);
  const request = { listing: home, date, time: "10:00", email: `${person}@example.com` };
  const booking = await asActor(database, "visitor", (tx) => book(tx, request));
  return { home, booking, token: await linkTo(database, booking) };
}

async function makeHome(): Promise<string> {
  homes += 1;
  const name = `home ${homes}`;
  await makeListing(database, name, "olive");
  return name;
}

async function talkAbout(home: string): Promise<string> {
  const [row, ...others] = await database.query<{ id: string }>(
    "select id from conversations where listing_id = $1",
    [idOf(home)],
  );
  expect(others).toEqual([]);
  return row?.id ?? "";
}

async function talkOf(home: string, { person }: { person: string }): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    "select id from conversations where listing_id = $1 and buyer_id = $2",
    [idOf(home), idOf(person)],
  );
  return row?.id ?? "";
}

/** A question about a home, and the token of the owner's mail about it. */
async function talkWithLink() {
  const home = await makeHome();
  await ask(home);
  const talk = await talkAbout(home);
  const [link] = await database.query<{ token: string }>(
    "select private.new_message_link($1, $2) as token",
    [talk, idOf("olive")],
  );
  return { home, talk, token: link?.token };
}

/** The stored messages, those the owner has not read, and how often she was told. */
async function stateOf(talk: string) {
  const [row] = await database.query<Record<"stored" | "latest" | "unread" | "news", number>>(
    `select (select count(*)::int from messages where conversation_id = $1) as stored,
            coalesce((select message_count from conversations where id = $1), 0) as latest,
            coalesce((select unread from conversation_members
                      where conversation_id = $1 and person_id = $2), 0) as unread,
            (select count(*)::int from notifications
             where kind = 'message' and subject_id = $1 and user_id = $2) as news`,
    [talk, idOf("olive")],
  );
  if (!row) throw new Error("No state.");
  return row;
}
