-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/sales/amending_sales.sql

-- Amending a sale: one side proposes other terms, and the other side agrees or refuses; the side that proposed them can
-- take them back. A proposal names only the terms it changes, so that it doesn't undo what the two sides agree on in
-- the meantime. Every act names how many proposals and answers its caller has seen (amendments_seen), and an answer
-- names the proposal.
--
-- An agreed amendment counts the open steps of the sale again. Steps that the terms no longer have are waived by both
-- sides, and come back if the terms do. A step that is done, or that the buyer waived alone, never moves.

create function private.amendments_seen(p_sale_id uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer + count(*) filter (where a.state <> 'open')::integer
  from public.amendments a where a.sale_id = p_sale_id;
$$;

-- The names of contingencies among terms and steps.
create function private.step_of_days(p_name text) returns text
language sql stable set search_path = '' as $$
  select k.kind from private.step_kinds k where k.contingency = p_name;
$$;

-- The terms in force, with the changes that are proposed. The note stays with the version for which it was written.
create function private.amended_terms(p_base public.offer_versions, p_closing date, p_changes jsonb)
returns public.offer_versions
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes ?| array['agent_name', 'note']
     or jsonb_typeof(p_changes -> 'repairs') <> 'string' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  return private.offer_terms(
    private.terms_json(p_base) || jsonb_build_object('closing_on', p_closing) || (p_changes - 'repairs')
    || jsonb_build_object('note', ''));
end;
$$;

-- Refuses terms that can't be agreed on today, or no longer can.
create function private.refuse_amendment(
  p_sale public.sales, p_terms public.offer_versions, p_changes text[], p_today date
) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.sale_steps s
    where s.sale_id = p_sale.id and s.state <> 'open' and s.settled_by <> 'both'
      and (s.kind = 'closing' or s.kind in (select private.step_of_days(name) from unnest(p_changes) as name))
  ) then
    raise exception using errcode = 'PT409', message = 'step_settled';
  end if;
  if ('closing_on' = any (p_changes) and p_terms.closing_on not between p_today and p_today + 365) or exists (
    select from unnest(p_changes) as name
    cross join lateral (select private.step_of_days(name) as kind) as step
    cross join lateral (select private.contingency_days(step.kind, p_terms) as days) as own
    where p_sale.binds_on is not null and own.days is not null
      and private.counted_day(p_sale.binds_on, own.days, private.counts_for(step.kind, p_sale), p_sale.moves) < p_today
  ) then
    raise exception using errcode = 'PT422', message = 'step_day_invalid';
  end if;
end;
$$;

create function private.tell_of_amendment(
  p_offer public.offers, p_amendment public.amendments, p_side text, p_kind text, p_data jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, p_side), p_kind, p_offer.listing_id, p_offer.id,
    jsonb_build_object('as', p_side, 'home', nullif(p_offer.home, ''), 'room', p_amendment.sale_id, 'n', p_amendment.n)
      || p_data);
$$;

