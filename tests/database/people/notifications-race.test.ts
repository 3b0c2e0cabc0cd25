import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { type Attempt, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { makeUser, seeding } from "../../support/props.ts";

/**
 * People are told, read, change how they are mailed and leave at the same moment, while mail is sent, over real
 * connections: no deadlock occurs, no person is told twice, and each unread notification is mailed once.
 */
const ROUNDS = rounds(8);
const FANS = ["fay", "finn", "flo"];

const database = ownDatabase({
  connections: 20,
  people: ["olive", "oscar", ...FANS],
  homes: { cottage: "olive", bungalow: "oscar" },
});

const act = requestsTo(database);

beforeAll(async () => {
  // A price within the first hour would be a correction, which nobody is told.
  await seeding(database, "update listings set published_at = now() - interval '2 hours'");
  // A kind that is told once; all others renew.
  await database.exec(
    "insert into private.notification_kinds values ('question', false, 'optional', 'at_once', 'happened')",
  );
});
beforeEach(() =>
  database.exec(
    `delete from public.push_subscriptions; delete from public.notifications;
     delete from private.email_outbox; delete from private.rate_buckets`,
  ),
);

it.each(["question", "message"])(
  "a %s that is told by many at once is one notification and mailed once",
  async (kind) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const heard = await tally(Array.from({ length: 8 }, () => tell("fay", kind, `q${round}`)));
      expect(heard).toEqual({ done: 8 });
    }
    expect(
      await database.query(
        `select count(*)::integer as told, count(o.notification_id)::integer as mailed
         from notifications n left join private.email_outbox o on o.notification_id = n.id`,
      ),
    ).toEqual([{ told: ROUNDS, mailed: ROUNDS }]);
  },
);

it("an unread notification is mailed once, whatever happens meanwhile", async () => {
  const mailed: Record<string, number> = {};
  const heard: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await tally([
      ...[0, 1, 2, 3].map((n) => tell("fay", "question", `${round}.${n}`)),
      tell("fay", "message", "talk", { n: round }),
      ...Array.from({ length: 3 }, () => send(mailed)),
      act(
        { person: "fay" },
        "select read_notifications(ids => array(select id from notifications where subject_id = $1))",
        [idOf(`${round - 1}.0`)],
      ),
      act({ person: "fay" }, "select set_notification_mail('question', $1)", [
        round % 2 ? "daily" : "at_once",
      ]),
    ]);
    for (const [answer, n] of Object.entries(answers)) heard[answer] = (heard[answer] ?? 0) + n;
    await passTime();
  }
  for (let round = 0; round < 4; round += 1) {
    await send(mailed);
    await passTime();
  }
  expect(Object.keys(heard)).toEqual(["done"]);
  expect(await database.query("select from private.email_outbox where sent_at is null")).toEqual(
    [],
  );
  const unread = await database.query<{ id: string }>(
    "select id from notifications where read_at is null and kind = 'question'",
  );
  expect(unread.length).toBeGreaterThan(3 * ROUNDS);
  for (const { id } of unread) expect(mailed[id], id).toBe(1);
});

it("two owners tell the same people while one of them closes their account", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.exec("delete from private.rate_buckets");
    await makeUser(database, `lea${round}`);
    const fans = [...FANS, `lea${round}`];
    for (const fan of fans)
      for (const home of ["cottage", "bungalow"])
        await database.query(
          "insert into favorites (user_id, listing_id) values ($1, $2) on conflict do nothing",
          [idOf(fan), idOf(home)],
        );
    await database.query("insert into private.account_deletions (user_id) values ($1)", [
      idOf(`lea${round}`),
    ]);
    const heard = await tally([
      reprice("olive", "cottage", 400_000 + round),
      reprice("oscar", "bungalow", 500_000 + round),
      database.query("select public.finish_account_deletion($1)", [idOf(`lea${round}`)]),
      ...Array.from({ length: 2 }, () => send({})),
    ]);
    expect(heard).toEqual({ done: 5 });
  }
  expect(
    await database.query("select kind, count(*)::integer as n from notifications group by kind"),
  ).toEqual([{ kind: "favorite_price", n: 2 * FANS.length }]);
});

