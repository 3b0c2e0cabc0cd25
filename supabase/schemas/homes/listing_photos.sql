-- The photos of a listing. The server checks the bytes, then writes the whole list in one statement. It keeps track of
-- photos that are no longer shown until their files are deleted.

-- A file in storage without a row here is not shown.
create table public.listing_images (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  path text not null check (
    char_length(path) <= 300 and path ~ '^([0-9a-f-]{36}|demo)/[A-Za-z0-9_.-]+$' and path !~ '\.\.'
  ),
  alt text not null default '' check (char_length(alt) <= 300),
  width integer not null check (width between 1 and 3000),
  height integer not null check (height between 1 and 3000),
  blur_hash text check (blur_hash ~ '^[0-9a-f]{6}(-[0-9a-f]{6}){3}$'),
  widths smallint[] not null default '{}' check (cardinality(widths) <= 8),
  position smallint not null check (position between 0 and 199),
  created_at timestamptz not null default now(),
  constraint listing_images_position unique (listing_id, position) deferrable initially immediate
);
comment on table public.listing_images is 'The photos of a listing, in order. The listings function inserts rows once it has checked the bytes.';
comment on column public.listing_images.path is 'Object in the bucket property-images; a smaller version of width w is named <name>_<w>w.<ext>.';
comment on column public.listing_images.blur_hash is 'Four colors, one for each quadrant, shown while the photo loads.';
create index listing_images_path on public.listing_images (path);

alter table public.listing_images enable row level security;
select private.let_read('anon, authenticated', 'listing_images');
grant update (alt, position), delete on public.listing_images to authenticated;

create policy "Whoever sees a listing sees its photos" on public.listing_images
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));
create policy "Owners describe and order their photos" on public.listing_images
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners remove their photos" on public.listing_images
  for delete to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]));

-- The server has checked the file of every row, so an owner can't point a row at another file.
create function private.guard_listing_image(p_was public.listing_images, p_image public.listing_images) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_api_caller() and (to_jsonb(p_image) - '{alt,position}'::text[])
     is distinct from (to_jsonb(p_was) - '{alt,position}'::text[]) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

-- The photos as cards show them, ready to be sent: assembling them took more than half the time of a
-- search. An owner's homes are locked before any photo is written, so that the later of two changes sees
-- the earlier one.
create table private.photo_lists (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  images json not null
);
comment on table private.photo_lists is 'The photos of each listing that has any, in order.';
select private.only_for_server('select', 'photo_lists');

create function private.keep_photo_lists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.photo_lists p using changed c
  where p.listing_id = c.listing_id
    and not exists (select from public.listing_images i where i.listing_id = c.listing_id);
  insert into private.photo_lists (listing_id, images)
  select i.listing_id, json_agg(json_build_object(
    'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
    'blur_hash', i.blur_hash, 'widths', i.widths) order by i.position)
  from public.listing_images i
  where i.listing_id in (select c.listing_id from changed c)
  group by i.listing_id
  on conflict (listing_id) do update set images = excluded.images;
  return null;
end;
$$;

create trigger lock_own_homes before update or delete on public.listing_images
  for each statement execute function private.lock_own_homes();
create trigger keep_added_photos after insert on public.listing_images
  referencing new table as changed
  for each statement execute function private.keep_photo_lists();
create trigger keep_changed_photos after update on public.listing_images
  referencing new table as changed
  for each statement execute function private.keep_photo_lists();
create trigger keep_removed_photos after delete on public.listing_images
  referencing old table as changed
  for each statement execute function private.keep_photo_lists();

-- File names are never reused: a photo in this table is never attached again, so deleting its file
-- can't race with a request that attaches it.
create table private.discarded_photos (
  path text primary key check (char_length(path) between 1 and 300),
  replaced_by text check (char_length(replaced_by) between 1 and 300),
  discarded_at timestamptz not null default now()
);
comment on table private.discarded_photos is 'Photos whose files are to be deleted. The row is deleted some time after the file.';
comment on column private.discarded_photos.replaced_by is 'The same picture without its metadata; requests that still name the original get this one.';
create index discarded_photos_discarded_at on private.discarded_photos (discarded_at);

select private.only_for_server('select, insert, update, delete', 'discarded_photos');

-- A reported photo's files are kept, even after the photo, its home or its account is deleted, until its case no longer
-- needs them (reports).
create table private.kept_photos (
  path text not null check (char_length(path) between 1 and 300),
  case_id uuid not null,
  primary key (path, case_id)
);
comment on table private.kept_photos is 'Photos that a report is about. Their files are not deleted.';
create index kept_photos_of_case on private.kept_photos (case_id);

select private.only_for_server('select', 'kept_photos');

create function private.is_kept_photo(p_path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.kept_photos k where k.path = p_path);
end;
$$;

