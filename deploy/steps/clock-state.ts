import { quoted } from "../supabase.ts";

const IS_SWITCHED_ON = `3 = (
  select count(*) from pg_extension where extname in ('pg_cron', 'pg_net', 'supabase_vault'))
  and to_regprocedure('private.tick_statement()') is not null`;

/** Whether the clock runs this release's statement once a minute. */
const IS_SCHEDULED = `
  exists (
    select from cron.job
    where jobname = 'upkeep' and active and schedule = '* * * * *' and command = private.tick_statement()
  ) as is_scheduled`;

/**
 * The rows of a text that names tables of extensions: no rows until they are switched on. Without them, PostgreSQL
 * refuses a statement that names their tables, unless the name is in a text.
 * @param columns their names and types.
 */
function ifSwitchedOn(text: string, columns: string): string {
  return `
    select state.*
    from xmltable(
      '/table/row'
      passing case when ${IS_SWITCHED_ON} then query_to_xml(${quoted(text)}, false, false, '') end
      columns ${columns}) as state`;
}

const secretsOfClock = (columns: string) => `
  select wanted.name, ${columns}, ${IS_SCHEDULED}
  from (values ('project_url'), ('scheduler_key')) as wanted (name)
  left join vault.decrypted_secrets v on v.name = wanted.name`;

/** With the secrets themselves, for the deployment that keeps them. */
export const CLOCK_SECRETS = ifSwitchedOn(
  secretsOfClock("v.decrypted_secret as secret"),
  "name text, secret text, is_scheduled boolean",
);

/** With the key's digest, for those who only compare it. */
export const CLOCK_STATE = ifSwitchedOn(
  secretsOfClock(`encode(sha256(convert_to(v.decrypted_secret, 'utf8')), 'hex') as digest,
    case when v.name = 'project_url' then v.decrypted_secret end as address`),
  "name text, digest text, address text, is_scheduled boolean",
);
