import type { Sql } from "../../local/database.ts";
import { splitStatements } from "../../local/sql-statements.ts";
import { schemaFingerprint, withoutValidity } from "./schema-fingerprint.ts";
import type { SchemaFile } from "./schemas.ts";
import { quoted } from "./sql-literals.ts";

/**
 * What differs between the database that the migrations make and the one that supabase/schemas makes. Functions, views,
 * policies, triggers, comments, grants, new tables and rows that ship with the product become statements. A change of a
 * table that may have rows is for people to write, because only they know what becomes of the rows.
 */
export type SchemaChanges = {
  statements: string[];
  /** The rooms of supabase/schemas whose files say something new, in the order of the list of files. */
  rooms: string[];
  /** Lines of the schema's fingerprint that no statement changes; there are no statements until they are gone. */
  byHand: string[];
};

type Thing = { key: string; made: string; ended: string };

/** @param was a database as all migrations leave it. @param now a database as the files leave it. */
export async function schemaChanges(
  was: Sql,
  now: Sql,
  files: readonly SchemaFile[],
): Promise<SchemaChanges> {
  const tables = await newTables(was, now);
  const byHand = await changedByHand(was, now, tables);
  if (byHand.length > 0) return { statements: [], rooms: [], byHand };
  const [gone, made] = [[] as string[], tablesOf(files, tables)];
  for (const { query, isReplaced } of KINDS) {
    const [before, after] = await onBoth<Thing>(was, now, query);
    for (const [key, { ended }] of before) if (!after.has(key)) gone.unshift(ended);
    for (const [key, thing] of after) {
      const old = before.get(key);
      if (old?.made === thing.made) continue;
      made.push(...(old && !isReplaced ? [old.ended] : []), thing.made);
    }
  }
  const statements = [
    ...gone,
    ...made,
    ...(await changedRights(was, now)),
    ...(await changedComments(was, now)),
    ...(await changedRows(was, now, tables)),
  ];
  return { statements, rooms: roomsOf(files, statements), byHand };
}

/** The rows of a query in each of the two databases, by their keys. */
async function onBoth<Row extends { key: string }>(was: Sql, now: Sql, query: string) {
  const byKey = async (sql: Sql) =>
    new Map((await unqualified<Row>(sql, query)).map((row) => [row.key, row]));
  return Promise.all([byKey(was), byKey(now)]);
}

/** With an empty search path, Postgres writes each name with its schema. */
function unqualified<T>(sql: Sql, query: string): Promise<T[]> {
  return sql.transaction(async (tx) => {
    await tx.exec("set local search_path = ''");
    return tx.query<T>(query);
  });
}

const OURS = "('public', 'private')";

/** In the order in which they are created; they end in the opposite order. */
const KINDS: { query: string; isReplaced: boolean }[] = [
  {
    isReplaced: true,
    query: `
      select p.oid::regprocedure::text || ' ' || pg_get_function_result(p.oid) || ' '
               || pg_get_function_arguments(p.oid) as key,
             pg_get_functiondef(p.oid) as made, 'drop function ' || p.oid::regprocedure as ended
      from pg_proc p where p.pronamespace::regnamespace::text in ${OURS} order by 1`,
  },
  {
    isReplaced: true,
    query: `
      select c.oid::regclass::text as key,
             format('create or replace view %s%s as %s', c.oid::regclass,
                    ' with (' || array_to_string(c.reloptions, ', ') || ')', rtrim(pg_get_viewdef(c.oid), ';')) as made,
             'drop view ' || c.oid::regclass as ended
      from pg_class c where c.relnamespace::regnamespace::text in ${OURS} and c.relkind = 'v' order by c.oid`,
  },
  {
    isReplaced: false,
    query: `
      select format('%I.%I %s', schemaname, tablename, policyname) as key,
             format('create policy %I on %I.%I as %s for %s to %s%s%s', policyname, schemaname, tablename, permissive, cmd,
                    array_to_string(array(select quote_ident(role) from unnest(roles) as role), ', '),
                    ' using (' || qual || ')', ' with check (' || with_check || ')') as made,
             format('drop policy %I on %I.%I', policyname, schemaname, tablename) as ended
      from pg_policies where schemaname in ('public', 'private', 'storage') order by 1`,
  },
  {
    isReplaced: false,
    query: `
      select format('%s %s', t.tgrelid::regclass, t.tgname) as key, pg_get_triggerdef(t.oid) as made,
             format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as ended
      from pg_trigger t where not t.tgisinternal and t.tgfoid::regproc::text like 'private.%' order by 1`,
  },
];

