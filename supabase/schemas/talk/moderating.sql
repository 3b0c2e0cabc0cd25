-- Moderating: the queue of reported cases at /operator, what moderators decide, and what the people involved are told.
-- Every function for moderators refuses other callers before it looks anything up, shows first names and masked
-- addresses, and records who looked and who decided.
--
-- A decision says how many decisions its moderator has seen, so that the second of two concurrent ones is refused. The
-- person whom a measure is about is told why and may answer once; then the case is reviewed again. If a report leads to
-- nothing, only its reporters are told.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('report_decided', true, 'always', 'at_once', 'happened');

create table private.removed_messages (
  message_id uuid primary key references public.messages (id) on delete cascade,
  case_id uuid not null references private.cases (id) on delete cascade,
  body text not null
);
comment on table private.removed_messages is 'The text of messages that moderators removed, in case the decision is lifted.';
create index removed_messages_of_case on private.removed_messages (case_id);
select private.only_for_server('select', 'removed_messages');

-- Removes a reported message for both sides, or an answer from its page. It may be gone already.
create function private.remove_subject(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_case.kind = 'message' then
    insert into private.removed_messages (message_id, case_id, body)
    select m.id, p_case.id, m.body from public.messages m
    where m.id = p_case.subject_id::uuid and m.removed_at is null for no key update
    on conflict do nothing;
    update public.messages m set body = 'This message was removed by our moderators.', removed_at = now()
    from private.removed_messages gone
    where gone.message_id = m.id and gone.case_id = p_case.id and m.removed_at is null;
  else
    insert into private.withheld_answers (answer_id, case_id) values (p_case.subject_id::uuid, p_case.id)
    on conflict do nothing;
    update public.listing_answers a set is_public = false where a.id = p_case.subject_id::uuid;
  end if;
end;
$$;

create function private.restore_subject(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.messages m set body = gone.body, removed_at = null
  from private.removed_messages gone
  where gone.case_id = p_case.id and m.id = gone.message_id;
  delete from private.removed_messages gone where gone.case_id = p_case.id;
  -- The answer's owner may publish it again.
  delete from private.withheld_answers w where w.case_id = p_case.id;
end;
$$;

-- Decides a case, or decides it again after an answer, or lifts what is in force.
create function private.decide_case(p_id uuid, p_seen integer, p_decision text, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  reason constant text := btrim(regexp_replace(coalesce(p_reason, ''), '\r\n?', E'\n', 'g'), E' \n\t');
  about private.cases;
  before text;
begin
  perform private.require_role('moderator');
  if char_length(reason) not between private.limit_of('reports.reason_least')
       and private.limit_of('reports.reason_most') or translate(reason, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  select * into about from private.cases c where c.id = p_id;
  perform private.lock_homes(owner) from private.owners_around(about) as owner;
  select * into about from private.cases c where c.id = p_id for update;
  if about.id is null then
    raise exception using errcode = 'PT404', message = 'case_unknown';
  end if;
  -- Moderators can't decide cases they are part of.
  if me = about.accused_id or exists (
    select from private.reports r where r.case_id = p_id and r.reporter_id = me
  ) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if about.decisions is distinct from p_seen then
    raise exception using errcode = 'PT409', message = 'case_changed';
  end if;
  if not coalesce(case
    when about.state = 'open' then p_decision = 'nothing' or exists (
      select from private.report_subjects s where s.kind = about.kind and p_decision = any (s.measures))
    when about.state = 'answered' then p_decision in ('kept', 'lifted')
    else p_decision = 'lifted' and about.measure is not null end, false) then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;

  before := about.measure;
  if p_decision = 'hide_home' then
    perform private.withhold_home(about.listing_id, p_id)
    from public.listings l where l.id = about.listing_id;
  elsif p_decision = 'remove' then
    perform private.remove_subject(about);
  elsif p_decision = 'suspend' then
    perform private.suspend_person(about);
  elsif p_decision = 'nothing' then
    -- The home may be hidden because it was reported twice (ownership).
    perform private.release_homes(p_id);
  elsif p_decision = 'lifted' then
    delete from private.suspensions s where s.case_id = p_id;
    perform private.release_homes(p_id);
    perform private.restore_subject(about);
  end if;
  update private.cases c
  set state = 'decided', decisions = c.decisions + 1, decided_at = clock_timestamp(),
      measure = case p_decision when 'kept' then c.measure when 'nothing' then null when 'lifted' then null
                                else p_decision end
  where c.id = p_id
  returning * into about;
  insert into private.case_steps (case_id, what, actor_id, decision, words)
  values (p_id, 'decided', me, p_decision, reason);

  if p_decision <> 'nothing' then
    perform private.tell(about.accused_id, 'report_decided', about.listing_id, p_id, jsonb_build_object(
      'told', 'accused', 'about', about.kind, 'decision', p_decision, 'measure', coalesce(about.measure, before)));
  end if;
  -- Reporters are told once whether something was done.
  if about.decisions = 1 then
    perform private.tell_all(array(
        select r.reporter_id from private.reports r where r.case_id = p_id and r.reporter_id is not null),
      'report_decided', about.listing_id, p_id, jsonb_build_object(
        'told', 'reporter', 'about', about.kind, 'decision', case p_decision when 'nothing' then 'nothing' else 'acted' end));
  end if;
end;
$$;

-- The accused person answers a decision, once.
create function private.answer_decision(p_id uuid, p_words text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t');
begin
  if char_length(written) not between 1 and 1000 or translate(written, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_answer_invalid';
  end if;
  update private.cases c set state = 'answered', answered_at = now()
  where c.id = p_id and c.accused_id = auth.uid() and c.state = 'decided' and c.measure is not null
    and c.answered_at is null;
  if not found then
    raise exception using errcode = 'PT409', message = 'case_changed';
  end if;
  insert into private.case_steps (case_id, what, actor_id, words) values (p_id, 'answered', auth.uid(), written);
end;
$$;

-- A case as the accused or a reporter sees it; null for anyone else. The accused learns the subject, the decision and
-- the reason; a reporter, whether something was done.
create function private.my_case(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when c.accused_id = (select auth.uid()) and last.decision <> 'nothing' then jsonb_build_object(
      'id', c.id, 'as', 'accused', 'about', c.kind, 'decision', last.decision, 'measure', c.measure,
      'reason', last.words, 'decided_at', last.taken_at,
      'title', coalesce(first.frozen #>> '{home,title}', first.frozen #>> '{homes,0,home,title}', first.frozen ->> 'title'),
      'words', case c.kind
        when 'message' then (select m ->> 'body' from jsonb_array_elements(first.frozen -> 'messages') as m
                             where m ->> 'id' = c.subject_id)
        when 'answer' then first.frozen ->> 'answer' end,
      'can_answer', c.state = 'decided' and c.measure is not null and c.answered_at is null,
      'answer', (select s.words from private.case_steps s where s.case_id = c.id and s.what = 'answered'),
      'is_waiting', c.state = 'answered')
    when own.id is not null then jsonb_build_object(
      'id', c.id, 'as', 'reporter', 'about', c.kind, 'reason', own.reason, 'words', own.words,
      'reported_at', own.created_at, 'title', coalesce(first.frozen #>> '{home,title}', first.frozen ->> 'title'),
      'decision', (select case s.decision when 'nothing' then 'nothing' else 'acted' end
                   from private.case_steps s where s.case_id = c.id and s.what = 'decided' order by s.n limit 1)) end
  from private.cases c
  left join private.reports own on own.case_id = c.id and own.reporter_id = (select auth.uid())
  left join lateral (
    select s.decision, s.words, s.taken_at from private.case_steps s
    where s.case_id = c.id and s.what = 'decided' order by s.n desc limit 1) as last on true
  left join lateral (
    select r.frozen from private.reports r
    where r.case_id = c.id and r.frozen is not null order by r.created_at, r.id limit 1) as first on true
  where c.id = p_id;
$$;

-- The caller's own reports, and decisions about the caller, for the export.
create function private.my_cases() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(shown order by shown ->> 'id'), '[]')
  from (
    select private.my_case(c.id) as shown from private.cases c
    where c.accused_id = (select auth.uid())
       or c.id in (select r.case_id from private.reports r where r.reporter_id = (select auth.uid()))
  ) as mine
  where shown is not null;
$$;

-- Whether an address belongs to a mailbox, or to the key of one that was only typed.
create function private.is_of_mailbox(p_email text, p_mailbox bytea) returns boolean
language sql immutable set search_path = '' as $$
  select p_mailbox in (mailbox, private.claimed_mailbox(mailbox))
  from (select private.mailbox_hash(p_email) as mailbox) as typed;
$$;

-- A person's history for judging a case, without full name, address or number.
create function private.history_of(p_person uuid, p_mailbox bytea) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(
      (select private.first_name(p.full_name) from public.profiles p where p.id = p_person),
      (select private.first_name(b.visitor_name) from public.bookings b
       where private.is_of_mailbox(b.visitor_email, p_mailbox) order by b.created_at desc limit 1)),
    'address', (select private.masked_address(u.email::text) from auth.users u where u.id = p_person),
    'member_since', (select u.created_at from auth.users u where u.id = p_person),
    'suspended', private.is_suspended(p_person, p_mailbox),
    'homes', (select count(*) from public.listings l where l.user_id = p_person),
    'homes_for_sale', (select count(*) from public.listings l
                       where l.user_id = p_person and l.status in ('active', 'pending')),
    'showings', (select count(*) from public.bookings b where private.is_of_mailbox(b.visitor_email, p_mailbox)),
    'no_shows', (select count(*) from public.bookings b
                 where private.is_of_mailbox(b.visitor_email, p_mailbox) and b.no_show),
    'conversations', (select count(*) from public.conversation_members m where m.person_id = p_person),
    'reported', (select count(*) from private.cases c where c.accused_id = p_person or c.accused_mailbox = p_mailbox),
    'measures', (select count(*) from private.cases c join private.case_steps s on s.case_id = c.id
                 where (c.accused_id = p_person or c.accused_mailbox = p_mailbox)
                   and s.decision in ('hide_home', 'remove', 'suspend')),
    'reports', (select count(*) from private.reports r where r.reporter_id = p_person),
    'reports_upheld', (select count(*) from private.reports r where r.reporter_id = p_person and exists (
      select from private.case_steps s
      where s.case_id = r.case_id and s.decision in ('hide_home', 'remove', 'suspend')))));
$$;

-- A case as the queue shows it.
create function private.queued_case(c private.cases) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'state', c.state, 'opened_at', c.opened_at, 'decided_at', c.decided_at,
    'measure', c.measure,
    'title', (
      select coalesce(first.frozen #>> '{home,title}', first.frozen #>> '{homes,0,home,title}', first.frozen ->> 'title')
      from private.reports first where first.case_id = c.id and first.frozen is not null
      order by first.created_at, first.id limit 1),
    'reports', (select count(*) from private.reports r where r.case_id = c.id),
    'reasons', (select coalesce(jsonb_agg(distinct r.reason), '[]') from private.reports r where r.case_id = c.id),
    'decision', (select s.decision from private.case_steps s
                 where s.case_id = c.id and s.what = 'decided' order by s.n desc limit 1));
$$;

-- A page of the waiting cases, the gravest first and the oldest of these, with their number; and the latest decided
-- ones. p_after is the key of a page's last case, from `next`.
create function private.moderation_queue(p_after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := 50;
  page uuid[];
  last private.cases;
begin
  perform private.require_role('moderator');
  begin
    page := array(
      select c.id from private.cases c
      where c.state <> 'decided' and (p_after is null or (-c.gravity, c.opened_at, c.id)
        > (-(p_after ->> 'gravity')::smallint, (p_after ->> 'opened_at')::timestamptz, (p_after ->> 'id')::uuid))
      order by -c.gravity, c.opened_at, c.id limit size + 1);
  exception when data_exception then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end;
  select * into last from private.cases c where c.id = page[size];
  return jsonb_build_object(
    'total', (select count(*) from private.cases c where c.state <> 'decided'),
    'waiting', (
      select coalesce(jsonb_agg(private.queued_case(c) order by array_position(page, c.id)), '[]')
      from private.cases c where c.id = any (page[:size])),
    'next', case when cardinality(page) > size then jsonb_build_object(
      'gravity', last.gravity, 'opened_at', last.opened_at, 'id', last.id) end,
    'decided', case when p_after is null then (
      select coalesce(jsonb_agg(private.queued_case(d) order by d.decided_at desc, d.id), '[]')
      from private.cases d where d.id in (
        select each.id from private.cases each where each.state = 'decided' order by each.decided_at desc limit 50))
      else '[]' end);
end;
$$;

-- One case with everything needed to decide it. A moderator's look is recorded once until something else happens.
create function private.moderation_case(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  about private.cases;
begin
  perform private.require_role('moderator');
  select * into about from private.cases c where c.id = p_id;
  if about.id is null then
    return null;
  end if;
  insert into private.case_steps (case_id, what, actor_id)
  select p_id, 'seen', auth.uid()
  where not exists (
    select from private.case_steps s
    where s.case_id = p_id and s.what = 'seen' and s.actor_id = auth.uid() and s.n > coalesce((
      select max(other.n) from private.case_steps other where other.case_id = p_id and other.what <> 'seen'), 0));
  return jsonb_build_object(
    'id', p_id, 'kind', about.kind, 'state', about.state, 'decisions', about.decisions, 'measure', about.measure,
    'subject_id', about.subject_id, 'listing_id', about.listing_id,
    'is_public', exists (
      select from public.listings l where l.id = about.listing_id and l.status in ('active', 'pending')),
    'measures', (select to_jsonb(s.measures) from private.report_subjects s where s.kind = about.kind),
    'opened_at', about.opened_at,
    'is_own', coalesce(about.accused_id = auth.uid(), false) or exists (
      select from private.reports r where r.case_id = p_id and r.reporter_id = auth.uid()),
    'accused', private.history_of(about.accused_id, about.accused_mailbox)
      || jsonb_build_object('is_gone', about.accused_id is null and not exists (
           select from public.bookings b where private.is_of_mailbox(b.visitor_email, about.accused_mailbox))),
    'copies', (
      select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'frozen', r.frozen) order by r.created_at desc), '[]')
      from private.reports r where r.case_id = p_id and r.frozen is not null),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reason', r.reason, 'words', r.words, 'at', r.created_at, 'by_staff', r.reporter_key like 'staff:%',
        'reporter', case when r.reporter_id is not null then private.history_of(
          r.reporter_id, private.mailbox_of_person(r.reporter_id)) end) order by r.created_at), '[]')
      from (select * from private.reports each where each.case_id = p_id order by each.created_at limit 20) as r),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', s.what, 'at', s.taken_at, 'decision', s.decision, 'words', s.words,
        'by', case when s.what in ('seen', 'decided') then (
          select private.first_name(p.full_name) from public.profiles p where p.id = s.actor_id) end) order by s.n), '[]')
      from private.case_steps s where s.case_id = p_id));