-- A photo's appearance in 64 bits, which scaling and compressing hardly change (domain/homes/photo-likeness.ts).
-- `parts` are four quarters of them: two hashes that differ in at most three bits have a quarter in common.
create table private.photo_hashes (
  image_id uuid primary key references public.listing_images (id) on delete cascade,
  hash bit(64) not null,
  parts integer[] not null generated always as (array[
    substring(hash from 1 for 16)::bit(16)::integer,
    65536 + substring(hash from 17 for 16)::bit(16)::integer,
    131072 + substring(hash from 33 for 16)::bit(16)::integer,
    196608 + substring(hash from 49 for 16)::bit(16)::integer]) stored
);
comment on table private.photo_hashes is 'Perceptual hashes of photos. Without a row, the photo is plain or could not be decoded.';
create index photo_hashes_parts on private.photo_hashes using gin (parts) with (fastupdate = off);

select private.only_for_server('select', 'photo_hashes');

-- The photo that a smaller version belongs to: "a/b_480w.webp" → "a/b.webp".
create function private.photo_of_file(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(p_name, '_[0-9]{2,4}w(\.[A-Za-z0-9]+)$', '\1');
end;
$$;

-- The facts that the function listings needs before it checks the bytes: the rows, the files of the given photos, and
-- the replacements of photos that were cleaned.
create function private.listing_photo_state(p_listing_id uuid, p_paths text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'images', coalesce((
      select jsonb_agg(jsonb_build_object('path', i.path, 'widths', i.widths) order by i.position)
      from public.listing_images i where i.listing_id = p_listing_id
    ), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
               'name', o.name, 'id', o.id, 'type', o.metadata ->> 'mimetype',
               'size', (o.metadata ->> 'size')::numeric) order by o.name)
      from private.files_in('property-images', p_listing_id::text) as o
      where private.photo_of_file(o.name) = any (p_paths)
        and not exists (
          select 1 from private.discarded_photos d where d.path = private.photo_of_file(o.name)
        )
    ), '[]'),
    'replaced', coalesce((
      select jsonb_object_agg(d.path, d.replaced_by)
      from private.discarded_photos d
      where d.path = any (p_paths) and d.replaced_by is not null
    ), '{}')
  );
$$;