create function private.propose_amendment(
  p_sale_id uuid, p_seen integer, p_changes jsonb, p_valid_until timestamptz, p_said text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  words constant text := private.offer_words(p_said);
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  side constant text := private.side_of(offer, me);
  zone constant text := private.zone_of_sale(p_sale_id);
  at constant timestamptz := clock_timestamp();
  today constant date := (at at time zone zone)::date;
  sale public.sales;
  base public.offer_versions;
  terms public.offer_versions;
  last public.amendments;
  made public.amendments;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into base from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
  select * into last from public.amendments a where a.sale_id = p_sale_id order by a.n desc limit 1;
  made.closing_was := private.agreed_closing(sale);
  terms := private.amended_terms(base, made.closing_was, p_changes);
  made.repairs := case when p_changes ? 'repairs'
    then private.offer_words(p_changes ->> 'repairs') else private.agreed_repairs(p_sale_id) end;

  if last.seen = p_seen and last.made_by = side then
    select * into base from public.offer_versions v where v.offer_id = last.offer_id and v.n = last.version;
    perform private.is_repeat(
      private.terms_json(base) || jsonb_build_object(
        'repairs', last.repairs, 'said', last.said, 'valid_until', extract(epoch from base.valid_until)),
      private.terms_json(terms) || jsonb_build_object(
        'repairs', made.repairs, 'said', words, 'valid_until', extract(epoch from p_valid_until)));
    return private.offer_seen_by(offer, side);
  end if;
  if sale.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_seen is distinct from private.amendments_seen(p_sale_id) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif (select count(*) from public.amendments a where a.sale_id = p_sale_id and a.made_by = side)
        >= private.limit_of('offers.amendments_per_side') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  elsif exists (select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(me);
  made.changes := array(
    select name from jsonb_each(private.terms_json(terms) || jsonb_build_object('repairs', made.repairs)) as now (name, value)
    where value is distinct from (private.terms_json(base) || jsonb_build_object(
      'closing_on', made.closing_was, 'note', '', 'repairs', private.agreed_repairs(p_sale_id))) -> name
    order by name);
  if cardinality(made.changes) = 0 then
    raise exception using errcode = 'PT422', message = 'amendment_same';
  end if;
  perform private.refuse_amendment(sale, terms, made.changes, today);
  if p_valid_until is null
     or p_valid_until not between at + make_interval(hours => private.limit_of('offers.valid_hours_least'))
                              and at + make_interval(days => private.limit_of('offers.valid_days_most')) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  elsif terms.closing_on >= today and (p_valid_until at time zone zone)::date > terms.closing_on then
    raise exception using errcode = 'PT422', message = 'offer_outlives_closing';
  end if;

  terms.offer_id := sale.offer_id;
  terms.n := (select max(v.n) + 1 from public.offer_versions v where v.offer_id = sale.offer_id);
  terms.made_by := side;
  terms.person_id := me;
  terms.valid_until := p_valid_until;
  terms.created_at := at;
  begin
    insert into public.offer_versions select terms.*;
  exception when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  update public.amendments a
  set state = 'replaced', answered_by = side, answered_at = at, answered_on = today, answered_person_id = me
  where a.sale_id = p_sale_id and a.state = 'open';
  insert into public.amendments (
    sale_id, n, offer_id, version, made_by, seen, changes, closing_was, repairs, said, remind_at)
  values (p_sale_id, coalesce(last.n, 0) + 1, sale.offer_id, terms.n, side, p_seen, made.changes, made.closing_was,
          made.repairs, words, private.remind_at(at, p_valid_until))
  returning * into made;
  perform private.tell_of_amendment(
    offer, made, private.other_side(side), 'amendment_proposed',
    jsonb_build_object('until', p_valid_until, 'zone', zone));
  return private.offer_seen_by(offer, side);
end;
$$;

create function private.answer_amendment(p_sale_id uuid, p_n integer, p_how text, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  words constant text := private.offer_words(p_said);
  offer public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  side constant text := private.side_of(offer, me);
  at constant timestamptz := clock_timestamp();
  today constant date := (at at time zone private.zone_of_sale(p_sale_id))::date;
  sale public.sales;
  terms public.offer_versions;
  asked public.amendments;
begin
  if p_how is null or p_how not in ('agreed', 'refused', 'taken_back') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into asked from public.amendments a where a.sale_id = p_sale_id and a.n = p_n;
  if (asked.state, asked.answered_by, asked.answer) is not distinct from (p_how, side, words) then
    return private.offer_seen_by(offer, side);
  elsif asked.n is null or asked.state <> 'open' or (asked.made_by = side) <> (p_how = 'taken_back') then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif sale.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  -- A suspended person can still refuse a proposal or take it back, but only without words.
  if p_how = 'agreed' or words <> '' then
    perform private.refuse_suspended(me);
  end if;
  if p_how = 'agreed' then
    select * into terms from public.offer_versions v where v.offer_id = asked.offer_id and v.n = asked.version;
    if terms.valid_until <= at then
      raise exception using errcode = 'PT409', message = 'amendment_over';
    elsif sale.ends_at is not null then
      raise exception using errcode = 'PT409', message = 'amendment_while_ending';
    elsif exists (select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)) then
      raise exception using errcode = 'PT409', message = 'offer_not_open';
    elsif 'closing_on' = any (asked.changes) and asked.closing_was <> private.agreed_closing(sale) then
      raise exception using errcode = 'PT409', message = 'sale_changed';
    end if;
    perform private.refuse_amendment(sale, terms, asked.changes, today);
  end if;
  update public.amendments a set
    state = p_how, answered_by = side, answered_at = at, answered_on = today, answer = words, answered_person_id = me,
    acts_before = case when p_how = 'agreed' then (
      select coalesce(max(done.n), 0) from public.sale_acts done where done.sale_id = p_sale_id) end
  where a.sale_id = p_sale_id and a.n = p_n returning * into asked;
  if p_how = 'agreed' then
    update public.offers o set version = asked.version where o.id = offer.id returning * into offer;
    perform private.apply_amendment(sale, terms, asked);
    perform private.tell_of_amendment(offer, asked, each, 'amendment_agreed', jsonb_build_object('by', side))
    from unnest(array['buyer', 'owner']) as each;
  elsif p_how = 'refused' then
    perform private.tell_of_amendment(offer, asked, asked.made_by, 'amendment_refused');
  end if;
  return private.offer_seen_by(offer, side);
end;
$$;

-- Puts the terms of an agreed amendment in force, for all steps that are still open.
create function private.apply_amendment(
  p_sale public.sales, p_terms public.offer_versions, p_agreed public.amendments
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  before public.offer_versions;
begin
  select * into before from public.offer_versions v where v.offer_id = p_sale.offer_id and v.n = p_sale.n;
  update public.sales s set n = p_terms.n where s.id = p_sale.id;
  update public.sale_steps step
  set state = 'waived', settled_on = p_agreed.answered_on, settled_by = 'both', proposed_on = null, proposed_by = null
  where step.sale_id = p_sale.id and step.state = 'open'
    and step.kind in (select t.kind from private.steps_of_terms(before, p_sale.has_hoa) as t)
    and step.kind not in (select t.kind from private.steps_of_terms(p_terms, p_sale.has_hoa) as t);
  -- Terms that change a step's date replace the date that the two sides had agreed on for it. They also replace a date
  -- that waits for an answer: if it were agreed on later, it would undo the terms.
  update public.sale_steps step set agreed_on = null, proposed_on = null, proposed_by = null
  where step.sale_id = p_sale.id and num_nonnulls(step.agreed_on, step.proposed_on) > 0 and step.kind in (
    select k.kind from private.step_kinds k
    where coalesce(k.contingency, k.days_term, case k.counts_from when 'closing_on' then k.counts_from end)
          = any (p_agreed.changes));
  if 'closing_on' = any (p_agreed.changes) then
    perform private.forget_days_of_closing(p_sale.id);
  end if;
  -- If the amendment asks for more earnest money than was paid, the difference is still to be paid, within as many days
  -- from the amendment.
  update public.sale_steps step
  set state = 'open', settled_on = null, settled_by = null,
      agreed_on = private.counted_day(
        p_agreed.answered_on, p_terms.earnest_money_days, private.counts_for('earnest_money', p_sale), p_sale.moves)
  where step.sale_id = p_sale.id and step.kind = 'earnest_money' and step.state = 'done'
    and p_terms.earnest_money > before.earnest_money;
  insert into public.sale_steps as step (sale_id, kind, owner)
  select p_sale.id, t.kind, t.owner from private.steps_of_terms(p_terms, p_sale.has_hoa) as t
  on conflict (sale_id, kind) do update set state = 'open', settled_on = null, settled_by = null
  where step.state = 'waived' and (step.settled_by = 'both' or (
    -- The buyer can't waive the appraisal of an FHA or a VA loan, and no side has done so for an appraisal that is yet
    -- to come.
    private.is_owed_to_lender(step.kind, p_terms)));
  perform private.end_links('{step}', array(select s.id from public.sale_steps s where s.sale_id = p_sale.id));
  perform private.count_days(p_sale.id);
end;
$$;

-- Reminds the side that has to answer, once, before a proposal lapses. After a time in which the clock did not run, a
-- proposal that has lapsed gets no reminder. A sale that is locked is being answered at this moment.
create function private.remind_of_amendments() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  asked public.amendments;
  told integer := 0;
begin
  for asked in
    select * from public.amendments due
    where due.remind_at <= clock_timestamp() and due.remind_at is not null and due.state = 'open'
    order by due.remind_at, due.sale_id limit 200
    for no key update skip locked
  loop
    update public.amendments a set remind_at = null where a.sale_id = asked.sale_id and a.n = asked.n;
    perform private.tell_of_amendment(
      o, asked, private.other_side(asked.made_by), 'amendment_lapses',
      jsonb_build_object('until', v.valid_until, 'zone', private.zone_of_sale(s.id)))
    from public.sales s
    join public.offers o on o.id = s.offer_id
    join public.offer_versions v on v.offer_id = s.offer_id and v.n = asked.version
    where s.id = asked.sale_id and s.state = 'open' and not private.is_over(s) and v.valid_until > clock_timestamp();
    told := told + 1;
  end loop;
  return told;
end;
$$;
grant execute on function private.remind_of_amendments to service_role;

insert into private.duties (name, every, work) values
  ('remind people of amendments', '0', 'select private.remind_of_amendments()');

select private.expose('propose_amendment(sale_id, seen, changes, valid_until, said)', 'authenticated',
  'One side of a sale proposes to change terms: names and values as in an offer, and repairs. Returns the offer.');
select private.expose('answer_amendment(sale_id, n, how, said)', 'authenticated',
  'The other side agrees to proposal n or refuses it; the side that made the proposal takes it back. Returns the offer.');

-- supabase/schemas/sales/step_reminders.sql

-- Reminders of a sale's steps: 7, 3 and 1 day before the last day, on the last day, and once after it, at nine in the
-- morning by the home's time zone. The side that does the step is reminded, and both sides are once the step is late; a
-- deed has some days before it is late. After a time in which the clock did not run, only the reminder that is true
-- then is sent, once (decision 179).

-- The moment of a step's next reminder after p_after; null after the last one.
create function private.next_reminder(p_due date, p_zone text, p_after timestamptz, p_late integer default 1)
returns timestamptz
language sql stable set search_path = '' as $$
  select min(at)
  from unnest(array[7, 3, 1, 0, -p_late]) as ahead
  cross join lateral (select (p_due - ahead + time '09:00') at time zone p_zone as at) as reminder
  where at > p_after;
$$;

-- How many days after its date a step is late. A date that both sides agreed on leaves no days of grace.
create function private.late_after(p_step public.sale_steps) returns integer
language sql stable set search_path = '' as $$
  select 1 + case when p_step.agreed_on is null then k.days_of_grace else 0 end
  from private.step_kinds k where k.kind = p_step.kind;
$$;

-- A step has its reminder from the moment it has a date.
create function private.plan_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.due_on, new.state) is not distinct from (old.due_on, old.state) then
    return new;
  end if;
  new.remind_at := case when new.state = 'open' and new.due_on is not null
    then private.next_reminder(
      new.due_on, private.zone_of_sale(new.sale_id), clock_timestamp(), private.late_after(new)) end;
  return new;
end;
$$;

create trigger plan_reminder before insert or update on public.sale_steps
  for each row execute function private.plan_reminder();

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('step_due', true, 'always', 'at_once', 'step_due');

-- A step that is locked is being settled at this moment.
create function private.remind_of_steps() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  step public.sale_steps;
  sale public.sales;
  offer public.offers;
  zone text;
  hour integer;
  today date;
  side text;
  told integer := 0;
begin
  for step in
    select * from public.sale_steps due where due.remind_at <= clock_timestamp()
    order by due.remind_at, due.id limit 200
    for no key update skip locked
  loop
    select * into sale from public.sales s where s.id = step.sale_id;
    select * into offer from public.offers o where o.id = sale.offer_id;
    zone := private.zone_of_sale(sale.id);
    select private.hour_of_step(step.kind, v, sale) into hour
    from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
    today := (clock_timestamp() at time zone zone)::date;
    update public.sale_steps s
    set remind_at = case when sale.state = 'open' then private.next_reminder(s.due_on, zone, clock_timestamp(), private.late_after(s)) end
    where s.id = step.id;
    continue when sale.state <> 'open' or private.is_over(sale)
      or (step.due_on < today and today < step.due_on + private.late_after(step));
    foreach side in array array['buyer', 'owner'] loop
      continue when step.due_on >= today and private.doers_of(step) not in (side, 'both');
      perform private.tell_all(
        private.people_of_side(offer, side), 'step_due', offer.listing_id, step.id,
        jsonb_build_object('as', side, 'home', nullif(offer.home, ''), 'room', sale.id, 'step', step.kind,
                           'date', step.due_on, 'ahead', step.due_on - today, 'whose', private.doers_of(step),
                           'until_hour', hour, 'zone', zone));
    end loop;
    told := told + 1;
  end loop;
  return told;
end;
$$;
grant execute on function private.remind_of_steps to service_role;

insert into private.duties (name, every, work) values
  ('remind people of steps of a sale', '0', 'select private.remind_of_steps()');

-- supabase/schemas/sales/sale_files.sql

-- Files of a sale: the signed contract, a receipt, a report, each at a step. Their bytes are in the private bucket
-- `sale-files`. People upload into a folder of their own. The function `documents` checks what arrived and keeps it in
-- the sale's folder, which only that function writes to, under a name that it draws at random. Bytes that are kept are
-- never overwritten, because no request knows that name (decision 81).
--
-- A file is read by the side it belongs to, or by both sides. Only its own side can share it. A shared file can't be
-- made private again, but its side can delete it while its step is open.
--
-- Order of locks: the offer's locks, then its sale, then the sale's steps, then their files.

create table public.sale_files (
  id uuid primary key,
  sale_id uuid not null references public.sales (id) on delete cascade,
  kind text not null,
  made_by text not null check (made_by in ('buyer', 'owner')),
  seen_by text not null check (seen_by in ('side', 'both', 'parties')),
  name text not null check (
    char_length(name) between 1 and 200 and private.is_visible(name) and private.is_plain_file_name(name) and name !~ '[/\\]'),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size between 1 and 26214400),
  path text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  party_id uuid references public.sale_parties (id) on delete set null,
  person_id uuid references auth.users (id) on delete set null,
  constraint sale_files_own_folder check (
    path ~ ('^' || sale_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$')),
  constraint sale_files_one_kind check (
    type = coalesce(private.document_type(name), '') and type = coalesce(private.document_type(path), ''))
);
comment on table public.sale_files is 'Files at the steps of a sale. Their bytes were checked before the row was inserted.';
comment on column public.sale_files.party_id is 'The party that added the file, on behalf of the side that invited them.';
comment on column public.sale_files.kind is 'The file''s step. The sale may no longer have that step, if its terms have changed.';
comment on column public.sale_files.made_by is 'The side that the file belongs to.';
comment on column public.sale_files.seen_by is 'Who reads the file: only its side, both sides, or also the parties whose role has the step.';
comment on column public.sale_files.path is 'The file''s object in the private bucket sale-files.';
create index sale_files_of_sale on public.sale_files (sale_id, created_at);
create index sale_files_of_party on public.sale_files (party_id);
comment on column public.sale_files.person_id is 'The person of that side who added the file; null for a party, and null once that person has closed their account.';
create index sale_files_of_person on public.sale_files (person_id);

-- The caller's side of a sale; null for a caller on neither side.
create function private.side_in_sale(p_sale_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.side_of(o, (select auth.uid()))
  from public.sales s join public.offers o on o.id = s.offer_id
  where s.id = p_sale_id;
$$;
grant execute on function private.side_in_sale to authenticated, service_role;

alter table public.sale_files enable row level security;
revoke all on public.sale_files from service_role;
select private.let_read('authenticated', 'sale_files');
grant select, insert, update, delete on public.sale_files to service_role;

-- Whether a side has deleted its documents of a sale.
create function private.has_cleared(p_sale_id uuid, p_side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case p_side when 'owner' then s.owner_cleared_at else s.buyer_cleared_at end is not null
    from public.sales s where s.id = p_sale_id), false);
$$;
grant execute on function private.has_cleared to authenticated, service_role;

create policy "Both sides see what is shared, and each its own" on public.sale_files
  for select to authenticated using (
    exists (select from public.sales s where s.id = sale_id)
    and not private.has_cleared(sale_id, private.side_in_sale(sale_id))
    and (seen_by <> 'side' or made_by = private.side_in_sale(sale_id)));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('sale-files', 'sale-files', false, 26214400, array['application/pdf', 'image/jpeg', 'image/png'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- Whether a sale that ends still takes a paper about its end.
create function private.takes_release(p_sale public.sales) returns boolean
language sql stable set search_path = '' as $$
  select case p_sale.state
    when 'open' then p_sale.ends_at is not null
    when 'fell_through' then num_nonnulls(p_sale.owner_cleared_at, p_sale.buyer_cleared_at) = 0
      and p_sale.ended_at > now() - make_interval(days => private.limit_of('signings.release_days'))
    else false end;
$$;
grant execute on function private.takes_release to authenticated, service_role;

-- Whether the caller has a sale that takes files.
create function private.has_open_sale() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.sales s on s.offer_id = o.id
    where o.id in (select private.offers_of_person((select auth.uid())))
      and (s.state <> 'fell_through' or private.takes_release(s)));
$$;

-- An upload that waits for its check must have a new name in the caller's own folder, which is emptied after a day.
create function private.may_add_sale_file(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$')
    and private.has_open_sale()
    and (
      select count(*) < 100 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 536870912
      from storage.objects o
      where o.bucket_id = 'sale-files' and o.name like (select auth.uid()) || '/%');
$$;
grant execute on function private.may_add_sale_file to authenticated, service_role;

create policy "Both sides of a sale add files to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'sale-files' and (select private.may_add_files()) and (select private.may_add_sale_file(name)));

create function private.sale_file_json(p_file public.sale_files) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_file) - '{sale_id,path,sha256,party_id,person_id}'::text[];
$$;

-- Locks a sale that still takes files, and returns it. The offer is locked by the caller. A sale that fell through takes
-- its release, at the step of the contract.
create function private.hold_sale_for_files(p_offer public.offers, p_kind text default null) returns public.sales
language plpgsql volatile set search_path = '' as $$
declare
  sale public.sales;
begin
  select * into sale from public.sales s where s.offer_id = p_offer.id for no key update;
  if (sale.state = 'fell_through' or private.is_over(sale))
     and not (p_kind is not distinct from 'contract' and private.takes_release(sale)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  return sale;
end;
$$;

create function private.require_sale_file_room(p_sale_id uuid, p_side text, p_size integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) >= private.limit_of('sale_files.per_side')
             or coalesce(sum(f.size), 0) + p_size > private.limit_of('sale_files.bytes_per_side')
      from public.sale_files f where f.sale_id = p_sale_id and f.made_by = p_side) then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
end;
$$;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('file_shared', true, 'optional', 'at_once', 'happened');

-- Tells the other side of a file that it can read now. All new files of a step are one notification.
create function private.tell_of_file(p_offer public.offers, p_file public.sale_files) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, other), 'file_shared', p_offer.listing_id, t.id,
    -- The notification names the file's id, because a second one is sent only if it differs from the first.
    jsonb_build_object('as', other, 'home', nullif(p_offer.home, ''), 'room', p_file.sale_id, 'step', p_file.kind,
                       'shared', p_file.id))
  from private.other_side(p_file.made_by) as other
  join public.sale_steps t on t.sale_id = p_file.sale_id and t.kind = p_file.kind;
$$;

-- Adds a file whose bytes were checked and are at p_path. A call repeated with the same bytes changes nothing.
create function private.add_sale_file(
  p_caller uuid, p_sale_id uuid, p_id uuid, p_kind text, p_seen_by text, p_path text, p_name text, p_type text,
  p_size integer, p_sha256 text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_caller, null);
  side constant text := private.side_of(offer, p_caller);
  sale constant public.sales := private.hold_sale_for_files(offer, p_kind);
  file public.sale_files;
begin
  select * into file from public.sale_files f where f.id = p_id;
  if private.is_repeat(case when file.id is not null then to_jsonb(file) end, jsonb_build_object(
    'sale_id', sale.id, 'kind', p_kind, 'made_by', side, 'party_id', null, 'sha256', p_sha256)) then
    return private.sale_file_json(file);
  end if;
  if not exists (select from public.sale_steps t where t.sale_id = sale.id and t.kind = p_kind) then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  elsif private.has_cleared(sale.id, side) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(p_caller);
  if private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  perform private.require_sale_file_room(sale.id, side, p_size);
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, person_id)
  values (p_id, sale.id, p_kind, side, p_seen_by, p_name, p_type, p_size, p_path, p_sha256, p_caller)
  returning * into file;
  if p_seen_by <> 'side' then
    perform private.tell_of_file(offer, file);
  end if;
  return private.sale_file_json(file);
end;
$$;

-- A file of the caller's own side, locked with its sale. Any other file counts as unknown.
create function private.hold_sale_file(p_id uuid) returns public.sale_files
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers;
  file public.sale_files;
begin
  select o.* into offer
  from public.sale_files f join public.sales s on s.id = f.sale_id join public.offers o on o.id = s.offer_id
  where f.id = p_id and f.made_by = private.side_of(o, me);
  if offer.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  perform private.hold_sale_for_files(private.hold_offer(offer.id, me, null));
  select * into file from public.sale_files f where f.id = p_id for update;
  if file.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  return file;
end;
$$;

-- Shows a file to the other side too, or also to parties, for good.
create function private.share_sale_file(p_id uuid, p_seen_by text default 'both') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.sale_files := private.hold_sale_file(p_id);
begin
  if p_seen_by is null or p_seen_by not in ('both', 'parties') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if file.seen_by = 'side' or (file.seen_by = 'both' and p_seen_by = 'parties') then
    perform private.refuse_suspended(auth.uid());
    if file.seen_by = 'side' then
      perform private.tell_of_file(o, file) from public.sales s join public.offers o on o.id = s.offer_id where s.id = file.sale_id;
    end if;
    update public.sale_files f set seen_by = p_seen_by where f.id = p_id returning * into file;
  end if;
  return private.sale_file_json(file);
end;
$$;

-- Deletes a file while its step is open. Its bytes are deleted by the next sweep. A repeated call changes nothing.
create function private.delete_sale_file(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.sale_files;
begin
  if not exists (select from public.sale_files f where f.id = p_id) then
    return;
  end if;
  file := private.hold_sale_file(p_id);
  if exists (
    select from public.sale_steps t where t.sale_id = file.sale_id and t.kind = file.kind and t.state <> 'open'
  ) then
    raise exception using errcode = 'PT409', message = 'step_settled';
  end if;
  perform private.require_unsigned(p_id);
  delete from public.sale_files f where f.id = p_id;
end;
$$;

-- One side deletes its documents of a sale that has ended: its own files, figures and notes. Files that it shared stay
-- with the other side, and are deleted once both sides have done the same (decision 188). Of several buyers or
-- owners, the first one decides, because the others would lose their files, too. A repeated call changes nothing.
create function private.delete_sale_papers(p_sale_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  whose constant text := private.side_of(offer, me);
  sale public.sales;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  if sale.state = 'open' then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif me is distinct from private.person_of_side(offer, whose) then
    raise exception using errcode = 'PT403', message = 'papers_of_first';
  end if;
  update public.sales s
  set owner_cleared_at = case whose when 'owner' then coalesce(s.owner_cleared_at, now()) else s.owner_cleared_at end,
      buyer_cleared_at = case whose when 'buyer' then coalesce(s.buyer_cleared_at, now()) else s.buyer_cleared_at end
  where s.id = sale.id;
  delete from public.sale_files f
  where f.sale_id = sale.id and (
    (f.made_by = whose and f.seen_by = 'side')
    or private.has_cleared(sale.id, private.other_side(whose))
    or cardinality(private.people_of_side(offer, private.other_side(whose))) = 0);
  delete from public.sale_facts f where f.sale_id = sale.id and f.side = whose;
  delete from public.settlements k where k.sale_id = sale.id and k.side = whose;
end;
$$;

-- The path of a file, for a caller who may read it; null for anyone else.
create function private.open_sale_file(p_caller uuid, p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('path', f.path, 'name', f.name, 'type', f.type)
  from public.sale_files f
  join public.sales s on s.id = f.sale_id
  join public.offers o on o.id = s.offer_id
  where f.id = p_id and private.is_on_side(o, p_caller, null)
    and not private.has_cleared(s.id, private.side_of(o, p_caller))
    and (f.seen_by <> 'side' or f.made_by = private.side_of(o, p_caller));
$$;

-- Names of files without a row, for the sweep. Younger files are left alone, because their row may still come.
create function private.sweep_sale_files(p_limit integer default 100) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select o.name from storage.objects o
    where o.bucket_id = 'sale-files' and o.created_at < (select private.kept_since('unused_sale_files'))
      and not exists (select from public.sale_files f where f.path = o.name)
    order by o.created_at
    limit least(greatest(coalesce(p_limit, 100), 1), 500));
$$;

select private.expose(
  'add_sale_file(p_caller, p_sale_id, p_id, p_kind, p_seen_by, p_path, p_name, p_type, p_size, p_sha256)', 'service_role',
  'Called by the function documents. Adds a file whose bytes it has checked to a step of the caller''s sale.');
select private.expose('share_sale_file(id, seen_by)', 'authenticated',
  'Shows a file of the caller''s side to the other side of the sale, or also to its parties.');
select private.expose('delete_sale_file(id)', 'authenticated',
  'Deletes a file of the caller''s side while its step is open.');
select private.expose('delete_sale_papers(sale_id)', 'authenticated',
  'One side of a sale that has ended deletes its own files, figures and notes of it.');
select private.expose('open_sale_file(p_caller, p_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that the caller may read, or null.');
select private.expose('sweep_sale_files(p_limit)', 'service_role',
  'Called by the function documents. Names of files to delete.');

insert into private.duties (name, every, work) values
  ('delete files of old sales', '1 day',
   $$delete from public.sale_files f using public.sales s
     where s.id = f.sale_id
       and s.ended_at < (select private.kept_since('sale_files'))$$);
insert into private.duties (name, every, route, due) values
  ('delete unused files of sales', '1 hour', 'documents/sales/sweep', 'cardinality(private.sweep_sale_files(1)) > 0');

-- supabase/schemas/sales/sale_facts.sql

-- Facts recorded at the steps of a sale: amounts, days, appointments, names. private.step_facts has
-- their fields (decision 185). A stored value never changes: a later value replaces it, and the
-- earlier ones are the step's history.
--
-- A field belongs to both sides, or each side has its own, which the other side never reads. For example, both sides
-- write down the telephone number of the title company independently, and learn only whether the two are the same.
--
-- Order of locks: the offer's locks, then its sale, then the sale's facts.

create table public.sale_facts (
  sale_id uuid not null references public.sales (id) on delete cascade,
  kind text not null,
  field text not null,
  side text not null check (side in ('buyer', 'owner', 'both')),
  n smallint not null check (n > 0),
  value text check (char_length(value) between 1 and 3000 and translate(value, E'\n\t', '') !~ '[[:cntrl:]]'),
  made_by text not null check (made_by in ('buyer', 'owner')),
  at timestamptz not null default now(),
  person_id uuid references auth.users (id) on delete set null,
  primary key (sale_id, kind, field, side, n),
  constraint sale_facts_own check (side in ('both', made_by))
);
comment on table public.sale_facts is 'Facts that the two sides recorded at the steps of a sale. A row never changes; functions write it.';
comment on column public.sale_facts.kind is 'The fact''s step. The sale may no longer have that step, if its terms have changed.';
comment on column public.sale_facts.side is 'Who reads the fact: one side, or both.';
comment on column public.sale_facts.n is 'The value''s number within its field, from 1. The last value counts.';
comment on column public.sale_facts.person_id is 'The person of that side who recorded the value; null once that person has closed their account.';
create index sale_facts_of_person on public.sale_facts (person_id);
comment on column public.sale_facts.value is 'The value in the form that its field''s type asks for: dollars, a day, an appointment by the home''s time zone, words. Null once the value was removed.';

alter table public.sale_facts enable row level security;
revoke all on public.sale_facts from service_role;
select private.let_read('authenticated', 'sale_facts');
grant select, insert, update, delete on public.sale_facts to service_role;

create policy "Both sides see what is recorded for both, and each its own" on public.sale_facts
  for select to authenticated using (
    exists (select from public.sales s where s.id = sale_id)
    and (side = 'both' or side = private.side_in_sale(sale_id)));

create function private.fact_now(p_sale_id uuid, p_kind text, p_field text, p_side text) returns text
language sql stable set search_path = '' as $$
  select f.value from public.sale_facts f
  where f.sale_id = p_sale_id and f.kind = p_kind and f.field = p_field and f.side = p_side
  order by f.n desc limit 1;
$$;

-- Two spellings of one telephone number have the same digits.
create function private.phone_digits(p_phone text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(split_part(p_phone, 'x', 1), '\D', '', 'g'), '^1(\d{10})$', '\1');
$$;

-- Whether both sides wrote down a telephone number of the company, and the two differ. Neither side learns the other's
-- number.
create function private.phones_differ(p_sale_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.phone_digits(private.fact_now(p_sale_id, 'title', 'phone', 'buyer'))
                  <> private.phone_digits(private.fact_now(p_sale_id, 'title', 'phone', 'owner')), false);
$$;

-- The values that a side reads. Both sides know that the other has called the company, but each side's number stays its
-- own.
create function private.facts_json(p_sale_id uuid, p_side text, p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', f.kind, 'field', f.field, 'side', f.side, 'n', f.n, 'made_by', f.made_by, 'at', f.at,
        'by', private.actor_named(p_offer, f.made_by, f.person_id),
        'value', case when f.side in ('both', p_side) then f.value else '' end)
        order by f.at, f.kind, f.field, f.side, f.n), '[]')
      from public.sale_facts f
      where f.sale_id = p_sale_id and (f.side in ('both', p_side) or f.field = 'called')),
    'file_by', (
      select coalesce(jsonb_object_agg(f.id, who.name), '{}')
      from public.sale_files f cross join lateral private.actor_named(p_offer, f.made_by, f.person_id) as who (name)
      where f.sale_id = p_sale_id and who.name is not null and (f.seen_by <> 'side' or f.made_by = p_side)),
    'phones_differ', private.phones_differ(p_sale_id),
    'is_first', coalesce((select auth.uid()) = private.person_of_side(p_offer, p_side), false));
