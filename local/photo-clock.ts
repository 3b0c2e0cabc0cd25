import { type ClockCloud, startClock } from "./clock.ts";

/** Has `listings` delete the files of photos that nobody needs any more (trust.md E5). */
export function startPhotoClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "listings/sweep",
    isDue: IS_DUE,
    name: "photos",
    trouble: "Files that nobody needs could not be deleted",
  });
}

/** As `sweep_photos` chooses. */
const IS_DUE = `
  select exists (
    select from storage.objects o
    where o.bucket_id = 'property-images' and o.name ~ '^[0-9a-f]{8}-[0-9a-f-]{27}/'
      and not exists (
        select from public.listing_images i where i.path = private.photo_of_file(o.name)
      )
      and (
        o.created_at < now() - interval '24 hours'
        or exists (
          select from private.discarded_photos d where d.path = private.photo_of_file(o.name)
        )
        or not exists (
          select from public.listings l where l.id::text = split_part(o.name, '/', 1)
        )
      )
  ) as is_due`;