-- Replaces the listing's photos with p_images, in this order, all or nothing. Each is {path}, plus alt and blur_hash if
-- they change. A new one also has width, height, widths, hash (if there is one) and files: the {name, id} of each file
-- whose bytes were checked. p_replaced lists cleaned originals as {path, replaced_by}. Returns {images, removed}: the
-- rows, and the files that are no longer needed.
create function private.set_listing_images(
  p_listing_id uuid, p_user_id uuid, p_images jsonb, p_replaced jsonb default '[]'
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  bucket constant text := 'property-images';
  gone text[];
begin
  -- A concurrent call for the same listing waits here, then sees what the first one did.
  perform private.lock_homes(private.first_owner(p_listing_id));
  -- The row's key is not locked: a transaction that marks the home would take a locked key for a home that is being
  -- deleted, and skip it.
  perform 1 from public.listings l where l.id = p_listing_id and private.is_owner_of(l.id, p_user_id) for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  -- A suspended person may still remove photos of homes they created.
  if private.first_owner(p_listing_id) <> p_user_id or exists (select from jsonb_array_elements(p_images) as image where image ?| '{files,alt}') then
    perform private.refuse_suspended(p_user_id);
  end if;
  if jsonb_array_length(p_images) > private.limit_of('photos.per_listing') then
    raise exception using errcode = 'PT422', message = 'image_refused';
  end if;

  -- The checked files must still exist and must not be about to be deleted. The locks hold off the
  -- sweep; each later statement sees what others committed before.
  perform 1 from storage.objects o
  where o.bucket_id = bucket and o.name in (
    select file ->> 'name' from jsonb_array_elements(p_images) as image,
           jsonb_array_elements(image -> 'files') as file
  ) for update;
  if exists (
    select 1 from jsonb_array_elements(p_images) as image, jsonb_array_elements(image -> 'files') as file
    where not exists (
      select 1 from storage.objects o
      where o.bucket_id = bucket and o.name = file ->> 'name' and o.id = (file ->> 'id')::uuid
    )
  ) or exists (
    select 1 from jsonb_array_elements(p_images) as image
    join private.discarded_photos d on d.path = image ->> 'path'
  ) or exists (
    select 1 from jsonb_array_elements(p_images) as image
    where image -> 'files' is null and not exists (
      select 1 from public.listing_images i
      where i.listing_id = p_listing_id and i.path = image ->> 'path'
    )
  ) then
    raise exception using errcode = 'PT409', message = 'images_changed';
  end if;

  with deleted as (
    delete from public.listing_images i
    where i.listing_id = p_listing_id
      and i.path not in (select image ->> 'path' from jsonb_array_elements(p_images) as image)
    returning i.path
  )
  select coalesce(array_agg(path), '{}') into gone from deleted
  -- Demo photos, and photos in another listing's folder, are not deleted.
  where path like p_listing_id || '/%';
  insert into private.discarded_photos (path)
  select path from unnest(gone) as path
  where not exists (select 1 from public.listing_images i where i.path = path.path)
  on conflict do nothing;
  insert into private.discarded_photos (path, replaced_by)
  select original ->> 'path', original ->> 'replaced_by'
  from jsonb_array_elements(p_replaced) as original
  on conflict (path) do update set replaced_by = excluded.replaced_by;

  update public.listing_images i
  set position = wanted.n - 1,
      alt = coalesce(wanted.image ->> 'alt', i.alt),
      blur_hash = coalesce(wanted.image ->> 'blur_hash', i.blur_hash)
  from jsonb_array_elements(p_images) with ordinality as wanted (image, n)
  where i.listing_id = p_listing_id and i.path = wanted.image ->> 'path';
  insert into public.listing_images (listing_id, path, alt, width, height, widths, blur_hash, position)
  select p_listing_id, image ->> 'path', coalesce(image ->> 'alt', ''),
         (image ->> 'width')::integer, (image ->> 'height')::integer,
         array(select width::smallint from jsonb_array_elements_text(image -> 'widths') as width),
         image ->> 'blur_hash', n - 1
  from jsonb_array_elements(p_images) with ordinality as wanted (image, n)
  where not exists (
    select 1 from public.listing_images i
    where i.listing_id = p_listing_id and i.path = image ->> 'path'
  );
  insert into private.photo_hashes (image_id, hash)
  select i.id, ('x' || (image ->> 'hash'))::bit(64)
  from jsonb_array_elements(p_images) as image
  join public.listing_images i on i.listing_id = p_listing_id and i.path = image ->> 'path'
  where image ->> 'hash' is not null
  on conflict do nothing;

  return jsonb_build_object(
    'images', coalesce((
      select jsonb_agg(jsonb_build_object(
               'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height,
               'widths', i.widths, 'blur_hash', i.blur_hash) order by i.position)
      from public.listing_images i where i.listing_id = p_listing_id
    ), '[]'),
    'removed', coalesce((
      select jsonb_agg(o.name order by o.name)
      from private.files_in(bucket, p_listing_id::text) as o
      join private.discarded_photos d on d.path = private.photo_of_file(o.name)
      where not private.is_kept_photo(d.path)
    ), '[]')
  );
end;
$$;

-- Whether a file is no longer needed: it is a discarded photo's or a deleted listing's, or an upload that was not attached
-- within a day.
create function private.is_unused_photo(p_name text, p_created_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  home constant uuid := private.home_of_file(p_name);
begin
  return home is not null and not private.is_settled_photo(p_name) and (
    p_created_at < private.kept_since('unused_photos')
    or exists (select from private.discarded_photos d where d.path = private.photo_of_file(p_name))
    or not exists (select from public.listings l where l.id = home));
end;
$$;

-- The files of photos that were discarded within the last hour: the function listings deletes these at once, and this finds
-- what it could not delete. Later ones are found like all other files.
create function private.files_of_discarded_photos(p_limit integer) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select o.name
    from (
      select distinct split_part(d.path, '/', 1) as folder from private.discarded_photos d
      where d.discarded_at > now() - interval '1 hour') as touched
    cross join lateral private.files_in('property-images', touched.folder) as o
    where private.is_unused_photo(o.name, o.created_at)
    limit p_limit);
end;
$$;

create function private.has_unused_photos() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return cardinality(private.files_of_discarded_photos(1)) > 0
      or cardinality(private.unused_files('property-images', 'is_unused_photo', 1, true)) > 0;
end;
$$;

-- The names of photos whose files have been gone for some time.
create function private.forget_photo_names() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.discarded_photos d
  where d.path in (
    select old.path from private.discarded_photos old
    where old.discarded_at < (select private.kept_since('names_of_photos'))
      and not exists (
        select from private.files_in('property-images', split_part(old.path, '/', 1)) as o
        where private.photo_of_file(o.name) = old.path)
    order by old.discarded_at limit 1000 for update skip locked);
$$;

-- Files that are no longer needed are recorded as discarded before they are returned, so that none can be attached while it
-- is being deleted.
create function private.sweep_photos(p_limit integer default 100) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  bucket constant text := 'property-images';
  most constant integer := least(greatest(coalesce(p_limit, 100), 1), 500);
  -- Half of the limit at most, so that files that can't be deleted don't keep the others waiting.
  found_names text[] := private.files_of_discarded_photos(greatest(most / 2, 1));
begin
  if cardinality(found_names) < most then
    found_names := found_names || private.unused_files(bucket, 'is_unused_photo', most - cardinality(found_names));
  end if;
  found_names := array(
    select o.name from storage.objects o
    where o.bucket_id = bucket and o.name = any (found_names)
    order by o.created_at, o.name
    for update skip locked
  );

  -- The photo is checked again under the lock, because it may have been attached in the meantime.
  insert into private.discarded_photos (path)
  select distinct private.photo_of_file(name) from unnest(found_names) as name
  where not exists (
    select 1 from public.listing_images i where i.path = private.photo_of_file(name)
  )
  on conflict do nothing;
  return array(
    select name from unnest(found_names) as name
    join private.discarded_photos d on d.path = private.photo_of_file(name)
    where not exists (select 1 from public.listing_images i where i.path = d.path)
  );
end;
$$;

-- The files of a deleted listing, whose photo rows were deleted with it. Returns none for a listing
-- that still exists.
create function private.files_of_gone_listing(p_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select o.name from private.files_in('property-images', p_id::text) as o
    where not exists (select 1 from public.listings l where l.id = p_id)
      and not private.is_kept_photo(private.photo_of_file(o.name))
    order by o.name
  );
$$;

-- When a home leaves the market, its photos become private to its owner. A person who kept a photo's address could
-- still open it, so each photo gets a new name that only the owner can read: the server copies the files, moves the
-- row, and deletes the files under the old name.
create table private.moving_photos (
  image_id uuid primary key references public.listing_images (id) on delete cascade
);
comment on table private.moving_photos is 'Photos of sold and withdrawn homes whose files still have the names that everyone could read.';
select private.only_for_server('select, insert, update, delete', 'moving_photos');

create function private.note_moving_photos(new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if new.status in ('sold', 'withdrawn') then
    insert into private.moving_photos (image_id)
    select i.id from public.listing_images i where i.listing_id = new.id and i.path not like 'demo/%'
    on conflict do nothing;
  else
    delete from private.moving_photos m using public.listing_images i
    where i.listing_id = new.id and m.image_id = i.id;
  end if;
end;
$$;

-- Returns a few of these photos in random order, so that a failing one doesn't hold up the others. The new name starts
-- with `folder`.
create function private.moving_photos(p_limit integer default 20) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(found)), '[]')
  from (
    select i.id, i.path, i.widths, l.id || '/' || l.user_id as folder
    from private.moving_photos m
    join public.listing_images i on i.id = m.image_id join public.listings l on l.id = i.listing_id
    order by random() limit least(greatest(coalesce(p_limit, 20), 1), 100)
  ) as found;
