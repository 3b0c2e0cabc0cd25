import type { Sql } from "../../local/database.ts";
import { splitStatements } from "../../local/sql-statements.ts";
import { catalogueOf, type Kind, type Thing } from "../../supabase/catalogue.ts";
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

/** @param was a database as all migrations leave it. @param now a database as the files leave it. */
export async function schemaChanges(
  was: Sql,
  now: Sql,
  files: readonly SchemaFile[],
): Promise<SchemaChanges> {
  const [before, after] = await Promise.all(
    [was, now].map((sql) => catalogueOf((text) => sql.query(text))),
  );
  const tables = newTables(before ?? [], after ?? []);
  const byHand = changedByHand(before ?? [], after ?? [], tables);
  if (byHand.length > 0) return { statements: [], rooms: [], byHand };
  const [gone, made] = [[] as string[], tablesOf(files, tables)];
  made.push(...closedTables(after ?? [], tables).filter((each) => !made.includes(each)));
  const again = madeAgain(before ?? [], after ?? []);
  for (const kind of WRITTEN) {
    const [old, next] = [keyed(before ?? [], kind), keyed(after ?? [], kind)];
    // Who may do what with a thing that is gone is gone with it.
    if (kind !== "grant")
      for (const [key, { ended }] of old) if (!next.has(key)) gone.unshift(ended ?? "");
    for (const [key, thing] of next) {
      const same = old.get(key);
      if (same?.is === thing.is && !(kind === "grant" && again.has(bareName(thing.name)))) continue;
      // What is open by default in a project has to be closed first.
      const isEnded = kind === "grant" || (same && !REPLACED.includes(kind));
      made.push(...(isEnded ? [thing.ended ?? ""] : []), ...(thing.made ? [thing.made] : []));
    }
  }
  const statements = [
    ...gone,
    ...made,
    ...(await changedComments(was, now, again)),
    ...(await changedRows(was, now, tables)),
  ];
  return { statements, rooms: roomsOf(files, statements), byHand };
}

/** The kinds that become statements, in the order in which they are made; they end in the opposite order. */
const WRITTEN: readonly Kind[] = ["function", "view", "policy", "trigger", "grant"];
/** They are made again over what is there. */
const REPLACED: readonly Kind[] = ["function", "view"];

/** A function with another result, or with other names or defaults of its arguments, can't replace the one that is there. */
function keyed(things: readonly Thing[], kind: Kind): Map<string, Thing> {
  const key = ({ name, is }: Thing) =>
    kind === "function" ? `${name} ${is.split("\n", 2).join(" ")}` : name;
  return new Map(things.filter((each) => each.kind === kind).map((thing) => [key(thing), thing]));
}

/** The functions that are dropped and made again: with the old one, its comment and the rights to call it are gone. */
function madeAgain(before: readonly Thing[], after: readonly Thing[]): Set<string> {
  const next = keyed(after, "function");
  const dropped = [...keyed(before, "function")].filter(([key]) => !next.has(key));
  return new Set(dropped.map(([, { name }]) => bareName(name)));
}

/** "function private.home_at(text) to anon" → "private.home_at" */
function bareName(name: string): string {
  return name.replace(/^(comment on )?function /, "").replace(/\(.*/s, "");
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

/** Tables that the database doesn't have yet, so they have no rows. */
function newTables(before: readonly Thing[], after: readonly Thing[]): string[] {
  const old = keyed(before, "table");
  return [...keyed(after, "table").values()]
    .filter(({ name, is }) => is.startsWith("table") && !old.has(name))
    .map(({ name }) => name);
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

/** Row-level security, which the files switch on by a function for tables that only the server uses. */
function closedTables(after: readonly Thing[], tables: readonly string[]): string[] {
  return [...keyed(after, "security").values()]
    .filter(({ name, is }) => is === "on" && tables.includes(name))
    .map(({ name }) => `alter table ${name} enable row level security`);
}

async function changedComments(was: Sql, now: Sql, again: ReadonlySet<string>): Promise<string[]> {
  const query = `
    select format('comment on %s %s is', case about.type when 'table column' then 'column' when 'view column' then 'column'
                    when 'table constraint' then 'constraint' else about.type end, about.identity) as key,
           quote_literal(description) as text
    from pg_description, pg_identify_object(classoid, objoid, objsubid) as about
    where about.schema in ${OURS} order by 1`;
  type Comment = { key: string; text: string };
  const [before, after] = await onBoth<Comment>(was, now, query);
  return [...after.values()]
    .filter(({ key, text }) => before.get(key)?.text !== text || again.has(bareName(key)))
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
    where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'p') and not c.relispartition order by c.oid`;
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
const BY_HAND: readonly Kind[] = ["column", "constraint", "index", "security", "bucket"];

function changedByHand(
  before: readonly Thing[],
  after: readonly Thing[],
  tables: readonly string[],
): string[] {
  const lines = (things: readonly Thing[]) =>
    things
      .filter(({ kind, part }) => BY_HAND.includes(kind) && !tables.includes(part ?? ""))
      .map(({ kind, name, is }) => `${kind} ${name} ${is}`.replace(/\s+/g, " "));
  const [old, next] = [new Set(lines(before)), new Set(lines(after))];
  return [
    ...[...old].filter((line) => !next.has(line)).map((line) => `- ${line}`),
    ...[...next].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
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
