import { beforeAll, expect, it } from "vitest";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { type Attempt, oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { makeUser, seeding } from "../../support/props.ts";

/**
 * Senders, publishers and people who change their mind at the same moment, over real connections:
 * no deadlock occurs, and every match and every subscription gets its mail.
 */
const SEARCHES = 4;
const ROUNDS = rounds(8);

const database = ownDatabase({
  connections: 20,
  people: ["olive", "fay"],
  homes: { cottage: "olive", villa: "olive", barn: "olive" },
});

const act = requestsTo(database);

// A price within the first hour would be a correction, which nobody is told.
beforeAll(() => seeding(database, "update listings set published_at = now() - interval '2 hours'"));

it("every match is mailed, whatever happens meanwhile", async () => {
  for (let n = 0; n < SEARCHES; n += 1) await saveSearch(n);
  const heard: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const [{ began } = { began: "" }] = await database.query<{ began: string }>(
      "select clock_timestamp()::text as began",
    );
    const answers = await tally([
      ...["cottage", "villa", "barn"].map((home, n) => reprice(home, 400_000 + 10 * round + n)),
      ...Array.from({ length: 4 }, () => send("claim_saved_search_mails()")),
      act({ person: "fay" }, "update saved_searches set frequency = $2 where id = $1", [
        idOf(`search ${round % SEARCHES}`),
        round % 2 === 0 ? "daily" : "instant",
      ]),
      act({ person: "fay" }, "delete from saved_searches where id = $1", [
        idOf(`search ${SEARCHES + round - 1}`),
      ]),
      saveSearch(SEARCHES + round),
    ]);
    for (const [answer, n] of Object.entries(answers)) heard[answer] = (heard[answer] ?? 0) + n;
    await database.exec(
      `update private.email_outbox
       set next_attempt_at = now(), leased_until = null, sent_at = sent_at - interval '1 day';
       delete from private.rate_buckets`,
    );
    expect(
      await database.query(
        `select s.id, l.id from saved_searches s cross join listings l
         where s.created_at < $1::timestamptz and not exists (
           select from private.email_outbox o
           where o.saved_search_id = s.id and o.listing_id = l.id and o.told_at >= $1::timestamptz)`,
        [began],
      ),
      "a match that is not to be mailed",
    ).toEqual([]);
  }
  expect(Object.keys(heard)).toEqual(["done"]);
});

it.each(["the price moves first", "the mail is settled first"])(
  "a price that changes while a mail is settled is mailed: %s",
  async (which) => {
    await database.exec("delete from public.saved_searches; delete from private.rate_buckets");
    await saveSearch(0);
    await reprice("cottage", which.length * 10_000);
    await database.exec("update private.email_outbox set next_attempt_at = now()");
    const [mail] = await database.query<{ id: string }>(
      "select id from claim_saved_search_mails()",
    );
    const publisher: Attempt = {
      actor: { person: "olive" },
      run: (tx) => tx.query("update listings set price = price + 1 where id = $1", [idOf("villa")]),
    };
    const sender: Attempt = {
      actor: "service",
      run: (tx) => tx.query("select settle_email($1, 'sent')", [mail?.id]),
    };
    const [one, other] = which.startsWith("the price") ? [publisher, sender] : [sender, publisher];
    expect(await oneAfterTheOther(database, one, other)).toEqual(["done", "done"]);
    expect(await database.query("select listing_id from private.email_outbox where waits")).toEqual(
      [{ listing_id: idOf("villa") }],
    );
    expect(
      await database.query(
        "select listing_id from private.email_outbox where mail_id = $1 and sent_at is not null",
        [mail?.id],
      ),
    ).toEqual([{ listing_id: idOf("cottage") }]);
  },
);

it.each(["the match", "the switch"])(
  "a search that is switched off while it finds something gets no mail: %s comes first",
  async (which) => {
    await database.exec("delete from public.saved_searches; delete from private.rate_buckets");
    await saveSearch(0);
    const publisher: Attempt = {
      actor: { person: "olive" },
      run: (tx) => tx.query("update listings set price = price + 1 where id = $1", [idOf("villa")]),
    };
    const owner: Attempt = {
      actor: { person: "fay" },
      run: (tx) => tx.query("update saved_searches set frequency = 'off'"),
    };
    const [one, other] = which === "the match" ? [publisher, owner] : [owner, publisher];
    expect(await oneAfterTheOther(database, one, other)).toEqual(["done", "done"]);
    expect(await database.query("select saved_search_id from private.email_outbox")).toEqual([]);
  },
);

it("a match of mail that was given up is mailed, though that mail is forgotten meanwhile", async () => {
  await database.exec("delete from public.saved_searches; delete from private.rate_buckets");
  await saveSearch(0);
  await reprice("barn", 777_000);
  await database.exec("update private.email_outbox set next_attempt_at = now()");
  await database.query("select settle_email(id, 'dropped') from claim_saved_search_mails()");
  await database.exec("update private.email_outbox set dropped_at = now() - interval '8 days'");
  const publisher: Attempt = {
    actor: { person: "olive" },
    run: (tx) => tx.query("update listings set price = price + 1 where id = $1", [idOf("barn")]),
  };
  const upkeep: Attempt = {
    actor: "service",
    run: async (tx) => {
      await tx.exec("reset role");
      await tx.query("select private.forget_old_mail()");
    },
  };
  expect(await oneAfterTheOther(database, publisher, upkeep)).toEqual(["done", "done"]);
  expect(await database.query("select waits from private.email_outbox")).toEqual([{ waits: true }]);
});

