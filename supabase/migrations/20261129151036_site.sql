-- Written by `npm run generate -- types` from supabase/schemas. supabase/migrations.lock says whether it may still change.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.claim_booking_emails(p_booking_id uuid DEFAULT NULL::uuid, p_limit integer DEFAULT 20)
 RETURNS TABLE(id uuid, booking_id uuid, purpose text, kind text, recipient text, sequence integer, to_email text, attempt smallint, token text, listing_id uuid, listing_title text, address text, street_hidden boolean, date date, "time" time without time zone, starts_at timestamp with time zone, ends_at timestamp with time zone, is_open_house boolean, holds_time boolean, time_zone text, owner_name text, owned_together boolean, visitor_name text, visitor_email text, visitor_phone text, contact_method text, agent_status text, special_requests text, booking_status text, booked_at timestamp with time zone, booking_sequence integer, cancelled_by text, was_requested boolean, entry_notes text, notes_behind_link boolean, proposals jsonb, older_showing jsonb, lapses_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('showings', p_booking_id, p_limit);
begin
  return query
  with claimed as (
    select o.* from private.email_outbox o where o.id = any (leased)
  ), keyed as materialized (
    select claimed.id, (case
      when b.party_id is null then private.make_link('showing', b.id)
      -- A party of a sale looks after its time at its own link, which works as long as its others and until it has been there.
      else private.make_link('invitation', b.party_id,
             p_expires_at => greatest(b.ends_at, private.link_until('invitation', b.party_id))) end).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    where claimed.recipient = 'visitor' and case
      when b.party_id is null then claimed.kind not in ('cancelled', 'again')
      -- A party can take another time, unless its link or the sale has ended.
      else exists (
        select from public.sale_parties p join public.sales s on s.id = p.sale_id
        where p.id = b.party_id and p.ended_at is null and s.state = 'open') end
  ), older as materialized (
    select claimed.id, other.date, other.time, other.starts_at, (private.make_link('showing', other.id)).token
    from claimed
    join public.bookings b on b.id = claimed.booking_id
    cross join lateral (
      select * from public.bookings o
      where private.mailbox_of(o.visitor_email) = private.mailbox_of(b.visitor_email)
        and lower(o.visitor_email) = lower(b.visitor_email)
        and o.listing_id = b.listing_id and o.status in ('pending', 'confirmed')
        and o.starts_at > now() and o.id <> b.id and num_nonnulls(o.party_id, b.party_id) = 0
        and (o.created_at, o.id) < (b.created_at, b.id)
      order by o.created_at, o.id limit 1
    ) as other
    where claimed.recipient = 'visitor' and private.is_first_mail(row(claimed.*)::private.email_outbox)
  )
  select o.id, o.booking_id, b.purpose, o.kind, o.recipient, o.sequence,
         case o.recipient when 'owner' then u.email::text else b.visitor_email end,
         o.attempts, keyed.token, l.id,
         -- "House in Boise, ID" where the owner's words are kept back.
         case when o.recipient = 'owner' or b.party_id is not null or private.is_proven(b.id) then l.title
              else concat_ws(' in ', initcap(l.property_type), nullif(concat_ws(', ', nullif(l.city, ''), l.state), '')) end,
         private.address_of(l, o.recipient = 'owner' or private.knows_street(b)),
         l.address_hidden and o.recipient = 'visitor' and not private.knows_street(b),
         b.date, b.time, b.starts_at, b.ends_at, b.open_house_id is not null, b.holds_time, l.time_zone, p.full_name,
         exists (select from public.home_owners other where other.listing_id = l.id and other.person_id is not null),
         b.visitor_name, b.visitor_email,
         b.visitor_phone, b.contact_method, b.agent_status, b.special_requests, b.status, b.created_at,
         b.sequence, b.cancelled_by,
         exists (select from private.email_outbox r where r.booking_id = b.id and r.kind = 'requested'),
         case when b.status = 'confirmed' and (b.party_id is not null or private.is_proven(b.id)) then s.entry_notes end,
         b.status = 'confirmed' and s.entry_notes <> '' and b.party_id is null and not private.is_proven(b.id),
         (select jsonb_agg(jsonb_build_object('date', t.date, 'time', t.time, 'starts_at', t.starts_at)
                           order by t.n)
          from public.booking_proposals t
          where (o.kind = 'proposal' or not b.holds_time) and t.booking_id = b.id and t.starts_at > now()),
         (select jsonb_build_object('date', older.date, 'time', older.time,
                                    'starts_at', older.starts_at, 'token', older.token)
          from older where older.id = o.id),
         case when o.recipient = 'visitor' then origin.lapses_at end
  from claimed o
  join public.bookings b on b.id = o.booking_id
  join public.listings l on l.id = b.listing_id
  left join public.home_owners h on h.id = o.co_owner_id
  join auth.users u on u.id = coalesce(h.person_id, b.owner_id)
  left join public.profiles p on p.id = u.id
  left join public.showing_settings s on s.listing_id = b.listing_id
  left join private.booking_origins origin on origin.booking_id = o.booking_id
  left join keyed on keyed.id = o.id
  order by array_position(leased, o.id);
end;
$function$;

reset check_function_bodies;
