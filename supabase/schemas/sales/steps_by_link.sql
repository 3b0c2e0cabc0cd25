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