/** Tables that the database doesn't have yet, so they have no rows. */
async function newTables(was: Sql, now: Sql): Promise<string[]> {
  const query = `select oid::regclass::text as key from pg_class
    where relnamespace::regnamespace::text in ${OURS} and relkind in ('r', 'p') order by oid`;
  const [before, after] = await onBoth(was, now, query);
  return [...after.keys()].filter((name) => !before.has(name));
}

/** The statements of the files that create these tables, their indexes and what is altered of them. */
function tablesOf(files: readonly SchemaFile[], tables: readonly string[]): string[] {
  if (tables.length === 0) return [];
  const names = tables.map((name) => name.replace(".", "\\.")).join("|");
  const creates = new RegExp(
    `^(create (unlogged )?table|alter table|create (unique )?index \\w+ on) (${names})(?![\\w.])`,
  );
  return files
    .flatMap(({ text }) => splitStatements(text))
    .map(({ text }) => text.replace(/^(\s*--.*\n|\s+)+/, "").replace(/;\s*$/, ""))
    .filter((text) => creates.test(text.replace(/\s+/g, " ")));
}

/** Who may do what with a thing is written anew if anything about it differs. */
async function changedRights(was: Sql, now: Sql): Promise<string[]> {
  const query = `
    with held as (
      select case when c.relkind = 'S' then 'sequence ' else 'table ' end || c.oid::regclass as thing, '' as part,
             a.grantee, a.privilege_type
      from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) as a
      where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'p', 'v', 'S') and a.grantee <> c.relowner
      union all
      select 'table ' || c.oid::regclass, quote_ident(t.attname), a.grantee, a.privilege_type
      from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) as a
      where c.relnamespace::regnamespace::text in ${OURS} and a.grantee <> c.relowner
      union all
      select 'function ' || p.oid::regprocedure, '', a.grantee, a.privilege_type
      from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
      where p.pronamespace::regnamespace::text in ${OURS} and a.grantee <> p.proowner
    ), things as (
      select case when relkind = 'S' then 'sequence ' else 'table ' end || oid::regclass as thing from pg_class
      where relnamespace::regnamespace::text in ${OURS} and relkind in ('r', 'p', 'v', 'S')
      union all
      select 'function ' || oid::regprocedure from pg_proc where pronamespace::regnamespace::text in ${OURS}
    ), grants as (
      select thing, grantee, format('grant %s on %s to %s', string_agg(privilege_type || part, ', ' order by privilege_type),
                    thing, case when grantee = 0 then 'public' else grantee::regrole::text end) as made
      from (
        select thing, grantee, privilege_type,
               coalesce(' (' || string_agg(nullif(part, ''), ', ' order by part) || ')', '') as part
        from held group by thing, grantee, privilege_type, part = '') as joined
      group by thing, grantee
    )
    select things.thing as key, coalesce(array_agg(made order by made) filter (where made is not null), '{}') as grants
    from things left join grants on grants.thing = things.thing group by 1 order by 1`;
  type Rights = { key: string; grants: string[] };
  const [before, after] = await onBoth<Rights>(was, now, query);
  return [...after.values()]
    .filter(({ key, grants }) => before.get(key)?.grants.join(";") !== grants.join(";"))
    .flatMap(({ key, grants }) => [
      `revoke all on ${key} from public, anon, authenticated, service_role`,
      ...grants,
    ]);
}

