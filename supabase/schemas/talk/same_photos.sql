-- The same photo on homes of different owners may mean that a person sells a home that isn't theirs. When a photo is
-- attached, the server hashes its appearance (listing_photos); a photo that looks like another owner's opens a case
-- about the home that showed it later, for moderators to decide. No upload is blocked.
--
-- Anyone can make such pairs. So drafts, which only their owners see, open no case until they are published; two owners
-- have one case, whatever they show; and an owner never has more than three at a time.

-- Photos with up to this many different bits of 64 are the same: rescaled, recompressed or brightened, but not another
-- view of a similar house.
create function private.same_photo_bits() returns integer
language sql immutable set search_path = '' as $$ select 5 $$;

create function private.flag_photos(p_images uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  pair record;
  subject private.reported;
begin
  -- If two owners attach at the same time, the second sees the first. This is the last lock of attaching photos.
  perform private.take_turn('photo hashes');
  for pair in
    select distinct on (found.owners) found.*, later.user_id
    from (
      select alike.owners, alike.homes[1] as id, alike.homes[2] as other_id,
             jsonb_agg(jsonb_build_object('path', alike.paths[1], 'other', alike.paths[2]) order by alike.paths[1]) as same
      from (
        select concat(least(mine, theirs), ':', greatest(mine, theirs)) as owners,
               case when i.created_at < their_image.created_at then array[other.id, l.id] else array[l.id, other.id] end as homes,
               case when i.created_at < their_image.created_at then array[their_image.path, i.path]
                    else array[i.path, their_image.path] end as paths
        from private.photo_hashes h
        join public.listing_images i on i.id = h.image_id
        join public.listings l on l.id = i.listing_id and l.status <> 'draft'
        join private.photo_hashes known
          on known.parts && h.parts and known.image_id <> h.image_id
         and bit_count(known.hash # h.hash) <= private.same_photo_bits()
        join public.listing_images their_image on their_image.id = known.image_id
        join public.listings other
          on other.id = their_image.listing_id and other.status <> 'draft' and other.user_id <> l.user_id
        cross join lateral (values (private.person_key(l.user_id), private.person_key(other.user_id))) as keys (mine, theirs)
        where h.image_id = any (p_images) and mine <> theirs
      ) as alike
      group by alike.owners, alike.homes
    ) as found
    join public.listings later on later.id = found.id
    order by found.owners, jsonb_array_length(found.same) desc, found.id, found.other_id
    limit 10
  loop
    subject.subject_id := pair.owners;
    subject.listing_id := pair.id;
    subject.accused_id := pair.user_id;
    subject.accused_mailbox := private.mailbox_of_person(pair.user_id);
    subject.frozen := jsonb_build_object('same', pair.same, 'homes', jsonb_build_array(
      private.frozen_home(pair.id), private.frozen_home(pair.other_id)));
    -- An account that is being deleted is skipped, because waiting for it would deadlock.
    perform from auth.users u where u.id = pair.user_id for key share skip locked;
    continue when not found
      -- The pair waits for a decision, or has had one.
      or exists (
        select from private.cases c where c.kind = 'photos' and c.subject_id = pair.owners and (
          c.state <> 'decided' or exists (
            select from private.reports r
            where r.case_id = c.id and r.frozen #>> '{homes,0,home,id}' in (pair.id::text, pair.other_id::text)
              and r.frozen #>> '{homes,1,home,id}' in (pair.id::text, pair.other_id::text))))
      or (
        select count(*) from private.cases c
        where c.kind = 'photos' and c.state <> 'decided' and c.accused_mailbox = subject.accused_mailbox) >= 3;
    perform private.file_report(gen_random_uuid(), 'photos', subject, null, 'same photos', 'same_photos', null);
  end loop;
end;
$$;

create function private.flag_same_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    perform private.flag_photos(array(select h.image_id from new_hashes h));
  end if;
  return null;
end;
$$;

create trigger flag_same_photos after insert on private.photo_hashes
  referencing new table as new_hashes
  for each statement execute function private.flag_same_photos();

create function private.flag_published_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_seeding() then
    perform private.flag_photos(array(select i.id from public.listing_images i where i.listing_id = new.id));
  end if;
  return null;
end;
$$;

-- The trigger is deferred, because its lock comes last in a transaction that publishes a home.
create constraint trigger flag_published_photos after update of status on public.listings
  deferrable initially deferred
  for each row when (old.status = 'draft' and new.status <> 'draft')
  execute function private.flag_published_photos();
