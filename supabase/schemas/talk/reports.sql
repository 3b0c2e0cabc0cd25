-- Reports: a person tells the site's moderators about a home, a message, a person or a published answer, with or
-- without an account. Reports about one subject are one case until it is decided (moderating).
--
-- A report freezes a copy of its subject. If the subject is edited or deleted afterwards, the copy stays until the case
-- is forgotten (private.forget_cases). Only moderators read any of this: the reported person learns what was decided,
-- never who reported.
--
-- A new kind of subject is a row of private.report_subjects, a branch of private.find_reported() and one of
-- private.remove_subject(); domain/talk/reports.ts has the words.
--
-- Order of locks: the reporter's own counters, as with messages; the homes of both people, shared; the home's counter;
-- the case. Moderators lock the homes exclusively before the case.

create table private.report_subjects (
  kind text primary key check (kind ~ '^[a-z_]{3,20}$'),
  measures text[] not null
);
comment on table private.report_subjects is 'The subjects that can be reported, and what moderators can do about each besides nothing.';

insert into private.report_subjects (kind, measures) values
  ('home', '{hide_home,suspend}'),
  ('message', '{remove,suspend}'),
  ('person', '{suspend}'),
  ('answer', '{remove,suspend}'),
  ('photos', '{hide_home,suspend}');

-- How urgent a reason is: the queue of moderators begins with the gravest, so that many minor reports don't bury it.
create function private.gravity_of(p_reason text) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select case when p_reason in ('fraud', 'not_theirs') then 4
              when p_reason in ('harassment', 'discrimination') then 3
              when p_reason in ('same_photos', 'misleading') then 2
              else 1 end::smallint;
$$;

create table private.cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.report_subjects (kind),
  subject_id text not null check (char_length(subject_id) between 1 and 200),
  listing_id uuid,
  accused_id uuid references auth.users (id) on delete set null,
  accused_mailbox bytea check (octet_length(accused_mailbox) = 32),
  state text not null default 'open' check (state in ('open', 'answered', 'decided')),
  gravity smallint not null default 1 check (gravity between 1 and 4),
  decisions integer not null default 0 check (decisions >= 0),
  measure text check (measure in ('hide_home', 'remove', 'suspend')),
  opened_at timestamptz not null default now(),
  decided_at timestamptz,
  answered_at timestamptz
);
comment on table private.cases is 'The subjects that were reported, until the case is forgotten. There is one open case per subject.';
comment on column private.cases.subject_id is 'The id of the home, message, answer or person; mailbox:<hash> for a person without an account; for photos, private.person_key of both owners.';
comment on column private.cases.listing_id is 'The home that the case is about. The column has no foreign key, because a case outlives its home.';
comment on column private.cases.accused_mailbox is 'private.mailbox_hash of the accused person''s address, which also identifies people without an account; private.claimed_mailbox if any visitor may have typed the address.';
comment on column private.cases.state is 'answered: the person has answered a decision, so it needs another look.';
comment on column private.cases.gravity is 'private.gravity_of the gravest reason it was reported for.';
comment on column private.cases.decisions is 'How many decisions there were. A moderator sends the number they have seen.';
comment on column private.cases.measure is 'The measure in force.';
create unique index cases_one_open on private.cases (kind, subject_id) where state = 'open';
create index cases_of_subject on private.cases (kind, subject_id);
create index cases_waiting on private.cases ((-gravity), opened_at, id) where state <> 'decided';
create index cases_decided on private.cases (decided_at) where state = 'decided';
create index cases_of_accused on private.cases (accused_id);
create index cases_of_mailbox on private.cases (accused_mailbox);

