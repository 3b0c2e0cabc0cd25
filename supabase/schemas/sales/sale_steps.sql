-- The steps of a sale between acceptance and the keys, with a date for each. domain/sales/sale-steps.ts and
-- domain/sales/deadlines.ts compute the same steps from the terms and the acts, for the screens. The clock and the
-- calendar feeds read these rows, and an act is compared with them (settling_steps).
--
-- Order of locks: the offer's locks (see offers), then its sale, then the sale's step.

create table public.sale_steps (
  sale_id uuid not null references public.sales (id) on delete cascade,
  kind text not null references private.step_kinds (kind),
  id uuid not null unique default gen_random_uuid(),
  owner text not null check (owner in ('buyer', 'owner', 'both', 'each')),
  state text not null default 'open' check (state in ('open', 'done', 'waived')),
  due_on date,
  agreed_on date,
  settled_on date,
  settled_by text check (settled_by in ('buyer', 'owner', 'both')),
  proposed_on date,
  proposed_by text check (proposed_by in ('buyer', 'owner')),
  acts smallint not null default 0 check (acts >= 0),
  remind_at timestamptz,
  done_by text[] not null default '{}' check (done_by <@ array['buyer', 'owner']),
  primary key (sale_id, kind),
  constraint sale_steps_settled check (
    (state = 'open') = (settled_on is null) and (settled_on is null) = (settled_by is null)),
  constraint sale_steps_done_by check (
    case owner when 'each' then (state = 'done') = (done_by @> array['buyer', 'owner']) else done_by = '{}' end),
  constraint sale_steps_proposed check (
    (proposed_on is null) = (proposed_by is null) and (proposed_on is null or state = 'open'))
);
comment on table public.sale_steps is 'The steps that a sale''s terms have, each with its date. Both sides read them; functions write them.';
comment on column public.sale_steps.id is 'The id that notifications about the step name.';
comment on column public.sale_steps.owner is 'The side that has to do the step, as in private.step_kinds.';
comment on column public.sale_steps.due_on is 'The step''s last day by the home''s time zone, or what that day was when the step was settled; null while the day isn''t known.';
comment on column public.sale_steps.agreed_on is 'The date that both sides agreed on in place of the date that the terms give.';
comment on column public.sale_steps.settled_by is 'The side that settled the step, the last of the two at a step of each; "both" means that they agreed on terms without this step.';
comment on column public.sale_steps.proposed_on is 'A date for the step that one side proposes to the other.';
comment on column public.sale_steps.acts is 'How many acts the step has had. A new act names the number its caller has seen.';
comment on column public.sale_steps.done_by is 'At a step of each side: the sides that have said that their part is done.';
comment on column public.sale_steps.remind_at is 'When the people who do the step are next reminded of it (step_reminders).';
create index sale_steps_of_kind on public.sale_steps (kind);
create index sale_steps_to_remind on public.sale_steps (remind_at) where remind_at is not null;

create table public.sale_acts (
  sale_id uuid not null,
  n integer not null check (n > 0),
  kind text not null,
  act text not null check (act in ('proposed', 'agreed', 'refused', 'taken_back', 'done', 'waived', 'reopened')),
  made_by text not null check (made_by in ('buyer', 'owner')),
  day date check (day between '2020-01-01' and '2110-01-01'),
  counts text check (counts in ('calendar', 'business')),
  moves boolean,
  until_hour smallint check (until_hour between 1 and 24),
  said text not null default '' check (char_length(said) <= 500 and translate(said, E'\n', '') !~ '[[:cntrl:]]'),
  at timestamptz not null default now(),
  made_on date not null,
  party_id uuid references public.sale_parties (id) on delete set null,
  person_id uuid references auth.users (id) on delete set null,
  otherwise text[] not null default '{}',
  primary key (sale_id, n),
  foreign key (sale_id, kind) references public.sale_steps (sale_id, kind) on delete cascade,
  constraint sale_acts_day check ((day is not null) = (act in ('proposed', 'agreed'))),
  constraint sale_acts_rule check (
    num_nonnulls(counts, moves, until_hour) = case when kind = 'contract' and day is not null then 3 else 0 end),
  constraint sale_acts_otherwise check (otherwise = '{}' or counts is not null)
);
comment on table public.sale_acts is 'Acts of the two sides on the steps of a sale. A row never changes, except that a person''s words are erased with their account.';
comment on column public.sale_acts.n is 'The act''s number within its sale, from 1.';
comment on column public.sale_acts.day is 'The date that the act proposes or agrees on. For the step "contract" it is the day from which deadlines are counted.';
comment on column public.sale_acts.counts is 'Comes with the contract''s date: which days count towards a deadline. moves and until_hour complete the rule.';
comment on column public.sale_acts.moves is 'Whether a deadline on a closed day moves to the next open day.';
comment on column public.sale_acts.until_hour is 'The hour at which deadlines end by the home''s time zone; 24 is the end of the day.';
comment on column public.sale_acts.otherwise is 'The steps whose days the contract counts the other way: in business days in place of calendar days, or the reverse.';
comment on column public.sale_acts.party_id is 'The party of the sale that acted, on behalf of the side that invited them (sale_parties).';
comment on column public.sale_acts.made_on is 'The day of the act by the home''s time zone.';
create index sale_acts_of_step on public.sale_acts (sale_id, kind, n);
create index sale_acts_of_party on public.sale_acts (party_id);
comment on column public.sale_acts.person_id is 'The person of that side who acted; null for a party, and null once that person has closed their account.';
create index sale_acts_of_person on public.sale_acts (person_id);

