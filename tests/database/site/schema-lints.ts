interface SchemaLint {
  rule: string;
  /** Returns rows with a column `wrong`, one for each place that breaks the rule. */
  query: string;
  /** SQL that breaks the rule, and part of what the query then reports. */
  canary: string;
  caught: string;
}

const OURS = "('public', 'private')";
const EXPOSED = "any (string_to_array(replace(current_setting('pgrst.db_schemas'), ' ', ''), ','))";
const CALLERS = "array['anon', 'authenticated']";

/** Tables in which a reader of the row reads some columns only, and why. None of them is in the product's contract. */
const READ_IN_PARTS = `(values
  ('conversations'), -- buyer_id would tell owners which addresses have an account
  ('messages'),      -- person_id, for the same reason
  ('listing_views')  -- for counting: a row is a visitor
)`;

/** Numbers are those of splinter, the platform's linter, where it has the rule too. */
export const SCHEMA_LINTS: SchemaLint[] = [
  {
    rule: "no definer function is executed by visitors or users in a schema that the API shows (0028, 0029)",
    query: `
      select p.oid::regprocedure || ' by ' || role as wrong
      from pg_proc p, unnest(${CALLERS}) as role
      where p.prosecdef and p.pronamespace::regnamespace::text = ${EXPOSED}
        and has_function_privilege(role, p.oid, 'execute')`,
    canary: `
      create function public.lint_definer() returns integer language sql security definer
        set search_path = '' as 'select 1';
      grant execute on function public.lint_definer to anon;`,
    caught: "lint_definer() by anon",
  },
  {
    rule: "behind every foreign key is an index over all rows that have it (0001 takes one over some of them)",
    query: `
      select k.conrelid::regclass || ' ' || k.conname as wrong
      from pg_constraint k
      where k.contype = 'f' and k.connamespace::regnamespace::text in ${OURS}
        and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
              select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
              where a.attrelid = k.conrelid and a.attnum = k.conkey[1]))
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    canary: `
      create table private.lint_key (id uuid references auth.users (id), is_live boolean);
      create index on private.lint_key (id) where is_live;`,
    caught: "lint_key_id_fkey",
  },
  {
    rule: "every function of ours has an empty search path (0011)",
    query: `
      select p.oid::regprocedure::text as wrong
      from pg_proc p
      where p.pronamespace::regnamespace::text in ${OURS}
        and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
    canary: `create function private.lint_path() returns integer language sql
      set search_path = 'public' as 'select 1';`,
    caught: "lint_path",
  },
  {
    rule: "policies ask who is calling once a statement, not once a row (0003)",
    query: `
      select format('%s.%s: %s', schemaname, tablename, policyname) as wrong
      from pg_policies
      where schemaname in ('public', 'private', 'storage')
        and regexp_replace(concat(qual, ' ', with_check),
              '\\( *SELECT (auth\\.\\w+\\(\\)|current_setting\\([^()]*\\))[^()]*\\)', '', 'gi')
            ~* '(auth\\.\\w+|current_setting)\\('`,
    canary: `create policy "Lint row by row" on public.favorites for select to authenticated
      using (user_id = auth.uid());`,
    caught: "Lint row by row",
  },
  {
    rule: "anonymous callers can't list files (0025)",
    query: `
      select policyname || ' for ' || roles::text as wrong
      from pg_policies
      where schemaname = 'storage' and cmd in ('SELECT', 'ALL')
        and (roles && array['anon', 'public']::name[]
             or qual !~ 'auth\\.uid\\(\\)|private\\.owns_image_path\\(')`,
    canary: `create policy "Lint gallery" on storage.objects for select to public
      using (bucket_id = 'property-images');`,
    caught: "Lint gallery",
  },
  {
    rule: "no policy lets visitors read rows with a person's address or telephone number (T3)",
    query: `
      select distinct format('%s.%s: %s', p.schemaname, p.tablename, p.policyname) as wrong
      from pg_policies p
      join pg_attribute a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
      where p.schemaname in ${OURS} and p.cmd in ('SELECT', 'ALL')
        and p.roles && array['anon', 'public']::name[]
        and a.attname ~* '(email|phone|visitor)' and not a.attisdropped`,
    canary: `create policy "Lint leak" on public.bookings for select to anon using (true);`,
    caught: "Lint leak",
  },
  {
    rule: "every policy names its roles",
    query: `
      select format('%s.%s: %s', schemaname, tablename, policyname) as wrong
      from pg_policies
      where schemaname in ('public', 'private', 'storage') and 'public' = any (roles)`,
    canary: `create policy "Lint for all" on public.favorites for delete using (false);`,
    caught: "Lint for all",
  },
  {
    rule: "every view runs with its caller's rights",
    query: `
      select c.oid::regclass::text as wrong
      from pg_class c
      where c.relkind = 'v' and c.relnamespace::regnamespace::text in ${OURS}
        and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
    canary: "create view public.lint_view as select id from public.bookings;",
    caught: "lint_view",
  },
  {
    rule: "every partition is closed by itself and read through its table, outside of what the API shows",
    query: `
      select c.oid::regclass::text as wrong
      from pg_class c
      where c.relispartition and c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${OURS}
        and (c.relnamespace::regnamespace::text = ${EXPOSED} or not c.relrowsecurity or exists (
          select from aclexplode(c.relacl) as a where a.grantee <> c.relowner))`,
    canary: `
      create table private.lint_days (day date) partition by range (day);
      create table private.lint_open_day partition of private.lint_days default;`,
    caught: "lint_open_day",
  },
  {
    rule: "every text, list and document that users write is bounded by a check (docs/trust.md#every-table)",
    query: `
      select distinct format('%s.%s', c.oid::regclass, a.attname) as wrong
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      cross join unnest(${CALLERS}) as role
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = ${EXPOSED}
        and a.attnum > 0 and not a.attisdropped
        and (a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
             or a.attndims > 0)
        and (has_column_privilege(role, c.oid, a.attnum, 'insert') or has_column_privilege(role, c.oid, a.attnum, 'update'))
        and not exists (
          select 1 from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey))`,
    canary: `
      create table public.lint_texts (id integer primary key, words text);
      grant insert (words) on public.lint_texts to authenticated;`,
    caught: "lint_texts.words",
  },
  {
    rule: "what belongs to a user, a home or a booking says what becomes of it when they go (docs/trust.md#every-table)",
    query: `
      select format('%s: %s', conrelid::regclass, conname) as wrong
      from pg_constraint
      where contype = 'f' and confdeltype = 'a' and connamespace::regnamespace::text in ${OURS}
        and confrelid in ('auth.users'::regclass, 'public.listings'::regclass, 'public.bookings'::regclass)`,
    canary:
      "create table private.lint_orphans (user_id uuid primary key references auth.users (id));",
    caught: "lint_orphans",
  },
  {
    rule: "every function that the API shows says what it is for",
    query: `
      select p.oid::regprocedure::text as wrong
      from pg_proc p
      where p.pronamespace::regnamespace::text = ${EXPOSED} and obj_description(p.oid, 'pg_proc') is null`,
    canary: `create function public.lint_silent() returns integer language sql set search_path = '' as 'select 1';`,
    caught: "lint_silent",
  },
  {
    rule: "nobody reads the columns that the system adds to a table: xmin, xmax and ctid tell that somebody acts",
    query: `
      select c.relname || ' by ' || role as wrong
      from pg_class c, unnest(${CALLERS}) as role
      where c.relkind in ('r', 'p', 'm') and c.relnamespace::regnamespace::text = ${EXPOSED}
        and has_table_privilege(role, c.oid, 'select')`,
    canary: `create table public.lint_system (id integer);
      grant select on public.lint_system to authenticated;`,
    caught: "lint_system by authenticated",
  },
  {
    rule: "who reads a row reads all of its columns, so that a client's select=* works",
    query: `
      select format('%s.%s by %s', c.relname, a.attname, role) as wrong
      from pg_class c join pg_attribute a on a.attrelid = c.oid, unnest(${CALLERS}) as role
      where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace::regnamespace::text = ${EXPOSED}
        and a.attnum > 0 and not a.attisdropped
        and has_any_column_privilege(role, c.oid, 'select')
        and not has_column_privilege(role, c.oid, a.attnum, 'select')
        and c.relname not in (select * from ${READ_IN_PARTS} as named)`,
    canary: `create table public.lint_parts (id integer, hidden integer);
      grant select (id) on public.lint_parts to anon;`,
    caught: "lint_parts.hidden by anon",
  },
];