end;
$$;

-- Figures of eight weeks, the latest first; weeks begin on Monday (UTC).
create function private.moderation_weeks()
returns table (
  week date, reports bigint, cases bigint, decided bigint, acted bigint, answered bigint, lifted bigint,
  median_hours numeric
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return query
  with weeks as (
    select (date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => n)) as begins
    from generate_series(0, 7) as n
  )
  select w.begins::date,
    (select count(*) from private.reports r where r.created_at >= span.since and r.created_at < span.until),
    (select count(*) from private.cases c where c.opened_at >= span.since and c.opened_at < span.until),
    counted.*
  from weeks w
  cross join lateral (
    select w.begins at time zone 'UTC' as since, (w.begins + interval '1 week') at time zone 'UTC' as until
  ) as span
  cross join lateral (
    select count(*) filter (where s.what = 'decided'),
           count(*) filter (where s.decision in ('hide_home', 'remove', 'suspend')),
           count(*) filter (where s.what = 'answered'),
           count(*) filter (where s.decision = 'lifted'),
           round((percentile_cont(0.5) within group (order by extract(epoch from s.taken_at - c.opened_at))
             filter (where s.what = 'decided'
               and s.decision in ('nothing', 'hide_home', 'remove', 'suspend')))::numeric / 3600, 1)
    from private.case_steps s join private.cases c on c.id = s.case_id
    where s.taken_at >= span.since and s.taken_at < span.until
  ) as counted
  order by 1 desc;
