import type { Sql } from "../../../local/database.ts";

/**
 * The reasons for the order of a write's steps (decision 142): for each list, [a step, the one right behind it, what
 * fails the other way around]. A step without a reason, and two that were swapped, fail with their names.
 */
export const REASONS: Readonly<
  Record<string, readonly (readonly [earlier: string, later: string, otherwise: string])[]>
> = {
  listings_before_insert: [
    [
      "refuse_suspended_home",
      "is_repeated_home",
      "a suspended person learns whether a home is stored",
    ],
    ["is_repeated_home", "cap_new_listings", "a repeat counts, and is refused at the limit"],
    [
      "cap_new_listings",
      "guard_listing",
      "a statement of thousands works on the rows it may not store",
    ],
    [
      "guard_listing",
      "keep_ownership",
      "a value that a caller may not set counts as a shown ownership",
    ],
  ],
  listings_before_update: [
    [
      "refuse_suspended_home",
      "guard_listing",
      "a suspended person learns what else is wrong with the change",
    ],
    [
      "guard_listing",
      "keep_ownership",
      "a value that a caller may not set counts as a shown ownership",
    ],
    ["keep_ownership", "hide_street", "a street that is hidden counts as another address"],
    ["guard_listing", "hide_street", "a new street keeps the coordinates of the one before"],
    [
      "hide_street",
      "keep_promises",
      "whether a home has a sale is looked up for what no home may do",
    ],
    ["keep_promises", "touched", "the time of a change is that of one that is refused"],
  ],
  listings_before_delete: [
    [
      "keep_home_with_showings",
      "keep_promises",
      "the owner hears of offers first, and comes back to hear of showings",
    ],
  ],
  listings_after_insert: [
    ["record_price", "note_saved_search_finds", "people are told before the price is stored"],
  ],
  listings_after_update: [
    ["is_quiet", "record_price", "the steps don't know yet whether anyone is told"],
    ["record_price", "announce_home", "followers are told before the price is stored"],
    [
      "announce_home",
      "cancel_showings_of_gone_home",
      "those whose showing ends hear of it before the home's own news",
    ],
    [
      "announce_home",
      "cancel_next_showings",
      "those whose showing ends hear of it before the home's own news",
    ],
    [
      "cancel_next_showings",
      "cancel_showings_of_gone_home",
      "all showings end before it is known that only the next ones have to",
    ],
    [
      "cancel_next_showings",
      "fill_days",
      "hours of showings that end are filled as if they were taken",
    ],
    [
      "cancel_showings_of_gone_home",
      "end_offers_of_gone_home",
      "an offer ends while its buyer still has a showing",
    ],
    [
      "cancel_showings_of_gone_home",
      "fill_days",
      "hours of showings that end are filled as if they were taken",
    ],
    ["end_offers_of_gone_home", "fill_days", "days are filled for a home whose offers are ending"],
    ["fill_days", "forget_waits_of_sold_home", "times that are filled find somebody who waits"],
    [
      "forget_waits_of_sold_home",
      "close_outcomes",
      "a mark is closed while the home's own steps still ask for it",
    ],
    ["close_outcomes", "note_moving_photos", "a mark is closed while photos of other homes wait"],
    [
      "forget_waits_of_sold_home",
      "note_moving_photos",
      "photos are locked before subscriptions, unlike in upkeep",
    ],
    [
      "note_moving_photos",
      "note_saved_search_finds",
      "people are told of a home whose photos still move away",
    ],
    ["record_price", "note_saved_search_finds", "searches tell of a price before it is stored"],
    [
      "note_saved_search_finds",
      "note_stale_page",
      "the counter of builds is held while searches are locked",
    ],
    ["note_stale_page", "tell_buyers_of_pause", "buyers are told before all is stored"],
  ],
  listings_after_update_rows: [
    ["cap_price_changes", "count_homes", "changes are counted that the limit refuses"],
  ],
  listing_answers_before_rows: [
    [
      "lock_my_homes",
      "take_turns_answering",
      "somebody with the turn waits for the homes of its owner",
    ],
  ],
  listing_answers_before_insert: [
    ["refuse_stranger", "refuse_suspended_answer", "a stranger learns that an owner is suspended"],
    [
      "refuse_suspended_answer",
      "refuse_named_street",
      "a suspended person learns what else is wrong with the answer",
    ],
    ["refuse_stranger", "refuse_named_street", "a stranger guesses a hidden street"],
    ["refuse_named_street", "guard_answer", "an answer is tidied that is refused anyway"],
    ["guard_answer", "limit_answers", "what is refused is counted"],
    [
      "guard_answer",
      "is_repeated_answer",
      "a repeat isn't recognized by the words as they are stored",
    ],
    ["limit_answers", "is_repeated_answer", "two answers at once don't see each other"],
    [
      "is_repeated_answer",
      "place_of_new_answer",
      "a repeat is refused where a home has all its answers",
    ],
  ],
  listing_answers_before_update: [
    [
      "refuse_suspended_answer",
      "refuse_named_street",
      "a suspended person learns what else is wrong with the answer",
    ],
    ["refuse_named_street", "guard_answer", "an answer is tidied that is refused anyway"],
    ["guard_answer", "limit_answers", "what is refused is counted"],
  ],
  listing_images_before_update: [
    [
      "refuse_suspended",
      "refuse_named_street",
      "a suspended person learns what else is wrong with the change",
    ],
    ["refuse_named_street", "guard_listing_image", "an owner hears only that it is forbidden"],
  ],
  users_after_insert: [
    [
      "refuse_account_without_address",
      "bring_conversations",
      "locks are taken for an account that is refused",
    ],
    [
      "bring_conversations",
      "make_profile",
      "others' homes are locked by somebody who holds a profile",
    ],
    ["make_profile", "welcome_disclosure_guests", "somebody is told who has no profile yet"],
    ["make_profile", "bring_kept_searches", "a search is somebody's who has no profile yet"],
    [
      "bring_conversations",
      "bring_kept_searches",
      "others' homes are locked by somebody who holds subscriptions",
    ],
    [
      "bring_kept_searches",
      "welcome_disclosure_guests",
      "subscriptions are locked by somebody who holds notifications",
    ],
  ],
  home_owners_after_delete: [
    ["first_owner", "end_links", "whoever became the first owner loses the links to steps"],
  ],
  users_after_update: [
    [
      "bring_conversations",
      "welcome_disclosure_guests",
      "others' homes are locked by somebody who holds notifications",
    ],
    [
      "bring_conversations",
      "bring_kept_searches",
      "others' homes are locked by somebody who holds subscriptions",
    ],
    [
      "bring_kept_searches",
      "end_links",
      "subscriptions are locked by somebody who holds links to steps",
    ],
    [
      "end_links",
      "welcome_disclosure_guests",
      "links to steps are locked by somebody who holds notifications",
    ],
    [
      "bring_kept_searches",
      "welcome_disclosure_guests",
      "subscriptions are locked by somebody who holds notifications",
    ],
  ],
  account_deletions_after_insert: [
    [
      "pass_homes_on",
      "end_conversations_of_account",
      "conversations end that go on with the home's other owners",
    ],
    [
      "end_conversations_of_account",
      "end_paused_offers_of_account",
      "notifications are locked before a conversation, unlike in writing a message",
    ],
    [
      "end_conversations_of_account",
      "leave_offers_of_account",
      "notifications are locked before a conversation, unlike in writing a message",
    ],
    [
      "pass_homes_on",
      "settle_outcomes",
      "visitors of a home that goes on with its other owners are told as if it ended",
    ],
    [
      "leave_offers_of_account",
      "settle_outcomes",
      "offers that others go on with are ended with the account's own",
    ],
    [
      "settle_outcomes",
      "end_paused_offers_of_account",
      "a notification is locked before the homes of its owner",
    ],
    [
      "leave_offers_of_account",
      "end_paused_offers_of_account",
      "offers that others go on with are ended with the account's own",
    ],
  ],
  bookings_before_insert: [
    [
      "refuse_suspended",
      "refuse_answered_request",
      "a suspended person learns what else is wrong with the request",
    ],
    [
      "refuse_answered_request",
      "is_repeated_request",
      "an id is looked up for a row that no visitor may write",
    ],
    ["is_repeated_request", "admit_network", "a repeat counts, and is refused at the limit"],
    [
      "admit_network",
      "refuse_lacking",
      "whoever asks too often has accounts and disclosures looked up each time",
    ],
    ["refuse_lacking", "take_slot", "a request that lacks something waits for the home's hours"],
    [
      "take_slot",
      "put_channel_away",
      "a channel is written for a request that is refused right after",
    ],
  ],
  bookings_after_insert_rows: [
    [
      "refuse_several_requests",
      "announce_request",
      "an owner's notifications are locked for requests that are refused unread",
    ],
    [
      "refuse_several_requests",
      "keep_to_mailbox",
      "a caller learns what we know of the first address, and the second request wipes the traces",
    ],
    [
      "announce_request",
      "hold_slot",
      "a showing confirmed at once is announced as waiting for an answer",
    ],
    [
      "hold_slot",
      "keep_to_mailbox",
      "a mailbox waits while somebody who has its turn works out days",
    ],
    [
      "hold_slot",
      "queue_request_mail",
      "the first email asks for an answer that the home has given",
    ],
    [
      "keep_to_mailbox",
      "note_showing_step",
      "a request over the mailbox's limit is a step of a showing",
    ],
    ["note_showing_step", "queue_request_mail", "mail is queued before all is stored"],
  ],
  bookings_before_update: [
    ["guard_booking", "touched", "the guard compares what we wrote, not what the caller did"],
  ],
  bookings_after_update: [
    [
      "announce_booking",
      "close_proposals",
      "nobody knows anymore who proposed the time to which a showing moves",
    ],
    ["close_proposals", "note_showing_step", "a step is noted while its proposals still stand"],
    [
      "note_showing_step",
      "note_appointment",
      "the room of the sale shows an appointment whose change isn't noted",
    ],
    [
      "note_appointment",
      "offer_slot_again",
      "another party takes an hour that the room of the sale still has",
    ],
    [
      "offer_slot_again",
      "queue_booking_mail",
      "days wait for a sender who holds a reminder of the showing",
    ],
    [
      "offer_slot_again",
      "end_timers_of_no_show",
      "a timer is held while the showing waits for its days",
    ],
    [
      "end_timers_of_no_show",
      "queue_booking_mail",
      "a timer waits for a sender who holds mail about it",
    ],
  ],
  availability_before_insert: [
    ["share_days", "day_in_order", "a day is put in order that may have to wait for its home"],
    ["day_in_order", "is_repeated_row", "the same slots in another order are other contents"],
  ],
  availability_before_update: [
    ["day_in_order", "keep_booked_slots_out", "the same slots in another order are another wish"],
  ],
  comparable_homes_before_insert: [
    ["refuse_stranger", "is_repeated_row", "a stranger learns what is stored under an id"],
    ["refuse_stranger", "cap_comparable_homes", "a stranger learns how many homes are compared"],
    ["is_repeated_row", "cap_comparable_homes", "a home that is sent again is one too many"],
  ],
  open_houses_before_insert: [
    ["refuse_stranger", "is_repeated_open_house", "a stranger learns what is stored under an id"],
    ["refuse_stranger", "open_house", "a stranger learns when a home has showings"],
    ["is_repeated_open_house", "open_house", "an open house that is sent again overlaps itself"],
  ],
  open_houses_after_insert: [
    [
      "make_way",
      "note_free_place",
      "places are noted as free while their times are still on offer",
    ],
  ],
  open_houses_before_update: [
    [
      "keep_taken_places",
      "open_house",
      "where it would move is looked up for places that are taken",
    ],
  ],
  open_houses_after_update: [
    ["take_visitors_along", "make_way", "days are worked out from where its visitors were"],
    [
      "make_way",
      "note_free_place",
      "places are noted as free while their times are still on offer",
    ],
  ],
};