$$;

-- A day of the calendar in the years of a sale.
create function private.is_fact_day(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select p_text ~ '^2[01]\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' and p_text >= '2020-01-01' and p_text < '2110-01-01'
    and substr(p_text, 9)::integer <= extract(day from (left(p_text, 7) || '-01')::date + interval '1 month - 1 day');
$$;

create function private.is_fact(p_type text, p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select case p_type
    when 'money' then p_value ~ '^(0|[1-9]\d{0,9})$' and p_value::bigint <= 2000000000
    when 'day' then private.is_fact_day(p_value)
    when 'moment' then private.is_fact_day(left(p_value, 10)) and p_value ~ '^.{10}T([01]\d|2[0-3]):[0-5]\d$'
    -- Refuses an account number that was typed into the field for a telephone number: no account number has this form.
    when 'phone' then private.is_phone(p_value) and (
      p_value ~ '^\+' or regexp_replace(split_part(p_value, 'x', 1), '\D', '', 'g') ~ '^1?\d{10}$')
    when 'text' then char_length(p_value) <= 500 and private.is_visible(p_value) and translate(p_value, E'\n\t', '') !~ '[[:cntrl:]]'
    when 'long_text' then char_length(p_value) <= 3000 and private.is_visible(p_value) and translate(p_value, E'\n\t', '') !~ '[[:cntrl:]]'
    else char_length(p_value) <= 100 and private.is_visible(p_value) and p_value !~ '[[:cntrl:]]' end;
$$;

-- One side records values at a step. p_seen has the values that the caller has seen in these fields, so that a value
-- that was changed in the meantime isn't overwritten. A repeated call changes nothing.
create function private.record_facts(p_sale_id uuid, p_kind text, p_seen jsonb, p_told jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales;
  known record;
  told record;
  now_is text;
  whose text;
  last_n integer;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  if not exists (select from public.sale_steps t where t.sale_id = p_sale_id and t.kind = p_kind) then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  elsif jsonb_typeof(p_told) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object' then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  for told in select v.key, v.value #>> '{}' as value, jsonb_typeof(v.value) as type
              from jsonb_each(p_told) as v order by v.key collate "C" loop
    select * into known from private.step_facts f where f.kind = p_kind and f.field = told.key;
    if known.field is null or known.writer not in (side, 'both', 'each') or told.type not in ('string', 'null') then
      raise exception using errcode = 'PT400', message = 'bad_request';
    end if;
    whose := case when known.writer = 'each' or known.is_private then side else 'both' end;
    now_is := private.fact_now(p_sale_id, p_kind, told.key, whose);
    -- The values may have been stored already, by a call whose answer was lost.
    continue when now_is is not distinct from told.value;
    if sale.state = 'fell_through' or private.is_over(sale)
       or (sale.state = 'closed' and not private.comes_after_closing(p_kind)) then
      raise exception using errcode = 'PT409', message = 'offer_not_open';
    elsif now_is is distinct from (p_seen ->> told.key) then
      raise exception using errcode = 'PT409', message = 'sale_changed';
    end if;
    perform private.refuse_suspended(me);
    if known.type = 'call' then
      -- A side can say that it called the company only under the number that it wrote down itself.
      if told.value is null or told.value is distinct from private.fact_now(p_sale_id, 'title', 'phone', side) then
        raise exception using errcode = 'PT422', message = 'sale_fact_invalid';
      end if;
    elsif told.value is not null then
      if not private.is_fact(known.type, told.value) then
        raise exception using errcode = 'PT422', message = 'sale_fact_invalid';
      elsif known.type in ('name', 'line', 'text', 'long_text') and private.has_secret_numbers(
        -- Refuses a name with a number that could be an account number.
        case known.type when 'name' then 'account ' else '' end || told.value) then
        raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
      end if;
    end if;
    select coalesce(max(f.n), 0) into last_n from public.sale_facts f
    where f.sale_id = p_sale_id and f.kind = p_kind and f.field = told.key and f.side = whose;
    -- Each side has its own limit, or one side could use up the other's. Values from parties of the sale aren't
    -- counted.
    if (select count(*) from public.sale_facts f
        where f.sale_id = p_sale_id and f.kind = p_kind and f.field = told.key and f.side = whose
          and f.made_by = private.side_of(offer, me) and f.person_id is not null) >= private.limit_of('offers.versions') then
      raise exception using errcode = 'PT409', message = 'too_many_versions';
    end if;
    insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by, at, person_id)
    values (p_sale_id, p_kind, told.key, whose, last_n + 1, told.value, side, clock_timestamp(), me);
  end loop;
  return private.offer_seen_by(offer, side);
end;
$$;

-- Whether a side has to wait for the other side's request before it can say that a step is done. A value that was
-- recorded at the step is such a request, and so are other terms that were proposed.
create function private.is_unasked(p_sale_id uuid, p_kind text, p_side text) returns boolean
language sql stable set search_path = '' as $$
  select k.asked_by <> p_side
    and not exists (select from public.sale_facts f
                    where f.sale_id = p_sale_id and f.kind = p_kind and f.made_by = k.asked_by and f.value is not null)
    and not exists (select from public.amendments a where a.sale_id = p_sale_id and a.made_by = k.asked_by)
  from private.step_kinds k where k.kind = p_kind;
$$;

-- The side that has yet to do a step, or both.
create function private.doers_of(p_step public.sale_steps) returns text
language sql stable set search_path = '' as $$
  select case when p_step.owner = 'both' and private.is_unasked(p_step.sale_id, p_step.kind, private.other_side(k.asked_by)) then k.asked_by
              when p_step.owner <> 'each' then p_step.owner
              when 'buyer' = any (p_step.done_by) then 'owner'
              when 'owner' = any (p_step.done_by) then 'buyer'
              else 'both' end
  from private.step_kinds k where k.kind = p_step.kind;
$$;

-- Whether a side can say that a step is done, or its own part of it.
create function private.may_say_done(p_sale public.sales, p_step public.sale_steps, p_side text) returns boolean
language sql stable set search_path = '' as $$
  select p_step.kind <> 'contract' and private.doers_of(p_step) in (p_side, 'both')
    and not coalesce(private.is_too_early(p_sale, p_step.kind), false);
$$;

-- The company that the caller wrote down in their sale of a home. A warning about changed wire instructions shows it.
create function private.my_closing_company(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', private.fact_now(s.id, 'title', 'company', o.side),
                            'phone', private.fact_now(s.id, 'title', 'phone', o.side))
  from (
    select each.id, private.side_of(each, (select auth.uid())) as side from public.offers each
    where each.listing_id = p_listing_id and each.state = 'accepted' and each.id in (select private.offers_of_person((select auth.uid())))
  ) as o join public.sales s on s.offer_id = o.id and s.state = 'open';
$$;

select private.expose('record_facts(sale_id, kind, seen, told)', 'authenticated',
  'One side records values at a step of a sale, and names the values that it has seen. Returns the offer.');
select private.expose('my_closing_company(listing_id)', 'authenticated',
  'Name and telephone of the title company that the caller wrote down in their sale of a home; null without one.');

-- supabase/schemas/sales/steps_by_link.sql

-- Settling a step of a sale by one press in its email, without signing in (decision 187). The link in an email about a
-- step belongs to one person, to one step, and to the acts that this email knew of. One act can be made through it;
-- repeating that act changes nothing; and after any other act the link only shows what happened in the meantime.
-- Opening the link changes nothing, because programs that check mail open every link.

select private.let_links_lead_to('step', 'public.sale_steps', p_of_person => true);
insert into private.link_purposes (purpose, subject, days_limit, is_forgotten) values
  ('step', 'step', 'offers.step_link_days', true);

-- The acts on a step that a side can make by one press. closing-room.ts has the same rule for the closing room, where more is
-- possible.
create function private.acts_by_link(
  p_step public.sale_steps, p_sale public.sales, p_terms public.offer_versions, p_side text
) returns text[]
language sql stable set search_path = '' as $$
  select case
    when p_step.state <> 'open' or p_step.kind = 'contract' or private.is_over(p_sale)
      or not (p_sale.state = 'open' or (p_sale.state = 'closed' and private.comes_after_closing(p_step.kind))) then '{}'
    else array_remove(array[
      case when is_asked then 'agree' end,
      case when is_asked then 'refuse' end,
      case when not is_asked and private.may_say_done(p_sale, p_step, p_side) then 'done' end,
      case when not (select k.is_law from private.step_kinds k where k.kind = p_step.kind) then 'propose' end,
      case when not is_asked and p_side = 'buyer' and private.may_waive(p_step.kind, p_terms)
        then 'waive' end], null) end
  from (select coalesce(p_step.proposed_by <> p_side, false) as is_asked) as asked;
$$;

-- A new link for the recipient of an email about a step, and what they can do through it; null if they can do nothing.
-- The function that sends mail never waits for other people's transactions, so a locked step gets no link.
create function private.new_step_link(p_step_id uuid, p_person_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  step public.sale_steps;
  sale public.sales;
  terms public.offer_versions;
  offer public.offers;
  acts text[];
begin
  perform from auth.users u where u.id = p_person_id for key share skip locked;
  if not found then
    return null;
  end if;
  select * into step from public.sale_steps s where s.id = p_step_id for key share skip locked;
  select * into sale from public.sales s where s.id = step.sale_id;
  select * into offer from public.offers o where o.id = sale.offer_id;
  select * into terms from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
  acts := private.acts_by_link(step, sale, terms, private.side_of(offer, p_person_id));
  if step.id is null or private.side_of(offer, p_person_id) is null or acts = '{}' or (
    select count(*) from private.links k
    where k.step_id = step.id and k.person_id = p_person_id and k.expires_at > now()
  ) >= private.limit_of('offers.links_per_step') then
    return null;
  end if;
  return jsonb_build_object('token', (private.make_link('step', step.id, p_person_id, step.acts)).token, 'acts', acts,
                            'proposed_on', step.proposed_on);
end;
$$;
grant execute on function private.new_step_link to service_role;

-- A link shows its step, and nothing else of the sale.
create function private.linked_step(p_link private.links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sale_id', sale.id, 'side', me.side, 'home', o.home, 'zone', private.zone_of_sale(sale.id),
    'sale_state', case when private.is_over(sale) then 'fell_through' else sale.state end,
    'kind', step.kind, 'owner', step.owner, 'state', step.state, 'done_by', to_jsonb(step.done_by), 'due_on', step.due_on,
    'until_hour', private.hour_of_step(step.kind, terms, sale),
    'proposed_on', step.proposed_on, 'seen', p_link.seen,
    'can', private.acts_by_link(step, sale, terms, me.side),
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', a.n, 'kind', a.kind, 'act', a.act, 'made_by', a.made_by, 'day', a.day, 'rule', null, 'said', a.said,
        'by', case when a.person_id <> p_link.person_id then private.actor_named(o, a.made_by, a.person_id) end,
        'at', a.at, 'made_on', a.made_on) order by a.n), '[]')
      from public.sale_acts a where a.sale_id = sale.id and a.kind = step.kind))
  from public.sale_steps step
  join public.sales sale on sale.id = step.sale_id
  join public.offers o on o.id = sale.offer_id
  join public.offer_versions terms on terms.offer_id = sale.offer_id and terms.n = sale.n
  cross join lateral (select private.side_of(o, p_link.person_id) as side) as me
  where step.id = p_link.step_id and me.side is not null;