end;
$$;

-- A case is deleted some time after its last decision; with a measure in force, later, and the
-- measure ends with it.
create function private.forget_cases() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  update private.reports r set reporter_key = r.id::text
  where r.reporter_id is null and r.reporter_key <> r.id::text and r.reason <> 'same_photos'
    and r.created_at < (select private.kept_since('networks_of_reports'));
  delete from private.kept_photos k using private.cases c
  where c.id = k.case_id and c.state = 'decided' and c.decided_at < (select private.kept_since('reported_photos'));
  delete from private.cases c
  where c.state = 'decided'
    and c.decided_at < (select private.kept_since('cases'))
    and (c.measure is null or c.decided_at < (select private.kept_since('cases_in_force')));
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
grant execute on function private.forget_cases to service_role;

insert into private.duties (name, every, work) values
  ('delete old cases of reports', '1 day', 'select private.forget_cases()');

select private.expose('decide_case(id, seen, decision, reason)', 'authenticated',
  'Called by moderators. Decides a case. `seen`: how many decisions they have seen.');
select private.expose('moderation_queue(after)', 'authenticated',
  'Called by moderators. A page of the waiting cases, the gravest first, with their number and the key of the next page; and the latest decided ones.');
select private.expose('moderation_case(id)', 'authenticated',
  'Called by moderators. A case with its frozen copies, both sides'' history and every step; null for none.');
select private.expose('moderation_weeks()', 'authenticated',
  'Called by moderators. Figures of the last eight weeks. `median_hours`: from the first report to the decision.');
select private.expose('answer_decision(id, words)', 'authenticated',
  'The person whom a decision concerns answers it, once.');
select private.expose('my_case(id)', 'authenticated',
  'A case as the caller sees it, if they reported it or it is about them; otherwise null.');
select private.expose('my_cases()', 'authenticated',
  'The caller''s own reports, and decisions about the caller.');