async function changedComments(was: Sql, now: Sql): Promise<string[]> {
  const query = `
    select format('comment on %s %s is', case about.type when 'table column' then 'column' when 'view column' then 'column'
                    when 'table constraint' then 'constraint' else about.type end, about.identity) as key,
           quote_literal(description) as text
    from pg_description, pg_identify_object(classoid, objoid, objsubid) as about
    where about.schema in ${OURS} order by 1`;
  type Comment = { key: string; text: string };
  const [before, after] = await onBoth<Comment>(was, now, query);
  return [...after.values()]
    .filter(({ key, text }) => before.get(key)?.text !== text)
    .map(({ key, text }) => `${key} ${text}`);
}

/** Rows that ship with the product, such as limits and articles. Nobody else writes those tables. */
async function changedRows(was: Sql, now: Sql, added: readonly string[]): Promise<string[]> {
  const query = `
    select c.oid::regclass::text as name,
           (select array_agg(quote_ident(a.attname) order by n) from unnest(k.conkey) with ordinality as part (attnum, n)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum) as key,
           (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'p') order by c.oid`;
  type Table = { name: string; key: string[]; columns: string[] };
  const statements: string[] = [];
  for (const { name, key, columns } of await unqualified<Table>(now, query)) {
    const rows = `
      select jsonb_build_array(${key.join(", ")})::text as key, jsonb_build_object(${columns
        .map((column) => `'${column.replaceAll('"', "")}', ${column}`)
        .join(", ")})::text as row
      from ${name} order by 1`;
    const kept = `insert into ${name} (${columns.join(", ")}) overriding system value
      select ${columns.map((column) => `r.${column}`).join(", ")} from jsonb_populate_record(null::${name}, %s) as r`;
    type Row = { key: string; row: string };
    const rowsIn = async (sql: Sql) =>
      new Map((await sql.query<Row>(rows)).map((each) => [each.key, each.row]));
    const old = added.includes(name) ? new Map<string, string>() : await rowsIn(was);
    const next = await rowsIn(now);
    for (const [id] of old)
      if (!next.has(id))
        statements.push(
          `delete from ${name} where jsonb_build_array(${key.join(", ")}) = ${quoted(id)}::jsonb`,
        );
    const others = columns.filter((column) => !key.includes(column));
    const conflict =
      others.length === 0
        ? "on conflict do nothing"
        : `on conflict (${key.join(", ")}) do update set ${others.map((column) => `${column} = excluded.${column}`).join(", ")}`;
    for (const [id, row] of next)
      if (old.get(id) !== row)
        statements.push(
          `${kept.replace(/\s+/g, " ").replace("%s", () => `${quoted(row)}::jsonb`)}\n${conflict}`,
        );
  }
  return statements;
}

/** What is part of a table that may have rows, and buckets. */
async function changedByHand(was: Sql, now: Sql, tables: readonly string[]): Promise<string[]> {
  const [before, after] = await Promise.all(
    [was, now].map(async (sql) =>
      (await schemaFingerprint(sql))
        .filter((line) => /^(column|constraint|index|security|bucket) /.test(line))
        .map(withoutValidity),
    ),
  );
  const bare = tables.map((name) => name.replace("public.", ""));
  const isNew = (line: string) =>
    bare.some((name) => new RegExp(`(^\\w+ | ON (public\\.)?)${name}[ .(]`).test(line));
  const [old, next] = [new Set(before), new Set(after)];
  return [
    ...[...old].filter((line) => !next.has(line)).map((line) => `- ${line}`),
    ...[...next].filter((line) => !old.has(line) && !isNew(line)).map((line) => `+ ${line}`),
  ];
}

/** The rooms whose files create what the statements name, also where one of our own functions creates it. */
function roomsOf(files: readonly SchemaFile[], statements: readonly string[]): string[] {
  const named = new Set(
    statements.flatMap((each) => each.match(/\b(public|private)\.\w+/)?.[0] ?? []),
  );
  const rooms = files
    .filter(({ text }) =>
      [...named].some((name) =>
        new RegExp(`^\\s*create .*\\b(private|public)\\.${name.split(".")[1]}\\b`, "m").test(text),
      ),
    )
    .map(({ room }) => room);
  return [...new Set(rooms)];
}