$$;

create function private.step_by_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.linked_step(private.open_link(p_token, '{step}'));
end;
$$;

-- Makes one act through the link, as if the link's person were signed in.
create function private.act_by_link(p_token text, p_act text, p_day date default null, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.open_link(p_token, '{step}');
  step public.sale_steps;
  act constant text := case p_act when 'agree' then 'agreed' when 'refuse' then 'declined' when 'done' then 'done'
                                  when 'propose' then 'proposed' when 'waive' then 'waived' end;
  shown jsonb;
begin
  select * into step from public.sale_steps s where s.id = link.step_id;
  if step.id is null then
    return null;
  end if;
  if act is null or (p_day is null) = (act = 'proposed') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  shown := private.linked_step(link);
  -- The step is as the email knew it, but the email didn't offer this act.
  if jsonb_array_length(shown -> 'acts') = link.seen and shown -> 'can' <> '[]' and not (shown -> 'can') ? p_act then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  perform private.act_on_step(private.take_offer_act(link.person_id), step.sale_id, step.kind, link.seen::smallint, act, p_day,
                              null, null, null, '{}', p_said);
  -- The link may have ended while this call waited for the lock.
  if not exists (select from private.links k where k.hash = link.hash) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  return private.linked_step(link);
end;
$$;

select private.expose('step_by_link(token)', 'anon, authenticated',
  'The step of a sale behind the link in an email about it; null for an unknown link. Changes nothing.');
select private.expose('act_by_link(token, act, day, said)', 'anon, authenticated',
  'Settles that step for the link''s person: done, propose (with a day), waive, agree or refuse. Returns the step; null for an unknown link.');

-- supabase/schemas/sales/party_appointments.sql

-- Appointments of parties: inspectors and appraisers take a time at the home through their party's link, while its sale
-- is open and no visitor may book. An appointment is a row of bookings, so the same calendar has it. A time that a
-- showing, an open house or another party holds can't be taken again, and the owner answers, moves and cancels the
-- appointment as a showing (decision 135). It begins at a time that the owner offers, ends by nine in the evening, and
-- takes as long as such a visit does.
--
-- A party sees free times and its own, but not who else comes. Its mail leads to its own link; it has no showing's
-- link, no conversation and no feedback.
--
-- Order of locks: the owner's homes, exclusively, so the offer, its sale, the party, then the row of bookings, its day,
-- and notifications and mail, as for any showing.

-- The number of minutes that each role takes; other roles take none.
create function private.appointment_lengths() returns table (role text, purpose text, minutes integer[])
language sql immutable set search_path = '' as $$
  values ('inspector', 'inspection', array[120, 180, 240]),
         ('appraiser', 'appraisal', array[60]);
$$;

alter table public.bookings add constraint bookings_party
  foreign key (party_id) references public.sale_parties (id) on delete cascade not valid;

-- A party's time: the one ahead, or the last one. Both sides of the sale see it.
create function private.appointment_json(p_party_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', b.id, 'purpose', b.purpose, 'status', b.status, 'cancelled_by', b.cancelled_by, 'date', b.date,
    'time', to_char(b.time, 'HH24:MI'), 'minutes', private.own_minutes(b), 'starts_at', b.starts_at, 'ends_at', b.ends_at)
  from public.bookings b where b.party_id = p_party_id
  order by b.status in ('pending', 'confirmed') desc, b.created_at desc, b.id limit 1;
$$;

-- The home at which a party may take a time now; null if its sale is not open.
create function private.home_of_party(p_party public.sale_parties) returns public.listings
language sql stable set search_path = '' as $$
  select l from public.sales s
  join public.offers o on o.id = s.offer_id
  join public.listings l on l.id = o.listing_id
  where s.id = p_party.sale_id and s.state = 'open' and l.status in ('active', 'pending') and l.time_zone is not null
    and exists (select from private.appointment_lengths() a where a.role = p_party.role);
$$;

-- A party's time as its page shows it.
create function private.time_of_party(p_party public.sale_parties) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'takes', case when home.id is not null then (
      select jsonb_build_object('purpose', a.purpose, 'minutes', to_jsonb(a.minutes)) from private.appointment_lengths() a
      where a.role = p_party.role) end,
    'phone', p_party.phone,
    'appointment', private.appointment_json(p_party.id) || (
      select jsonb_build_object(
        'can_change', b.starts_at > now() and b.status in ('pending', 'confirmed'),
        'entry_notes', case when b.status = 'confirmed' and b.ends_at > now() then s.entry_notes end,
        'proposal', (
          select jsonb_build_object(
            'made_by', min(p.made_by), 'expires_at', min(p.expires_at),
            'times', jsonb_agg(jsonb_build_object('date', p.date, 'time', to_char(p.time, 'HH24:MI')) order by p.n))
          from public.booking_proposals p
          where p.booking_id = b.id and p.expires_at > now() and p.starts_at > now() and b.starts_at > now()
          having count(*) > 0))
      from public.bookings b
      left join public.showing_settings s on s.listing_id = b.listing_id
      where b.id = (private.appointment_json(p_party.id) ->> 'id')::uuid))
  from (select (private.home_of_party(p_party)).*) as home;
$$;

-- The times at which a visit of that length can begin, by the rules of the home: [{date, times}], from the owner's
-- notice to the last day that they offer. p_except is the party's own time.
create function private.appointment_times(p_home public.listings, p_minutes integer, p_except uuid)
returns table (date date, times time[])
language sql volatile set search_path = '' as $$
  select free.date, free.times
  from (select coalesce(max(r.notice_hours), 2) as notice_hours, coalesce(max(r.horizon_days), 60) as horizon_days
        from public.availability_rules r where r.listing_id = p_home.id) as rules
  cross join lateral (select (now() at time zone p_home.time_zone)::date as today) as here
  join public.offered_days o
    on o.listing_id = p_home.id and o.date between here.today and here.today + rules.horizon_days and o.time_slots <> '{}'
  cross join lateral (
    select o.date, array(
      select slot from unnest(private.bookable_slots(o.listing_id, o.date, o.time_slots, p_except, p_minutes)) as slot
      where slot + make_interval(mins => p_minutes) <= '21:00'
        and (o.date + slot) at time zone p_home.time_zone >= now() + make_interval(hours => rules.notice_hours)
      order by slot) as times) as free
  where free.times <> '{}'
  order by free.date;
$$;

-- Refuses a time that isn't free.
create function private.require_free_time(p_home public.listings, p_day date, p_starts time, p_minutes integer, p_except uuid)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform 1 from public.availability a where a.listing_id = p_home.id and a.date = p_day for update;
  if not exists (
    select from private.appointment_times(p_home, p_minutes, p_except) as free
    where free.date = p_day and p_starts = any (free.times)) then
    raise exception using errcode = 'PT409', message = 'slot_taken';
  end if;
end;
$$;

