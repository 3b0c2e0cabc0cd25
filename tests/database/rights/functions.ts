import type { FunctionRights } from "./expected.ts";

const EVERYBODY = "anon authenticated service_role";
const SERVER = "service_role";

export const coreFunctions: Record<string, FunctionRights> = {
  // What the API shows.
  "public.search_listings": {
    roles: EVERYBODY,
    call: "public.search_listings(search_term => 'canary', page_size => 100)",
  },
  "public.register_listing_view": {
    roles: EVERYBODY,
    call: "public.register_listing_view(md5('cottage')::uuid, 'visitor-of-canaries')",
  },
  "public.similar_listings": {
    roles: EVERYBODY,
    call: "public.similar_listings(md5('cottage')::uuid)",
  },
  "public.merge_favorites": {
    roles: "authenticated service_role",
    call: "public.merge_favorites(array[md5('cottage')::uuid])",
  },
  "public.views_this_week": {
    roles: "authenticated service_role",
    call: "public.views_this_week(md5('cottage')::uuid)",
  },
  // For our Edge Functions, with the secret key.
  "public.claim_booking_emails": { roles: SERVER, call: "public.claim_booking_emails()" },
  "public.settle_booking_email": {
    roles: SERVER,
    call: "public.settle_booking_email(gen_random_uuid())",
  },
  "public.settle_past_bookings": { roles: SERVER, call: "public.settle_past_bookings()" },
  "public.take_rate": { roles: SERVER, call: "public.take_rate('canary', 60, 1)" },
  // Behind them, in the schema that the API does not show; a wrapper runs as its caller.
  "private.search_listings": {
    roles: EVERYBODY,
    call: "private.search_listings(null, null, null, null, null, 'canary', null, null, 100)",
  },
  "private.register_listing_view": {
    roles: EVERYBODY,
    call: "private.register_listing_view(md5('cottage')::uuid, 'visitor-of-canaries')",
  },
  "private.similar_listings": {
    roles: EVERYBODY,
    call: "private.similar_listings(md5('cottage')::uuid)",
  },
  "private.merge_favorites": {
    roles: "authenticated service_role",
    call: "private.merge_favorites(array[md5('cottage')::uuid])",
  },
  "private.claim_booking_emails": {
    roles: SERVER,
    call: "private.claim_booking_emails(null, 100)",
  },
  "private.settle_booking_email": {
    roles: SERVER,
    call: "private.settle_booking_email(gen_random_uuid(), null)",
  },
  "private.take_rate": { roles: SERVER, call: "private.take_rate('canary', 60, 1)" },
  "private.settle_past_bookings": { roles: SERVER, call: "private.settle_past_bookings()" },
  // Called by policies, constraints and triggers in the name of whoever writes.
  "private.is_api_caller": { roles: EVERYBODY, call: "private.is_api_caller()" },
  "private.is_seeding": { roles: EVERYBODY, call: "private.is_seeding()" },
  "private.words": { roles: EVERYBODY, call: "private.words(array['porch'])" },
  "private.is_short_list": {
    roles: EVERYBODY,
    call: "private.is_short_list(array['porch'], 1, 10)",
  },
  "private.owns_image_path": {
    roles: "authenticated service_role",
    call: "private.owns_image_path(md5('cottage')::uuid || '/x.webp')",
  },
};
