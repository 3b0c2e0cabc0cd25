import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { tally } from "../../support/outcomes.ts";
import { makeListing, makeUser } from "../../support/props.ts";

/**
 * An owner and a buyer act on a disclosure at the same moment, over real connections to Postgres 17: whichever comes
 * first, each act has one effect and one notification, and no deadlock occurs.
 */
const ROUNDS = rounds(6);
const OLIVE = { person: "olive" };
const NORA = { person: "nora" };

const database = ownDatabase({ connections: 12, people: ["olive", "nora"] });
beforeEach(clear);

const act = requestsTo(database);
const publish = (id: string, home: string, document: string, access = "everybody") =>
  act(OLIVE, "select publish_disclosure($1, $2, $3, 'inspection', 'Report', $4)", [
    id,
    home,
    document,
    access,
  ]);
const replace = (id: string, document: string) =>
  act(OLIVE, "select replace_disclosure($1, 1, $2)", [id, document]);
const withdraw = (id: string) => act(OLIVE, "select withdraw_disclosure($1)", [id]);
const open = (id: string) =>
  act("service", "select open_disclosure($1, $2, 1)", [idOf("nora"), id]);
const acknowledge = (id: string) => act(NORA, "select acknowledge_disclosure($1, 1)", [id]);
const deleteHome = (home: string) => act(OLIVE, "delete from listings where id = $1", [home]);

it("acknowledge and replace: what was acknowledged is the version that was read", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const { home, id, document } = await published();
    await open(id);
    const next = await makeDocument();
    const heard = await tally([acknowledge(id), replace(id, next), acknowledge(id)]);
    expect(heard.done).toBeGreaterThanOrEqual(1);
    expect(["done", "disclosure_replaced"]).toEqual(expect.arrayContaining(Object.keys(heard)));
    const done = (heard.done ?? 0) > 1;
    expect(
      await database.query(
        "select n, sha256 from private.disclosure_acknowledgements where disclosure_id = $1",
        [id],
      ),
    ).toEqual(done ? [{ n: 1, sha256: hashOf(document) }] : []);
    expect(await newsOf("disclosure_acknowledged")).toBe(done ? 1 : 0);
    // A buyer who acknowledged the old version is told of the new one, whichever came first.
    expect(await newsOf("disclosure")).toBeLessThanOrEqual(done ? 1 : 0);
    const [state] = await database.query<{ ok: boolean }>(
      "select private.has_acknowledged_disclosures($1, $2) as ok",
      [home, idOf("nora")],
    );
    expect(state, "the new version asks again").toEqual({ ok: false });
  }
});

it("publish and withdraw: it is published once, and never comes back", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const home = await makeHome();
    await act(OLIVE, "select invite_to_disclosures($1, 'nora@example.com')", [home]);
    const [id, document] = [randomUUID(), await makeDocument()];
    const again = () => publish(id, home, document, "invited");
    const heard = await tally([again(), withdraw(id), again()]);
    const isLive = heard.disclosure_not_found === 1;
    expect(heard).toEqual(isLive ? { done: 2, disclosure_not_found: 1 } : { done: 3 });
    expect(
      await database.query(
        `select count(*)::int as versions, bool_and(d.withdrawn_at is null) as live
         from private.disclosures d join private.disclosure_versions v on v.disclosure_id = d.id
         where d.listing_id = $1`,
        [home],
      ),
    ).toEqual([{ versions: 1, live: isLive }]);
    expect(await newsOf("disclosure")).toBe(isLive ? 1 : 0);
  }
});

it("replace and replace: one of two versions counts", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const { id } = await published();
    const documents = [await makeDocument(), await makeDocument()];
    const heard = await tally(documents.map((document) => replace(id, document)));
    expect(heard).toEqual({ done: 1, disclosure_replaced: 1 });
  }
});

it("publish and delete the document: what is published stays", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const [home, id, document] = [await makeHome(), randomUUID(), await makeDocument()];
    const heard = await tally([
      publish(id, home, document),
      act(OLIVE, "select delete_document($1)", [document]),
    ]);
    expect([
      { done: 1, document_not_found: 1 },
      { done: 1, document_published: 1 },
    ]).toContainEqual(heard);
  }
});

