-- Mail says only what is true now. An email may leave late: the mail service was down, the day's share was used up, or
-- the clock did not run. So at the moment an email is leased, each notification in it is checked against the rule of
-- its kind (private.notification_kinds.true_while). A notification that is no longer true is not mailed, but stays in
-- the person's list, which says when it happened. An event stays true, and a late email names its day.

create function private.is_still_true(p_told public.notifications) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  rule constant text := (select k.true_while from private.notification_kinds k where k.kind = p_told.kind);
  home public.listings;
begin
  if rule in ('happened', 'elsewhere') then
    return true;
  elsif rule like 'home%' then
    select * into home from public.listings l where l.id = p_told.listing_id;
    return coalesce(case rule
      when 'home_price' then home.status in ('active', 'pending')
        and to_jsonb(home.price) is not distinct from p_told.data -> 'price'
      when 'home_status' then home.status = p_told.data ->> 'status'
      else home.status in ('active', 'pending') end, false);
  elsif rule = 'disclosure' then
    return exists (
      select from private.disclosures d
      where d.id = p_told.subject_id and d.withdrawn_at is null and d.version = (p_told.data ->> 'version')::integer);
  elsif rule = 'access' then
    return p_told.data ->> 'access' = 'declined' or private.disclosure_rank(p_told.listing_id, p_told.user_id) >= 3;
  elsif rule = 'request' then
    return exists (
      select from private.disclosure_requests r where r.id = p_told.subject_id and r.state = 'open');
  end if;
  return private.is_true_of_offer(p_told, rule);
end;
$$;
