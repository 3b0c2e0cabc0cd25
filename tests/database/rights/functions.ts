import { EVERYBODY, SERVER } from "./common.ts";
import type { FunctionRights } from "./expected.ts";

export const coreFunctions: Record<string, FunctionRights> = {
  // What the API exposes.
  "public.search_listings": {
    roles: EVERYBODY,
    call: 'public.search_listings(\'{"search_term": "canary"}\', page_size => 100)',
  },
  "public.map_listings": {
    roles: EVERYBODY,
    call: 'public.map_listings(5, -180, -90, 180, 90, \'{"search_term": "canary"}\')',
  },
  "public.register_listing_view": {
    roles: EVERYBODY,
    call: "public.register_listing_view(md5('cottage')::uuid, 'visitor-of-canaries')",
  },
  "public.suggest_places": { roles: EVERYBODY, call: "public.suggest_places('denver')" },
  "public.similar_listings": {
    roles: EVERYBODY,
    call: "public.similar_listings(md5('cottage')::uuid)",
  },
  "public.sold_home": { roles: EVERYBODY, call: "public.sold_home(md5('cottage')::uuid)" },
  "public.weekend_viewings": {
    roles: EVERYBODY,
    call: "public.weekend_viewings(md5('cottage')::uuid)",
  },
  "public.merge_favorites": {
    roles: "authenticated service_role",
    call: "public.merge_favorites(array[md5('cottage')::uuid])",
  },
  "public.views_this_week": {
    roles: "authenticated service_role",
    call: "public.views_this_week(md5('cottage')::uuid)",
  },
  "public.listing_weeks": {
    roles: "authenticated service_role",
    call: "array(select w::text from public.listing_weeks(md5('cottage')::uuid) as w)",
  },
  "public.saves_this_week": {
    roles: "authenticated service_role",
    call: "public.saves_this_week(md5('cottage')::uuid)",
  },
  "public.is_booking_stored": {
    roles: EVERYBODY,
    call: "public.is_booking_stored(md5('booking')::uuid)",
  },
  "private.is_booking_stored": {
    roles: EVERYBODY,
    call: "private.is_booking_stored(md5('booking')::uuid)",
  },
  // For our Edge Functions, with the secret key.
  "public.claim_booking_emails": { roles: SERVER, call: "public.claim_booking_emails()" },
  "public.settle_email": {
    roles: SERVER,
    call: "public.settle_email(gen_random_uuid(), 'sent')",
  },
  "public.upkeep_status": { roles: SERVER, call: "public.upkeep_status()" },
  "public.take_rate": { roles: SERVER, call: "public.take_rate('canary', 60, 1)" },
  "public.claim_geocoder": {
    roles: SERVER,
    call: "public.claim_geocoder('canary', 0, md5('olive')::uuid)",
  },
  "public.keep_geocode": { roles: SERVER, call: "public.keep_geocode('canary', 39.7, -105)" },
  "public.pause_geocoder": { roles: SERVER, call: "public.pause_geocoder(1)" },
  "public.place_listing": {
    roles: SERVER,
    call: "public.place_listing(md5('cottage')::uuid, '1 Main Street', 'Denver', 'CO', '80202', 1, 1, 'UTC')",
  },
  "public.files_of_gone_listing": {
    roles: SERVER,
    call: "public.files_of_gone_listing(md5('gone')::uuid)",
  },
  // Behind those, in the schema that the API hides; a wrapper runs as its caller.
  "private.search_listings": {
    roles: EVERYBODY,
    call: 'private.search_listings(\'{"search_term": "canary"}\', null, null, 100, null, null, null, null)',
  },
  "private.map_listings": {
    roles: EVERYBODY,
    call: 'private.map_listings(5, -180, -90, 180, 90, \'{"search_term": "canary"}\')',
  },
  "private.register_listing_view": {
    roles: EVERYBODY,
    call: "private.register_listing_view(md5('cottage')::uuid, 'visitor-of-canaries')",
  },
  "private.suggest_places": { roles: EVERYBODY, call: "private.suggest_places('denver')" },
  "private.similar_listings": {
    roles: EVERYBODY,
    call: "private.similar_listings(md5('cottage')::uuid)",
  },
  "private.sold_home": { roles: EVERYBODY, call: "private.sold_home(md5('cottage')::uuid)" },
  "private.weekend_viewings": {
    roles: EVERYBODY,
    call: "private.weekend_viewings(md5('cottage')::uuid)",
  },
  "private.merge_favorites": {
    roles: "authenticated service_role",
    call: "private.merge_favorites(array[md5('cottage')::uuid])",
  },
  "private.listing_weeks": {
    roles: "authenticated service_role",
    call: "array(select w::text from private.listing_weeks(md5('cottage')::uuid) as w)",
  },
  "private.saves_this_week": {
    roles: "authenticated service_role",
    call: "private.saves_this_week(md5('cottage')::uuid)",
  },
  "private.saves_of_own_homes": {
    roles: "authenticated service_role",
    call: "array(select row(s.listing_id, s.n)::text from private.saves_of_own_homes() as s)",
  },
  "private.claim_booking_emails": {
    roles: SERVER,
    call: "private.claim_booking_emails(null, 100)",
  },
  "private.settle_email": {
    roles: SERVER,
    call: "private.settle_email(gen_random_uuid(), 'sent', null, null)",
  },
  "private.missing_for_upkeep": { roles: SERVER, call: "private.missing_for_upkeep()" },
  "private.take_rate": { roles: SERVER, call: "private.take_rate('canary', 60, 1)" },
  "private.cancel_lapsed_requests": {
    roles: SERVER,
    call: "private.cancel_lapsed_requests()",
  },
  "private.forget_past_visitors": { roles: SERVER, call: "private.forget_past_visitors()" },
  "private.settle_past_bookings": { roles: SERVER, call: "private.settle_past_bookings()" },
  "private.lock_homes": {
    roles: "authenticated service_role",
    call: "private.lock_homes(md5('olive')::uuid)",
  },
  "private.claim_geocoder": {
    roles: SERVER,
    call: "private.claim_geocoder('canary', 0, md5('olive')::uuid)",
  },
  "private.keep_geocode": { roles: SERVER, call: "private.keep_geocode('canary', 39.7, -105)" },
  "private.pause_geocoder": { roles: SERVER, call: "private.pause_geocoder(1)" },
  "private.place_listing": {
    roles: SERVER,
    call: "private.place_listing(md5('cottage')::uuid, '1 Main Street', 'Denver', 'CO', '80202', 1, 1, 'UTC')",
  },
  "private.files_of_gone_listing": {
    roles: SERVER,
    call: "private.files_of_gone_listing(md5('gone')::uuid)",
  },
  // Called by policies, constraints and triggers as the user who writes.
  "private.is_api_caller": { roles: EVERYBODY, call: "private.is_api_caller()" },
  "private.is_seeding": { roles: EVERYBODY, call: "private.is_seeding()" },
  "private.mailbox_of": { roles: EVERYBODY, call: "private.mailbox_of('v@example.com')" },
  "private.words": { roles: EVERYBODY, call: "private.words(array['porch'])" },
  "private.place_key": { roles: EVERYBODY, call: "private.place_key('Boise, ID')" },
  "private.as_name": { roles: EVERYBODY, call: "private.as_name('boise')" },
  "private.street_of": { roles: EVERYBODY, call: "private.street_of('1 Main St')" },
  "private.state_name": { roles: EVERYBODY, call: "private.state_name('ID')" },
  "private.place_labels": {
    roles: EVERYBODY,
    call: "private.place_labels('1 Main St', 'Boise', 'ID', '83702', 'Ada County', false)",
  },
  "private.place_word": { roles: EVERYBODY, call: "private.place_word('Boise, ID')" },
  "private.place_words": { roles: EVERYBODY, call: "private.place_words(array['Boise, ID'])" },
  "private.approximate_lat": { roles: EVERYBODY, call: "private.approximate_lat(39.7)" },
  "private.approximate_lng": { roles: EVERYBODY, call: "private.approximate_lng(39.7, -105)" },
  "private.is_tour": { roles: EVERYBODY, call: "private.is_tour('')" },
  "private.is_channel": { roles: EVERYBODY, call: "private.is_channel('flyer')" },
  "private.is_short_list": {
    roles: EVERYBODY,
    call: "private.is_short_list(array['porch'], 1, 10)",
  },
  "private.with_small_ending": {
    roles: "authenticated service_role",
    call: "private.with_small_ending('a.PNG')",
  },
  "private.owns_image_path": {
    roles: "authenticated service_role",
    call: "private.owns_image_path(md5('cottage')::uuid || '/x.webp')",
  },
};