it("a buyer who asks three times at once has asked once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const { home } = await published("invited");
    const ask = () => act(NORA, "select ask_for_disclosures($1)", [home]);
    expect(await tally([ask(), ask(), ask()])).toEqual({ done: 3 });
    expect(await newsOf("disclosure_request")).toBe(1);
  }
});

it("granted and declined at once: the list of guests agrees with the answer", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const { home } = await published("invited");
    await act(NORA, "select ask_for_disclosures($1)", [home]);
    const [request] = await database.query<{ id: string }>(
      "select id from private.disclosure_requests where listing_id = $1",
      [home],
    );
    const answer = (grants: boolean) =>
      act(OLIVE, "select answer_disclosure_request($1, $2)", [request?.id, grants]);
    expect(await tally([answer(true), answer(false), answer(true)])).toEqual({ done: 3 });
    expect(
      await database.query(
        `select from private.disclosure_requests r where (r.state = 'granted') <> exists (
           select from private.disclosure_guests g
           where g.listing_id = r.listing_id and g.person_id = r.person_id)`,
      ),
    ).toEqual([]);
    expect(await newsOf("disclosure_access")).toBe(1);
  }
});

it.each([
  ["the home is deleted", (home: string) => deleteHome(home)],
  ["the disclosure is withdrawn", (_: string, id: string) => withdraw(id)],
])("open and acknowledge while %s", async (_, other) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const { home, id } = await published();
    await open(id);
    const heard = await tally([acknowledge(id), open(id), other(home, id)]);
    expect(["done", "disclosure_not_found"]).toEqual(expect.arrayContaining(Object.keys(heard)));
    expect(heard.done).toBeGreaterThanOrEqual(1);
  }
});

it("a buyer leaves while they read, acknowledge, ask and are answered: nothing of theirs is left", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const person = `leaver${round}`;
    await makeUser(database, person);
    const { home, id } = await published();
    await publish(randomUUID(), home, await makeDocument(), "invited");
    const me = { person };
    await act("service", "select open_disclosure($1, $2, 1)", [idOf(person), id]);
    await act(me, "select ask_for_disclosures($1)", [home]);
    const [request] = await database.query<{ id: string }>(
      "select id from private.disclosure_requests where listing_id = $1",
      [home],
    );
    await act("service", "select begin_account_deletion($1)", [idOf(person)]);
    const heard = await tally([
      act(me, "select acknowledge_disclosure($1, 1)", [id]),
      act("service", "select open_disclosure($1, $2, 1)", [idOf(person), id]),
      act(OLIVE, "select answer_disclosure_request($1, true)", [request?.id]),
      act("service", "select finish_account_deletion($1)", [idOf(person)]),
    ]);
    // Once the account has ended, the other acts find no person to refer to.
    expect([
      "done",
      "disclosure_not_found",
      "disclosure_request_not_found",
      "disclosure_openings_person_id_fkey",
      "disclosure_not_opened",
    ]).toEqual(expect.arrayContaining(Object.keys(heard)));
    const left = await database.query(
      `select from private.disclosure_acknowledgements where person_id = $1 union all
       select from private.disclosure_openings where person_id = $1 union all
       select from private.disclosure_requests where person_id = $1 union all
       select from private.disclosure_guests where person_id = $1`,
      [idOf(person)],
    );
    expect(left).toEqual([]);
  }
});

let count = 0;

async function makeHome(): Promise<string> {
  count += 1;
  return makeListing(database, `home ${count}`, "olive");
}

async function makeDocument(): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into documents (id, user_id, name, type, size, path, sha256)
     values ($1::uuid, $2::uuid, $1::text || '.pdf', 'application/pdf', 9, $2::text || '/' || $1::text || '.pdf', $3)`,
    [id, idOf("olive"), hashOf(id)],
  );
  return id;
}

function hashOf(document: string): string {
  return createHash("sha256").update(document).digest("hex");
}

async function published(access = "everybody") {
  const [home, id, document] = [await makeHome(), randomUUID(), await makeDocument()];
  await publish(id, home, document, access);
  return { home, id, document };
}

async function newsOf(kind: string): Promise<number> {
  return (await database.query("select from notifications where kind = $1", [kind])).length;
}

/** Caps are not under test here. */
async function clear(): Promise<void> {
  await database.exec(`
    delete from private.rate_buckets; delete from private.email_outbox; delete from notifications;
    delete from listings; delete from documents`);
}
