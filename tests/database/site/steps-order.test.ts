import { describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { disorder, lists, REASONS, stepsOf, uncommented, withSwapped } from "./steps-order.ts";

/**
 * The order of a write is one that a person wrote down, not that of the alphabet (decision 142): each table has one
 * trigger of a kind, which calls its steps by name. tests/database/site/steps-seen.test.ts plays what the steps see.
 */
const database = ownDatabase();

/** A verb, before or after, once a row or once a statement; deferred constraint triggers are a kind of their own. */
const SEVERAL_OF_A_KIND = `
  select format('%s.%s: %s %s each %s: %s', n.nspname, c.relname, timing, verb, level,
                string_agg(t.tgname, ', ' order by t.tgname)) as wrong
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (values (4, 'insert'), (8, 'delete'), (16, 'update'), (32, 'truncate')) as verbs (bit, verb)
  cross join lateral (select
    case when t.tgtype & 2 = 2 then 'before' when t.tgtype & 64 = 64 then 'instead of' else 'after' end as timing,
    case when t.tgconstraint <> 0 then 'constraint' when t.tgtype & 1 = 1 then 'row' else 'statement' end as level
  ) as kind
  where not t.tgisinternal and n.nspname in ('public', 'private', 'storage', 'auth') and t.tgtype & bit = bit
  group by n.nspname, c.relname, timing, verb, level
  having count(*) > 1
  order by 1`;

describe("triggers", () => {
  it("are one of a kind on every table", async () => {
    const rows = await database.query<{ wrong: string }>(SEVERAL_OF_A_KIND);
    expect(rows).toEqual([]);
  });

  it("would be found as two of a kind", async () => {
    await database.transaction(async (tx) => {
      await tx.exec(`create trigger a_second before update on public.profiles
        for each row execute function private.touch_updated_at()`);
      const rows = await tx.query<{ wrong: string }>(SEVERAL_OF_A_KIND);
      expect(rows.map((row) => row.wrong)).toContainEqual(
        "public.profiles: before update each row: a_second, touch_updated_at",
      );
      await tx.exec("drop trigger a_second on public.profiles");
    });
  });
});

describe("the steps of a list", () => {
  it("stand in the order that has a reason", async () => {
    const wrong = [...(await lists(database))].flatMap(([name, body]) =>
      disorder(body, REASONS[name]).map((each) => `${name}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it("have a sentence each that says why they stand there", async () => {
    const silent = [...(await lists(database))].flatMap(([name, body]) =>
      uncommented(body).map((step) => `${name}: ${step}`),
    );
    expect(silent).toEqual([]);
  });

  it("are declared for lists that exist", async () => {
    const known = await lists(database);
    expect(Object.keys(REASONS).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(
    Object.entries(REASONS).flatMap(([name, reasons]) =>
      reasons.map(([earlier, later]) => ({ name, earlier, later })),
    ),
  )("$name names $earlier and $later when they are swapped", async ({ name, earlier, later }) => {
    const body = (await lists(database)).get(name) ?? "";
    const wrong = disorder(withSwapped(body, earlier, later), REASONS[name]);
    expect(wrong).toContainEqual(
      expect.stringMatching(`^${earlier} doesn't come before ${later}: `),
    );
  });

  it("are for lists alone: whoever may execute one gets nothing out of it outside of a trigger", async () => {
    const steps = [...(await lists(database)).values()].flatMap(stepsOf);
    const open = await database.query<{ name: string }>(
      `select distinct p.proname as name from pg_proc p
       where p.pronamespace = 'private'::regnamespace and p.proname = any ($1) and p.prosecdef
         and has_function_privilege('authenticated', p.oid, 'execute')
         and p.prosrc !~ 'private\\.only_in_triggers\\(\\)'
       order by 1`,
      [steps],
    );
    // Policies ask for the first owner of a home; the others take a turn, or locks, under the caller's own name.
    expect(open.map(({ name }) => name)).toEqual([
      "first_owner",
      "lock_my_homes",
      "take_turns_answering",
    ]);
  });
});
