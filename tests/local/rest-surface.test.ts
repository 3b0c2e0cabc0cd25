// Long, because it calls everything that the catalog exposes, with a wrong value for each argument.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { type Person, signUp } from "../support/edge-world.ts";
import { holdsForDrawn } from "../support/fuzz.ts";
import { hostileNumber, withNumber } from "../support/hostile-numbers.ts";

/**
 * Everything REST exposes, according to Postgres' catalog. Whatever a caller sends there, their
 * mistake is never reported as ours.
 */
let cloud: Cloud;
let dana: Person;
let relations: Relation[];
let functions: Routine[];

type Relation = { name: string; columns: string[]; reads: Reader[]; writes: string[] };
type Reader = "anon" | "authenticated";
type Routine = { name: string; args: { name: string; type: string }[] };

beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0 });
  dana = await signUp(cloud, "Dana");
  relations = await cloud.sql.query<Relation>(RELATIONS);
  functions = await cloud.sql.query<Routine>(FUNCTIONS);
});
afterAll(() => cloud?.stop());

const RELATIONS = `
  select c.relname as name, jsonb_agg(a.attname order by a.attnum)
           filter (where a.attidentity = '' and a.attgenerated = '') as columns,
         (select coalesce(jsonb_agg(role), '[]') from unnest(array['anon', 'authenticated']) as role
          where has_any_column_privilege(role, c.oid, 'SELECT')) as reads,
         (select coalesce(jsonb_agg(role || ' ' || command), '[]')
          from unnest(array['anon', 'authenticated', 'service_role']) as role,
               unnest(array['INSERT', 'UPDATE', 'DELETE']) as command
          where has_table_privilege(role, c.oid, command)
             or (command <> 'DELETE' and has_any_column_privilege(role, c.oid, command))) as writes
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  group by c.oid order by 1`;

const FUNCTIONS = `
  select p.proname as name, coalesce((
           select jsonb_agg(jsonb_build_object('name', arg.name, 'type', format_type(arg.type, null)) order by n)
           from rows from (unnest(p.proargnames), unnest(p.proargtypes::oid[])) with ordinality
             as arg (name, type, n) where arg.type is not null), '[]') as args
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
  order by 1`;

const WRITES = { POST: "INSERT", PATCH: "UPDATE", DELETE: "DELETE" } as const;
const ROLES = ["anon", "authenticated", "service_role"] as const;

