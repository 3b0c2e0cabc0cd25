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
