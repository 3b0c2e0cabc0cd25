-- Photographs. Only rows here are shown; a file in storage without a row is not.
create table public.listing_images (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  path text not null check (
    char_length(path) <= 300 and path ~ '^([0-9a-f-]{36}|demo)/[A-Za-z0-9_.-]+$' and path !~ '\.\.'
  ),
  alt text not null default '' check (char_length(alt) <= 300),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  blur_hash text check (blur_hash ~ '^[0-9a-f]{6}(-[0-9a-f]{6}){3}$'),
  widths smallint[] not null default '{}' check (cardinality(widths) <= 8),
  position smallint not null check (position between 0 and 199),
  created_at timestamptz not null default now(),
  constraint listing_images_position unique (listing_id, position) deferrable initially immediate
);
comment on table public.listing_images is 'The photographs of a listing, in order. Rows are made by the listings function once it has checked the bytes.';
comment on column public.listing_images.path is 'Object in the bucket property-images; a smaller version of width w is named <name>_<w>w.<ext>.';
comment on column public.listing_images.blur_hash is 'Four colours, one a quadrant, shown while the photo loads.';

alter table public.listing_images enable row level security;
revoke all on public.listing_images from anon, authenticated;
grant select on public.listing_images to anon, authenticated;
grant update (alt, position), delete on public.listing_images to authenticated;
grant select, insert, update, delete on public.listing_images to service_role;
create policy "Whoever sees a listing sees its photos" on public.listing_images
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));
create policy "Owners describe and order their photos" on public.listing_images
  for update to authenticated
  using (listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid())))
  with check (listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid())));
create policy "Owners remove their photos" on public.listing_images
  for delete to authenticated
  using (listing_id in (select l.id from public.listings l where l.user_id = (select auth.uid())));

-- What is shown was checked by the server: an owner can't point a row at another file.
create function private.guard_listing_image() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_api_caller() and (to_jsonb(new) - '{alt,position}'::text[])
     is distinct from (to_jsonb(old) - '{alt,position}'::text[]) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return new;
end;
$$;
create trigger guard_listing_image before update on public.listing_images
  for each row execute function private.guard_listing_image();
