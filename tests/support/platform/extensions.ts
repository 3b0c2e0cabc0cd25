import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Stand-ins for the platform's own extensions, as far as a deployment uses them, with the same names
 * and signatures: the vault (unencrypted), and a clock and an HTTP client that only record their calls.
 */
const EXTENSIONS: Record<string, { version: string; sql: string }> = {
  supabase_vault: {
    version: "0.3.1",
    sql: `
      create table @extschema@.secrets (
        id uuid primary key default gen_random_uuid(), name text, description text not null default '',
        secret text not null, created_at timestamptz not null default now(), updated_at timestamptz not null default now());
      create unique index on @extschema@.secrets (name) where name is not null;
      create view @extschema@.decrypted_secrets as
        select id, name, description, secret, secret as decrypted_secret, created_at, updated_at from @extschema@.secrets;
      create function @extschema@.create_secret(
        new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
      ) returns uuid language sql security definer set search_path = '' as $$
        insert into @extschema@.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
      $$;
      create function @extschema@.update_secret(
        secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
        new_key_id uuid default null
      ) returns void language sql security definer set search_path = '' as $$
        update @extschema@.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name), updated_at = now()
        where id = secret_id
      $$;
      revoke all on all functions in schema @extschema@ from public;
      grant usage on schema @extschema@ to postgres, service_role;
      grant select, delete on @extschema@.secrets, @extschema@.decrypted_secrets to postgres, service_role;
      grant execute on all functions in schema @extschema@ to postgres, service_role;`,
  },
  pg_cron: {
    version: "1.6.4",
    sql: `
      create schema cron;
      create table cron.job (jobid bigint generated always as identity primary key, jobname text unique,
        schedule text not null, command text not null, username text not null default current_user, active boolean not null default true);
      create function cron.schedule(job_name text, schedule text, command text) returns bigint
      language sql security definer set search_path = '' as $$
        insert into cron.job (jobname, schedule, command, username) values (job_name, schedule, command, session_user)
        on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
      $$;
      create function cron.alter_job(job_id bigint, schedule text default null, command text default null,
        database text default null, username text default null, active boolean default null) returns void
      language sql security definer set search_path = '' as $$
        update cron.job j set schedule = coalesce(alter_job.schedule, j.schedule), command = coalesce(alter_job.command, j.command),
          active = coalesce(alter_job.active, j.active) where j.jobid = job_id
      $$;
      create table cron.job_run_details (jobid bigint, runid bigint primary key, job_pid integer, database text,
        username text, command text, status text, return_message text, start_time timestamptz, end_time timestamptz);
      grant usage on schema cron to postgres;
      grant select on cron.job to postgres;
      grant all on cron.job_run_details to postgres;`,
  },
  pg_net: {
    version: "0.19.5",
    sql: `
      create schema net;
      create table net.http_request_queue (id bigint generated always as identity primary key, url text not null,
        headers jsonb not null, body jsonb, timeout_milliseconds integer not null);
      create table net._http_response (id bigint primary key, status_code integer, content text, error_msg text);
      create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
      ) returns bigint language sql security definer set search_path = '' as $$
        insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
        values (url, headers, body, timeout_milliseconds) returning id
      $$;
      grant usage on schema net to postgres, anon, authenticated, service_role;
      grant all on all tables in schema net to postgres;`,
  },
};

/** Installs them for the server whose files are in `binaries`. */
export async function installExtensions(binaries: string): Promise<void> {
  const folder = join(binaries, "share", "postgresql", "extension");
  await mkdir(folder, { recursive: true });
  for (const [name, { version, sql }] of Object.entries(EXTENSIONS)) {
    // Trusted, because the platform lets `postgres` create them.
    const control = [
      `default_version = '${version}'`,
      "superuser = true",
      "trusted = true",
      "relocatable = false",
    ];
    await writeFile(join(folder, `${name}.control`), `${control.join("\n")}\n`);
    await writeFile(join(folder, `${name}--${version}.sql`), `${sql}\n`);
  }
}
