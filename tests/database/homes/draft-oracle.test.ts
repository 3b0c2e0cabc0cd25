import { beforeAll, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { makeListing } from "../../support/props.ts";

/**
 * Response times don't tell a draft from a home that doesn't exist. Times depend on the machine, so this compares which
 * functions Postgres runs for each, and how often.
 */
// All queries use one connection: its first query makes the plans.
const database = ownDatabase({ connections: 1, people: ["olive"] });

beforeAll(async () => {
  await makeListing(database, "draft", "olive", { status: "draft" });
  await makeListing(database, "cottage", "olive");
});

const QUESTIONS = [
  "disclosures_page",
  "similar_listings",
  "sold_home",
  "next_free_time",
  "answer_hours",
];

it.each(QUESTIONS)("%s: a visitor's question about either takes the same work", async (name) => {
  await asked(name, "cottage");
  const draft = await asked(name, "draft");
  expect(await asked(name, "no such home")).toEqual(draft);
});

it("a difference would be seen", async () => {
  const page = "disclosures_page";
  await asked(page, "cottage");
  const { ran } = await asked(page, "draft");
  expect(ran).toContain("private.disclosures_seen_by 1");
  expect((await asked(page, "cottage")).ran).not.toEqual(ran);
});

/** The answer to a visitor, and how often each function ran for it. */
function asked(name: string, home: string) {
  return database.transaction(async (tx) => {
    await tx.exec("set local track_functions = 'all'");
    const before = await calls(tx);
    await tx.exec("set local role anon");
    const [row] = await tx.query<{ answer: unknown }>(
      `select string_agg(to_jsonb(a)::text, ' ') as answer from public.${name}($1) as a`,
      [idOf(home)],
    );
    await tx.exec("reset role");
    const ran = [...(await calls(tx))].flatMap(([id, { called, n }]) => {
      const more = n - (before.get(id)?.n ?? 0);
      return more > 0 ? [`${called} ${more}`] : [];
    });
    return { answer: row?.answer, ran: ran.sort() };
  });
}

/** How often each function ran on this connection, in all its transactions so far. */
async function calls(tx: Sql): Promise<Map<number, { called: string; n: number }>> {
  const rows = await tx.query<{ id: number; called: string; n: number }>(
    `select funcid::integer as id, concat(schemaname, '.', funcname) as called, calls::integer as n
     from pg_stat_xact_user_functions`,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
