import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Actor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { oneAfterTheOther, tally } from "../../support/outcomes.ts";
import { book, dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";

/**
 * Reports and decisions at the same moment, over real connections to Postgres 17: one effect, one step of the record
 * and one notification, whichever comes first, and no deadlock.
 */
const ROUNDS = rounds(6);
const OLIVE = { person: "olive" };
const NORA = { person: "nora" };
const MONA = { person: "mona", staffRole: "moderator" };
const MICK = { person: "mick", staffRole: "moderator" };

const database = ownDatabase({ connections: 16, people: ["olive", "nora", "mona", "mick"] });
const act = requestsTo(database);
let homes = 0;

beforeAll(async () => {
  await database.exec(
    `update auth.users set raw_app_meta_data = '{"role": "moderator"}'
     where email in ('mona@example.com', 'mick@example.com')`,
  );
});
// Caps are not under test here.
beforeEach(clear);

const report = (home: string, actor: Actor, id = randomUUID()) =>
  act(actor, "select report($1, 'home', $2, 'fraud')", [id, idOf(home)]);
const decide = (about: string, actor: Actor, decision: string, seen = 0) =>
  act(actor, "select decide_case($1, $2, $3, 'Because of our rules.')", [about, seen, decision]);

it("the same report sent six times at once is one, and six people's are one case", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const home = await makeHome();
    const id = randomUUID();
    const same = Array.from({ length: 3 }, () => report(home, NORA, id));
    const others = Array.from({ length: 3 }, () => report(home, "visitor"));
    expect(await tally([...same, ...others])).toEqual({ done: 6 });
    expect(await counts()).toMatchObject({ cases: 1, reports: 4, reported: 4 });
  }
});

it("one of two decisions at once counts, and everybody is told once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const home = await makeHome();
    await report(home, NORA);
    const about = await caseOf(home);
    const heard = await tally([
      decide(about, MONA, "hide_home"),
      decide(about, MICK, round % 2 ? "suspend" : "nothing"),
      decide(about, MONA, "hide_home"),
    ]);
    expect(heard).toEqual({ done: 1, case_changed: 2 });
    const { decided, toOlive, toNora } = await counts();
    expect([decided, toNora]).toEqual([1, 1]);
    const [{ measure } = { measure: null }] = await database.query<{ measure: string | null }>(
      "select measure from private.cases",
    );
    expect(toOlive).toBe(measure === null ? 0 : 1);
    const [{ withheld } = { withheld: -1 }] = await database.query<{ withheld: number }>(
      "select count(*)::int as withheld from private.withheld_homes where listing_id = $1",
      [idOf(home)],
    );
    expect(withheld).toBe(measure === null ? 0 : 1);
  }
});

it("a report and a decision: it belongs to the decided case, or begins another", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const home = await makeHome();
    await report(home, NORA);
    const about = await caseOf(home);
    const heard = await tally([
      report(home, "visitor"),
      decide(about, MONA, round % 2 ? "nothing" : "hide_home"),
    ]);
    expect(["done", "done,report_unknown"]).toContain(Object.keys(heard).sort().join());
    const lost = await database.query(
      `select from private.reports r join private.cases c on c.id = r.case_id
       where c.state = 'decided' and r.created_at > c.decided_at`,
    );
    expect(lost).toEqual([]);
  }
});

it("a report and the deletion of the home, or of its owner's account", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const owner = `owner-${round}`;
    await makeUser(database, owner);
    const home = await makeHome(owner);
    const heard = await tally([
      report(home, NORA),
      report(home, "visitor"),
      round % 2
        ? act({ person: owner }, "delete from listings where id = $1", [idOf(home)])
        : leave(owner),
    ]);
    for (const answer of Object.keys(heard)) expect(["done", "report_unknown"]).toContain(answer);
    const { cases, frozen } = await counts();
    // Whatever was reported before it was gone has its copy.
    expect(frozen).toBe(cases);
  }
});

it("a decision and the deletion of the account that it is about, or of one that reported", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const [owner, buyer] = [`seller-${round}`, `buyer-${round}`];
    await makeUser(database, owner);
    await makeUser(database, buyer);
    const home = await makeHome(owner);
    await report(home, { person: buyer });
    const about = await caseOf(home);
    const heard = await tally([decide(about, MONA, "suspend"), leave(owner), leave(buyer)]);
    expect(heard).toEqual({ done: 3 });
    expect((await counts()).decided).toBe(1);
  }
});

