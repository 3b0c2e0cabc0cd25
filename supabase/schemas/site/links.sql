-- Links with a token: whoever has the token opens what the link leads to, without signing in. All tokens are here, and
-- are made, opened and ended in one way (decision 194).
--
-- A link has a purpose and leads to one subject, with which it ends. We keep the hash of its token; the token itself
-- stays only where a person has to see it again, or where each mail has the same one. An unknown token is always
-- answered with null, even by functions that write: an error would roll back the count of wrong tries.

create table private.link_purposes (
  purpose text primary key,
  subject text not null,
  is_single boolean not null default false,
  keeps_token boolean not null default false,
  brings_token boolean not null default false,
  has_stop boolean not null default false,
  is_forgotten boolean not null default false,
  days_limit text,
  uses_limit text,
  looks_per_hour integer check (looks_per_hour > 0),
  unique (purpose, subject, is_single)
);
comment on table private.link_purposes is 'What links are for. A purpose that isn''t here has no links.';
comment on column private.link_purposes.subject is 'What the links lead to: private.links has a column for it.';
comment on column private.link_purposes.is_single is 'Whether a subject has one link of this purpose, which a new one replaces.';
comment on column private.link_purposes.keeps_token is 'Whether the token is kept, to be shown or mailed again.';
comment on column private.link_purposes.brings_token is 'Whether a token is made by the device that has it, so that a link without one is refused.';
comment on column private.link_purposes.has_stop is 'Whether each link has a second token, with which a mail program refuses what the mail was about. It opens nothing, because mail programs and the machines before them store the address that contains it.';
comment on column private.link_purposes.is_forgotten is 'Whether a link is deleted soon after it has ended, because no one asks until when it worked.';
comment on column private.link_purposes.days_limit is 'The limit with the days for which a link works; null if it works as long as its subject is there.';
comment on column private.link_purposes.uses_limit is 'The limit of how often a link can be used; null if it can be used any number of times.';
comment on column private.link_purposes.looks_per_hour is 'How often the links of a subject may be opened in an hour; null if that isn''t counted here.';

