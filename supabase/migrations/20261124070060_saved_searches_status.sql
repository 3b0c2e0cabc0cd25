-- A saved search can leave out the homes whose sale is pending, as the search itself can. What it
-- mails of is active anyway: a home that comes on the market, or a new price.

alter table public.saved_searches
  -- squawk-ignore constraint-missing-not-valid -- all rows are null
  add column status text check (status = 'active'),
  drop constraint saved_searches_once,
  -- squawk-ignore constraint-missing-not-valid, disallowed-unique-constraint -- migrations run in a transaction
  add constraint saved_searches_once unique nulls not distinct
    (user_id, search_term, property_type, min_price, max_price, min_bedrooms, min_bathrooms, status);
grant insert (status) on public.saved_searches to authenticated;

create or replace function private.claim_saved_search_mails(p_limit integer)
returns table (
  saved_search_id uuid, to_email text, name text, frequency text, token text, batch uuid,
  filters jsonb, total bigint, homes jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
  with due as (
    select m.saved_search_id from private.saved_search_mail m
    where m.due_at <= now() and m.attempts < 20
      and (m.leased_until is null or m.leased_until < now())
    order by m.due_at
    limit least(greatest(coalesce(p_limit, 20), 1), 100)
    for update skip locked
  ), leased as (
    update private.saved_search_mail m
    set leased_until = now() + interval '2 minutes', attempts = m.attempts + 1,
        batch = coalesce(m.batch, gen_random_uuid())
    from due where due.saved_search_id = m.saved_search_id
    returning m.saved_search_id, m.token, m.batch, m.attempts
  ), held as (
    -- The first attempt takes all that there is; a retry holds what the first one held.
    update private.saved_search_finds f set batch = leased.batch
    from leased
    where f.saved_search_id = leased.saved_search_id
      and (f.batch = leased.batch or (f.batch is null and leased.attempts = 1))
    returning f.saved_search_id, f.listing_id, f.kind, f.old_price, f.found_at
  ), shown as (
    select held.saved_search_id, held.kind, held.old_price, l.id, l.title, l.city, l.state, l.price,
           row_number() over (partition by held.saved_search_id order by held.found_at desc, l.id) as n
    from held join public.listings l on l.id = held.listing_id and l.status = 'active'
  )
  select leased.saved_search_id, u.email::text, s.name, s.frequency, leased.token, leased.batch,
         jsonb_strip_nulls(jsonb_build_object(
           'search_term', s.search_term, 'property_type', s.property_type, 'min_price', s.min_price,
           'max_price', s.max_price, 'min_bedrooms', s.min_bedrooms, 'min_bathrooms', s.min_bathrooms,
           'status', s.status)),
         (select count(*) from shown where shown.saved_search_id = leased.saved_search_id),
         coalesce((
           select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'title', shown.title, 'city', shown.city,
             'state', shown.state, 'price', shown.price, 'old_price', shown.old_price) order by shown.n)
           from shown where shown.saved_search_id = leased.saved_search_id and shown.n <= 12
         ), '[]'::jsonb)
  from leased
  join public.saved_searches s on s.id = leased.saved_search_id
  join auth.users u on u.id = s.user_id;
end;
$$;