it("a suspension and whatever the person does: nothing of it comes after", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const owner = `seller-of-${round}`;
    await makeUser(database, owner);
    const actor = { person: owner };
    const home = await makeHome(owner);
    await act(NORA, "select ask_owner($1, $2, 'Is it free?')", [randomUUID(), idOf(home)]);
    const [talk] = await database.query<{ id: string }>(
      "select id from conversations where listing_id = $1",
      [idOf(home)],
    );
    await report(home, NORA);
    const about = await caseOf(home);
    await act(actor, "update listings set status = 'withdrawn' where id = $1", [idOf(home)]);
    const heard = await tally([
      decide(about, MONA, "suspend"),
      act(actor, "update listings set status = 'active' where id = $1", [idOf(home)]),
      act(actor, "select send_message($1, $2, 'Yes')", [randomUUID(), talk?.id]),
    ]);
    for (const answer of Object.keys(heard))
      expect(["done", "account_suspended"]).toContain(answer);
    const after = await database.query(
      `select 'home' from listings where user_id = $1 and status in ('active', 'pending')
       union all
       select 'message' from messages m, private.suspensions s
       where s.person_id = $1 and m.sender = 'owner' and m.conversation_id = $2
         and m.created_at > s.since`,
      [idOf(owner), talk?.id],
    );
    expect(after).toEqual([]);
    expect(
      await tally([act(actor, "select send_message($1, $2, 'Yes')", [randomUUID(), talk?.id])]),
    ).toEqual({ account_suspended: 1 });
  }
});

it("a showing requested at the moment of the suspension is cancelled by the clock", async () => {
  await makeUser(database, "nils");
  const own = await makeHome("nils");
  await report(own, NORA);
  const about = await caseOf(own);
  const listing = await makeHome();
  const date = await dayAhead(database, 2);
  await offerDay(database, listing, date);
  const heard = await oneAfterTheOther(
    database,
    {
      actor: { person: "nils" },
      run: (tx) => book(tx, { listing, date, time: "10:00", email: "nils@example.com" }),
    },
    {
      actor: MONA,
      run: (tx) =>
        tx.query("select decide_case($1, 0, 'suspend', 'Because of our rules.')", [about]),
    },
  );
  expect(heard).toEqual(["done", "done"]);
  for (let minute = 0; minute < 2; minute += 1)
    for (const duty of [
      "cancel requests whose visitor never followed the link",
      "cancel requests of suspended people",
    ]) {
      const [known] = await database.query<{ work: string }>(
        "select work from private.duties where name = $1",
        [duty],
      );
      await database.exec(known?.work ?? "");
    }
  expect(
    await database.query("select status from bookings where listing_id = $1", [idOf(listing)]),
  ).toEqual([{ status: "cancelled" }]);
});

it("an answer sent three times at once is one", async () => {
  const home = await makeHome();
  await report(home, NORA);
  const about = await caseOf(home);
  await decide(about, MONA, "hide_home");
  const answer = () => act(OLIVE, "select answer_decision($1, 'It is mine.')", [about]);
  expect(await tally([answer(), answer(), answer()])).toEqual({ done: 1, case_changed: 2 });
});

it("the same photo attached by two owners at the same moment is flagged", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    await makeUser(database, `copier-${round}`);
    const [mine, theirs] = [await makeHome(), await makeHome(`copier-${round}`)];
    const attach = (home: string, owner: string) =>
      database.transaction(async (tx) => {
        const path = `${idOf(home)}/${idOf(owner)}_1700000000000_front.webp`;
        const [file] = await tx.query<{ id: string }>(
          `insert into storage.objects (bucket_id, name) values ('property-images', $1) returning id`,
          [path],
        );
        await tx.query("select set_listing_images($1, $2, $3::jsonb)", [
          idOf(home),
          idOf(owner),
          [
            {
              path,
              width: 1600,
              height: 1200,
              widths: [],
              hash: "0f0f33335555aaaa",
              files: [{ name: path, id: file?.id }],
            },
          ],
        ]);
      });
    const heard = await tally([attach(mine, "olive"), attach(theirs, `copier-${round}`)]);
    expect(heard).toEqual({ done: 2 });
    expect((await counts()).cases).toBe(1);
    await database.exec("delete from private.photo_hashes");
  }
});

function clear(): Promise<void> {
  return database.exec(`delete from private.cases; delete from public.notifications;
    delete from private.rate_buckets; delete from private.account_deletions`);
}

/** As the function `user` does, without files and mail to wait for. */
async function leave(person: string): Promise<void> {
  await act("service", "select begin_account_deletion($1)", [idOf(person)]);
  await act("service", "select finish_account_deletion($1)", [idOf(person)]);
}

async function makeHome(owner = "olive"): Promise<string> {
  homes += 1;
  const name = `reported home ${homes}`;
  await makeListing(database, name, owner);
  return name;
}

async function caseOf(home: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    "select id from private.cases where subject_id = $1",
    [idOf(home)],
  );
  return row?.id ?? "";
}

type Count = "cases" | "reports" | "reported" | "decided" | "frozen" | "toOlive" | "toNora";

async function counts(): Promise<Record<Count, number>> {
  const [row] = await database.query<Record<Count, number>>(
    `select (select count(*)::int from private.cases) as cases,
            (select count(*)::int from private.reports) as reports,
            (select count(*)::int from private.reports where frozen is not null) as frozen,
            (select count(*)::int from private.case_steps where what = 'reported') as reported,
            (select count(*)::int from private.case_steps where what = 'decided') as decided,
            (select count(*)::int from notifications where user_id = $1 and kind = 'report_decided') as "toOlive",
            (select count(*)::int from notifications where user_id = $2 and kind = 'report_decided') as "toNora"`,
    [idOf("olive"), idOf("nora")],
  );
  if (!row) throw new Error("No counts.");
  return row;
}