create function private.free_appointments(p_token text, p_minutes integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
  home public.listings;
begin
  home := private.home_of_party(party);
  if home.id is null then
    return null;
  end if;
  if not exists (
    select from private.appointment_lengths() a where a.role = party.role and p_minutes = any (a.minutes)) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return jsonb_build_object('days', (
    select coalesce(jsonb_agg(jsonb_build_object('date', free.date, 'times', (
      select jsonb_agg(to_char(slot, 'HH24:MI') order by slot) from unnest(free.times) as slot)) order by free.date), '[]')
    from private.appointment_times(home, p_minutes, (
      select b.id from public.bookings b where b.party_id = party.id and b.status in ('pending', 'confirmed'))) as free));
end;
$$;

-- Takes a time. A call repeated under the same id changes nothing.
create function private.take_appointment(
  p_token text, p_id uuid, p_day date, p_starts time, p_minutes integer, p_phone text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  offer constant public.offers := private.offer_of_sale(party.sale_id);
  stored public.bookings;
  home public.listings;
  aim text;
begin
  if party.id is null then
    return null;
  end if;
  select * into stored from public.bookings b where b.id = p_id;
  if private.is_repeat(
    case when stored.id is not null then to_jsonb(stored) || jsonb_build_object('minutes', private.own_minutes(stored)) end,
    jsonb_build_object('party_id', party.id, 'date', p_day, 'time', p_starts, 'minutes', p_minutes, 'visitor_phone', p_phone)) then
    return private.party_page(party);
  end if;
  select a.purpose into aim from private.appointment_lengths() a where a.role = party.role and p_minutes = any (a.minutes);
  if aim is null or p_id is null or p_day is null or p_starts is null or private.is_phone(p_phone) is not true
     or char_length(p_phone) > 40 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(private.active_person(offer, party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  home := private.home_of_party(party);
  if home.id is null then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.settle_past_bookings(home.id);
  if exists (select from public.bookings b where b.party_id = party.id and b.status in ('pending', 'confirmed')) then
    raise exception using errcode = 'PT409', message = 'appointment_exists';
  end if;
  perform private.require_free_time(home, p_day, p_starts, p_minutes, null);
  if not private.take_network_rate('appointment', 86400, 30)
     or not private.take_rate('appointment:' || party.id, 86400, private.limit_of('parties.times_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_bookings';
  end if;
  insert into public.bookings (
    id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, "time", starts_at, ends_at, purpose, party_id)
  select p_id, home.id, home.user_id, party.name, party.email, p_phone, p_day, p_starts, begins,
         begins + make_interval(mins => p_minutes), aim, party.id
  from (select (p_day + p_starts) at time zone home.time_zone as begins) as at;
  return private.party_page(party);
end;
$$;

-- The party's time ahead, which it changes. It is locked like private.accept_time(), for the same reason.
create function private.hold_appointment(p_party public.sale_parties, p_id uuid) returns public.bookings
language plpgsql volatile set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings b where b.id = p_id and b.party_id = p_party.id for no key update;
  if booking.id is null then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  return booking;
end;
$$;

-- Moves the visit to another time right away if the owner's rules confirm requests, and otherwise proposes that time to
-- the owner. A repeated call changes nothing.
create function private.move_appointment(p_token text, p_id uuid, p_day date, p_starts time) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
  home public.listings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  if booking.status in ('pending', 'confirmed') and ((booking.date, booking.time) = (p_day, p_starts) or exists (
    select from public.booking_proposals p
    where p.booking_id = p_id and p.made_by = 'visitor' and (p.date, p.time) = (p_day, p_starts) and p.expires_at > now())) then
    return private.party_page(party);
  end if;
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  home := private.home_of_party(party);
  if home.id is null or booking.status not in ('pending', 'confirmed') or booking.starts_at <= now() then
    raise exception using errcode = 'PT409', message = 'booking_transition';
  end if;
  perform private.require_free_time(home, p_day, p_starts, private.own_minutes(booking), booking.id);
  if exists (select from public.availability_rules r where r.listing_id = home.id and r.auto_confirm) then
    perform private.limit_requests('proposal:visitor:' || booking.id, 86400, 5);
    update public.bookings b
    set date = p_day, "time" = p_starts, starts_at = (p_day + p_starts) at time zone home.time_zone, status = 'confirmed'
    where b.id = booking.id;
  else
    perform private.add_proposal(booking.id, 'visitor', jsonb_build_array(
      jsonb_build_object('date', p_day, 'time', to_char(p_starts, 'HH24:MI'))));
  end if;
  return private.party_page(party);
end;
$$;

-- Accepts a time that the owner proposed. A repeated call changes nothing.
create function private.accept_appointment(p_token text, p_id uuid, p_day date, p_starts time) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  perform private.refuse_suspended(null, private.mailbox_hash(party.email));
  if booking.status <> 'confirmed' or (booking.date, booking.time) <> (p_day, p_starts) then
    perform private.accept_time(p_id, 'visitor', (
      select p.n from public.booking_proposals p
      where p.booking_id = p_id and p.made_by = 'owner' and (p.date, p.time) = (p_day, p_starts)));
  end if;
  return private.party_page(party);
end;
$$;

create function private.cancel_appointment(p_token text, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  booking public.bookings;
begin
  if party.id is null then
    return null;
  end if;
  booking := private.hold_appointment(party, p_id);
  if booking.status <> 'cancelled' then
    if booking.status = 'completed' or booking.starts_at <= now() then
      raise exception using errcode = 'PT409', message = 'booking_transition';
    end if;
    update public.bookings b set status = 'cancelled', cancelled_by = 'visitor' where b.id = p_id;
  end if;
  return private.party_page(party);
end;
$$;

-- A party whose link has ended takes no time at the home any more. The caller holds the locks on the homes of the
-- home's owner.
create function private.end_appointments(p_party_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.bookings b set status = 'cancelled'
  where b.party_id = p_party_id and b.status in ('pending', 'confirmed') and b.starts_at > now();
$$;

-- A party's link can end without an act of the people at the home: mail to the party comes back, the party is
-- suspended, or the account that invited it is suspended or closed.
create function private.end_lost_appointments() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  lost record;
  ended integer := 0;
begin
  for lost in
    select b.party_id, b.listing_id from public.bookings b
    join public.sale_parties p on p.id = b.party_id
    join public.sales s on s.id = p.sale_id
    join public.offers o on o.id = s.offer_id
    where b.status in ('pending', 'confirmed') and b.starts_at > now() and b.party_id is not null
      and (p.ended_at is not null or s.state = 'fell_through' or private.person_of_side(o, p.invited_by) is null
           or private.is_side_suspended(o, p.invited_by)
           -- A mailbox may have been suspended while it took a time: the two transactions did not see each other.
           or private.is_suspended(null, private.mailbox_hash(p.email)))
    order by b.owner_id, b.listing_id, b.date, b.id
  loop
    perform private.lock_days(lost.listing_id);
    perform private.end_appointments(lost.party_id);
    ended := ended + 1;
  end loop;
  return ended;
end;
$$;
grant execute on function private.end_lost_appointments to service_role;

insert into private.duties (name, every, work) values
  ('cancel appointments of parties who left', '0', 'select private.end_lost_appointments()');

-- Tells the side that invited a party about the outcome of its time: its people wait for the inspection, and often come
-- along. The owner and the party are told as of a showing. If the party leaves, its side is told of that alone.
create function private.tell_of_appointment(p_booking public.bookings, p_now text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  party public.sale_parties;
begin
  select p.* into party from public.sale_parties p join public.sales s on s.id = p.sale_id
  where p.id = p_booking.party_id and p.ended_at is null and s.state = 'open';
  if party.id is not null then
    perform private.tell_of_party(party, array[party.invited_by], 'party_time', jsonb_build_object(
      'now', p_now, 'date', p_booking.date, 'time', to_char(p_booking.time, 'HH24:MI')));
  end if;
end;
$$;

-- A confirmed time is the appointment of its step in the closing room (decision 185), and is removed from it when it is
-- cancelled, so that no side has to record it. Values that people recorded there since then stay.
create function private.note_appointment(old public.bookings, new public.bookings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  party public.sale_parties;
  was constant text := to_char(old.date + old.time, 'YYYY-MM-DD"T"HH24:MI');
  becomes constant text := to_char(new.date + new.time, 'YYYY-MM-DD"T"HH24:MI');
begin
  select p.* into party from public.sale_parties p
  join public.sales s on s.id = p.sale_id and s.state = 'open'
  join public.sale_steps t on t.sale_id = s.id and t.kind = new.purpose
  where p.id = new.party_id;
  if party.id is null or private.is_seeding() then
    return;
  end if;
  if new.status = 'confirmed' and (old.status, was) is distinct from (new.status, becomes) then
    perform private.write_fact(party, new.purpose, 'appointment', becomes);
    if new.purpose = 'inspection' and private.fact_now(party.sale_id, 'inspection', 'inspector', 'both') is null then
      perform private.write_fact(party, 'inspection', 'inspector', party.name);
    end if;
  elsif new.status = 'cancelled' and old.status = 'confirmed'
        and private.fact_now(party.sale_id, new.purpose, 'appointment', 'both') = was then
    perform private.write_fact(party, new.purpose, 'appointment', null);
  end if;
end;
$$;

create function private.write_fact(p_party public.sale_parties, p_kind text, p_field text, p_value text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by, at)
  select p_party.sale_id, p_kind, p_field, 'both', coalesce(max(f.n), 0) + 1, p_value, p_party.invited_by, clock_timestamp()
  from public.sale_facts f
  where f.sale_id = p_party.sale_id and f.kind = p_kind and f.field = p_field and f.side = 'both';
end;
$$;

-- The entries of the visit for the calendar feeds of the side that invited the party, whose people often come along;
-- the owner's feed has it as a showing.
create function private.appointments_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'booking_id', b.id, 'purpose', b.purpose, 'sequence', b.sequence, 'status', b.status, 'starts_at', b.starts_at,
    'ends_at', b.ends_at, 'created_at', b.created_at, 'listing_title', o.home, 'address', private.address_of(l, true),
    'visitor_name', p.name, 'sale_id', s.id) order by b.starts_at, b.id), '[]')
  from private.find_link(p_token, '{feed}') as feed
  join public.offers o on o.id in (select private.offers_bought_by(feed.person_id))
  join public.sales s on s.offer_id = o.id and s.state <> 'fell_through'
  join public.sale_parties p on p.sale_id = s.id and p.invited_by = 'buyer'
  join public.bookings b on b.party_id = p.id and b.status <> 'cancelled' and b.starts_at > now() - interval '30 days'
  join public.listings l on l.id = b.listing_id;
$$;

select private.expose('appointments_of_feed(p_token)', 'service_role',
  'Called by the function send-booking-emails. The times that inspectors and appraisers of its buyer take, for the feed with this token.');
select private.expose('free_appointments(token, minutes)', 'anon, authenticated',
  'Called through the link of an inspector or appraiser. Returns when a visit of that length can begin, {days: [{date, times}]}; null for an unknown link.');
select private.expose('take_appointment(token, id, day, starts, minutes, phone)', 'anon, authenticated',
  'Called through the link. Takes a time at the home. Returns the party''s page; null for an unknown link.');
select private.expose('move_appointment(token, id, day, starts)', 'anon, authenticated',
  'Called through the link. Moves the visit, or proposes that to the owner. Returns the page; null for an unknown link.');
select private.expose('accept_appointment(token, id, day, starts)', 'anon, authenticated',
  'Called through the link. Accepts a time that the owner proposed. Returns the page; null for an unknown link.');
select private.expose('cancel_appointment(token, id)', 'anon, authenticated',
  'Called through the link. Cancels the visit. Returns the page; null for an unknown link.');

-- supabase/schemas/sales/inviting_parties.sql

-- Inviting parties of a sale: what the acts in memberships mean for a sale, and who reads what about a party. The table
-- is in sale_parties.

alter table public.sale_parties enable row level security;
alter table public.sale_party_acts enable row level security;
revoke all on public.sale_parties, public.sale_party_acts from service_role;
select private.let_read('authenticated', 'sale_parties', 'sale_party_acts');
grant select, insert, update, delete on public.sale_parties, public.sale_party_acts to service_role;

create policy "Each side sees whom it has invited" on public.sale_parties
  for select to authenticated using (invited_by = private.side_in_sale(sale_id));
create policy "Whoever sees a sale sees what its parties said" on public.sale_party_acts
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));

alter table private.email_outbox add constraint email_outbox_party
  foreign key (party_id) references public.sale_parties (id) on delete cascade not valid;

create function private.offer_of_sale(p_sale_id uuid) returns public.offers
language sql stable set search_path = '' as $$
  select o from public.sales s join public.offers o on o.id = s.offer_id where s.id = p_sale_id;
$$;

-- A party as a side reads it: without address and number if the other side invited it.
create function private.party_json(p_party public.sale_parties, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_party.id, 'role', p_party.role, 'name', p_party.name, 'invited_by', p_party.invited_by,
    'email', case when p_party.invited_by = p_side then p_party.email end,
    'phone', case when p_party.invited_by = p_side then p_party.phone end,
    'shares', coalesce((select auth.uid()) = case p_side when 'owner' then p_party.owner_shares else p_party.buyer_shares end, false),
    'invited_at', p_party.invited_at, 'opened_at', p_party.opened_at, 'ended_at', p_party.ended_at, 'why', p_party.why,
    'link_until', case when p_party.ended_at is null then private.link_until('invitation', p_party.id) end,
    'appointment', private.appointment_json(p_party.id),
    'said', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'at', a.at, 'made_on', a.made_on) order by a.at), '[]')
      from public.sale_party_acts a where a.party_id = p_party.id));
$$;

create function private.parties_seen_by(p_sale_id uuid, p_side text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.party_json(p, p_side) order by p.invited_at, p.id), '[]')
  from public.sale_parties p where p.sale_id = p_sale_id;
$$;

-- All people who are or were invited to a sale, for both of its sides; an empty list for any other caller.
create function private.parties_of_sale(p_sale_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.parties_seen_by(p_sale_id, side) from private.side_in_sale(p_sale_id) as side where side is not null), '[]');
$$;

-- Refuses a party in a role that is not for the side that invites, and people of the two sides.
create function private.require_party(p_sale_id uuid, p_side text, p_role text, p_email text) returns void
language plpgsql stable set search_path = '' as $$
declare
  offer constant public.offers := private.offer_of_sale(p_sale_id);
begin
  if not exists (select from private.party_roles() r where r.role = p_role and (p_side = 'buyer' or r.by_owner)) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  elsif private.is_mailbox_among(p_email, private.people_of_side(offer, 'owner') || private.people_of_side(offer, 'buyer')) then
    raise exception using errcode = 'PT422', message = 'party_is_side';
  end if;
end;
$$;

-- Ends what a party can do. Mail to it is deleted; its name stays in the history of the sale until it is forgotten.
create function private.end_party(p_id uuid, p_why text) returns void
language sql volatile set search_path = '' as $$
  update public.sale_parties p set ended_at = now(), why = p_why where p.id = p_id and p.ended_at is null;
  select private.end_links('{invitation}', array[p_id]);
  delete from private.email_outbox o where o.party_id = p_id and o.sent_at is null and o.dropped_at is null
    and (o.leased_until is null or o.leased_until < now());
  select private.end_appointments(p_id);
$$;

-- The link of a party works as long as the sale, and some days longer, in which the deed is recorded.
create function private.end_links_of_sale(p_sale public.sales) returns void
language sql volatile set search_path = '' as $$
  update private.links l set expires_at = p_sale.ended_at + make_interval(days => private.limit_of('parties.link_days'))
  from public.sale_parties p
  where p.sale_id = p_sale.id and l.party_id = p.id and l.purpose = 'invitation';
$$;

