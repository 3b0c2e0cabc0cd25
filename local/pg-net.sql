-- Stand-ins for what the upkeep uses on the hosted platform: pg_net's queue and answers, and the
-- vault's secrets, under the same names and in the same shapes.
create schema if not exists net;
create table if not exists net.http_request_queue (
  id bigint generated always as identity primary key,
  url text not null,
  headers jsonb not null,
  body jsonb,
  timeout_milliseconds integer not null
);
create table if not exists net._http_response (
  id bigint primary key,
  status_code integer,
  content text,
  error_msg text
);
create or replace function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
) returns bigint
language sql volatile set search_path = '' as $$
  insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
  values (url, headers, body, timeout_milliseconds)
  returning id;
$$;
create schema if not exists vault;
create table if not exists vault.decrypted_secrets (name text primary key, decrypted_secret text not null);
-- Calls that an earlier run left unanswered.
truncate net.http_request_queue, net._http_response, vault.decrypted_secrets;
update private.duties set request_id = null;