it("homes that look alike are found each", async () => {
  await database.exec(`
    delete from public.saved_searches; delete from private.email_outbox; delete from private.rate_buckets;
    update public.listings set title = 'A unit of the new block', price = 600000`);
  await saveSearch(0);
  await database.exec("update public.listings set price = 590000");
  const rows = await database.query<{ id: string }>(
    "select listing_id as id from private.email_outbox where waits",
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(["barn", "cottage", "villa"].map(idOf).sort());
});

it("an account is closed while a home matches two of its searches", async () => {
  await makeUser(database, "lou");
  const [later, sooner] = ["ffffffff-ffff-ffff-ffff-ffffffffffff", idOf("sooner")];
  // A sender that reads the rows as they are stored meets the one with the higher id first.
  for (const [n, id] of [later, sooner].entries())
    await database.query(
      `insert into saved_searches (id, user_id, name, frequency, filters)
       values ($1, $2, 'Homes', 'instant', jsonb_build_object('min_price', $3::integer))`,
      [id, idOf("lou"), n + 1],
    );
  const sender: Attempt = {
    actor: "service",
    run: async (tx) => {
      await tx.exec("reset role");
      await tx.query("select from saved_searches where id = $1 for key share", [sooner]);
    },
  };
  const closing: Attempt = {
    actor: "service",
    run: (tx) => tx.query("select begin_account_deletion($1)", [idOf("lou")]),
  };
  const publisher: Attempt = {
    actor: { person: "olive" },
    run: (tx) => tx.query("update listings set price = price + 1 where id = $1", [idOf("villa")]),
  };
  expect(await oneAfterTheOther(database, sender, closing, publisher)).toEqual([
    "done",
    "done",
    "done",
  ]);
});

it("every subscriber has one mail ahead, whatever happens meanwhile", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const emails = [0, 1, 2].map((n) => `nell${n}.round${round}@example.com`);
    await Promise.all(emails.map((email) => ask(email)));
    const tokens = await database.query<{ confirm_token: string; leave_token: string }>(
      "select confirm_token, leave_token from claim_news_mails(null, 3)",
    );
    expect(tokens).toHaveLength(3);
    await database.exec("update private.email_outbox set leased_until = null");
    const [yes, no, both] = tokens;
    const heard = await tally([
      act("visitor", "select confirm_news($1)", [yes?.confirm_token]),
      act("visitor", "select confirm_news($1)", [yes?.confirm_token]),
      act("visitor", "select leave_news($1)", [no?.leave_token]),
      act("visitor", "select confirm_news($1)", [both?.confirm_token]),
      act("visitor", "select leave_news($1)", [both?.leave_token]),
      ...emails.map((email) => ask(email)),
      ...Array.from({ length: 4 }, () => send("claim_news_mails()")),
    ]);
    expect(heard).toEqual({ done: 12 });
    expect(
      await database.query(
        `select s.email, s.confirmed_at is not null as confirmed, count(o.id) filter (where o.kind = 'news') as n
         from private.news_subscriptions s
         left join private.email_outbox o on o.news_subscription_id = s.id
         group by s.id
         having count(o.id) filter (where o.kind = 'news') <> (s.confirmed_at is not null)::int`,
      ),
      "more or fewer than one mail ahead",
    ).toEqual([]);
    await database.exec("delete from private.news_subscriptions; delete from private.rate_buckets");
  }
});

it("operators who retry a leased mail at once put it back once at most", async () => {
  await database.exec("delete from private.email_outbox; delete from private.rate_buckets");
  await makeUser(database, "opal");
  await database.query(
    'update auth.users set raw_app_meta_data = \'{"role": "operator"}\' where id = $1',
    [idOf("opal")],
  );
  for (const outcome of ["retry", "dropped"]) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await ask(`${outcome}${round}@example.com`);
      const [mail] = await database.query<{ id: string }>(
        "update private.email_outbox set attempts = 3, last_error = 'mail 500 unnamed', dropped_at = case when $1 = 'dropped' then now() end returning id",
        [outcome],
      );
      const retry = () =>
        asActor(database, { person: "opal", staffRole: "operator" }, async (tx) => {
          const [row] = await tx.query<{ isBack: boolean }>(
            `select retry_mail($1, 3) as "isBack"`,
            [mail?.id],
          );
          return row?.isBack;
        });
      const lease = () => act("service", "select claim_news_mails()");
      const answers = await Promise.all([retry(), retry(), retry(), lease()]);
      expect(answers.filter((isBack) => isBack === true).length).toBeLessThanOrEqual(1);
      const [state] = await database.query<{ last_error: string | null; attempts: number }>(
        "select last_error, attempts from private.email_outbox",
      );
      // Unless a sender was faster, it is back, and was leased at most once.
      if (answers.includes(true)) expect(state?.last_error).toBeNull();
      else expect(state?.attempts).toBe(4);
      await database.exec(
        "delete from private.news_subscriptions; delete from private.rate_buckets",
      );
    }
  }
});

/** A sender's round: it settles whatever it leases, in one way or another. */
async function send(claim: string): Promise<void> {
  const mails = await database.query<{ id: string }>(`select id from ${claim}`);
  for (const [n, { id }] of mails.entries())
    await database.query("select settle_email($1, $2)", [
      id,
      ["sent", "retry", "sent", "dropped", "later"][n % 5],
    ]);
}

function saveSearch(n: number): Promise<unknown> {
  return act(
    { person: "fay" },
    "insert into saved_searches (id, user_id, name, frequency, filters) values ($1, auth.uid(), 'Homes', 'instant', jsonb_build_object('min_price', $2::integer))",
    [idOf(`search ${n}`), n + 1],
  );
}

function reprice(home: string, price: number): Promise<unknown> {
  return act({ person: "olive" }, "update listings set price = $2 where id = $1", [
    idOf(home),
    price,
  ]);
}

function ask(email: string): Promise<unknown> {
  return act("service", "select request_news($1)", [email]);
}
