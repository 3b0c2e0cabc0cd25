-- The same photo on homes of different owners may mean that somebody sells what isn't theirs. When a photo is
-- attached, the server hashes its appearance (listing_photos); a photo that looks like another owner's opens a
-- case about the newer home, for moderators to decide. Nothing is blocked.

-- Up to this many different bits of 64, two photos are the same: rescaled, recompressed or brightened, but not
-- another view of a similar house.
create function private.same_photo_bits() returns integer
language sql immutable set search_path = '' as $$ select 5 $$;

create function private.flag_same_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pair record;
  subject private.reported;
begin
  if private.is_seeding() then
    return null;
  end if;
  -- If two owners attach at once, the second sees the first. The last lock of attaching photos.
  perform private.take_turn('photo hashes');
  for pair in
    select l.id, l.user_id, other.id as other_id,
           jsonb_agg(jsonb_build_object('path', i.path, 'other', theirs.path) order by i.position) as same
    from new_hashes h
    join public.listing_images i on i.id = h.image_id
    join public.listings l on l.id = i.listing_id
    join private.photo_hashes known
      on known.parts && h.parts and known.image_id <> h.image_id
     and bit_count(known.hash # h.hash) <= private.same_photo_bits()
    join public.listing_images theirs on theirs.id = known.image_id
    join public.listings other on other.id = theirs.listing_id and other.user_id <> l.user_id
    group by l.id, l.user_id, other.id
    order by l.id, other.id
    limit 10
  loop
    subject.subject_id := pair.id || ':' || pair.other_id;
    subject.listing_id := pair.id;
    subject.accused_id := pair.user_id;
    subject.accused_mailbox := private.mailbox_of_person(pair.user_id);
    subject.frozen := jsonb_build_object('same', pair.same, 'homes', jsonb_build_array(
      private.frozen_home(pair.id), private.frozen_home(pair.other_id)));
    -- Skips an account being deleted, which would deadlock.
    perform from auth.users u where u.id = pair.user_id for key share skip locked;
    continue when not found or exists (
      select from private.cases c where c.kind = 'photos' and c.subject_id = subject.subject_id);
    perform private.file_report(gen_random_uuid(), 'photos', subject, null, 'same photos', 'same_photos', null);
  end loop;
  return null;
end;
$$;

create trigger flag_same_photos after insert on private.photo_hashes
  referencing new table as new_hashes
  for each statement execute function private.flag_same_photos();