-- Each person decides alone whether a party sees their email address and telephone.
create function private.share_contact(p_id uuid, p_shares boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  party constant private.memberships := private.hold_membership('sale', p_id, me, true);
  side constant text := private.side_of(private.offer_of_sale(party.place_id), me);
begin
  if party.id is null then
    raise exception using errcode = 'PT404', message = 'party_unknown';
  end if;
  -- A suspended person can still hide their address.
  if p_shares then
    perform private.refuse_suspended(me);
  end if;
  update public.sale_parties p
  set owner_shares = case when side = 'owner' then shown else p.owner_shares end,
      buyer_shares = case when side = 'buyer' then shown else p.buyer_shares end
  from (select case side when 'owner' then each.owner_shares else each.buyer_shares end as was
        from public.sale_parties each where each.id = party.id) as now,
  -- A person can't hide another person's address. A person who shows theirs takes the place of the one before.
  lateral (select case when p_shares then me when now.was is distinct from me then now.was end as shown) as next
  where p.id = party.id;
  return private.parties_seen_by(party.place_id, side);
end;
$$;

-- Whether a text has a person's name in it, as whole words: "Joe Moe, Moe Home Inspections" has Joe Moe.
create function private.has_name(p_text text, p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(words[1], words[2]) > 0
  from (select array_agg(' ' || btrim(regexp_replace(lower(written), '[[:space:][:punct:]]+', ' ', 'g')) || ' ' order by n) as words
        from unnest(array[p_text, p_name]) with ordinality as each (written, n)) as both_texts;
$$;

-- Names and addresses of parties are erased some time after the sale has ended.
create function private.forget_parties() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old uuid[] := array(
    select p.id from public.sale_parties p join public.sales s on s.id = p.sale_id
    where s.ended_at < (select private.kept_since('parties')) and p.email is not null
    order by p.id for update of p skip locked);
begin
  update public.sale_facts f set value = null
  from public.sale_parties p, private.step_facts named
  where named.names_party and p.id = any (old) and f.sale_id = p.sale_id and f.kind = named.kind and f.field = named.field
    and private.has_name(f.value, p.name);
  perform private.end_links('{invitation}', old);
  update public.sale_parties p
  set name = null, email = null, phone = null, ended_at = coalesce(p.ended_at, now()), why = coalesce(p.why, 'revoked')
  where p.id = any (old);
  perform private.forget_times_of_parties();
  perform private.forget_news_of_people();
  -- Mail is locked last.
  delete from private.email_outbox o where o.party_id = any (old);
  return cardinality(old);
end;
$$;

-- A time at the home is forgotten with its party, also where the party's name went with the account that had invited
-- it. The cancellation of a time to come is mailed first, because its mail is built from that row.
create function private.forget_times_of_parties() returns void
language sql volatile set search_path = '' as $$
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid', visitor_phone = '000-000-0000'
  from public.sale_parties p
  where b.party_id = p.id and p.email is null and b.status in ('cancelled', 'completed')
    and b.visitor_email <> 'removed@visitor.invalid'
    and (b.starts_at < now() or not exists (
      select from private.email_outbox o
      where o.booking_id = b.id and o.kind = 'cancelled' and o.sent_at is null and o.dropped_at is null));
$$;

-- The owner's notifications about a time lose the name of a party that is forgotten. Those about people who share a home
-- or an offer lose the name after some time: the person may have refused, left or closed their account.
-- Notifications that are being read right now are skipped, and lose the name the next day.
create function private.forget_news_of_people() returns void
language sql volatile set search_path = '' as $$
  update public.notifications n set data = n.data - 'name'
  where n.id in (
    select told.id from public.notifications told
    where told.data ? 'name' and told.id in (
      select about.id
      from public.bookings b
      join public.notifications about on about.subject_id = b.id
        and about.kind in (select k.kind from private.notification_kinds k where k.push = 'showings')
      where b.party_id is not null and b.visitor_email = 'removed@visitor.invalid'
        -- Older times have no notifications any more.
        and b.starts_at > (select private.kept_since('notifications')) - interval '2 days'
      union all
      select about.id from public.notifications about
      where about.kind in ('home_owner', 'offer_buyers')
        and about.created_at < (select private.kept_since('names_in_notifications')))
    for update of told skip locked);
$$;
grant execute on function private.forget_parties to service_role;

insert into private.duties (name, every, work) values
  ('erase contact details in ended sales', '1 day', 'select private.forget_parties()');

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('party_said', true, 'optional', 'at_once', 'happened'),
  ('party_time', true, 'always', 'at_once', 'happened'),
  ('party_lost', true, 'always', 'at_once', 'happened');

-- Tells both sides of a sale, or one of them, about a party.
create function private.tell_of_party(p_party public.sale_parties, p_sides text[], p_kind text, p_data jsonb) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(private.people_of_side(o, side), p_kind, o.listing_id, p_party.id,
    jsonb_build_object('as', side, 'home', nullif(o.home, ''), 'room', p_party.sale_id, 'party', p_party.role) || p_data)
  from private.offer_of_sale(p_party.sale_id) as o, unnest(p_sides) as side;
$$;

select private.expose('parties_of_sale(sale_id)', 'authenticated',
  'The people whom the two sides of a sale have invited, for either side.');
select private.expose('share_contact(id, shares)', 'authenticated',
  'Shows the caller''s email address and telephone to a party of the sale, or hides them. Returns the parties.');

-- supabase/schemas/sales/using_party_links.sql

-- Using the link of a party to a sale: the party reads its page, says that its part is done, or adds a file. The page has no price, no terms, no note, and no file that wasn't shown to parties
-- (decision 97). A title officer and an attorney read the agreed terms beside it (agreed_sale).

-- The party behind a token; null for an unknown token or an ended link, which counts against the caller's address.
create function private.party_of_token(p_token text) returns public.sale_parties
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.find_link(p_token, '{invitation}');
  party_id constant uuid := (private.open_invitation(link.party_id)).id;
begin
  perform private.count_look(case when party_id is not null then link end, p_token);
  return (select p from public.sale_parties p where p.id = party_id);
end;
$$;

-- Files that a party reads: its own files, and files that were shown to parties at the steps of its role.
create function private.files_of_party(p_party public.sale_parties) returns setof public.sale_files
language sql stable set search_path = '' as $$
  select f.* from public.sale_files f
  where f.sale_id = p_party.sale_id and (
    f.party_id = p_party.id
    or (f.seen_by = 'parties' and exists (
      select from private.step_parties s where s.role = p_party.role and s.kind = f.kind)));
$$;

create function private.party_page(p_party public.sale_parties) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'role', p_party.role, 'name', p_party.name, 'invited_by', p_party.invited_by,
    'home', o.home, 'address', (select private.address_of(l, true) from public.listings l where l.id = o.listing_id),
    'sale_state', s.state, 'time_zone', private.zone_of_sale(s.id),
    'link_until', private.link_until('invitation', p_party.id),
    'sides', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'side', each.side,
        'name', case when each.side = p_party.invited_by or r.knows_both
                     then private.names_of_side(o, each.side, true) end,
        'email', case when each.shows then private.confirmed_email(each.shares) end,
        'phone', case when each.shows then (select nullif(p.phone, '') from public.profiles p where p.id = each.shares) end)
        order by each.side), '[]')
      from (
        select given.side, given.shares, given.shares = any (private.people_of_side(o, given.side)) as shows
        from (values ('buyer', p_party.buyer_shares), ('owner', p_party.owner_shares)) as given (side, shares)) as each),
    -- The lender is the owner's own fact. A title officer pays it off, and people whom the owner invited work for the owner.
    'payoff', case when r.reads_terms and (p_party.role = 'title_officer' or p_party.invited_by = 'owner')
      then private.fact_now(s.id, 'title', 'payoff_lender', 'owner') end,
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', t.kind, 'state', t.state, 'due_on', t.due_on, 'settled_on', t.settled_on,
        'until_hour', private.hour_of_step(t.kind, terms, s),
        'can', ps.part <> 'sees' and t.state = 'open' and a.at is null
          and not coalesce(private.is_too_early(s, t.kind), false)
          and (s.state = 'open' or (s.state = 'closed' and private.comes_after_closing(t.kind))), 'said_on', a.made_on,
        'sum', case when t.kind = 'earnest_money' and r.reads_terms then terms.earnest_money end)
        order by coalesce(t.due_on, t.settled_on, '2200-01-01'), t.kind), '[]')
      from private.step_parties ps
      join public.sale_steps t on t.sale_id = s.id and t.kind = ps.kind
      left join public.sale_party_acts a on a.party_id = p_party.id and a.kind = t.kind
      where ps.role = p_party.role),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'kind', f.kind, 'name', f.name, 'type', f.type, 'size', f.size, 'created_at', f.created_at,
        'is_own', coalesce(f.party_id = p_party.id, false)) order by f.created_at, f.id), '[]')
      from private.files_of_party(p_party) f))
    || private.time_of_party(p_party)
  from public.sales s
  join public.offers o on o.id = s.offer_id
  join public.offer_versions terms on terms.offer_id = s.offer_id and terms.n = s.n
  join private.party_roles() r on r.role = p_party.role
  where s.id = p_party.sale_id;
$$;

create function private.party_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party public.sale_parties := private.party_of_token(p_token);
begin
  if party.id is null then
    return null;
  end if;
  if party.opened_at is null then
    update public.sale_parties p set opened_at = now() where p.id = party.id and p.opened_at is null;
  end if;
  return private.party_page(party);
end;
$$;

-- Locks the sale of a party, for a change by the party's link.
create function private.hold_sale_of_link(p_member private.memberships) returns void
language plpgsql volatile set search_path = '' as $$
declare
  offer public.offers := private.offer_of_sale(p_member.place_id);
begin
  perform private.limit_requests('party-write:' || p_member.id, 3600, 60);
  offer := private.hold_offer(offer.id, private.person_of_side(offer, p_member.side), null, true);
  perform private.hold_sale_for_files(offer);
end;
$$;

-- The party behind a token, locked together with its sale; null for an unknown token or an ended link. A new link may
-- have been mailed while this call waited for the locks.
create function private.hold_party_of_token(p_token text) returns public.sale_parties
language plpgsql volatile set search_path = '' as $$
declare
  party_id constant uuid := (private.hold_invitation((private.party_of_token(p_token)).id)).id;
begin
  return (
    select p from public.sale_parties p
    where p.id = party_id and (private.find_link(p_token, '{invitation}')).party_id is not null);
end;
$$;

-- The party says once that its part of a step is done. If its role allows it, that settles the step, unless only the
-- side that invited the party has to do the step.
create function private.party_says(p_token text, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  offer constant public.offers := private.offer_of_sale(party.sale_id);
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(party.sale_id))::date;
  settles boolean;
  step public.sale_steps;
begin
  if party.id is null then
    return null;
  end if;
  if exists (select from public.sale_party_acts a where a.party_id = party.id and a.kind = p_kind) then
    return private.party_page(party);
  end if;
  select ps.part = 'settles' into settles from private.step_parties ps
  where ps.role = party.role and ps.kind = p_kind and ps.part <> 'sees';
  if settles is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into step from public.sale_steps t where t.sale_id = party.sale_id and t.kind = p_kind for no key update;
  if step.kind is null then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  elsif exists (select from public.sales s where s.id = party.sale_id
                and not (s.state = 'open' or (s.state = 'closed' and private.comes_after_closing(p_kind)))) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif step.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'step_settled';
  elsif (select private.is_too_early(s, p_kind) from public.sales s where s.id = party.sale_id) then
    raise exception using errcode = 'PT422', message = 'step_not_yet';
  end if;
  perform private.refuse_suspended(private.active_person(offer, party.invited_by));
  insert into public.sale_party_acts (party_id, kind, sale_id, role, at, made_on)
  values (party.id, p_kind, party.sale_id, party.role, clock_timestamp(), today);
  -- A party that a side has invited can't confirm a step that only this side has to do.
  if settles and step.owner <> party.invited_by then
    update public.sale_steps t
    set state = 'done', settled_on = today, settled_by = party.invited_by, proposed_on = null, proposed_by = null,
        acts = t.acts + 1
    where t.sale_id = party.sale_id and t.kind = p_kind;
    insert into public.sale_acts (sale_id, n, kind, act, made_by, at, made_on, party_id)
    select party.sale_id, coalesce(max(a.n), 0) + 1, p_kind, 'done', party.invited_by, clock_timestamp(), today, party.id
    from public.sale_acts a where a.sale_id = party.sale_id;
    perform private.count_days(party.sale_id);
    -- A title officer who holds the earnest money says so: neither side has to record it again, though the owner may
    -- have recorded it before.
    if p_kind = 'earnest_money' and private.fact_now(party.sale_id, p_kind, 'received', 'both') is null then
      insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by, at)
      select party.sale_id, p_kind, 'received', 'both', coalesce(max(f.n), 0) + 1, today::text, party.invited_by, clock_timestamp()
      from public.sale_facts f
      where f.sale_id = party.sale_id and f.kind = p_kind and f.field = 'received' and f.side = 'both';
    end if;
  end if;
  perform private.tell_of_party(party, array['buyer', 'owner'], 'party_said',
    jsonb_build_object('step', p_kind, 'by', party.invited_by));
  return private.party_page(party);
end;
$$;

-- Asked by the function documents before it takes bytes from a party: the sale whose folder the file belongs in; null
-- if the link or the step isn't the party's, or if the party has added as many files as it may.
create function private.party_takes_file(p_token text, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  if party.id is null then
    return null;
  end if;
  if not exists (
    select from private.step_parties ps join public.sale_steps t on t.sale_id = party.sale_id and t.kind = ps.kind
    where ps.role = party.role and ps.kind = p_kind
  ) then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  end if;
  if (select count(*) from public.sale_files f where f.party_id = party.id) >= private.limit_of('parties.files') then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
  perform private.require_sale_file_room(party.sale_id, party.invited_by, 0);
  return jsonb_build_object('party_id', party.id, 'sale_id', party.sale_id);
end;
$$;

create function private.add_party_file(
  p_token text, p_id uuid, p_kind text, p_path text, p_name text, p_type text, p_size integer, p_sha256 text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.hold_party_of_token(p_token);
  file public.sale_files;
begin
  if party.id is null then
    return null;
  end if;
  select * into file from public.sale_files f where f.id = p_id;
  if private.is_repeat(case when file.id is not null then to_jsonb(file) end, jsonb_build_object(
    'party_id', party.id, 'kind', p_kind, 'sha256', p_sha256)) then
    return private.party_page(party);
  end if;
  if private.party_takes_file(p_token, p_kind) is null then
    return null;
  end if;
  perform private.refuse_suspended(private.active_person(private.offer_of_sale(party.sale_id), party.invited_by));
  if private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  elsif (select coalesce(sum(f.size), 0) + p_size from public.sale_files f where f.party_id = party.id)
        > private.limit_of('parties.bytes') then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
  perform private.require_sale_file_room(party.sale_id, party.invited_by, p_size);
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, party_id)
  select p_id, party.sale_id, p_kind, party.invited_by, r.files_for, p_name, p_type, p_size, p_path, p_sha256, party.id
  from private.party_roles() r where r.role = party.role;
  perform private.tell_of_party(party, case r.files_for when 'both' then array['buyer', 'owner'] else array[party.invited_by] end,
                                'party_said', jsonb_build_object('step', p_kind, 'file', true, 'by', party.invited_by))
  from private.party_roles() r where r.role = party.role;
  return private.party_page(party);
end;
$$;

create function private.open_party_file(p_token text, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  return (select jsonb_build_object('path', f.path, 'name', f.name, 'type', f.type)
          from private.files_of_party(party) f where party.id is not null and f.id = p_id);
end;
$$;

select private.expose('party_by_token(token)', 'anon, authenticated',
  'The page behind the link of a party to a sale, with what its role needs; null for an unknown link.');
select private.expose('party_says(token, kind)', 'anon, authenticated',
  'Called through the link. Says that the party''s part of a step is done. Null for an unknown link.');
select private.expose('party_takes_file(p_token, p_kind)', 'service_role',
  'Called by the function documents. {party_id, sale_id} if the link''s party may add a file to the step.');
select private.expose('add_party_file(p_token, p_id, p_kind, p_path, p_name, p_type, p_size, p_sha256)', 'service_role',
  'Called by the function documents. Adds a party''s file whose bytes it has checked. Returns the party''s page.');
select private.expose('open_party_file(p_token, p_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that the link''s party may read, or null.');

-- supabase/schemas/sales/signings.sql

-- Electronic signatures: a PDF of a sale that went to the signing service, where every person of both sides signs it
-- (decision 199). A signing is for the contract, for an agreed amendment, or for the release of a sale that ends. SQL
-- says who may send and what follows; the function `documents` speaks with the service. What the service says about a
-- signing that has ended here is noted and changes nothing.
--
-- Order of locks: the offer's locks, then its sale, then its signings, then notifications.

create table private.signings (
  id uuid primary key,
  sale_id uuid not null references public.sales (id) on delete cascade,
  what text not null check (what in ('contract', 'amendment', 'release')),
  amendment smallint,
  made_by text not null check (made_by in ('buyer', 'owner')),
  person_id uuid references auth.users (id) on delete set null,
  version integer not null,
  file_id uuid references public.sale_files (id) on delete set null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'sending' check (state in ('sending', 'sent', 'signed', 'declined', 'expired', 'withdrawn')),
  envelope_id text unique check (envelope_id ~ '^[A-Za-z0-9_-]{1,100}$'),
  problem text check (problem in ('down', 'refused')),
  tries smallint not null default 0 check (tries >= 0),
  look_at timestamptz,
  late text check (late in ('signed', 'declined')),
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  ended_at timestamptz,
  signed_on date,
  constraint signings_of_amendment check ((amendment is not null) = (what = 'amendment')),
  constraint signings_ended check ((ended_at is null) = (state in ('sending', 'sent'))),
  constraint signings_sent check (state <> 'sent' or (sent_at is not null and envelope_id is not null and problem is null)),
  constraint signings_signed check ((signed_on is not null) = (state = 'signed')),
  constraint signings_late check (late is null or ended_at is not null)
);
comment on table private.signings is 'PDFs of sales that were sent to be signed. signings_of_sale() shows them to both sides.';
comment on column private.signings.amendment is 'The agreed amendment that the PDF is about.';
comment on column private.signings.version is 'The version with the terms that were in force when the PDF was sent. Other terms since then make the signing out of date.';
comment on column private.signings.sha256 is 'The hash of the PDF as it was sent, which the page of signatures names too.';
comment on column private.signings.state is 'sending: the service does not have it yet. sent: people sign. The others are its end.';
comment on column private.signings.envelope_id is 'The id by which the service knows it.';
comment on column private.signings.problem is 'Why the last attempt to send it failed.';
comment on column private.signings.look_at is 'When the clock next looks at it: to send it, to ask the service about it, or to call it off there.';
comment on column private.signings.late is 'What the service said after the signing had ended here.';
create index signings_of_sale_in_order on private.signings (sale_id, created_at);
create index signings_of_person on private.signings (person_id);
create index signings_of_file on private.signings (file_id);
create index signings_to_look_at on private.signings (look_at) where look_at is not null;
create unique index signings_one_open_a_paper on private.signings (sale_id, what) where state in ('sending', 'sent');

create table private.signers (
  signing_id uuid not null references private.signings (id) on delete cascade,
  n smallint not null check (n > 0),
  side text not null check (side in ('buyer', 'owner')),
  person_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 100),
  recipient_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'opened', 'signed', 'declined')),
  reason text not null default '' check (char_length(reason) <= 500 and translate(reason, E'\n', '') !~ '[[:cntrl:]]'),
  primary key (signing_id, n)
);
comment on table private.signers is 'Who signs: every person of both sides, as they were when the PDF was sent.';
comment on column private.signers.recipient_id is 'The number by which the service knows the person.';
comment on column private.signers.reason is 'Why the person declined, in their own words.';
create index signers_of_person on private.signers (person_id);

