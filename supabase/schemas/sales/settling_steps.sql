-- Settling the steps of a sale. The side that owns a step says that it is done; a step of each side is settled once both
-- have said so. Nothing that happens at the closing or after it is said before its day. The buyer, whom a contingency protects,
-- waives it. One side proposes a date and the other accepts it, so neither side changes a date alone. The contract's
-- date is the day from which deadlines are counted, and it comes with the rule for counting them.
--
-- Every act names how many acts of the step its caller has seen. An act that is repeated with the same words changes
-- nothing.

-- A day that can be proposed for a step, and still be agreed on. The two sides may have signed before they agreed here.
create function private.is_day_for_step(p_kind text, p_day date, p_today date, p_accepted date, p_closing date)
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when p_kind = 'contract' then p_day between p_accepted - 30 and p_today
    when p_kind = 'closing' then p_day between p_today and p_today + 365
    when private.comes_after_closing(p_kind) then p_day between greatest(p_today, p_closing) and p_closing + 365
    else p_day between p_today and p_closing end, false);
$$;

-- Dates that the two sides agreed on for a closing end with that closing: another closing has its own dates.
create function private.forget_days_of_closing(p_sale_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.sale_steps s set agreed_on = null
  where s.sale_id = p_sale_id and s.state = 'open' and s.agreed_on is not null
    and s.kind in (select k.kind from private.step_kinds k where k.moves_with_closing);
$$;

-- Whether nobody can say yet that a step is done, because it comes with the closing or after it.
create function private.is_too_early(p_sale public.sales, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select p_sale.state = 'open' and (clock_timestamp() at time zone private.zone_of_sale(p_sale.id))::date
                                   < private.agreed_closing(p_sale) + k.said_from
    and exists (select from public.sale_steps c where c.sale_id = p_sale.id and c.kind = 'closing' and c.state = 'open')
  from private.step_kinds k where k.kind = p_kind and k.said_from is not null;
$$;

-- Whether a step that waits for this one is settled already, so that this one can't be opened again.
create function private.is_built_on(p_sale_id uuid, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.step_kinds k join public.sale_steps s on s.sale_id = p_sale_id and s.kind = k.kind
    where k.waits_for = p_kind and s.state <> 'open' and s.settled_by <> 'both');
$$;

create function private.act_on_step(
  p_me uuid, p_sale_id uuid, p_kind text, p_seen integer, p_act text, p_day date, p_counts text, p_moves boolean,
  p_until_hour integer, p_otherwise text[], p_said text
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  words constant text := private.offer_words(p_said);
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_me, null);
  side constant text := private.side_of(offer, p_me);
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(p_sale_id))::date;
  sale public.sales;
  step public.sale_steps;
  terms public.offer_versions;
  last public.sale_acts;
  closing date;
  done public.sale_acts;
  ends boolean;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into step from public.sale_steps t where t.sale_id = p_sale_id and t.kind = p_kind for no key update;
  if step.kind is null then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  end if;
  select * into terms from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
  select * into last from public.sale_acts a where a.sale_id = p_sale_id and a.kind = p_kind order by a.n desc limit 1;
  closing := private.agreed_closing(sale);

  done.act := case when p_act <> 'declined' then p_act
                   when coalesce(step.proposed_by, case last.act when 'taken_back' then last.made_by end) = side
                     then 'taken_back'
                   else 'refused' end;
  if step.acts = p_seen + 1
     and (last.act, last.made_by, last.said) is not distinct from (done.act, side, words)
     and (p_act <> 'proposed' or (last.day, last.counts, last.moves, last.until_hour::integer, last.otherwise)
          is not distinct from (p_day, p_counts, p_moves, p_until_hour, p_otherwise)) then
    return private.offer_seen_by(offer, side);
  end if;
  if sale.state = 'fell_through' or (sale.state = 'closed' and not private.comes_after_closing(p_kind)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_seen is distinct from step.acts then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  -- Each side has its own limit, or one side could use up the other's. All other acts answer one of these two, so they
  -- need no limit.
  elsif done.act in ('proposed', 'reopened') and (
    select count(*) from public.sale_acts a
    where a.sale_id = p_sale_id and a.kind = p_kind and a.made_by = side and a.act = done.act
  ) >= private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  perform private.refuse_suspended(p_me);

  case done.act
    when 'done' then
      if p_kind = 'contract' or step.owner not in (side, 'both', 'each') then
        raise exception using errcode = 'PT400', message = 'bad_request';
      elsif side = any (step.done_by) then
        raise exception using errcode = 'PT409', message = 'step_settled';
      elsif private.is_unasked(p_sale_id, p_kind, side) then
        raise exception using errcode = 'PT409', message = 'repairs_not_asked_for';
      end if;
    when 'waived' then
      if side <> 'buyer' or not private.may_waive(p_kind, terms) then
        raise exception using errcode = 'PT400', message = 'bad_request';
      end if;
    when 'reopened' then
      if (case step.owner when 'each' then side <> all (step.done_by) else step.state <> 'done' or step.settled_by <> side end)
         or p_kind = 'contract' or private.is_built_on(p_sale_id, p_kind) then
        raise exception using errcode = 'PT409', message = 'step_settled';
      end if;
    when 'proposed' then
      if (select k.is_law from private.step_kinds k where k.kind = p_kind)
         or num_nonnulls(p_counts, p_moves, p_until_hour) <> (case p_kind when 'contract' then 3 else 0 end)
         or p_counts not in ('calendar', 'business') or p_until_hour not between 1 and 24
         or (p_kind <> 'contract' and p_otherwise <> '{}')
         or not p_otherwise <@ (select array_agg(k.kind) from private.step_kinds k
                                where k.contingency is not null or k.counts = 'agreed') then
        raise exception using errcode = 'PT400', message = 'bad_request';
      elsif p_day = step.due_on then
        raise exception using errcode = 'PT422', message = 'step_day_invalid';
      end if;
      done.day := p_day;
      done.counts := p_counts;
      done.moves := p_moves;
      done.until_hour := p_until_hour;
      done.otherwise := p_otherwise;
    else
      if step.proposed_by is null or (step.proposed_by = side) <> (done.act = 'taken_back') then
        raise exception using errcode = 'PT409', message = 'sale_changed';
      elsif done.act = 'agreed' then
        done.day := last.day;
        done.counts := last.counts;
        done.moves := last.moves;
        done.until_hour := last.until_hour;
        done.otherwise := last.otherwise;
      end if;
  end case;
  if done.act <> 'reopened' and step.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'step_settled';
  elsif done.act = 'done' and private.is_too_early(sale, p_kind) then
    raise exception using errcode = 'PT422', message = 'step_not_yet';
  elsif done.day is null and done.act in ('proposed', 'agreed')
     or (done.day is not null and not private.is_day_for_step(p_kind, done.day, today, sale.accepted_on, closing)) then
    raise exception using errcode = 'PT422', message = 'step_day_invalid';
  end if;

  step.done_by := case when step.owner <> 'each' then '{}'
                       when done.act = 'done' then step.done_by || side
                       when done.act = 'reopened' then array_remove(step.done_by, side)
                       else step.done_by end;
  ends := done.act = 'waived' or (done.act = 'agreed' and p_kind = 'contract')
    or (done.act = 'done' and (step.owner <> 'each' or cardinality(step.done_by) = 2));
  update public.sale_steps t set
    state = case when not ends then 'open' when done.act = 'waived' then 'waived' else 'done' end,
    settled_on = case when not ends then null when p_kind = 'contract' then done.day else today end,
    settled_by = case when ends then side end,
    done_by = step.done_by,
    agreed_on = case when done.act = 'agreed' and p_kind <> 'contract' then done.day else t.agreed_on end,
    proposed_on = case done.act when 'proposed' then done.day end,
    proposed_by = case done.act when 'proposed' then side end,
    acts = t.acts + 1
  where t.sale_id = p_sale_id and t.kind = p_kind returning * into step;
  if done.act = 'agreed' and p_kind = 'contract' then
    update public.sales s
    set binds_on = done.day, counts = done.counts, moves = done.moves, until_hour = done.until_hour,
        otherwise = done.otherwise
    where s.id = p_sale_id;
  end if;
  if done.act = 'agreed' and p_kind = 'closing' then
    perform private.forget_days_of_closing(p_sale_id);
  end if;
  insert into public.sale_acts (
    sale_id, n, kind, act, made_by, day, counts, moves, until_hour, otherwise, said, at, made_on, person_id)
  select p_sale_id, coalesce(max(a.n), 0) + 1, p_kind, done.act, side, done.day, done.counts, done.moves,
         done.until_hour, coalesce(done.otherwise, '{}'), words, clock_timestamp(), today, p_me
  from public.sale_acts a where a.sale_id = p_sale_id;
  perform private.count_days(p_sale_id);
  perform private.tell_of_step(offer, step, done, private.other_side(side));
  return private.offer_seen_by(offer, side);
end;
$$;

-- A proposal that is taken back is read in the closing room; the other side is told of every other act.
create function private.tell_of_step(
  p_offer public.offers, p_step public.sale_steps, p_done public.sale_acts, p_side text
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, p_side), news.kind, p_offer.listing_id, p_step.id,
    jsonb_build_object('as', p_side, 'home', nullif(p_offer.home, ''), 'room', p_step.sale_id, 'step', p_step.kind,
                       'date', p_done.day, 'n', p_step.acts))
  from (values ('proposed', 'step_proposed'), ('agreed', 'step_agreed'), ('refused', 'step_refused'),
               ('done', 'step_done'), ('waived', 'step_waived'), ('reopened', 'step_reopened')) as news (act, kind)
  where news.act = p_done.act;
$$;

-- A side that says that the home is sold also says that the closing took place, so no side has to say it twice.
create function private.settle_closing(p_offer public.offers, p_sale public.sales) returns void
language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(p_sale.id))::date;
  step public.sale_steps;
  done public.sale_acts;