alter table public.sale_steps enable row level security;
alter table public.sale_acts enable row level security;
revoke all on public.sale_steps, public.sale_acts from service_role;
select private.let_read('authenticated', 'sale_steps', 'sale_acts');
grant select, insert, update, delete on public.sale_steps, public.sale_acts to service_role;

create policy "Whoever sees a sale sees its steps" on public.sale_steps
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));
create policy "Whoever sees a sale sees its acts" on public.sale_acts
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));

-- The holidays of 5 U.S.C. 6103(a) on their own dates, without Inauguration Day.
create function private.is_legal_holiday(p_day date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case extract(month from p_day)::integer
    when 1 then d = 1 or (monday and d between 15 and 21)
    when 2 then monday and d between 15 and 21
    when 5 then monday and d >= 25
    when 6 then d = 19 and extract(year from p_day) >= 2021
    when 7 then d = 4
    when 9 then monday and d <= 7
    when 10 then monday and d between 8 and 14
    when 11 then d = 11 or (extract(dow from p_day) = 4 and d between 22 and 28)
    when 12 then d = 25
    else false end
  from (select extract(day from p_day)::integer as d, extract(dow from p_day) = 1 as monday) as parts;
$$;

-- Whether federal offices are closed: on weekends, on holidays, and on the Friday or Monday that is kept in place of a
-- holiday.
create function private.is_closed_day(p_day date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select extract(dow from p_day) in (0, 6) or private.is_legal_holiday(p_day)
    or (extract(dow from p_day) = 5 and private.is_legal_holiday(p_day + 1))
    or (extract(dow from p_day) = 1 and private.is_legal_holiday(p_day - 1));
$$;

-- The last day of a period, null if a part of it isn't known; negative days count back. Lenders count all days except Sundays and the holidays on their
-- own dates (12 CFR 1026.2(a)(6)).
create function private.counted_day(p_from date, p_days integer, p_counts text, p_moves boolean) returns date
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  way constant integer := sign(p_days);
  day date := p_from;
  remaining integer := abs(p_days);
begin
  if p_counts = 'calendar' then
    day := p_from + p_days;
    remaining := 0;
  end if;
  while remaining > 0 loop
    day := day + way;
    if not (case p_counts when 'lender' then extract(dow from day) = 0 or private.is_legal_holiday(day)
            else private.is_closed_day(day) end) then
      remaining := remaining - 1;
    end if;
  end loop;
  while p_moves and way <> 0 and private.is_closed_day(day) loop
    day := day + way;
  end loop;
  return day;
end;
$$;

-- Which days count towards the deadline of one step. domain/sales/counting-days.ts says the same.
create function private.counts_for(p_kind text, p_sale public.sales) returns text
language sql immutable set search_path = '' as $$
  select case when p_kind <> all (p_sale.otherwise) then p_sale.counts
              when p_sale.counts = 'calendar' then 'business' else 'calendar' end;
$$;

-- A term that is a number, by its name; null for a term that isn't given.
create function private.term_of(p_terms public.offer_versions, p_name text) returns integer
language sql immutable set search_path = '' as $$
  select (to_jsonb(p_terms) ->> p_name)::integer;
$$;

-- The number of days in which the buyer can leave the sale because of this step.
create function private.contingency_days(p_kind text, p_terms public.offer_versions) returns integer
language sql stable set search_path = '' as $$
  select private.term_of(p_terms, k.contingency) from private.step_kinds k where k.kind = p_kind;
$$;

-- The conditions that these terms meet, of those that no number among the terms tells.
create function private.conditions_of(p_terms public.offer_versions, p_has_hoa boolean) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    'always',
    case when p_has_hoa then 'has_hoa' end,
    case when p_terms.financing <> 'cash' then 'loan' end,
    case when p_terms.financing in ('conventional', 'fha', 'va') then 'bank_loan' end,
    case when p_terms.financing in ('fha', 'va') then 'guaranteed_loan' end], null);
$$;