create table private.links (
  hash bytea primary key check (octet_length(hash) = 32),
  purpose text not null,
  subject text not null,
  subject_id uuid not null,
  is_single boolean not null,
  person_id uuid references auth.users (id) on delete cascade,
  stop_hash bytea unique check (octet_length(stop_hash) = 32),
  token text check (sha256(convert_to(token, 'utf8')) = hash),
  seen integer not null default 0 check (seen >= 0),
  uses_left smallint check (uses_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default 'infinity',
  foreign key (purpose, subject, is_single) references private.link_purposes (purpose, subject, is_single),
  constraint links_to_people check (subject <> 'person' or (person_id is not null and person_id = subject_id))
);
comment on table private.links is 'All links with a token: what each is for, where it leads, and how long it works.';
comment on column private.links.subject_id is 'What the link leads to. The columns after these hold it once more, each for one subject, so that the link is deleted with it.';
comment on column private.links.person_id is 'The person to whom the link was mailed, for links that belong to one person.';
comment on column private.links.stop_hash is 'Hash of the second token, which only refuses.';
comment on column private.links.token is 'The token, if the purpose keeps it. Null once the link was closed.';
comment on column private.links.seen is 'How far its subject was when the link was mailed: the acts of a step, or the messages before those that the link shows.';
create index links_of_subject on private.links (subject_id, purpose, created_at);
create unique index links_single on private.links (subject_id, purpose) where is_single;
create index links_of_purpose on private.links (purpose, subject, is_single);
create index links_of_person on private.links (person_id) where person_id is not null;
create index links_ended on private.links (purpose, expires_at) where expires_at < 'infinity';

select private.only_for_server('select', 'link_purposes');
select private.only_for_server('select, insert, update, delete', 'links');

-- Adds a subject to which links can lead: a column of its name, with which a link is deleted together with its subject.
-- With p_of_person, each of these links belongs to a person.
create function private.let_links_lead_to(p_subject text, p_table text, p_of_person boolean default false) returns void
language plpgsql set search_path = '' as $make$
begin
  execute format(
    'alter table private.links add column %1$I uuid generated always as (case when subject = %2$L then subject_id end) stored',
    p_subject || '_id', p_subject);
  execute format('alter table private.links add foreign key (%I) references %s (id) on delete cascade', p_subject || '_id', p_table);
  execute format('create index %I on private.links (%2$I%3$s) where %2$I is not null', 'links_of_' || p_subject, p_subject || '_id',
    case when p_of_person then ', person_id' else '' end);
  if p_of_person then
    execute format('alter table private.links add constraint %I check (subject <> %L or person_id is not null)',
      'links_of_person_to_' || p_subject, p_subject);
  end if;
end;
$make$;

create type private.made_link as (token text, stop_token text);

-- Makes a link and returns its tokens. If a subject has a single link of the purpose, the new one replaces it, or stays
-- unmade with p_keeps. p_token is the token, if it was made elsewhere.
create function private.make_link(
  p_purpose text, p_subject_id uuid, p_person_id uuid default null, p_seen integer default 0,
  p_expires_at timestamptz default null, p_token text default null, p_keeps boolean default false
) returns private.made_link
language plpgsql volatile set search_path = '' as $$
declare
  kind private.link_purposes;
  made private.made_link;
begin
  select * into strict kind from private.link_purposes p where p.purpose = p_purpose;
  made.token := case when p_token is null and not kind.brings_token then private.new_token() else p_token end;
  made.stop_token := case when kind.has_stop then private.new_token() end;
  insert into private.links as link
    (hash, purpose, subject, subject_id, is_single, person_id, stop_hash, token, seen, uses_left, expires_at)
  values (
    sha256(convert_to(made.token, 'utf8')), kind.purpose, kind.subject, p_subject_id, kind.is_single,
    case kind.subject when 'person' then p_subject_id else p_person_id end,
    sha256(convert_to(made.stop_token, 'utf8')), case when kind.keeps_token then made.token end, p_seen,
    case when kind.uses_limit is not null then private.limit_of(kind.uses_limit) end,
    coalesce(
      p_expires_at, case when kind.days_limit is not null then now() + make_interval(days => private.limit_of(kind.days_limit)) end,
      'infinity'))
  on conflict (subject_id, purpose) where is_single do update
  set hash = excluded.hash, token = excluded.token, created_at = excluded.created_at, expires_at = excluded.expires_at
  where not p_keeps;
  return made;
end;
$$;

-- The link that a token opens, among those for certain purposes; with p_stops, also the link that it can only refuse.
-- Empty for an unknown token, and once the link has ended. A purpose that isn't in private.link_purposes is our own
-- mistake: it raises.
create function private.find_link(p_token text, p_purposes text[], p_stops boolean default false) returns private.links
language plpgsql stable set search_path = '' as $$
declare
  asked constant bytea := sha256(convert_to(coalesce(p_token, ''), 'utf8'));
  link private.links;
begin
  assert not exists (select from unnest(p_purposes) as asked_for where not exists (
    select from private.link_purposes p where p.purpose = asked_for)), concat('There is no purpose of links in ', p_purposes, '.');
  select * into link from private.links k
  where k.purpose = any (p_purposes) and k.expires_at > now() and (k.hash = asked or (p_stops and k.stop_hash = asked));
  return link;
end;
$$;

-- Links that have ended, so that whoever still has one hears that, and isn't taken for someone who guesses.
create table private.ended_links (
  hash bytea primary key check (octet_length(hash) = 32),
  ended_at timestamptz not null default now()
);
comment on table private.ended_links is 'Hashes of the tokens of links that are gone, without what they were for.';
create index ended_links_old on private.ended_links (ended_at);
select private.only_for_server('select, insert, update, delete', 'ended_links');

create function private.remember_ended_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.ended_links (hash)
  select token.hash from old_links, lateral (values (old_links.hash), (old_links.stop_hash)) as token (hash)
  where token.hash is not null
  on conflict do nothing;
  return null;
end;
$$;

create trigger remember_ended_links after delete on private.links
  referencing old table as old_links for each statement execute function private.remember_ended_links();

-- Whether a token is or was that of a link.
create function private.is_once_mailed(p_token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.ended_links e where e.hash = asked)
      or exists (select from private.links k where k.hash = asked or k.stop_hash = asked)
  from (select sha256(convert_to(coalesce(p_token, ''), 'utf8')) as asked) as given;
$$;

-- Counts a look at a link. Without one, the look was a wrong try, and counts against the caller's network: tries at all
-- kinds of links count together. A right one is never refused for them (decision 114), and neither is one that has
-- ended: its reader is told so.
create function private.count_look(p_link private.links, p_token text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_link.hash is null and private.is_once_mailed(p_token) then
    return;
  elsif p_link.hash is null then
    perform private.limit_network('link', 3600, 60);
  else
    perform private.limit_requests('link-look:' || p_link.subject_id, 3600, p.looks_per_hour)
    from private.link_purposes p where p.purpose = p_link.purpose and p.looks_per_hour is not null;
  end if;
end;
$$;

-- Opens a link: finds it, and counts the look or the wrong try. Callers whose subject can end before its links do find
-- the link first, and count afterwards.
create function private.open_link(p_token text, p_purposes text[]) returns private.links
language plpgsql volatile set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, p_purposes);
begin
  perform private.count_look(link, p_token);
  return link;
end;
$$;

-- The token of a subject's single link, where it is kept; null without a link that works.
create function private.kept_token(p_purpose text, p_subject_id uuid) returns text
language sql stable set search_path = '' as $$
  select k.token from private.links k
  where k.subject_id = p_subject_id and k.purpose = p_purpose and k.expires_at > now();
$$;

-- Until when the links of a subject work or worked; null before the first is made, and once they were deleted.
create function private.link_until(p_purpose text, p_subject_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(k.expires_at) from private.links k where k.subject_id = p_subject_id and k.purpose = p_purpose;
$$;

-- Takes one use of a link, and returns how many are left; null if all were taken in the meantime.
create function private.use_link(p_link private.links) returns smallint
language sql volatile set search_path = '' as $$
  update private.links k set uses_left = k.uses_left - 1 where k.hash = p_link.hash and k.uses_left > 0
  returning k.uses_left;
$$;

-- Ends links by deleting them: those of certain subjects, those that were mailed to a person, or those that are both.
create function private.end_links(p_purposes text[], p_subject_ids uuid[], p_person_id uuid default null) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_subject_ids is null then
    delete from private.links k where k.person_id = p_person_id and k.purpose = any (p_purposes);
  else
    delete from private.links k
    where k.subject_id = any (p_subject_ids) and k.purpose = any (p_purposes)
      and (p_person_id is null or k.person_id = p_person_id);
  end if;
end;
$$;

-- Ends a subject's single link, and keeps when it ended.
create function private.close_link(p_purpose text, p_subject_id uuid) returns void
language sql volatile set search_path = '' as $$
  update private.links k set expires_at = now(), token = null
  where k.subject_id = p_subject_id and k.purpose = p_purpose and k.expires_at > now();
$$;
