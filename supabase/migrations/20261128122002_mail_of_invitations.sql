-- An invitation is mailed only while its link would open: not while the person who invites is suspended or closes their
-- account, and not once they have closed it. The functions that open the links say so (inviting_owners, inviting_buyers,
-- using_party_links).

-- The party of a link; null once the link has ended. A link also ends while everyone on the side that invited the party
-- is suspended or closes their account.
create or replace function private.party_of_link(p_party_id uuid) returns public.sale_parties
language sql stable set search_path = '' as $$
  select p
  from public.sale_parties p
  join public.sales s on s.id = p.sale_id
  join public.offers o on o.id = s.offer_id
  where p.id = p_party_id and p.ended_at is null and s.state <> 'fell_through' and not private.is_over(s)
    and private.person_of_side(o, p.invited_by) is not null and not private.is_side_suspended(o, p.invited_by)
    and exists (
      select from unnest(private.people_of_side(o, p.invited_by)) as person
      where not exists (select from private.account_deletions d where d.user_id = person));
$$;

-- Whether any part of an email is still true.
create or replace function private.is_current_mail(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if private.is_gathered(p_mail.topic) then
    return exists (
      select from private.email_outbox o
      where (o.mail_id = p_mail.mail_id or o.id = p_mail.id) and private.is_still_news(o));
  end if;
  return case p_mail.topic
    when 'showings' then (
      select private.is_current_showing_mail(p_mail, b) from public.bookings b where b.id = p_mail.booking_id)
    when 'parties' then num_nonnulls(
      (private.owner_of_link(p_mail.home_owner_id)).id, (private.buyer_of_link(p_mail.offer_buyer_id)).id,
      (private.party_of_link(p_mail.party_id)).id) = 1
    else p_mail.kind = 'confirm' or exists (
      select from private.news_subscriptions s, private.new_homes(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'news'
    ) or exists (
      select from private.news_subscriptions s, private.new_times(s)
      where s.id = p_mail.news_subscription_id and p_mail.kind = 'times')
  end;
end;
$$;