it.each(["reading", "sending"])(
  "a notification read while its mail is being sent does no harm: %s comes first",
  async (first) => {
    await tell("fay", "question", "q");
    await passTime();
    const reader: Attempt = {
      actor: { person: "fay" },
      run: (tx) => tx.query("select read_notifications(until => now())"),
    };
    const sender: Attempt = {
      actor: "service",
      run: (tx) => tx.query("select id from claim_notification_mails()"),
    };
    const [one, other] = first === "reading" ? [reader, sender] : [sender, reader];
    expect(await oneAfterTheOther(database, one, other)).toEqual(["done", "done"]);
    await database.exec(
      "update private.email_outbox set leased_until = null, next_attempt_at = now()",
    );
    expect(await database.query("select id from claim_notification_mails()")).toEqual([]);
    expect(await database.query("select from private.email_outbox")).toEqual([]);
  },
);

it("a notification read at the moment its mail is sent leaves nothing behind", async () => {
  await tell("fay", "question", "q");
  await passTime();
  const sender: Attempt = {
    actor: "service",
    run: (tx) => tx.query("select id from claim_notification_mails()"),
  };
  // The call waits for the sender, and then still holds the row that the email's end settles.
  let settled: Promise<unknown> = Promise.resolve();
  const reader: Attempt = {
    actor: { person: "fay" },
    run: async (tx) => {
      await tx.query("select read_notifications(until => now())");
      settled = database.query(
        "select settle_email(mail_id, 'sent') from private.email_outbox where mail_id is not null",
      );
    },
  };
  expect(await oneAfterTheOther(database, sender, reader)).toEqual(["done", "done"]);
  await settled;
  expect(await database.query("select from private.email_outbox where sent_at is null")).toEqual(
    [],
  );
});

it.each(["is told", "changes it"])(
  "a person who changes how they are mailed while they are told something is mailed accordingly: who %s comes first",
  async (first) => {
    for (const mail of ["none", "daily"]) {
      await act({ person: "fay" }, "select set_notification_mail('question', 'at_once')");
      const teller: Attempt = {
        actor: "service",
        run: async (tx) => {
          await tx.exec("reset role");
          await tell("fay", "question", mail, {}, tx);
        },
      };
      const fay: Attempt = {
        actor: { person: "fay" },
        run: (tx) => tx.query("select set_notification_mail('question', $1)", [mail]),
      };
      const [one, other] = first === "is told" ? [teller, fay] : [fay, teller];
      expect(await oneAfterTheOther(database, one, other)).toEqual(["done", "done"]);
      await passTime();
      const claim = "select kind from claim_notification_mails()";
      const mailed = await database.query(claim);
      // Mail that is found to be daily waits until the morning.
      if (mailed.length === 0) await passTime();
      expect([...mailed, ...(await database.query(claim))]).toEqual(
        mail === "none" ? [] : [{ kind: mail }],
      );
      expect(await database.query("select from private.email_outbox where waits")).toEqual([]);
      await database.exec("delete from public.notifications; delete from private.email_outbox");
    }
  },
);

it.each(["half a year", "many others"])(
  "a notification renewed at the moment it would be deleted stays: after %s",
  async (which) => {
    await tell("fay", "message", "talk", { n: 1 });
    await database.exec("update public.notifications set created_at = now() - interval '179 days'");
    if (which === "half a year")
      await database.exec(
        "update public.notifications set created_at = created_at - interval '2 days'",
      );
    else
      await database.query(
        `insert into public.notifications (user_id, kind, subject_id)
         select $1, 'question', gen_random_uuid() from generate_series(1, 400)`,
        [idOf("fay")],
      );
    const teller: Attempt = {
      actor: "service",
      run: async (tx) => {
        await tx.exec("reset role");
        await tell("fay", "message", "talk", { n: 2 }, tx);
      },
    };
    const upkeep: Attempt = {
      actor: "service",
      run: (tx) => tx.query("select private.forget_notifications()"),
    };
    expect(await oneAfterTheOther(database, teller, upkeep)).toEqual(["done", "done"]);
    expect(
      await database.query("select data ->> 'n' as n from notifications where kind = 'message'"),
    ).toEqual([{ n: "2" }]);
  },
);

it("old ones are forgotten while somebody is told of several things", async () => {
  const kinds = ["message", "question"];
  for (const kind of kinds) await tell("fay", kind, "talk");
  await database.exec("update public.notifications set created_at = now() - interval '181 days'");
  const tellOf = (kind: string) => async (tx: Sql) => {
    await tx.exec("reset role");
    await tell("fay", kind, "talk", { n: 2 }, tx);
  };
  const teller = {
    actor: "service" as const,
    run: tellOf("question"),
    last: tellOf("message"),
  };
  const upkeep: Attempt = {
    actor: "service",
    run: (tx) => tx.query("select private.forget_notifications()"),
  };
  expect(await oneAfterTheOther(database, teller, upkeep)).toEqual(["done", "done"]);
});