-- Papers that came of a signing. They can't be deleted as other files can, because both sides have signed them.
create table private.signed_files (
  file_id uuid primary key references public.sale_files (id) on delete cascade,
  signing_id uuid not null references private.signings (id) on delete cascade,
  part text not null check (part in ('paper', 'signatures', 'certificate')),
  constraint signed_files_once unique (signing_id, part)
);
comment on table private.signed_files is 'Which files of a sale came of which signing: the paper, its page of signatures, and the certificate.';

select private.only_for_server('select', 'signings', 'signers', 'signed_files');

-- A person who closes their account leaves neither a name nor words.
create function private.forget_signer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.person_id is null and old.person_id is not null then
    new.name := '';
    new.reason := '';
  end if;
  return new;
end;
$$;
create trigger forget_signer before update of person_id on private.signers
  for each row execute function private.forget_signer();

-- Whether the terms in force are those that the PDF was sent with.
create function private.is_current_signing(p_signing private.signings) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sales s where s.id = p_signing.sale_id and s.n = p_signing.version);
$$;

-- What can be sent to be signed now. A release is for a sale that ends or has ended, and an amendment is one that both
-- sides have agreed on.
create function private.may_sign(p_sale public.sales, p_what text) returns boolean
language sql stable set search_path = '' as $$
  select case p_what
    when 'release' then private.takes_release(p_sale)
    else p_sale.state = 'open' and (
      p_what <> 'amendment'
      or exists (select from public.amendments a where a.sale_id = p_sale.id and a.state = 'agreed')) end;
$$;

-- What a paper needs before it is deleted: it isn't with the service, and people haven't signed it.
create function private.require_unsigned(p_file_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.signings g where g.file_id = p_file_id and g.state in ('sending', 'sent')) then
    raise exception using errcode = 'PT409', message = 'signing_is_open';
  elsif exists (select from private.signed_files f where f.file_id = p_file_id) then
    raise exception using errcode = 'PT409', message = 'file_is_signed';
  end if;
end;
$$;

-- A paper that could not be sent any more is not left to be signed either: after a sale has ended, all but its release,
-- and the release once the two go on with their sale, close it, or one of them has deleted their documents.
create function private.end_signings_of_sale(p_sale public.sales) returns void
language sql volatile set search_path = '' as $$
  update private.signings g
  set state = 'withdrawn', problem = null, ended_at = clock_timestamp(), look_at = clock_timestamp()
  where g.sale_id = p_sale.id and g.state in ('sending', 'sent') and not private.may_sign(p_sale, g.what);
$$;

create function private.end_with_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Parties keep their page for some days, in which the deed is recorded.
  if new.ended_at is not null and old.ended_at is null then
    perform private.end_links_of_sale(new);
  end if;
  perform private.end_signings_of_sale(new);
  return null;
end;
$$;
create trigger end_with_sale after update of ended_at, ends_at, owner_cleared_at, buyer_cleared_at on public.sales
  for each row execute function private.end_with_sale();

-- A signing as one of its people reads it.
create function private.signing_for(p_signing private.signings, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p_signing.id, 'what', p_signing.what, 'amendment', p_signing.amendment, 'made_by', p_signing.made_by,
    'file_id', p_signing.file_id, 'file_name', p_signing.file_name, 'state', p_signing.state,
    'problem', p_signing.problem, 'late', p_signing.late, 'is_current', private.is_current_signing(p_signing),
    'created_at', p_signing.created_at, 'ended_at', p_signing.ended_at, 'signed_on', p_signing.signed_on,
    'signers', (
      select jsonb_agg(jsonb_build_object(
        'name', p.name, 'side', p.side, 'state', p.state, 'reason', p.reason, 'is_me', coalesce(p.person_id = p_me, false))
        order by p.n)
      from private.signers p where p.signing_id = p_signing.id),
    'files', (
      select coalesce(jsonb_object_agg(f.part, f.file_id), '{}')
      from private.signed_files f where f.signing_id = p_signing.id));
$$;

-- The people who would sign now, and the signings so far, the latest first. Both sides read the same.
create function private.signings_of_sale(p_sale_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  offer public.offers;
begin
  select o.* into offer from public.sales s join public.offers o on o.id = s.offer_id where s.id = p_sale_id;
  if offer.id is null or private.side_of(offer, me) is null or private.has_cleared(p_sale_id, private.side_of(offer, me)) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  return jsonb_build_object(
    'may_release', (select private.takes_release(s) from public.sales s where s.id = p_sale_id),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('side', each.side, 'name', coalesce(each.name, ''), 'is_me', each.person_id = me) order by each.n), '[]')
      from private.people_to_sign(offer) as each),
    'signings', (
      select coalesce(jsonb_agg(private.signing_for(g, me) order by g.created_at desc, g.id), '[]')
      from private.signings g where g.sale_id = p_sale_id));
end;
$$;

-- The people of both sides in the order in which they sign: owners, then buyers.
create function private.people_to_sign(p_offer public.offers)
returns table (n bigint, side text, person_id uuid, name text, email text)
language sql stable set search_path = '' as $$
  select row_number() over (order by sides.place, each.place), sides.side, each.person,
         private.party_name(each.person, true), private.confirmed_email(each.person)
  from (values (1, 'owner'), (2, 'buyer')) as sides (place, side)
  cross join lateral unnest(private.people_of_side(p_offer, sides.side)) with ordinality as each (person, place);
$$;

-- What a person sent to be signed, and was asked to sign.
create function private.my_signings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('sale_id', g.sale_id) || private.signing_for(g, auth.uid()) order by g.created_at, g.id), '[]')
  from private.signings g
  where g.person_id = auth.uid() or g.id in (select signing_id from private.signers where person_id = auth.uid());
$$;

select private.expose('signings_of_sale(sale_id)', 'authenticated',
  'Who signs the papers of a sale, and what was sent to be signed so far, for either side.');
select private.expose('my_signings()', 'authenticated',
  'What the caller sent to be signed and was asked to sign, for the export.');

-- supabase/schemas/sales/sending_signings.sql

-- What happens to a signing: a side sends a PDF, the function hands it to the signing service and later reads there how
-- it stands, and the signed papers are filed in the sale. A call that is repeated changes nothing.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  -- The service mails the link to sign itself.
  ('signing_ready', false, 'elsewhere', 'none', 'elsewhere'),
  ('signing_signed', false, 'always', 'at_once', 'happened'),
  ('signing_ended', false, 'always', 'at_once', 'happened');

create function private.tell_of_signing(
  p_offer public.offers, p_signing private.signings, p_kind text, p_but uuid, p_data jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    array_remove(private.people_of_side(p_offer, side), p_but), p_kind, p_offer.listing_id, p_signing.id,
    jsonb_build_object('as', side, 'home', nullif(p_offer.home, ''), 'room', p_signing.sale_id, 'paper', p_signing.what,
                       'by', p_signing.made_by) || p_data)
  from unnest(array['owner', 'buyer']) as side;
$$;

-- A signing as the function needs it. Addresses leave the database only for the service that mails the links.
create function private.signing_json(p_signing private.signings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_signing.id, 'sale_id', p_signing.sale_id, 'what', p_signing.what, 'state', p_signing.state,
    'file_name', p_signing.file_name, 'sha256', p_signing.sha256, 'envelope_id', p_signing.envelope_id,
    'home', (private.offer_of_sale(p_signing.sale_id)).home, 'zone', private.zone_of_sale(p_signing.sale_id),
    'path', (select f.path from public.sale_files f where f.id = p_signing.file_id),
    'signers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', p.n, 'name', p.name, 'side', p.side, 'email', private.confirmed_email(p.person_id),
        'recipient_id', p.recipient_id) order by p.n), '[]')
      from private.signers p where p.signing_id = p_signing.id));
$$;

-- Records that a side sends a PDF to be signed by everyone. Returns {signing, is_claimed}: only a caller that has claimed
-- it hands it to the service, so that two presses can't send it twice.
create function private.begin_signing(p_caller uuid, p_sale_id uuid, p_id uuid, p_what text, p_file_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_caller, null);
  side constant text := private.side_of(offer, p_caller);
  sale public.sales;
  file public.sale_files;
  signing private.signings;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into signing from private.signings g where g.id = p_id;
  if private.is_repeat(case when signing.id is not null then to_jsonb(signing) end, jsonb_build_object(
    'sale_id', sale.id, 'what', p_what, 'made_by', side, 'file_id', p_file_id)) then
    return private.claim_signing(signing);
  end if;
  if p_what is null or p_what not in ('contract', 'amendment', 'release') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  elsif not private.may_sign(sale, p_what) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(p_caller);
  select * into file from public.sale_files f
  where f.id = p_file_id and f.sale_id = sale.id and (f.made_by = side or f.seen_by <> 'side') for no key update;
  if file.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  elsif file.type <> 'application/pdf' or file.size > private.limit_of('signings.bytes') then
    raise exception using errcode = 'PT422', message = 'signing_needs_pdf';
  elsif exists (
    select from private.signings g where g.sale_id = sale.id and g.what = p_what and g.state in ('sending', 'sent')
  ) then
    raise exception using errcode = 'PT409', message = 'signing_is_open';
  elsif (select count(*) from private.signings g where g.sale_id = sale.id and g.created_at > now() - interval '1 day')
        >= private.limit_of('signings.per_day') then
    raise exception using errcode = 'PT429', message = 'too_many_signings';
  elsif exists (select from private.people_to_sign(offer) p where p.name is null or p.email is null)
     or (select count(distinct p.side) from private.people_to_sign(offer) p) < 2 then
    raise exception using errcode = 'PT409', message = 'signer_unnamed';
  end if;
  insert into private.signings (
    id, sale_id, what, amendment, made_by, person_id, version, file_id, file_name, sha256, look_at)
  values (
    p_id, sale.id, p_what,
    case when p_what = 'amendment' then (
      select max(a.n) from public.amendments a where a.sale_id = sale.id and a.state = 'agreed') end,
    side, p_caller, sale.n, file.id, file.name, file.sha256, clock_timestamp())
  returning * into signing;
  insert into private.signers (signing_id, n, side, person_id, name)
  select signing.id, p.n, p.side, p.person_id, p.name from private.people_to_sign(offer) p;
  -- Everyone reads what they are asked to sign.
  update public.sale_files f set seen_by = 'both' where f.id = file.id and f.seen_by = 'side';
  return private.claim_signing(signing);
end;
$$;

-- Claims a signing that is to be sent and that nobody is sending at this moment. A claim lasts two minutes.
create function private.claim_signing(p_signing private.signings) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  claimed private.signings;
begin
  update private.signings g set look_at = clock_timestamp() + interval '2 minutes'
  where g.id = p_signing.id and g.state = 'sending'
    and (g.look_at is null or g.look_at <= clock_timestamp() or g.problem is not null)
  returning * into claimed;
  -- A second press within the two minutes finds no problem, and so claims nothing.
  update private.signings g set problem = null where g.id = claimed.id and g.problem is not null;
  return jsonb_build_object(
    'signing', private.signing_json(p_signing), 'is_claimed', claimed.id is not null);
end;
$$;