-- The steps that the sale of a home with these terms has.
create function private.steps_of_terms(p_terms public.offer_versions, p_has_hoa boolean) returns table (kind text, owner text)
language sql stable set search_path = '' as $$
  select k.kind, k.owner
  from private.step_kinds k
  where k.needed_if && private.conditions_of(p_terms, p_has_hoa)
     or exists (
       select from unnest(k.needed_if) as term
       where jsonb_typeof(to_jsonb(p_terms) -> term) = 'number' and private.term_of(p_terms, term) > 0);
$$;

-- The steps without which the buyer's loan isn't made. With an FHA or a VA loan, the borrower may leave the sale over a
-- low value whatever the terms say (38 CFR 36.4303(k)(4); HUD Handbook 4000.1, "Amendatory Clause").
create function private.is_owed_to_lender(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_terms.financing in ('fha', 'va') and 'guaranteed_loan' = any (k.needed_if)
  from private.step_kinds k where k.kind = p_kind;
$$;

-- The steps that the buyer can waive.
create function private.may_waive(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select private.contingency_days(p_kind, p_terms) is not null and not private.is_owed_to_lender(p_kind, p_terms);
$$;

-- The steps that may come after the closing but never before it.
create function private.comes_after_closing(p_kind text) returns boolean
language sql stable parallel safe set search_path = '' as $$
  select k.comes_after_closing from private.step_kinds k where k.kind = p_kind;
$$;

-- The hour at which deadlines end applies to notices. Steps that people do together, and steps that the law asks of a
-- lender, have the whole day. An appraisal or a loan without a contingency needs no notice.
create function private.is_whole_day(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select k.is_whole_day and private.contingency_days(p_kind, p_terms) is null
  from private.step_kinds k where k.kind = p_kind;
$$;

-- The hour at which a step's deadline ends on its last day; 24 is the end of the day.
create function private.hour_of_step(p_kind text, p_terms public.offer_versions, p_sale public.sales) returns integer
language sql stable set search_path = '' as $$
  select case when private.is_whole_day(p_kind, p_terms) then 24 else p_sale.until_hour end;
$$;

create function private.zone_of_sale(p_sale_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(l.time_zone, 'UTC')
  from public.sales s join public.offers o on o.id = s.offer_id left join public.listings l on l.id = o.listing_id
  where s.id = p_sale_id;
$$;

-- The last day for a step. A step before the closing never ends after it, and a step after the closing never ends
-- before it. p_agreed has the dates that both sides agreed on, by step.
create function private.due_day(
  p_kind text, p_terms public.offer_versions, p_sale public.sales, p_agreed jsonb
) returns date
language plpgsql stable set search_path = '' as $$
declare
  rule private.step_kinds;
  days integer := private.contingency_days(p_kind, p_terms);
  closing constant date := coalesce((p_agreed ->> 'closing')::date, p_terms.closing_on);
  due date := (p_agreed ->> p_kind)::date;
begin
  select * into rule from private.step_kinds k where k.kind = p_kind;
  if days is not null then
    rule.counts_from := 'contract';
    rule.counts := 'agreed';
  else
    days := coalesce(rule.days, private.term_of(p_terms, rule.days_term));
  end if;
  if due is null and days is not null then
    due := private.counted_day(
      case rule.counts_from
        when 'contract' then p_sale.binds_on
        when 'closing_on' then p_terms.closing_on
        else private.due_day(rule.counts_from, p_terms, p_sale, p_agreed) end,
      days,
      case rule.counts when 'agreed' then private.counts_for(p_kind, p_sale) else rule.counts end,
      rule.counts = 'agreed' and p_sale.moves);
  end if;
  return case when due is null then null
    when rule.comes_after_closing then greatest(due, closing) else least(due, closing) end;
end;
$$;

-- Computes the dates of open steps again; the date of a settled step never moves.
create function private.count_days(p_sale_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.sale_steps step set due_on = counted.due_on
  from (
    select each.kind, private.due_day(each.kind, v, s, agreed.days) as due_on
    from public.sales s
    join public.offer_versions v on v.offer_id = s.offer_id and v.n = s.n
    join public.sale_steps each on each.sale_id = s.id and each.state = 'open'
    cross join lateral (
      select coalesce(jsonb_object_agg(a.kind, a.agreed_on), '{}') as days
      from public.sale_steps a where a.sale_id = s.id and a.agreed_on is not null) as agreed
    where s.id = p_sale_id
  ) as counted
  where step.sale_id = p_sale_id and step.kind = counted.kind and step.due_on is distinct from counted.due_on;
$$;

create function private.open_steps(p_sale_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.sale_steps (sale_id, kind, owner)
  select s.id, each.kind, each.owner
  from public.sales s
  join public.offer_versions v on v.offer_id = s.offer_id and v.n = s.n
  cross join lateral private.steps_of_terms(v, s.has_hoa) as each
  where s.id = p_sale_id;
  perform private.count_days(p_sale_id);
end;
$$;