it("each device shows what stays unread once, while others come and go", async () => {
  const pushed: Record<string, number> = {};
  const heard = new Set<string>();
  await switchOn("fay", "steady");
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.exec("delete from private.rate_buckets");
    const answers = await tally([
      ...[0, 1, 2, 3].map((n) => tell("fay", "message", `${round}.${n}`)),
      // News again.
      tell("fay", "message", "talk", { n: round }),
      ...Array.from({ length: 3 }, () => push(pushed)),
      switchOn("fay", "flaky"),
      act({ person: "fay" }, "select forget_push($1)", [endpointOf("flaky")]),
      // Another person at the same browser.
      switchOn(round % 2 ? "finn" : "fay", "shared"),
      act(
        { person: "fay" },
        "select read_notifications(ids => array(select id from notifications where subject_id = $1))",
        [idOf(`${round - 1}.0`)],
      ),
    ]);
    for (const answer of Object.keys(answers)) heard.add(answer);
  }
  for (let round = 0; round < 4; round += 1) {
    await database.exec(
      "update private.push_outbox set next_attempt_at = now(), leased_until = null",
    );
    await push(pushed);
  }
  expect([...heard]).toEqual(["done"]);
  expect(await database.query("select from private.push_outbox where sent_at is null")).toEqual([]);
  const unread = await database.query<{ id: string }>(
    "select id from notifications where read_at is null and subject_id <> $1",
    [idOf("talk")],
  );
  expect(unread.length).toBeGreaterThan(2 * ROUNDS);
  for (const { id } of unread) expect(pushed[`${id} ${endpointOf("steady")}`], id).toBe(1);
  // A notification of one person is never pushed to another.
  expect(
    await database.query(`
      select from private.push_outbox o join push_subscriptions s on s.id = o.subscription_id
      join notifications n on n.id = o.notification_id where n.user_id <> s.user_id`),
  ).toEqual([]);
});

function tell(person: string, kind: string, subject: string, data = {}, sql: Sql = database) {
  return sql.query("select private.tell($1, $2, $3, $4, $5)", [
    idOf(person),
    kind,
    idOf("cottage"),
    idOf(subject),
    data,
  ]);
}

const endpointOf = (device: string) => `https://fcm.googleapis.com/fcm/send/${device}`;

function switchOn(person: string, device: string) {
  return act(
    { person },
    "select keep_push($1, repeat('B', 87), repeat('a', 22), 'Phone', '{messages}')",
    [endpointOf(device)],
  );
}

let pushes = 0;

/** A sender's round: two of three arrive, and whatever it leases it settles. */
async function push(pushed: Record<string, number>): Promise<void> {
  const due = await database.query<{ id: string; version: number; key: string }>(
    "select id, version, (told ->> 'id') || ' ' || endpoint as key from claim_pushes()",
  );
  for (const { id, version, key } of due) {
    pushes += 1;
    const isSent = pushes % 3 !== 0;
    await database.query("select settle_push($1, $2, $3)", [
      id,
      version,
      isSent ? "sent" : "retry",
    ]);
    if (isSent) pushed[key] = (pushed[key] ?? 0) + 1;
  }
}

let mails = 0;

/** A sender's round: it settles whatever it leases; two emails of three arrive. */
async function send(mailed: Record<string, number>): Promise<void> {
  for (const { id } of await database.query("select id from claim_notification_mails()")) {
    mails += 1;
    const isSent = mails % 3 !== 0;
    const lines = await database.query<{ id: string }>(
      "select notification_id as id from private.email_outbox where mail_id = $1",
      [id],
    );
    await database.query("select settle_email($1, $2)", [id, isSent ? "sent" : "retry"]);
    if (isSent) for (const line of lines) mailed[line.id] = (mailed[line.id] ?? 0) + 1;
  }
}

async function passTime(): Promise<void> {
  await database.exec(
    `update private.email_outbox
     set created_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day',
         next_attempt_at = now(), leased_until = null;
     delete from private.rate_buckets`,
  );
}

function reprice(person: string, home: string, price: number) {
  return act({ person }, "update listings set price = $2 where id = $1", [idOf(home), price]);
}
