-- Ending a sale before closing. Neither side ends it with one press. One side announces the end, with a reason and a
-- proposal for the earnest money, and the end takes effect after 24 hours. Until then the home stays pending and its
-- backups wait. Within that day both sides can agree to go on, or the other side can agree to end the sale right away.
-- Every call names the announcement it means (sales.endings), so that a side agrees only to an announcement it has
-- read.

-- Refuses a reason or a proposal for the earnest money that can't be stored, before any row is looked up.
create function private.end_words(p_reason text, p_earnest_money text, p_said text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  said constant text := private.offer_words(p_said);
begin
  if p_reason is null or p_reason not in (
       'inspection', 'appraisal', 'financing', 'home_sale', 'title', 'agreed', 'other')
     or p_earnest_money is null
     or p_earnest_money not in ('to_buyer', 'to_owner', 'divided', 'not_paid', 'unsettled') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if p_reason = 'other' and said = '' then
    raise exception using errcode = 'PT422', message = 'end_needs_words';
  end if;
  return said;
end;
$$;

-- The sale of an offer that is locked, if the sale is open and its announcements are those the caller has seen.
create function private.sale_seen(p_offer_id uuid, p_endings integer) returns public.sales
language plpgsql stable set search_path = '' as $$
declare
  sale public.sales;
begin
  select * into sale from public.sales s where s.offer_id = p_offer_id and s.state = 'open';
  if sale.id is null then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if sale.endings is distinct from p_endings then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  return sale;
end;
$$;

-- Whether the sale's latest act is this one, so that a repeated call changes nothing.
create function private.is_last_act(
  p_offer_id uuid, p_act text, p_side text, p_said text, p_earnest_money text
) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select (a.act, a.made_by, a.said, a.earnest_money)
           is not distinct from (p_act, p_side, p_said, p_earnest_money)
    from public.offer_acts a where a.offer_id = p_offer_id order by a.id desc limit 1), false);
$$;

create function private.tell_of_end(p_offer public.offers, p_sale public.sales, p_side text, p_kind text) returns void
language sql volatile set search_path = '' as $$
  select private.tell_offer(p_offer, p_side, p_kind, jsonb_build_object('n', p_sale.endings, 'by', p_sale.ended_by)
           || coalesce(private.until_json(p_sale.ends_at, p_offer.listing_id), '{}'));
$$;

-- Either side announces the end; p_seen is the number of announcements that side knows of.
create function private.announce_end(
  p_id uuid, p_seen integer, p_reason text, p_earnest_money text, p_said text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words(p_reason, p_earnest_money, p_said);
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales;
begin
  if exists (
    select from public.sales s
    where s.offer_id = p_id and s.endings = p_seen + 1 and s.ended_by = side and s.reason = p_reason
  ) and private.is_last_act(p_id, 'ending', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  sale := private.sale_seen(p_id, p_seen);
  if sale.ends_at is not null then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  if p_reason = 'financing' and exists (
    select from public.offer_versions v where v.offer_id = p_id and v.n = sale.n and v.financing = 'cash'
  ) then
    raise exception using errcode = 'PT422', message = 'end_without_loan';
  end if;
  update public.sales s
  set endings = s.endings + 1, ends_at = clock_timestamp() + make_interval(hours => private.limit_of('offers.end_hours')),
      ended_by = side, reason = p_reason
  where s.id = sale.id returning * into sale;
  perform private.note_act(offer, 'ending', side, said, p_earnest_money);
  perform private.tell_of_end(offer, sale, each, 'sale_ending') from unnest(array['buyer', 'owner']) as each;
  return private.offer_seen_by(offer, side);
end;
$$;

-- The side that did not announce the end agrees to it, and the sale ends right away.
create function private.agree_to_end(p_id uuid, p_ending integer, p_earnest_money text, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words('agreed', p_earnest_money, p_said);
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales;
begin
  if private.is_last_act(p_id, 'fell_through', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  sale := private.sale_seen(p_id, p_ending);
  -- The side that announced the end may want to go on by now.
  if sale.ends_at is null or sale.ended_by = side or sale.wants_on <> side then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  offer := private.end_sale(offer, side, null, said, p_earnest_money);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, side);
end;
$$;

-- One side proposes to go on with the sale. If the other side has proposed the same already, the sale goes on.
create function private.go_on_with_sale(p_id uuid, p_ending integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales := private.sale_seen(p_id, p_ending);
begin
  -- The end is taken back, because both sides have agreed to go on.
  if sale.wants_on = side or (sale.ends_at is null and sale.endings > 0) then
    return private.offer_seen_by(offer, side);
  end if;
  if sale.ends_at is null then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  if sale.wants_on is null then
    update public.sales s set wants_on = side where s.id = sale.id;
    perform private.note_act(offer, 'wants_on', side);
    perform private.tell_of_end(offer, sale, private.other_side(side), 'sale_wants_on');
  else
    update public.sales s set ends_at = null, ended_by = null, reason = null, wants_on = null
    where s.id = sale.id returning * into sale;
    perform private.note_act(offer, 'kept', side);
    perform private.tell_both(offer, 'sale_kept', jsonb_build_object('n', sale.endings));
  end if;
  return private.offer_seen_by(offer, side);
end;
$$;

-- The last word of a side about the earnest money of a sale that ended. domain/sales/ending-sales.ts has the same rule.
create function private.money_by(p_offer_id uuid, p_side text) returns text
language sql stable set search_path = '' as $$
  select a.earnest_money from public.offer_acts a
  where a.offer_id = p_offer_id and a.made_by = p_side and a.earnest_money is not null order by a.id desc limit 1;
$$;

-- After a sale ends, its earnest money is often still undecided, or the two sides said different things about it. Each
-- side says again what happens to it until both have said the same. p_seen is what the other side has said, as far as
-- the caller knows.
create function private.say_money(p_id uuid, p_earnest_money text, p_said text default '', p_seen text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words('agreed', p_earnest_money, p_said);
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  theirs constant text := private.money_by(p_id, private.other_side(side));
begin
  if private.is_last_act(p_id, 'money', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  if offer.state <> 'fell_through' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif theirs is distinct from p_seen
     or (theirs <> 'unsettled' and theirs = private.money_by(p_id, side)) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif (select count(*) from public.offer_acts a where a.offer_id = p_id and a.act = 'money' and a.made_by = side)
        >= private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  perform private.note_act(offer, 'money', side, said, p_earnest_money);
  perform private.tell_offer(offer, private.other_side(side), 'money_said', jsonb_build_object(
    'money', p_earnest_money, 'room', (select s.id from public.sales s where s.offer_id = p_id)));
  return private.offer_seen_by(offer, side);
end;
$$;

select private.expose('say_money(id, earnest_money, said, seen)', 'authenticated',
  'After a sale fell through, either side says what happens to the earnest money, until both have said the same. Returns the offer.');
select private.expose('announce_end(id, seen, reason, earnest_money, said)', 'authenticated',
  'Either side announces that the sale of an accepted offer ends, in 24 hours. Returns the offer.');
select private.expose('agree_to_end(id, ending, earnest_money, said)', 'authenticated',
  'The other side agrees to the announced end with this number, and the sale ends right away. Returns the offer.');
select private.expose('go_on_with_sale(id, ending)', 'authenticated',
  'Either side proposes to go on with a sale whose end is announced, or agrees to it. Returns the offer.');
