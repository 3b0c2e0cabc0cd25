-- A failed email shows operators whom it was for: also an invitation to own a home or to buy together, and an email about
-- a showing for a co-owner, which showed the first owner's address.
create or replace function private.operator_failed_mails()
returns table (
  id uuid, topic text, kind text, recipient text, address text, attempts smallint, reason text,
  dropped_at timestamptz, next_attempt_at timestamptz, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('operator');
  return query
  select coalesce(o.mail_id, o.id), o.topic, o.kind, o.recipient,
         private.masked_address(case
           when o.recipient = 'visitor' then b.visitor_email
           when o.news_subscription_id is not null then n.email
           when o.party_id is not null then p.email
           else coalesce(h.email, y.email, u.email::text) end),
         o.attempts, o.last_error, o.dropped_at,
         case when o.dropped_at is null then o.next_attempt_at end,
         private.is_current_mail(row(o.*)::private.email_outbox)
  from private.failed_mails o
  left join public.bookings b on b.id = o.booking_id
  left join private.news_subscriptions n on n.id = o.news_subscription_id
  left join public.sale_parties p on p.id = o.party_id
  left join public.home_owners h on h.id in (o.home_owner_id, o.co_owner_id)
  left join public.offer_buyers y on y.id = o.offer_buyer_id
  left join auth.users u on u.id = coalesce(h.person_id, y.person_id, b.owner_id, o.person_id)
  order by o.dropped_at desc nulls last, o.next_attempt_at, o.id
  limit 100;
end;
$$;
