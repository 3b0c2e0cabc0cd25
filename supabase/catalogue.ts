/**
 * A thing that supabase/schemas decides, as Postgres' own catalog has it. Two databases are alike when their things are:
 * tests compare the migrations with the schemas by them, and `npm run deploy` and the doctor a project with this release.
 */
export type Thing = {
  kind: Kind;
  /** With its schema, and unique among its kind. */
  name: string;
  /** Everything about it that makes a difference. */
  is: string;
  /** The statement that makes it as it is. Null where rows or other people's things would be at stake. */
  made: string | null;
  /** The statement that ends it. */
  ended: string | null;
  /** The table, view or function to which it belongs. */
  part: string | null;
};

export type Kind = (typeof KINDS)[number];

/** In the order in which they are made; they end in the opposite order. */
export const KINDS = [
  "extension",
  "table",
  "column",
  "constraint",
  "index",
  "owner",
  "function",
  "view",
  "security",
  "policy",
  "trigger",
  "firing",
  "grant",
  "member",
  "role",
  "bucket",
] as const;

const OURS = "('public', 'private')";
/** What an extension brings is not ours, wherever it was put. */
const isOfExtension = (oid: string) =>
  `exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
/** A partition is what its table is, and new ones are made every week: it has no line of its own. */
const OUR_TABLES = `c.relnamespace::regnamespace::text in ${OURS} and not c.relispartition and not ${isOfExtension("c.oid")}`;
/** A function for events of the whole database can't be called, and the platform puts one of its own into new projects. */
const OUR_FUNCTIONS = `p.pronamespace::regnamespace::text in ${OURS} and p.prokind in ('f', 'p') and p.prorettype <> 'event_trigger'::regtype and not ${isOfExtension("p.oid")}`;

const OUR_TRIGGERS = `
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgparentid = 0 and (${OUR_TABLES} or ${OUR_FUNCTIONS})`;

/** Each selects name, is, made, ended and part. What is the statement itself needs no second copy as `made`. */
const QUERIES: Record<Kind, string> = {
  extension: `
    select e.extname::text, e.extnamespace::regnamespace::text,
           format('create extension if not exists %I with schema %s', e.extname, e.extnamespace::regnamespace),
           null, null
    from pg_extension e`,
  table: `
    select c.oid::regclass::text, case c.relkind when 'c' then 'type' when 'p' then 'table by ' || pg_get_partkeydef(c.oid) else 'table' end, null, null, null
    from pg_class c where ${OUR_TABLES} and c.relkind in ('r', 'p', 'c')`,
  column: `
    select format('%s.%I', c.oid::regclass, a.attname),
           concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
                     case a.attidentity when 'a' then 'identity always' when 'd' then 'identity' end,
                     case when a.attgenerated <> '' then 'generated as ' else 'default ' end || pg_get_expr(d.adbin, d.adrelid)),
           null, null, c.oid::regclass::text
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OUR_TABLES} and c.relkind in ('r', 'p', 'v', 'c') and a.attnum > 0 and not a.attisdropped`,
  // A check that isn't valid yet for rows that were there before it makes no difference to those who write.
  constraint: `
    select format('%I on %s', k.conname, k.conrelid::regclass),
           regexp_replace(pg_get_constraintdef(k.oid), ' NOT VALID$', ''),
           null, null, k.conrelid::regclass::text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where ${OUR_TABLES} and k.contype in ('c', 'f', 'p', 'u', 'x')`,
  index: `
    select i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), null, null, c.oid::regclass::text
    from pg_index i join pg_class c on c.oid = i.indrelid
    where ${OUR_TABLES} and i.indisvalid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
  function: `
    select p.oid::regprocedure::text, pg_get_functiondef(p.oid), null, 'drop function ' || p.oid::regprocedure, null
    from pg_proc p where ${OUR_FUNCTIONS}`,
  view: `
    select c.oid::regclass::text,
           format('create or replace view %s%s as %s', c.oid::regclass,
                  ' with (' || array_to_string(c.reloptions, ', ') || ')', rtrim(pg_get_viewdef(c.oid), ';')),
           null, 'drop view ' || c.oid::regclass, null
    from pg_class c where ${OUR_TABLES} and c.relkind = 'v'`,
  owner: `
    select thing, owner::regrole::text, format('alter %s owner to %s', thing, owner::regrole), null, part
    from (
      select case c.relkind when 'v' then 'view ' else 'table ' end || c.oid::regclass, c.relowner, c.oid::regclass::text
      from pg_class c where ${OUR_TABLES} and c.relkind in ('r', 'p', 'v')
      union all
      select 'function ' || p.oid::regprocedure, p.proowner, p.oid::regprocedure::text from pg_proc p where ${OUR_FUNCTIONS}
      union all
      select 'schema private', n.nspowner, null from pg_namespace n where n.nspname = 'private'
    ) as things (thing, owner, part)`,
  security: `
    select c.oid::regclass::text,
           case when c.relrowsecurity then 'on' else 'off' end || case when c.relforcerowsecurity then ', forced' else '' end,
           format('alter table %1$s %2$s row level security; alter table %1$s %3$s row level security', c.oid::regclass,
                  case when c.relrowsecurity then 'enable' else 'disable' end,
                  case when c.relforcerowsecurity then 'force' else 'no force' end),
           null, c.oid::regclass::text
    from pg_class c
    where ${OUR_TABLES} and c.relkind in ('r', 'p') or c.oid in (to_regclass('storage.objects'), to_regclass('storage.buckets'))
    union all
    select 'partitions of ' || whole.oid::regclass, case when bool_or(part.is_open) then 'open' else 'closed' end,
           string_agg(format('alter table %1$s enable row level security; revoke all on %1$s from public, anon, authenticated',
                             part.oid::regclass), '; ') filter (where part.is_open),
           null, whole.oid::regclass::text
    from pg_class whole join pg_inherits i on i.inhparent = whole.oid join (
      select c.oid, not c.relrowsecurity or exists (
        select from aclexplode(c.relacl) as a
        where a.grantee = 0 or a.grantee in (select r.oid from pg_roles r where r.rolname in ('anon', 'authenticated'))
      ) or exists (
        select from pg_policy y where y.polrelid = c.oid and pg_get_expr(y.polqual, y.polrelid) <> 'false') as is_open
      from pg_class c
    ) as part on part.oid = i.inhrelid
    where whole.relkind = 'p' and whole.relnamespace::regnamespace::text in ${OURS}
    group by whole.oid`,
  policy: `
    select format('%I on %I.%I', p.policyname, p.schemaname, p.tablename),
           format('create policy %I on %I.%I as %s for %s to %s%s%s', p.policyname, p.schemaname, p.tablename, p.permissive, p.cmd,
                  array_to_string(array(select quote_ident(role) from unnest(p.roles) as role), ', '),
                  ' using (' || p.qual || ')', ' with check (' || p.with_check || ')'),
           null, format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename), format('%I.%I', p.schemaname, p.tablename)
    from pg_policies p
    where p.schemaname in ('public', 'private', 'storage') and not exists (
      select from pg_class c where c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass and c.relispartition)`,
  trigger: `
    select format('%I on %s', t.tgname, c.oid::regclass), pg_get_triggerdef(t.oid), null,
           format('drop trigger %I on %s', t.tgname, c.oid::regclass), c.oid::regclass::text
    ${OUR_TRIGGERS}`,
  firing: `
    select format('%I on %s', t.tgname, c.oid::regclass),
           case t.tgenabled when 'O' then 'on' when 'D' then 'off' when 'A' then 'always on' else 'on in replicas only' end,
           format('alter table %s %s trigger %I', c.oid::regclass,
                  case t.tgenabled when 'O' then 'enable' when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end,
                  t.tgname),
           null, c.oid::regclass::text
    ${OUR_TRIGGERS}`,
  // Older projects give the server's role rights on new things that newer ones don't, and none of them opens rows.
  grant: `
    select thing || ' to ' || who.name, coalesce(held.rights, ''),
           case when held.rights is not null then format('grant %s on %s to %s', held.rights, thing, who.name) end,
           format(case thing when 'schema public' then 'revoke create on %s from %s' else 'revoke all on %s from %s' end, thing, who.name),
           part
    from (
      select case when c.relkind = 'S' then 'sequence ' else 'table ' end || c.oid::regclass,
             case when c.relkind <> 'S' then c.oid::regclass::text end, c.relowner,
             coalesce(c.relacl, acldefault(case when c.relkind = 'S' then 's'::"char" else 'r'::"char" end, c.relowner)), c.oid
      from pg_class c where ${OUR_TABLES} and c.relkind in ('r', 'p', 'v', 'S')
      union all
      select 'function ' || p.oid::regprocedure, p.oid::regprocedure::text, p.proowner,
             coalesce(p.proacl, acldefault('f', p.proowner)), null
      from pg_proc p where ${OUR_FUNCTIONS}
      union all
      select 'schema ' || n.nspname, null, n.nspowner, coalesce(n.nspacl, acldefault('n', n.nspowner)), null
      from pg_namespace n where n.nspname in ${OURS}
    ) as things (thing, part, owner, acl, oid)
    cross join (
      select 'public', 0::oid union all
      select r.rolname::text, r.oid from pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    ) as who (name, oid)
    cross join lateral (
      select string_agg(privilege || columns, ', ' order by privilege || columns) as rights
      from (
        select a.privilege_type, '' from aclexplode(things.acl) as a where a.grantee = who.oid
        union all
        select a.privilege_type, ' (' || string_agg(quote_ident(t.attname), ', ' order by t.attname) || ')'
        from pg_attribute t, aclexplode(t.attacl) as a
        where t.attrelid = things.oid and a.grantee = who.oid
        group by a.privilege_type
      ) as right_ (privilege, columns)
      where case when thing = 'schema public' then privilege = 'CREATE'
                 when who.name = 'service_role' then privilege in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE') and thing not like 'sequence %'
                 else true end
    ) as held`,
  member: `
    select format('%s may act as %s', m.member::regrole, m.roleid::regrole), 'member',
           format('grant %s to %s', m.roleid::regrole, m.member::regrole),
           format('revoke %s from %s', m.roleid::regrole, m.member::regrole), null
    from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname in ('anon', 'authenticated')`,
  role: `
    select r.rolname::text, concat_ws(', ', case when r.rolbypassrls then 'ignores row-level security' end,
                                case when r.rolsuper then 'superuser' end), null, null, null
    from pg_roles r where r.rolname in ('anon', 'authenticated')`,
  bucket: `
    select b.id, format('%s, %s, %s', case when b.public then 'public' else 'private' end,
                        coalesce('for files of ' || b.file_size_limit || ' bytes at most', 'for files of any size'),
                        coalesce(array_to_string(b.allowed_mime_types, ' '), 'of any type')),
           format('insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (%L, %L, %L, %L, %L) '
             'on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, '
             'allowed_mime_types = excluded.allowed_mime_types',
             b.id, b.name, b.public, b.file_size_limit, b.allowed_mime_types),
           null, null
    from storage.buckets b`,
};

/** Their text is the statement that makes them. */
const SELF_MADE: readonly Kind[] = ["index", "function", "view", "policy", "trigger"];

/**
 * One statement, because some roads to a project take no more. With an empty search path, Postgres writes each name with
 * its schema; the path is set for this statement alone, before anything is read.
 */
export const CATALOGUE = `
  with path as materialized (select set_config('search_path', '', true) as path)
  select thing.kind, thing.name, thing."is", thing.made, thing.ended, thing.part
  from (${KINDS.map(
    (kind, place) => `
    select ${place}, '${kind}', things.* from (${QUERIES[kind]}
    ) as things (name, "is", made, ended, part) where (select path from path) = ''`,
  ).join("\n    union all")}
  ) as thing (place, kind, name, "is", made, ended, part)
  order by thing.place, thing.name`;

/** Asks a database for rows, by whatever road leads to it. */
export type Query = <Row>(text: string) => Promise<Row[]>;

/** All things of a database that the schemas decide, in the order in which they can be made. */
export async function catalogueOf(query: Query): Promise<Thing[]> {
  return (await query<Thing>(CATALOGUE)).map((thing) =>
    SELF_MADE.includes(thing.kind) ? { ...thing, made: thing.is } : thing,
  );
}
