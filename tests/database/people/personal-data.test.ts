import { PERSONAL_SUBJECTS } from "@domain/people/personal-data.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { everyRelation } from "../rights/roads.ts";
import { setScene } from "../rights/scene.ts";

/** All data about a person, according to Postgres' catalog, is exported while they are here, and gone after. */
const database = ownDatabase();

beforeAll(() => setScene(database));

describe("the export", () => {
  /** The tables that the export doesn't read one by one: where it gets those rows, or why it leaves them out. */
  const OTHERWISE: Record<string, string> = {
    "public.hidden_places": "with the listings",
    "private.stripe_customers": "my_payments",
    "private.known_plans": "the plan, which follows from my_payments",
    "private.plan_refunds": "my_payments",
    "private.checkouts": "my_payments, once something was paid",
    "private.disclosure_acknowledgements": "my_disclosure_records",
    "private.disclosure_openings": "my_disclosure_records",
    "private.disclosure_guests": "my_disclosure_records",
    "private.disclosure_invitations": "whom they invited within a week, as hashes",
    "private.disclosure_requests": "my_disclosure_records",
    "private.signings": "my_signings",
    "private.signers": "my_signings",
    "private.cases": "my_cases",
    "private.reports": "my_cases",
    "private.suspensions": "my_cases, with the decision",
    "private.ownership_proofs": "my_ownership_proofs",
    "private.trusted_people": "my_safety",
    "private.check_ins": "my_safety",
    "private.answer_times": "how soon they answer, counted from their messages",
    "private.chat_usage": "counts what chat_messages has",
    "private.links":
      "secret links in their mail and of their calendar, which say nothing about them",
    "private.invitation_refusals": "mailboxes that they invited by mistake, as hashes",
    "private.email_outbox": "mail on its way, about what notifications has",
    "private.account_deletions": "they are leaving",
  };

  it("knows every table that names a person", async () => {
    const rows = await database.query<{ name: string }>(`
      select distinct format('%I.%I', n.nspname, c.relname) as name
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and n.nspname in ('public', 'private')
      -- The outbox hangs on the notification alone.
      union select 'private.email_outbox' from pg_attribute
      where attrelid = 'private.email_outbox'::regclass and attname = 'person_id'`);
    const exported: string[] = PERSONAL_SUBJECTS.flatMap(({ tables }) =>
      tables.map((table) => `public.${table}`),
    );
    const naming = rows.map(({ name }) => name);
    expect(naming.filter((name) => !exported.includes(name)).sort()).toEqual(
      Object.keys(OTHERWISE).sort(),
    );
  });
});

describe("a deleted account", () => {
  // The buyer first: what the two share outlives one of them, as does the copy of what was reported.
  it.each([
    ["a buyer's", "bert", 8, ["private.reports"]],
    ["an owner's", "olive", 30, []],
  ])("%s is named nowhere else", async (_, person, tables, stays) => {
    expect((await whereNamed(person)).length).toBeGreaterThan(tables);
    await database.query("select private.begin_account_deletion($1)", [idOf(person)]);
    await database.exec("update private.email_outbox set sent_at = now()");
    const [done] = await database.query<{ is: string }>(
      "select private.finish_account_deletion($1) as is",
      [idOf(person)],
    );
    expect(done?.is).toBe("deleted");
    expect(await whereNamed(person)).toEqual(stays);
  });
});

/**
 * Relations with a row that has their id, address, mailbox or name in it, in whatever column. Towns are left out: some
 * are called like our people.
 */
async function whereNamed(person: string): Promise<string[]> {
  const names = await everyRelation(database, "public", "private", "auth", "storage");
  const found: string[] = [];
  for (const name of names.filter((each) => each !== "private.towns")) {
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${name} r
       where to_jsonb(r)::text
         ~* concat('\\y(', $1::text, '|', $2::text, '|', encode(private.mailbox_hash($1 || '@example.com'), 'hex'), ')\\y')`,
      [person, idOf(person)],
    );
    if (row && row.n > 0) found.push(name);
  }
  return found;
}