$$;

-- Moves the row to the new name. Returns the files under the old name, to be deleted; null if the photo is gone or its
-- home is back on the market, in which case the copies are to be deleted.
create function private.move_photo(p_id uuid, p_from text, p_to text) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_days(i.listing_id) from public.listing_images i where i.id = p_id;
  update public.listing_images i set path = p_to from public.listings l
  where i.id = p_id and i.path = p_from and l.id = i.listing_id and l.status in ('sold', 'withdrawn');
  if not found then
    return null;
  end if;
  delete from private.moving_photos m where m.image_id = p_id;
  -- Requests that still name the old file get the new one.
  insert into private.discarded_photos (path, replaced_by)
  select p_from, p_to where not exists (select from public.listing_images i where i.path = p_from)
  on conflict (path) do update set replaced_by = excluded.replaced_by;
  return array(
    select o.name from private.files_in('property-images', split_part(p_from, '/', 1)) as o
    join private.discarded_photos d on d.path = private.photo_of_file(o.name)
    where d.path = p_from and not private.is_kept_photo(d.path)
    order by o.name);
end;
$$;

select private.expose('listing_photo_state(p_listing_id, p_paths)', 'service_role',
  'Called by the function listings. A listing''s photos, and the files of the given ones.');
select private.expose('set_listing_images(p_listing_id, p_user_id, p_images, p_replaced)', 'service_role',
  'Called by the function listings. Replaces all photos of a listing, once their bytes are checked.');
select private.expose('sweep_photos(p_limit)', 'service_role',
  'Called by the function listings. Names of files that may be deleted.');
select private.expose('files_of_gone_listing(p_id)', 'service_role',
  'Called by the function listings. Names of a deleted listing''s files, to be deleted.');
select private.expose('moving_photos(p_limit)', 'service_role',
  'Called by the function listings. Photos of sold and withdrawn homes that need a new name.');
select private.expose('move_photo(p_id, p_from, p_to)', 'service_role',
  'Called by the function listings. Gives a photo its new name; returns the files to be deleted, null if it keeps its name.');
