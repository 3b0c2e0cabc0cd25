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
declare
  terms jsonb;
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes ?| array[
       'agent_name', 'note', 'escalates_to', 'escalates_by', 'approved_amount', 'lender', 'has_no_home']
     or jsonb_typeof(p_changes -> 'repairs') <> 'string' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  terms := private.terms_json(p_base) || jsonb_build_object('closing_on', p_closing) || (p_changes - 'repairs')
    || jsonb_build_object('note', '');
  -- Who pays in cash needs no lender, and whose purchase waits for their own sale has a home to sell.
  if terms ->> 'financing' = 'cash' then
    terms := terms || '{"approved_amount": null, "lender": null}';
  end if;
  if terms ->> 'home_sale_days' is not null then
    terms := terms || '{"has_no_home": false}';
  end if;
  return private.offer_terms(terms);
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
      -- These follow from the others.
      and name not in ('approved_amount', 'lender', 'has_no_home')
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
