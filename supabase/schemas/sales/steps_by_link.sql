-- Settling a step of a sale by one press in its email, without signing in (decision 187). The link in an email about a
-- step belongs to one person, to one step, and to the acts that this email knew of. One act can be made through it;
-- repeating that act changes nothing; and after any other act the link only shows what happened in the meantime.
-- Opening the link changes nothing, because programs that check mail open every link.

create table private.step_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  sale_id uuid not null,
  kind text not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  seen smallint not null check (seen >= 0),
  expires_at timestamptz not null,
  foreign key (sale_id, kind) references public.sale_steps (sale_id, kind) on delete cascade
);
comment on table private.step_links is 'Hashes of the tokens in emails about the steps of a sale, with which a person settles that step.';
comment on column private.step_links.seen is 'How many acts the step had when the email was made.';
create index step_links_of_step on private.step_links (sale_id, kind, person_id);
create index step_links_of_person on private.step_links (person_id);
create index step_links_expired on private.step_links (expires_at);

select private.only_for_server('select, insert, update, delete', 'step_links');

-- A sale's new terms end the links that were mailed under the old ones. A person's new address ends the links in the
-- old mailbox.
create function private.end_step_links(p_sale_id uuid, p_person_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.step_links k where k.sale_id = p_sale_id or k.person_id = p_person_id;
$$;

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
      case when not is_asked and p_step.owner in (p_side, 'both')
             and not (p_step.kind = 'closing' and p_step.due_on > (now() at time zone private.zone_of_sale(p_sale.id))::date)
        then 'done' end,
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
  token constant text := private.new_token();
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
    select count(*) from private.step_links k
    where k.sale_id = step.sale_id and k.kind = step.kind and k.person_id = p_person_id and k.expires_at > now()
  ) >= private.limit_of('offers.links_per_step') then
    return null;
  end if;
  insert into private.step_links (token_hash, sale_id, kind, person_id, seen, expires_at)
  values (sha256(convert_to(token, 'utf8')), step.sale_id, step.kind, p_person_id, step.acts,
          now() + make_interval(days => private.limit_of('offers.step_link_days')));
  return jsonb_build_object('token', token, 'acts', acts, 'proposed_on', step.proposed_on);
end;
$$;
grant execute on function private.new_step_link to service_role;

-- The link behind a token; null for an unknown or an expired token, which counts against the caller's address.
create function private.step_link_of(p_token text) returns private.step_links
language plpgsql volatile set search_path = '' as $$
declare
  link private.step_links;
begin
  select * into link from private.step_links k
  where k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8')) and k.expires_at > now();
  if link.sale_id is null then
    perform private.limit_network('step-link', 3600, 60);
  end if;
  return link;
end;
$$;

-- A link shows its step, and nothing else of the sale.
create function private.linked_step(p_link private.step_links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sale_id', sale.id, 'side', me.side, 'home', o.home, 'zone', private.zone_of_sale(sale.id),
    'sale_state', case when private.is_over(sale) then 'fell_through' else sale.state end,
    'kind', step.kind, 'owner', step.owner, 'state', step.state, 'due_on', step.due_on,
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
  where step.sale_id = p_link.sale_id and step.kind = p_link.kind and me.side is not null;
$$;

create function private.step_by_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.linked_step(private.step_link_of(p_token));
end;
$$;

-- Makes one act through the link, as if the link's person were signed in.
create function private.act_by_link(p_token text, p_act text, p_day date default null, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.step_links := private.step_link_of(p_token);
  act constant text := case p_act when 'agree' then 'agreed' when 'refuse' then 'declined' when 'done' then 'done'
                                  when 'propose' then 'proposed' when 'waive' then 'waived' end;
  shown jsonb;
begin
  if link.sale_id is null then
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
  perform private.act_on_step(private.take_offer_act(link.person_id), link.sale_id, link.kind, link.seen, act, p_day,
                              null, null, null, p_said);
  -- The link may have ended while this call waited for the lock.
  if not exists (select from private.step_links k where k.token_hash = link.token_hash) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  return private.linked_step(link);
end;
$$;

select private.expose('step_by_link(token)', 'anon, authenticated',
  'The step of a sale behind the link in an email about it; null for an unknown link. Changes nothing.');
select private.expose('act_by_link(token, act, day, said)', 'anon, authenticated',
  'Settles that step for the link''s person: done, propose (with a day), waive, agree or refuse. Returns the step; null for an unknown link.');

insert into private.duties (name, every, work) values
  ('forget links to steps', '1 hour', 'delete from private.step_links k where k.expires_at < now()');