begin
  perform private.refuse_suspended(p_offer.owner_id);
  update public.sale_steps t
  set state = 'done', settled_on = today, settled_by = 'owner', proposed_on = null, proposed_by = null, acts = t.acts + 1
  where t.sale_id = p_sale.id and t.kind = 'closing' and t.state = 'open' returning * into step;
  if not found then
    return;
  end if;
  insert into public.sale_acts (sale_id, n, kind, act, made_by, at, made_on)
  select p_sale.id, coalesce(max(a.n), 0) + 1, 'closing', 'done', 'owner', clock_timestamp(), today
  from public.sale_acts a where a.sale_id = p_sale.id
  returning * into done;
  perform private.tell_of_step(p_offer, step, done, 'buyer');
end;
$$;

create function private.settle_step(p_sale_id uuid, p_kind text, p_seen integer, p_how text, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_how is null or p_how not in ('done', 'waived', 'reopened') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return private.act_on_step(
    private.take_offer_act(), p_sale_id, p_kind, p_seen, p_how, null, null, null, null, '{}', p_said);
end;
$$;

create function private.propose_day(
  p_sale_id uuid, p_kind text, p_seen integer, p_day date, p_counts text default null, p_moves boolean default null,
  p_until_hour integer default null, p_otherwise text[] default '{}', p_said text default ''
) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.act_on_step(private.take_offer_act(), p_sale_id, p_kind, p_seen, 'proposed', p_day, p_counts, p_moves,
                             p_until_hour, p_otherwise, p_said);
$$;

create function private.answer_day(p_sale_id uuid, p_kind text, p_seen integer, p_agrees boolean) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.act_on_step(
    private.take_offer_act(), p_sale_id, p_kind, p_seen, case when p_agrees then 'agreed' else 'declined' end, null, null, null, null, '{}', '');
$$;

-- The closing room of a sale: its offer with terms, steps and history, as the caller's side sees it.
create function private.my_sale(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.my_offer(s.offer_id) from public.sales s where s.id = p_id;
$$;

-- The caller's open sales, on either side, as offers; a home has one at most.
create function private.open_sales() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.offer_seen_by(o, private.side_of(o, (select auth.uid()))) order by o.created_at, o.id), '[]')
    from (
      select each.* from public.offers each
      where each.state = 'accepted' and each.id in (select private.offers_of_person((select auth.uid())))
        and exists (select from public.sales s where s.offer_id = each.id and s.state = 'open')
      order by each.created_at, each.id limit 20
    ) as each join public.offers o on o.id = each.id);
end;
$$;
grant execute on function private.open_sales to authenticated, service_role;

select private.expose('settle_step(sale_id, kind, seen, how, said)', 'authenticated',
  'One side says that a step of a sale is done, waives it, or opens again a step that it said was done. Returns the offer.');
select private.expose('propose_day(sale_id, kind, seen, day, counts, moves, until_hour, otherwise, said)', 'authenticated',
  'One side proposes a date for a step of a sale; for the contract, also the rule for counting deadlines. Returns the offer.');
select private.expose('answer_day(sale_id, kind, seen, agrees)', 'authenticated',
  'The other side agrees to a proposed date or refuses it; the side that proposed the date takes it back. Returns the offer.');
select private.expose('my_sale(id)', 'authenticated',
  'The offer that a sale came from, as the caller''s side sees it; null for a caller on neither side.');
