import { both, EVERYBODY, only, SERVER, USERS } from "./common.ts";
import type { FunctionRights } from "./expected.ts";
import { BOOKING, COTTAGE, OLIVE } from "./samples.ts";

const VIEWING = `(select b from public.bookings b where b.id = ${BOOKING})`;

const HOME = `(select l from public.listings l where l.id = ${COTTAGE})`;

export const functions: Record<string, FunctionRights> = {
  // What the API exposes.
  ...both(
    "search_listings",
    EVERYBODY,
    `'{"search_term": "canary"}', 'newest', null, 100, null, null, null, null`,
  ),
  ...both("map_listings", EVERYBODY, `5, -180, -90, 180, 90, '{"search_term": "canary"}'`),
  ...both("register_listing_view", EVERYBODY, `${COTTAGE}, 'visitor-of-canaries'`),
  ...both("suggest_places", EVERYBODY, "'denver'"),
  ...both("similar_listings", EVERYBODY, COTTAGE),
  ...both("sold_home", EVERYBODY, COTTAGE),
  ...both("next_free_time", EVERYBODY, COTTAGE),
  ...both("merge_favorites", USERS, `array[${COTTAGE}]`),
  ...only("public.views_this_week", USERS, COTTAGE),
  ...both("listing_weeks", USERS, COTTAGE),
  ...both("saves_this_week", USERS, COTTAGE),
  // For our Edge Functions, with the secret key.
  ...both("claim_booking_emails", SERVER, "null, 100"),
  ...both("settle_email", SERVER, "gen_random_uuid(), 'sent', null, null"),
  ...only("public.upkeep_status", SERVER),
  ...both("take_rate", SERVER, "'canary', 60, 1"),
  ...both("register_api_view", SERVER, `${COTTAGE}, 'visitor-of-canaries', null`),
  ...both("take_person_share", SERVER, `'canary', ${OLIVE}, 1, 1`),
  ...both("claim_home_to_place", SERVER),
  ...both("leave_home_unplaced", SERVER, "md5('hut')::uuid"),
  ...both("claim_geocoder", SERVER, `'canary', 0, ${OLIVE}`),
  ...both("keep_geocode", SERVER, "'canary', 39.7, -105"),
  ...both("pause_geocoder", SERVER, "1"),
  ...both(
    "place_listing",
    SERVER,
    `${COTTAGE}, '1 Main Street', 'Denver', 'CO', '80202', 1, 1, '', 'UTC'`,
  ),
  ...both("files_of_gone_listing", SERVER, "md5('gone')::uuid"),
  // Called by those, which run as their caller, and by the clock.
  ...only("private.saves_of_own_homes", USERS),
  ...only("private.missing_for_upkeep", SERVER),
  ...only("private.cancel_lapsed_requests", SERVER),
  ...only("private.forget_past_visitors", SERVER),
  ...only("private.settle_past_bookings", SERVER),
  ...only("private.lock_homes", USERS, OLIVE),
  // Steps of lists that run with their caller's rights (decision 142).
  ...only("private.take_turns_answering", USERS),
  ...only("private.touched", USERS, "now()"),
  ...only("private.refuse_suspended_home", USERS, HOME),
  ...only("private.guard_listing", USERS, `${HOME}, ${HOME}`),
  ...only("private.hide_street", USERS, `${HOME}, ${HOME}`),
  ...only("private.keep_promises", USERS, `${HOME}, ${HOME}`),
  ...only("private.keep_home_with_viewings", USERS, HOME),
  // Called by policies, constraints and triggers as the user who writes.
  ...only("private.is_api_caller", EVERYBODY),
  ...only("private.is_seeding", EVERYBODY),
  ...only("private.limit_of", EVERYBODY, "'favorites'"),
  ...only("private.mailbox_of", EVERYBODY, "'v@example.com'"),
  ...only("private.words", EVERYBODY, "array['porch']"),
  ...only("private.as_read", EVERYBODY, "'porch'"),
  ...only("private.as_latin", EVERYBODY, "'porch'"),
  ...only("private.as_plain", EVERYBODY, "'porch'"),
  ...only("private.short_forms", EVERYBODY),
  ...only("private.address_words", EVERYBODY, "'1 Main St'"),
  ...only("private.is_visible", EVERYBODY, "'porch'"),
  ...only("private.is_email", EVERYBODY, "'v@example.com'"),
  ...only("private.is_phone", EVERYBODY, "'303-555-0100'"),
  ...only("private.searched_words", EVERYBODY, "'porch'"),
  ...only("private.place_key", EVERYBODY, "'Boise, ID'"),
  ...only("private.place_keys", EVERYBODY, "array['Boise, ID']"),
  ...only("private.as_name", EVERYBODY, "'boise'"),
  ...only("private.street_of", EVERYBODY, "'1 Main St'"),
  ...only("private.state_name", EVERYBODY, "'ID'"),
  ...only(
    "private.place_labels",
    EVERYBODY,
    "'1 Main St', 'Boise', 'ID', '83702', 'Ada County', false",
  ),
  ...only("private.place_word", EVERYBODY, "'Boise, ID'"),
  ...only("private.place_words", EVERYBODY, "array['Boise, ID']"),
  ...only("private.approximate_lat", EVERYBODY, "39.7"),
  ...only("private.approximate_lng", EVERYBODY, "39.7, -105"),
  ...only("private.is_tour", EVERYBODY, "''"),
  ...only("private.is_channel", EVERYBODY, "'flyer'"),
  ...only("private.guard_booking", USERS, `${VIEWING}, ${VIEWING}`),
  ...only("private.is_short_list", EVERYBODY, "array['porch'], 1, 10"),
  ...only("private.with_small_ending", USERS, "'a.PNG'"),
  ...only("private.owns_image_path", USERS, `${COTTAGE} || '/x.webp'`),
};