function ask(role: (typeof ROLES)[number], method: string, path: string, body?: string) {
  const isUser = role === "authenticated";
  return fetch(`${cloud.apiUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: role === "service_role" ? cloud.secretKey : cloud.publishableKey,
      "content-type": "application/json",
      ...(isUser ? { authorization: `Bearer ${dana.token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
}

describe("writing where a role may only read", () => {
  it.each(ROLES)("is forbidden for %s, in every relation", async (role) => {
    const wrong: unknown[] = [];
    let asked = 0;
    for (const { name, columns, writes } of relations) {
      const [column = ""] = columns;
      for (const [method, command] of Object.entries(WRITES)) {
        if (writes.includes(`${role} ${command}`)) continue;
        const path = method === "POST" ? name : `${name}?${column}=is.null`;
        const body = method === "DELETE" ? undefined : JSON.stringify({ [column]: null });
        const { status } = await ask(role, method, path, body);
        asked += 1;
        if (status !== (role === "anon" ? 401 : 403)) wrong.push([method, name, status]);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(2);
  });

  it("a role that may read the plans view can", async () => {
    const answer = await ask("authenticated", "GET", "subscriptions");
    expect(await answer.json()).toEqual([{ user_id: dana.id, subscription_plan: null }]);
    const written = await ask("authenticated", "POST", "subscriptions", '{"user_id": null}');
    expect(await written.json()).toMatchObject({ code: "42501" });
  });
});

describe("a table's columns", () => {
  const tables = () => relations.filter(({ reads }) => reads.length > 0);

  // xmin, xmax and ctid would tell that a person offers, books, marks a home or follows a link.
  it.each(["anon", "authenticated"] as const)(
    "are read without those of the system by %s",
    async (role) => {
      const { length } = tables();
      expect(length).toBeGreaterThan(30);
      const wrong: string[] = [];
      for (const { name } of tables())
        for (const column of ["xmin", "xmax", "cmin", "cmax", "ctid", "tableoid"])
          for (const path of [
            `${name}?select=${column}`,
            `${name}?${column}=not.is.null&select=*`,
          ]) {
            const { status } = await ask(role, "GET", path);
            if (status < 400 || status >= 500) wrong.push(`${path}: ${status}`);
          }
      expect(wrong).toEqual([]);
    },
  );

  it("are all read by whoever reads any, with a client's select=*", async () => {
    const partly = ["conversations", "listing_views", "messages"];
    const answers = await Promise.all(
      tables().flatMap(({ name, reads }) =>
        reads.map(async (role) => {
          const { status } = await ask(role, "GET", `${name}?select=*&limit=1`);
          return { name, role, status };
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ name }) => name).sort()).toEqual(partly);
    for (const name of ["listings", "availability", "bookings", "listing_images", "profiles"])
      expect(answers).toContainEqual({ name, role: "authenticated", status: 200 });
  });
});

describe("numbers that fit no column", () => {
  it("are the caller's mistake in every column", async () => {
    const columns = relations
      .filter(({ writes }) => writes.some((write) => write.startsWith("authenticated")))
      .flatMap(({ name, columns }) => columns.map((column) => ({ name, column })));
    expect(columns.length).toBeGreaterThan(30);
    const drawn = fc.record({
      at: fc.constantFrom(...columns),
      way: fc.constantFrom("filter", "insert", "update"),
      number: hostileNumber(),
    });
    await holdsForDrawn(drawn, 80, async ({ at: { name, column }, way, number }) => {
      const filter = `${name}?${column}=eq.${encodeURIComponent(number)}`;
      const answer =
        way === "filter"
          ? await ask("authenticated", "GET", filter)
          : way === "insert"
            ? await ask("authenticated", "POST", name, withNumber({}, [column], number))
            : await ask("authenticated", "PATCH", filter, withNumber({}, [column], number));
      expect(answer.status, await answer.text()).toBeLessThan(500);
    });
  });

  it("are the caller's mistake in every argument", async () => {
    const args = functions.flatMap((routine) => routine.args.map((arg) => ({ routine, arg })));
    expect(args.length).toBeGreaterThan(20);
    const drawn = fc.record({ at: fc.constantFrom(...args), number: hostileNumber() });
    await holdsForDrawn(drawn, 64, async ({ at: { routine, arg }, number }) => {
      const others = routine.args.map(({ name, type }) => [name, SAMPLES[type] ?? "x"]);
      const body = withNumber(Object.fromEntries(others), [arg.name], number);
      const answer = await ask("authenticated", "POST", `rpc/${routine.name}`, body);
      expect(answer.status, `${routine.name} ${body} ${await answer.text()}`).toBeLessThan(500);
    });
  });

  it("a sensible number is accepted", async () => {
    const row = withNumber({ user_id: dana.id }, ["bathrooms"], "2.5");
    expect((await ask("authenticated", "POST", "listings", row)).status).toBe(201);
    const tiny = withNumber({ user_id: dana.id }, ["bathrooms"], "1.2e-110");
    expect((await ask("authenticated", "POST", "listings", tiny)).status).toBe(400);
    const found = await ask("authenticated", "POST", "rpc/search_listings", '{"page_size": 1}');
    expect(found.status).toBe(200);
  });
});

/**
 * A value of each type that a function accepts, so that the argument under test is the one
 * examined.
 */
const SAMPLES: Record<string, unknown> = {
  uuid: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11",
  "uuid[]": ["6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11"],
  smallint: 1,
  integer: 1,
  real: 1,
  "double precision": 1,
  boolean: true,
  jsonb: {},
  date: "2030-01-01",
  "date[]": ["2030-01-01"],
  "time without time zone[]": ["10:00"],
};