create table private.reports (
  id uuid primary key,
  case_id uuid not null references private.cases (id) on delete cascade,
  reporter_id uuid references auth.users (id) on delete set null,
  reporter_key text not null check (char_length(reporter_key) between 1 and 100),
  reason text not null check (reason in (
    'not_theirs', 'fraud', 'misleading', 'discrimination', 'harassment', 'spam', 'other', 'same_photos')),
  words text check (char_length(words) between 1 and 1000),
  frozen jsonb check (jsonb_typeof(frozen) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  constraint reports_once unique (case_id, reporter_key)
);
comment on table private.reports is 'Who reported a case, and why. Only moderators read it.';
comment on column private.reports.id is 'The browser generates this id, so that a report that is sent again is recognized as the same one.';
comment on column private.reports.reporter_id is 'Null without an account, and for what the site itself found.';
comment on column private.reports.reporter_key is 'A hash of the reporter''s id, mailbox or network, because a person reports a case once; staff:<id> for a case that an operator opened.';
comment on column private.reports.frozen is 'A copy of the subject; null if it had not changed since the previous report.';
create index reports_of_reporter on private.reports (reporter_id);
create index reports_by_week on private.reports (created_at);

create table private.case_steps (
  case_id uuid not null references private.cases (id) on delete cascade,
  n integer generated always as identity,
  what text not null check (what in ('reported', 'seen', 'decided', 'answered')),
  actor_id uuid,
  decision text check (decision in ('nothing', 'hide_home', 'remove', 'suspend', 'kept', 'lifted')),
  words text check (char_length(words) <= 1000),
  taken_at timestamptz not null default clock_timestamp(),
  primary key (case_id, n),
  constraint case_steps_decision check ((what = 'decided') = (decision is not null))
);
comment on table private.case_steps is 'All events in a case: who reported, looked, decided and answered. Rows are only added.';
comment on column private.case_steps.actor_id is 'The moderator, or the person who answered. The column has no foreign key, because the record outlives their accounts.';
create index case_steps_by_week on private.case_steps (taken_at) where what = 'decided';

select private.only_for_server('select', 'report_subjects', 'cases', 'reports', 'case_steps');

create trigger keep_case_step before update on private.case_steps
  for each row execute function private.refuse_change();

-- No photos were kept before there were reports, so the table is empty.
alter table private.kept_photos
  add constraint kept_photos_case foreign key (case_id) references private.cases (id) on delete cascade not valid;

create type private.reported as (
  subject_id text, listing_id uuid, accused_id uuid, accused_mailbox bytea, frozen jsonb
);

create function private.frozen_home(p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'home', to_jsonb(l) - '{search,user_id,lat,lng,geocoded_at,updated_at}'::text[],
    'images', (select coalesce(jsonb_agg(jsonb_build_object(
        'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
        'widths', i.widths, 'blur_hash', i.blur_hash) order by i.position), '[]')
      from public.listing_images i where i.listing_id = l.id))
  from public.listings l where l.id = p_listing_id;
$$;

-- A message (the latest if p_n is null) and the fifteen before it.
create function private.frozen_messages(p_talk public.conversations, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', coalesce((select l.title from public.listings l where l.id = p_talk.listing_id), p_talk.home_title),
    'owner', private.name_of(p_talk, 'owner'), 'buyer', private.name_of(p_talk, 'buyer'),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'n', m.n, 'sender', m.sender, 'body', m.body, 'created_at', m.created_at) order by m.n)
      from public.messages m
      where m.conversation_id = p_talk.id
        and m.n between coalesce(p_n, p_talk.message_count) - 15 and coalesce(p_n, p_talk.message_count)), '[]'));
$$;

-- A showing's visitor as the accused, with their account only if they are proven to have asked for it.
create function private.accused_visitor(p_visit public.bookings) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  who private.reported;
begin
  who.listing_id := p_visit.listing_id;
  who.accused_mailbox := private.visitor_mailbox(p_visit);
  if who.accused_mailbox = private.mailbox_hash(p_visit.visitor_email) then
    who.accused_id := private.person_at(p_visit.visitor_email);
  end if;
  who.subject_id := coalesce(who.accused_id::text, 'mailbox:' || encode(who.accused_mailbox, 'hex'));
  return who;
end;
$$;

