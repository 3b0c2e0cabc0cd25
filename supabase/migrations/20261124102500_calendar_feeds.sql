-- A private calendar feed: an address from which an owner's calendar app reads without signing in. Anyone
-- who has the address sees the owner's live viewings, so the owner can replace it at any time, which
-- disables the old one. The token is stored unhashed, because the owner may need to see the address
-- again; only the owner and our server can read it.

create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now()
);
comment on table private.calendar_feeds is 'The secret tokens in the addresses of owners'' calendar feeds.';

alter table private.calendar_feeds enable row level security;
grant select, insert, update, delete on private.calendar_feeds to service_role;

create policy "The service role manages the feeds" on private.calendar_feeds
  for all to service_role using (true) with check (true);

create function private.calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('token', f.token) from private.calendar_feeds f
  where f.user_id = (select auth.uid());
$$;

create function private.rotate_calendar_feed() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if (select auth.uid()) is null then
    raise exception using errcode = 'PT401', message = 'authentication_required';
  end if;
  insert into private.calendar_feeds as f (user_id, token)
  values ((select auth.uid()), private.new_token())
  on conflict (user_id) do update set token = excluded.token, created_at = now()
  returning jsonb_build_object('token', f.token) into answer;
  return answer;
end;
$$;

create function private.drop_calendar_feed() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.calendar_feeds f where f.user_id = (select auth.uid());
$$;

create function public.calendar_feed() returns jsonb
language sql stable set search_path = '' as $$
  select private.calendar_feed();
$$;
comment on function public.calendar_feed is 'The caller''s own feed, {token}, or null.';

create function public.rotate_calendar_feed() returns jsonb
language sql volatile set search_path = '' as $$
  select private.rotate_calendar_feed();
$$;
comment on function public.rotate_calendar_feed is 'Gives the caller''s feed a new address, {token}; an old one stops working.';

create function public.drop_calendar_feed() returns void
language sql volatile set search_path = '' as $$
  select private.drop_calendar_feed();
$$;
comment on function public.drop_calendar_feed is 'Deletes the caller''s feed.';

-- Viewings of the past month and upcoming ones; null for an unknown token.
create function private.calendar_of_feed(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object(
      'booking_id', b.id, 'sequence', b.sequence, 'status', b.status, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
      'created_at', b.created_at,
      'listing_id', l.id, 'listing_title', l.title,
      'address', private.address_of(l, true),
      'visitor_name', b.visitor_name, 'visitor_email', b.visitor_email,
      'visitor_phone', b.visitor_phone, 'special_requests', b.special_requests
    ) order by b.starts_at, b.id)
    from public.bookings b join public.listings l on l.id = b.listing_id
    where b.owner_id = f.user_id and b.status <> 'cancelled' and b.holds_time
      and b.starts_at > now() - interval '30 days'), '[]')
  from private.calendar_feeds f where f.token = p_token;
$$;

create function public.calendar_of_feed(p_token text) returns jsonb
language sql stable set search_path = '' as $$
  select private.calendar_of_feed(p_token);
$$;
comment on function public.calendar_of_feed is 'For the function send-booking-emails: the viewings in the feed with this token.';

revoke execute on function public.calendar_feed, public.rotate_calendar_feed,
  public.drop_calendar_feed from public, anon;
grant execute on function public.calendar_feed, public.rotate_calendar_feed,
  public.drop_calendar_feed, private.calendar_feed, private.rotate_calendar_feed,
  private.drop_calendar_feed to authenticated, service_role;
revoke execute on function public.calendar_of_feed from public, anon, authenticated;
grant execute on function public.calendar_of_feed, private.calendar_of_feed to service_role;
