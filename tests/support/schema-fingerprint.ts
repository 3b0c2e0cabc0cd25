import type { Sql } from "../../local/database.ts";

/**
 * Everything that migrations decide, one line each, sorted: columns, constraints, indexes,
 * policies, triggers, functions, views, comments, grants and buckets. Two databases are alike when
 * their lines are. The order of columns is ignored.
 */
export async function schemaFingerprint(sql: Sql): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([part, query]) => {
      const rows = await sql.query<{ line: string }>(query);
      return rows.map(({ line }) => `${part} ${line.replace(/\s+/g, " ")}`);
    }),
  );
  return parts.flat().sort();
}

/** A check that isn't valid yet for rows that were there before it makes no difference to those who write. */
export function withoutValidity(line: string): string {
  return line.replace(/ NOT VALID$/, "");
}

const OURS = "('public', 'private')";

const PARTS: Record<string, string> = {
  column: `
    select format('%s.%s %s %s %s %s', c.oid::regclass, attname, format_type(atttypid, atttypmod),
                  case when attnotnull then 'not null' end, attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'v', 'c') and attnum > 0
      and not attisdropped`,
  constraint: `
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace::regnamespace::text in ${OURS} and contype in ('c', 'f', 'p', 'u')`,
  index: `select indexdef as line from pg_indexes where schemaname in ${OURS}`,
  policy: `
    select format('%s.%s %s %s %s %s %s %s', schemaname, tablename, policyname, permissive, roles, cmd, qual,
                  with_check) as line
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  security: `
    select format('%s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) as line
    from pg_class where relnamespace::regnamespace::text in ${OURS} and relkind = 'r'`,
  trigger: `
    select pg_get_triggerdef(oid) as line from pg_trigger
    where not tgisinternal and tgfoid::regproc::text like 'private.%'`,
  function: `
    select pg_get_functiondef(oid) as line from pg_proc where pronamespace::regnamespace::text in ${OURS}`,
  view: `
    select format('%s %s %s', oid::regclass, reloptions, pg_get_viewdef(oid)) as line from pg_class
    where relnamespace::regnamespace::text in ${OURS} and relkind = 'v'`,
  comment: `
    select format('%s %s %s', about.type, about.identity, description) as line
    from pg_description, pg_identify_object(classoid, objoid, objsubid) as about
    where about.schema in ${OURS}`,
  right: `
    select format('%s %s %s', oid::regclass, grantee::regrole, privilege_type) as line
    from pg_class, aclexplode(relacl)
    where relnamespace::regnamespace::text in ${OURS}
    union all
    select format('%s.%s %s %s', attrelid::regclass, attname, grantee::regrole, privilege_type)
    from pg_attribute join pg_class c on c.oid = attrelid, aclexplode(attacl)
    where c.relnamespace::regnamespace::text in ${OURS}
    union all
    select format('%s %s %s', p.oid::regprocedure, grantee::regrole, privilege_type)
    from pg_proc p, aclexplode(proacl)
    where pronamespace::regnamespace::text in ${OURS}`,
  bucket: `
    select format('%s %s %s %s', id, public, file_size_limit, allowed_mime_types) as line
    from storage.buckets`,
};