-- One side of a conversation as the accused. The address of a buyer who never wrote may have been typed into a showing
-- request by another person.
create function private.accused_side(p_talk public.conversations, p_side text) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  who private.reported;
  visit public.bookings;
  typed constant uuid := (select v.booking_id from private.conversation_visitors v
                          where v.conversation_id = p_talk.id and v.mailbox_hash is null);
begin
  if p_side = 'buyer' and not exists (
    select from public.messages m where m.conversation_id = p_talk.id and m.sender = 'buyer'
  ) then
    select * into visit from public.bookings b
    where b.id = typed or typed is null and b.listing_id = p_talk.listing_id
      and private.mailbox_hash(b.visitor_email) = private.buyer_mailbox(p_talk)
    order by private.is_proven(b.id) desc, b.created_at desc
    limit 1;
    return private.accused_visitor(visit);
  end if;
  who.listing_id := p_talk.listing_id;
  who.accused_id := case p_side when 'owner' then p_talk.owner_id else p_talk.buyer_id end;
  who.accused_mailbox := case
    when who.accused_id is not null then private.mailbox_of_person(who.accused_id)
    when p_side = 'buyer' then private.buyer_mailbox(p_talk) end;
  who.subject_id := coalesce(who.accused_id::text, 'mailbox:' || encode(who.accused_mailbox, 'hex'));
  return who;
end;
$$;

