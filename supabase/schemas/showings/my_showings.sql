-- The showings of a visitor with an account: those requested under its confirmed address. Acting on one goes through
-- a link, as from an email (private.my_showing_link).
--
-- Anyone can type another person's address, so the list says which requests are proven to be the reader's. Reading the
-- list proves nothing; opening a showing does, like following its link in an email.

-- The latest 100 showings, upcoming and past.
create function private.my_showings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  return (
    select coalesce(jsonb_agg(private.showing_shown(mine.id) || jsonb_build_object('is_proven', private.is_proven(mine.id)) order by mine.starts_at desc), '[]')
    from (
      select b.id, b.starts_at from public.bookings b
      where lower(b.visitor_email) = private.confirmed_email(me) and b.party_id is null
      order by b.starts_at desc limit 100
    ) as mine);
end;
$$;

select private.expose('my_showings()', 'authenticated',
  'The showings requested under the caller''s confirmed address, latest first; `is_proven` says that the caller requested it.');

-- All showings for the export, with what the visitor told the owner only where the reader is proven to be the visitor:
-- otherwise another person may have written it.
create function private.my_showing_records() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.showing_shown(b.id) - '{can_cancel,can_propose,can_give_feedback}'::text[]
    || case when private.is_proven(b.id) then jsonb_build_object(
         'name', b.visitor_name, 'email', b.visitor_email, 'phone', b.visitor_phone, 'wishes', b.wishes,
         'agent_status', b.agent_status, 'contact_method', b.contact_method,
         'special_requests', b.special_requests,
         'feedback', (select to_jsonb(f) - '{booking_id,listing_id,owner_id}'::text[]
                      from public.showing_feedback f where f.booking_id = b.id))
       else '{}' end
    order by b.starts_at, b.id), '[]')
  from public.bookings b where lower(b.visitor_email) = private.confirmed_email((select auth.uid()));
$$;

select private.expose('my_showing_records()', 'authenticated',
  'All showings requested under the caller''s confirmed address, with what the caller told their owners, for the export.');