-- The service has it. p_recipients: [{n, id}]. Returns the state here: the clock calls off a signing that was withdrawn in
-- the meantime.
create function private.signing_sent(p_id uuid, p_envelope_id text, p_recipients jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
  was text;
begin
  select g.state into was from private.signings g where g.id = p_id for update;
  update private.signings g
  set envelope_id = coalesce(g.envelope_id, p_envelope_id), problem = null,
      state = case g.state when 'sending' then 'sent' else g.state end,
      sent_at = coalesce(g.sent_at, clock_timestamp()),
      look_at = clock_timestamp() + case when g.state in ('sending', 'sent')
        then make_interval(mins => private.limit_of('signings.ask_minutes')) else interval '0' end
  where g.id = p_id returning * into signing;
  update private.signers p set recipient_id = (each ->> 'id')::bigint
  from jsonb_array_elements(p_recipients) as each
  where p.signing_id = p_id and p.n = (each ->> 'n')::smallint;
  if was = 'sending' then
    perform private.tell_of_signing(
      private.offer_of_sale(signing.sale_id), signing, 'signing_ready', signing.person_id);
  end if;
  return signing.state;
end;
$$;

-- The service did not take it. What it refuses waits for a person; anything else is tried again, ever later.
create function private.signing_failed(p_id uuid, p_problem text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.signings g
  set problem = p_problem, tries = least(g.tries + 1, 1000),
      look_at = case p_problem when 'down' then clock_timestamp() + make_interval(mins => least(60, 2 ^ least(g.tries + 1, 6))::integer) end
  where g.id = p_id and g.state = 'sending';
$$;

-- The side that sent a PDF takes it back. Nothing that anyone signed there counts.
create function private.withdraw_signing(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  sale_id constant uuid := (select g.sale_id from private.signings g where g.id = p_id);
  offer constant public.offers := private.hold_offer((select s.offer_id from public.sales s where s.id = sale_id), me, null, true);
begin
  if not exists (
    select from private.signings g where g.id = p_id and g.made_by = private.side_of(offer, me) for update
  ) then
    raise exception using errcode = 'PT404', message = 'signing_unknown';
  end if;
  update private.signings g
  set state = 'withdrawn', problem = null, ended_at = clock_timestamp(), look_at = clock_timestamp()
  where g.id = p_id and g.state in ('sending', 'sent');
  if not found and not exists (select from private.signings g where g.id = p_id and g.state = 'withdrawn') then
    raise exception using errcode = 'PT409', message = 'signing_over';
  end if;
  return private.signings_of_sale(sale_id);
end;
$$;

-- The recipient that a person is at the service, while they can still sign; null for anyone else.
create function private.signer_of(p_caller uuid, p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('envelope_id', g.envelope_id, 'recipient_id', p.recipient_id)
  from private.signings g join private.signers p on p.signing_id = g.id
  where g.id = p_id and g.state = 'sent' and p.person_id = p_caller and p.state in ('waiting', 'opened');
$$;

-- How the people stand at the service: [{id, state, reason}]. A person who has signed stays so.
create function private.note_signers(p_signing_id uuid, p_recipients jsonb) returns void
language sql volatile set search_path = '' as $$
  update private.signers p
  set state = each ->> 'state',
      reason = case when each ->> 'state' = 'declined' and p.person_id is not null
        then left(regexp_replace(coalesce(each ->> 'reason', ''), '[\x01-\x09\x0b-\x1f\x7f]', ' ', 'g'), 500) else '' end
  from jsonb_array_elements(p_recipients) as each
  where p.signing_id = p_signing_id and p.recipient_id = (each ->> 'id')::bigint and p.state not in ('signed', 'declined');
$$;

-- What the service says of a signing that isn't signed by all: it goes on, someone declined, its time is over, or it was
-- called off there.
create function private.note_signing(p_id uuid, p_state text, p_recipients jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
begin
  select * into signing from private.signings g where g.id = p_id for update;
  if signing.state <> 'sent' then
    return signing.state;
  end if;
  perform private.note_signers(p_id, p_recipients);
  update private.signings g
  set state = p_state, ended_at = case when p_state <> 'sent' then clock_timestamp() end,
      -- A signing whose time is over is called off at the service, so that nobody signs it any more.
      look_at = case p_state
        when 'sent' then clock_timestamp() + make_interval(mins => private.limit_of('signings.ask_minutes'))
        when 'expired' then clock_timestamp() end
  where g.id = p_id returning * into signing;
  if p_state in ('declined', 'expired') then
    perform private.tell_of_signing(
      private.offer_of_sale(signing.sale_id), signing, 'signing_ended',
      (select p.person_id from private.signers p where p.signing_id = p_id and p.state = 'declined' order by p.n limit 1),
      jsonb_build_object('ended', p_state));
  end if;
  return signing.state;
end;
$$;

-- Everyone has signed: files the papers, and proposes the day as the contract's. p_files: [{part, id, path, name, size,
-- sha256}]. Returns false if the signing had ended before; then the caller's files belong to nobody and are swept.
create function private.finish_signing(p_id uuid, p_recipients jsonb, p_signed_at timestamptz, p_files jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
  offer public.offers;
  sale public.sales;
begin
  select * into signing from private.signings g where g.id = p_id;
  offer := private.offer_of_sale(signing.sale_id);
  -- Files of a sale are written under its locks. The people who act here have acted at the service.
  offer := private.hold_offer(offer.id, coalesce(
    private.person_of_side(offer, signing.made_by), private.person_of_side(offer, private.other_side(signing.made_by))), null, true);
  select * into sale from public.sales s where s.id = signing.sale_id for no key update;
  select * into signing from private.signings g where g.id = p_id for update;
  if signing.state <> 'sent' then
    update private.signings g set late = 'signed' where g.id = p_id and g.state in ('declined', 'expired', 'withdrawn');
    return false;
  end if;
  perform private.note_signers(p_id, p_recipients);
  update private.signings g
  set state = 'signed', ended_at = clock_timestamp(), look_at = null,
      signed_on = (p_signed_at at time zone private.zone_of_sale(sale.id))::date
  where g.id = p_id returning * into signing;
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, person_id, created_at)
  select (each ->> 'id')::uuid, sale.id, 'contract', signing.made_by, 'both', each ->> 'name', 'application/pdf',
         (each ->> 'size')::integer, each ->> 'path', each ->> 'sha256', signing.person_id,
         -- The paper comes first in the list of files.
         clock_timestamp()
  from jsonb_array_elements(p_files) as each;
  insert into private.signed_files (file_id, signing_id, part)
  select (each ->> 'id')::uuid, p_id, each ->> 'part' from jsonb_array_elements(p_files) as each;
  perform private.tell_of_signing(offer, signing, 'signing_signed', null);
  perform private.propose_signed_day(sale, signing);
  return true;
end;
$$;

-- Proposes the day of the last signature as the day from which deadlines are counted, for the side that sent the PDF. The
-- other side agrees as to any day: the rule for counting is in the contract, which nobody here has read. A day that was
-- proposed or agreed on by hand stays, and so does everything if other terms are in force by now.
create function private.propose_signed_day(p_sale public.sales, p_signing private.signings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  step public.sale_steps;
begin
  select * into step from public.sale_steps t where t.sale_id = p_sale.id and t.kind = 'contract';
  if p_signing.what <> 'contract' or step.proposed_on is not null or not private.is_current_signing(p_signing) then
    return;
  end if;
  perform private.act_on_step(
    p_signing.person_id, p_sale.id, 'contract', step.acts, 'proposed', p_signing.signed_on, p_sale.counts, p_sale.moves,
    p_sale.until_hour, p_sale.otherwise, '');
exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  -- Who sent it may have left or be suspended by now, or both sides have agreed on a day. The papers are filed all the same.
  return;
end;
$$;

-- Signings for the clock, each claimed for a few minutes: those to send, to ask about, and to call off.
create function private.due_signings(p_limit integer default 10) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select g.id from private.signings g where g.look_at <= clock_timestamp() order by g.look_at limit least(greatest(p_limit, 1), 50)
    for no key update skip locked
  ), claimed as (
    update private.signings g set look_at = clock_timestamp() + interval '5 minutes', problem = null from due where g.id = due.id returning g.*
  )
  select coalesce(jsonb_agg(private.signing_json(claimed)), '[]') from claimed;
$$;

-- The service reports that something changed at an envelope: the clock looks at it with its next tick, unless the caller
-- does so right away. What the report says is not believed. Returns whether the envelope is one of ours.
create function private.signing_changed(p_envelope_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.signings g set look_at = clock_timestamp() where g.envelope_id = p_envelope_id and g.state <> 'signed';
  return exists (select from private.signings g where g.envelope_id = p_envelope_id);
end;
$$;

-- The service holds nothing open of a signing that has ended here. p_late is how it stands there: signed, declined, or
-- null.
create function private.signing_called_off(p_id uuid, p_late text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.signings g
  set look_at = null, late = case when p_late <> g.state then p_late else g.late end
  where g.id = p_id and g.ended_at is not null;
$$;

insert into private.duties (name, every, route, due) values
  ('carry on with what is to be signed', '0', 'documents/signings/round',
   'exists (select from private.signings where look_at <= now())');

select private.expose('begin_signing(p_caller, p_sale_id, p_id, p_what, p_file_id)', 'service_role',
  'Called by the function documents. Records that a side sends a PDF of a sale to be signed: {signing, is_claimed}.');
select private.expose('signing_sent(p_id, p_envelope_id, p_recipients)', 'service_role',
  'Called by the function documents. Records that the signing service has it. Returns its state.');
select private.expose('signing_failed(p_id, p_problem)', 'service_role',
  'Called by the function documents. Records that the signing service did not take it.');
select private.expose('withdraw_signing(id)', 'authenticated',
  'The side that sent a PDF to be signed takes it back.');
select private.expose('signing_changed(p_envelope_id)', 'service_role',
  'Called by the function documents. Has the clock look at an envelope soon. Returns whether it is one of ours.');
select private.expose('signer_of(p_caller, p_id)', 'service_role',
  'Called by the function documents. The recipient that a person is at the signing service, while they can sign, or null.');
select private.expose('note_signing(p_id, p_state, p_recipients)', 'service_role',
  'Called by the function documents. Records how a signing that is not complete stands at the service. Returns its state.');
select private.expose('finish_signing(p_id, p_recipients, p_signed_at, p_files)', 'service_role',
  'Called by the function documents. Files the signed papers in the sale, and proposes the contract''s day.');
select private.expose('due_signings(p_limit)', 'service_role',
  'Called by the function documents. Signings to send, to ask about or to call off.');
select private.expose('signing_called_off(p_id, p_late)', 'service_role',
  'Called by the function documents. Records that the service holds an ended signing open no longer.');

-- supabase/schemas/sales/agreed_sale.sql

-- The agreed terms of a sale as the person who fills in the contract reads them: both sides, and a title officer or an
-- attorney by their link (decision 200). domain/sales/agreed-terms.ts makes the rows of the form from it. It has nothing
-- that is one side's own: no proposals that were not agreed on, no words that came with an act, no private facts.

-- The steps whose facts belong into a contract, or into the file of the company that closes the sale.
create function private.facts_of_contract(p_sale_id uuid, p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(f || jsonb_build_object('by', null) order by (f ->> 'at')), '[]')
  from jsonb_array_elements(private.facts_json(p_sale_id, 'buyer', p_offer) -> 'facts') as f
  where f ->> 'side' = 'both' and f ->> 'kind' in ('contract', 'earnest_money', 'hoa_papers');
$$;

-- What the owner disclosed and the buyers could read, with the days on which it was published and acknowledged.
create function private.disclosures_of_sale(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', given.d ->> 'title', 'kind', given.d ->> 'kind',
    'published_on', ((given.d ->> 'published_at')::timestamptz at time zone home.zone)::date,
    'acknowledged_on', ((given.d #>> '{acknowledged,at}')::timestamptz at time zone home.zone)::date)
    order by given.d ->> 'published_at', given.d ->> 'id'), '[]')
  from (
    -- Of several buyers, the first to acknowledge a disclosure counts.
    select distinct on (d ->> 'id') d
    from unnest(private.people_of_side(p_offer, 'buyer')) as buyer (id),
         jsonb_array_elements(private.disclosures_seen_by(p_offer.listing_id, buyer.id)) as d
    order by d ->> 'id', d #>> '{acknowledged,at}' nulls last) as given,
    (select coalesce((select l.time_zone from public.listings l where l.id = p_offer.listing_id), 'UTC') as zone) as home;
$$;

create function private.agreed_sale_json(p_offer public.offers) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  sale constant jsonb := private.sale_json(p_offer);
  sale_id constant uuid := (sale ->> 'id')::uuid;
begin
  return jsonb_build_object(
    'title', p_offer.home,
    'home', case when p_offer.listing_id is not null then
      private.home_of_conversation(p_offer.listing_id, 'buyer') || jsonb_build_object('price', null, 'image', null) end,
    -- The version that was accepted, and those of the amendments since.
    'versions', (
      select jsonb_agg(private.version_json(v) || jsonb_build_object('by', null, 'files', '[]'::jsonb) order by v.n)
      from public.offer_versions v
      where v.offer_id = p_offer.id and (v.n = coalesce(private.first_version(p_offer.id), (sale ->> 'n')::integer) or exists (
        select from public.amendments a where a.offer_id = v.offer_id and a.version = v.n and a.state = 'agreed'))),
    'disclosures', private.disclosures_of_sale(p_offer),
    'sale', sale || jsonb_build_object(
      'acts', (
        select coalesce(jsonb_agg(a || jsonb_build_object('said', '', 'by', null, 'party', null) order by (a ->> 'n')::integer), '[]')
        from jsonb_array_elements(sale -> 'acts') as a),
      'amendments', (
        select coalesce(jsonb_agg(
          a || jsonb_build_object('said', '', 'answer', '', 'by', null, 'answer_by', null) order by (a ->> 'n')::integer), '[]')
        from jsonb_array_elements(sale -> 'amendments') as a where a ->> 'state' = 'agreed'),
      'facts', private.facts_of_contract(sale_id, p_offer),
      'phones_differ', false));
end;
$$;

-- Null for a caller on neither side.
create function private.agreed_sale(p_sale_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.agreed_sale_json(o)
  from public.sales s join public.offers o on o.id = s.offer_id
  where s.id = p_sale_id and private.is_on_side(o, (select auth.uid()), null);
$$;

-- Null for an unknown link, and for a role that doesn't read the terms.
create function private.agreed_sale_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  return (
    select private.agreed_sale_json(private.offer_of_sale(party.sale_id))
    from private.party_roles() r where r.role = party.role and r.reads_terms);
end;
$$;

select private.expose('agreed_sale(sale_id)', 'authenticated',
  'The agreed terms of a sale for either side: versions, acts, amendments and facts for the contract; null for anybody else.');
select private.expose('agreed_sale_by_token(token)', 'anon, authenticated',
  'The agreed terms of a sale by the link of its title officer or attorney; null for an unknown link or another role.');

reset check_function_bodies;