-- A published question and its answer.
create function private.published_answer(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('listing_id', a.listing_id, 'owner_id', l.user_id, 'title', l.title,
                            'question', a.question, 'answer', a.answer)
  from public.listing_answers a join public.listings l on l.id = a.listing_id
  where a.id = p_id and a.is_public and l.status in ('active', 'pending');
$$;

-- A report's subject, if the reporter can see it and it is not their own; otherwise null.
create function private.find_reported(
  p_kind text, p_subject text, p_reporter uuid, p_place private.link_place
) returns private.reported
language plpgsql stable set search_path = '' as $$
declare
  subject private.reported;
  talk public.conversations;
  written public.messages;
  visit public.bookings;
  side text;
  about constant text := split_part(p_subject, ':', 1);
  key constant uuid := case when p_subject ~* '(^|:)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then right(p_subject, 36)::uuid end;
begin
  if p_kind = 'home' then
    select l.id::text, l.id, l.user_id, private.mailbox_of_person(l.user_id)
    into subject.subject_id, subject.listing_id, subject.accused_id, subject.accused_mailbox
    from public.listings l where l.id = key and l.status in ('active', 'pending', 'sold');
    subject.frozen := private.frozen_home(key);
  elsif p_kind = 'answer' then
    subject.frozen := private.published_answer(key);
    subject.listing_id := (subject.frozen ->> 'listing_id')::uuid;
    subject.accused_id := (subject.frozen ->> 'owner_id')::uuid;
    subject.accused_mailbox := private.mailbox_of_person(subject.accused_id);
    subject.frozen := subject.frozen - '{listing_id,owner_id}'::text[];
    subject.subject_id := case when subject.frozen is not null then key::text end;
  elsif p_kind = 'message' then
    select * into written from public.messages m where m.id = key;
    select * into talk from public.conversations c where c.id = written.conversation_id;
    side := case when p_place.conversation_id = talk.id and written.n >= p_place.from_n then p_place.side
      else (select m.side from public.conversation_members m
            where m.conversation_id = talk.id and m.person_id = p_reporter) end;
    if side is not null and written.sender <> side and written.removed_at is null then
      subject := private.accused_side(talk, written.sender);
      -- At a home of several owners, the accused is the owner who wrote it.
      if written.sender = 'owner' and written.person_id is not null then
        subject.accused_id := written.person_id;
        subject.accused_mailbox := private.mailbox_of_person(written.person_id);
      end if;
      subject.subject_id := written.id::text;
      subject.frozen := private.frozen_messages(talk, written.n);
    end if;
  elsif p_kind = 'person' and about = 'showing' then
    select * into visit from public.bookings b
    where b.id = key and private.is_owner_of(b.listing_id, p_reporter) and b.visitor_email <> 'removed@visitor.invalid';
    if visit.id is not null then
      subject := private.accused_visitor(visit);
      select * into talk from public.conversations c
      where c.id = private.conversation_of(visit);
      subject.frozen := private.frozen_messages(talk, null) || jsonb_build_object(
        'title', (select l.title from public.listings l where l.id = visit.listing_id),
        'showing', jsonb_build_object('name', private.first_name(visit.visitor_name), 'date', visit.date,
          'time', to_char(visit.time, 'HH24:MI'), 'status', visit.status, 'no_show', visit.no_show,
          'proven', visit.party_id is not null or private.is_proven(visit.id),
          'special_requests', visit.special_requests));
    end if;
  elsif p_kind = 'person' then
    if p_place.side is not null then
      -- Before a message is written, the other side of a visitor's link is the home's owner.
      select c.* into talk from public.conversations c where c.id = p_place.conversation_id;
      if talk.id is null then
        select l.id, l.user_id into talk.listing_id, talk.owner_id
        from public.listings l where l.id = p_place.listing_id;
        talk.message_count := 0;
      end if;
      side := p_place.side;
    elsif about = 'conversation' then
      select m.side into side from public.conversation_members m
      where m.conversation_id = key and m.person_id = p_reporter;
      select c.* into talk from public.conversations c where c.id = key and side is not null;
    end if;
    if side is not null and talk.listing_id is not null then
      subject := private.accused_side(talk, private.other_side(side));
      subject.frozen := private.frozen_messages(talk, null);
    end if;
  end if;
  if subject.subject_id is null or subject.accused_id = p_reporter then
    return null;
  end if;
  return subject;
end;
$$;

create function private.is_known_report(
  p_id uuid, p_kind text, p_subject private.reported, p_reason text, p_words text
) returns boolean
language sql volatile set search_path = '' as $$
  select private.is_repeat(
    (select to_jsonb(r) || jsonb_build_object('kind', c.kind, 'subject_id', c.subject_id)
     from private.reports r join private.cases c on c.id = r.case_id where r.id = p_id),
    jsonb_build_object('kind', p_kind, 'subject_id', p_subject.subject_id, 'reason', p_reason, 'words', p_words));
$$;

-- Stores a report of a subject that was found. Returns its case.
create function private.file_report(
  p_id uuid, p_kind text, p_subject private.reported, p_reporter uuid, p_key text, p_reason text, p_words text
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  about uuid;
  latest jsonb;
begin
  if private.is_known_report(p_id, p_kind, p_subject, p_reason, p_words) then
    return (select r.case_id from private.reports r where r.id = p_id);
  end if;
  loop
    insert into private.cases (kind, subject_id, listing_id, accused_id, accused_mailbox, gravity)
    values (p_kind, p_subject.subject_id, p_subject.listing_id, p_subject.accused_id, p_subject.accused_mailbox,
            private.gravity_of(p_reason))
    on conflict (kind, subject_id) where state = 'open' do nothing
    returning id into about;
    exit when about is not null;
    select c.id into about from private.cases c
    where c.kind = p_kind and c.subject_id = p_subject.subject_id and c.state = 'open' for no key update;
    exit when about is not null;
  end loop;
  select r.frozen into latest from private.reports r
  where r.case_id = about and r.frozen is not null order by r.created_at desc, r.id limit 1;
  insert into private.reports (id, case_id, reporter_id, reporter_key, reason, words, frozen)
  values (p_id, about, p_reporter, p_key, p_reason, p_words,
          case when p_subject.frozen is distinct from latest then p_subject.frozen end)
  on conflict do nothing;
  if found then
    update private.cases c set gravity = private.gravity_of(p_reason)
    where c.id = about and c.gravity < private.gravity_of(p_reason);
    insert into private.case_steps (case_id, what) values (about, 'reported');
    -- The files of its photographs stay as long as the copy refers to them.
    insert into private.kept_photos (path, case_id)
    select distinct image ->> 'path', about
    from jsonb_path_query(p_subject.frozen, '$.**.images[*]') as image
    on conflict do nothing;
  else
    -- The same report was sent twice at the same moment.
    perform private.is_known_report(p_id, p_kind, p_subject, p_reason, p_words);
  end if;
  return about;
end;
$$;

-- False for an unknown token: an error would roll back the count of attempts.
create function private.report(
  p_id uuid, p_kind text, p_subject text, p_reason text, p_words text default null, p_token text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := nullif(btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t'), '');
  reporter uuid := auth.uid();
  mailbox bytea;
  -- Reporters are counted by mailbox: all its accounts are one person.
  who text;
  place private.link_place;
  subject private.reported;
  caller private.caller;
begin
  if p_id is null or p_subject is null or char_length(p_subject) > 200
     or p_kind is null or p_kind not in ('home', 'message', 'person', 'answer')
     or p_reason is null or p_reason not in (
       'not_theirs', 'fraud', 'misleading', 'discrimination', 'harassment', 'spam', 'other')
     or char_length(written) > private.limit_of('reports.words') or translate(written, E'\n\t', '') ~ '[[:cntrl:]]'
     or (p_reason = 'other' and written is null) then
    raise exception using errcode = 'PT422', message = 'report_invalid';
  end if;
  if not private.take_network_rate('report:network', 3600, 10)
     or not private.take_network_rate('report:network-day', 86400, private.limit_of('reports.per_day_and_network')) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  if p_token is not null then
    place := private.place_of_link(p_token);
    if place.side is null then
      return false;
    end if;
    reporter := place.person_id;
    mailbox := private.mailbox_hash((place.visit).visitor_email);
  end if;
  mailbox := coalesce(private.mailbox_of_person(reporter), mailbox);
  who := coalesce('mailbox:' || encode(mailbox, 'hex'), 'person:' || reporter);
  if who is not null
     and not private.take_rate('report:' || who, 86400, private.limit_of('reports.per_day_and_person')) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  perform private.refuse_suspended(reporter, mailbox);
  if p_kind in ('message', 'person') and reporter is null and mailbox is null then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;

  subject := private.find_reported(p_kind, p_subject, reporter, place);
  perform private.share_people(coalesce(reporter, subject.accused_id), coalesce(subject.accused_id, reporter))
  where coalesce(reporter, subject.accused_id) is not null;
  -- The subject may have been deleted while this call waited.
  subject := private.find_reported(p_kind, p_subject, reporter, place);
  if subject.subject_id is null then
    raise exception using errcode = 'PT404', message = 'report_unknown';
  end if;
  who := encode(sha256(convert_to(coalesce(who, 'network:' || private.caller_network()), 'utf8')), 'hex');
  caller := private.caller_of(reporter, private.caller_networks(), who);
  -- A person reports a case once, and a repeat takes nothing from the limits that others share.
  if exists (
    select from private.cases c join private.reports r on r.case_id = c.id
    where c.kind = p_kind and c.subject_id = subject.subject_id and c.state = 'open' and r.reporter_key = who
  ) then
    return true;
  end if;
  -- A person who fears reports could use up these limits beforehand. So reports by strangers are limited separately for
  -- grave reasons; messages and people can only be reported by the people involved.
  if not private.take_part('moderation', null, caller)
     or p_kind in ('home', 'answer') and not private.take_part(
       'reports', concat_ws(':', subject.listing_id, case when private.gravity_of(p_reason) > 2 then 'grave' end), caller) then
    raise exception using errcode = 'PT429', message = 'too_many_reports';
  end if;
  perform private.file_report(p_id, p_kind, subject, reporter, who, p_reason, written);
  return true;
end;
$$;

select private.expose('report(id, kind, subject, reason, words, token)', 'anon, authenticated',
  'Reports a home, message, person or answer to the moderators. `subject`: its id, for a person conversation:<id> or showing:<id>; `token`: of a link, without an account; false if it is unknown.');