/** Functions that lists ask and that change nothing. */
const QUESTIONS = new Set(["is_api_caller", "is_seeding", "home_change"]);

/** The steps in the body of a list, in order. */
export function stepsOf(body: string): string[] {
  const code = body.replaceAll(/--.*$/gm, "");
  return [...code.matchAll(/private\.(\w+)\(/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !QUESTIONS.has(name));
}

/** The errors in the order of a list; names the steps. */
export function disorder(body: string, reasons: (typeof REASONS)[string] = []): string[] {
  const steps = stepsOf(body);
  const swapped = reasons
    .filter(([earlier, later]) => !(steps.indexOf(earlier) < steps.indexOf(later)))
    .map(([earlier, later, otherwise]) => `${earlier} doesn't come before ${later}: ${otherwise}`);
  const missing = reasons
    .flatMap((pair) => pair.slice(0, 2))
    .filter((step) => !steps.includes(step))
    .map((step) => `${step} is gone`);
  const unexplained = steps
    .slice(1)
    .map((later, n) => [steps[n], later] as const)
    .filter((pair) => !reasons.some(([earlier, later]) => earlier === pair[0] && later === pair[1]))
    .map(([earlier, later]) => `${later} follows ${earlier} for no declared reason`);
  return [...new Set(missing), ...(missing.length > 0 ? [] : swapped), ...unexplained];
}

/** Steps that have no sentence above them in the list. */
export function uncommented(body: string): string[] {
  const lines = body.split("\n").map((line) => line.trim());
  return lines.flatMap((line, n) => {
    const [step] = stepsOf(line);
    if (!step) return [];
    for (let above = n - 1; above >= 0; above -= 1) {
      if (lines[above]?.startsWith("--")) return [];
      if (/;$|^begin$/.test(lines[above] ?? "")) return [step];
    }
    return [step];
  });
}

/** The body with these two steps in each other's place. */
export function withSwapped(body: string, one: string, other: string): string {
  return body.replaceAll(new RegExp(`private\\.(${one}|${other})\\(`, "g"), (_, name) =>
    name === one ? `private.${other}(` : `private.${one}(`,
  );
}

/** The trigger functions that are lists of steps, with their bodies: those named after their table. */
export async function lists(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.query<{ name: string; body: string }>(`
    select distinct p.proname as name, p.prosrc as body
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid
    join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and p.pronamespace = 'private'::regnamespace
      and p.proname ~ ('^' || c.relname || '_(before|after)_')
    order by 1`);
  return new Map(rows.map(({ name, body }) => [name, body]));
}
