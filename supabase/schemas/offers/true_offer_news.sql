-- Whether a notification about an offer, a round or a sale is still true; true_news asks this before a notification is
-- shown or mailed.
create function private.is_true_of_offer(p_told public.notifications, p_rule text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  offer public.offers;
  sale public.sales;
  n constant integer := (p_told.data ->> 'n')::integer;
  runs constant boolean := exists (
    select from public.offer_rounds r
    where r.listing_id = p_told.listing_id and r.opened_at is null and r.called_off_at is null and r.deadline > now());
begin
  -- An owner is told once that a round has opened; this notification is about no single offer.
  if p_rule = 'round_opened' and p_told.data ->> 'as' = 'owner' then
    return exists (
      select from public.offers o
      where o.listing_id = p_told.listing_id and o.state in ('open', 'countered') and o.expires_at > now());
  end if;
  -- A notification about a step of a sale is true as long as its act is the step's latest.
  if p_rule in ('step_asks', 'step_stands') then
    return exists (
      select from public.sale_steps step join public.sales s on s.id = step.sale_id
      where step.id = p_told.subject_id and step.acts = (p_told.data ->> 'n')::integer
        and (p_rule = 'step_stands' or (s.state = 'open' and step.proposed_on is not null)));
  end if;
  if p_rule = 'amendment_asks' then
    return exists (
      select from public.amendments a join public.sales s on s.id = a.sale_id
      join public.offer_versions v on v.offer_id = a.offer_id and v.n = a.version
      where s.offer_id = p_told.subject_id and a.n = (p_told.data ->> 'n')::integer and a.state = 'open' and s.state = 'open' and v.valid_until > now());
  end if;
  if p_rule = 'step_due' then
    return exists (
      select from public.sale_steps step join public.sales s on s.id = step.sale_id
      where step.id = p_told.subject_id and step.state = 'open' and s.state = 'open'
        and (p_told.data ->> 'as' <> all (step.done_by) or p_told.data ->> 'whose' = private.doers_of(step))
        and step.due_on = (p_told.data ->> 'date')::date
        and ((p_told.data ->> 'ahead')::integer < 0
             or step.due_on >= (now() at time zone private.zone_of_sale(s.id))::date));
  end if;
  select * into offer from public.offers o where o.id = p_told.subject_id;
  select * into sale from public.sales s where s.offer_id = offer.id;
  return coalesce(case p_rule
    when 'offer_live' then private.is_live(offer.state) and offer.version = coalesce(n, offer.version)
      and (offer.state = 'backup' or offer.expires_at > now() or runs)
    when 'offer_asked' then offer.state = 'asked' and offer.expires_at > now()
    when 'offer_in_line' then offer.state = 'backup'
    when 'offer_paused' then private.is_withheld(offer.listing_id) and (private.is_live(offer.state) or sale.state = 'open')
    when 'round_runs' then runs and private.is_live(offer.state)
    when 'round_opened' then private.is_live(offer.state) and offer.expires_at > now()
    when 'sale_agreed' then offer.state = 'accepted'
    when 'sale_ends' then sale.state = 'open' and sale.endings = n and sale.ends_at > now()
    when 'sale_goes_on' then sale.state = 'open' and sale.endings = n and sale.ends_at is null
  end, false);
end;
$$;
