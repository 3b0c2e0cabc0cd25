import type { Sql } from "../../../local/database.ts";
import { dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";
import { REPORT_SCENE } from "./reports.ts";
import {
  ANSWER_TOKEN,
  BOOKING,
  COTTAGE,
  DISCLOSURE,
  DOCUMENT,
  LEAH,
  LINK_TOKEN,
  LIST,
  LIST_GUEST,
  LIST_KEY,
  LIST_TOKEN,
  MESSAGE,
  NEWS,
  NEWS_TOKEN,
  NOTIFICATION,
  OFFER,
  OLIVE,
  PARTY,
  PARTY_TOKEN,
  PUSH_ENDPOINT,
  ROUND,
  SALE,
  SALE_FILE,
  SEARCH,
  SHARE,
  SIGNING,
  STEP_TOKEN,
  TALK,
  TALK_MESSAGE,
  THREAD,
  VISIT_TALK,
} from "./samples.ts";

/** One row of Olive's in every relation, and people who have nothing to do with it. */
export async function setScene(sql: Sql): Promise<void> {
  for (const person of ["olive", "stan", "oscar", "nora", "bert", "leah"])
    await makeUser(sql, person);
  await makeListing(sql, "cottage", "olive");
  await makeListing(sql, "bungalow", "oscar");
  // A home without showings, which is the kind that can be deleted.
  await makeListing(sql, "hut", "olive");
  await sql.exec("update public.listings set address_hidden = true where id = md5('hut')::uuid");
  await offerDay(sql, "cottage", await dayAhead(sql, 1));
  await sql.exec(`
    insert into public.favorites (user_id, listing_id) values (${OLIVE}, ${COTTAGE});
    insert into private.account_deletions (user_id) values (${LEAH});
    insert into private.homes_to_place (listing_id) values (md5('hut')::uuid);
    insert into private.short_addresses (listing_id, letters) values (${COTTAGE}, 'bcdfg');
    insert into private.third_parties (name, last_success) values ('mail', now());
    insert into private.geocoder_cache (query, kept_until)
      values ('1 main street, denver, co, 80202', 'infinity');
    insert into private.phrase_readings (phrase, query) values ('room for horses', 'min_lot_size=2');
    insert into public.notifications (id, user_id, kind, listing_id, subject_id)
      values (${NOTIFICATION}, ${OLIVE}, 'message', ${COTTAGE}, gen_random_uuid());
    insert into private.email_outbox (person_id, notification_id, kind, recipient)
      values (${OLIVE}, ${NOTIFICATION}, 'at_once', 'person');
    select private.make_link('mail_daily', ${OLIVE});
    insert into public.push_subscriptions (user_id, endpoint, device, topics)
      values (${OLIVE}, ${PUSH_ENDPOINT}, 'Phone', '{messages}');
    insert into private.push_keys (subscription_id, p256dh, auth)
      select id, repeat('B', 87), repeat('a', 22) from public.push_subscriptions;
    insert into private.push_outbox (notification_id, subscription_id)
      select ${NOTIFICATION}, id from public.push_subscriptions;
    insert into public.notification_preferences (user_id, kind, mail) values (${OLIVE}, 'message', 'daily');
    insert into public.listing_images (listing_id, path, width, height, position)
      values (${COTTAGE}, 'demo/front.webp', 1600, 1200, 0), (${COTTAGE}, 'demo/back.webp', 1600, 1200, 1);
    insert into private.moving_photos (image_id) select id from public.listing_images where path = 'demo/back.webp';
    insert into private.discarded_photos (path) values (${COTTAGE} || '/old.webp');
    insert into private.file_rounds (bucket_id, searched_to) values ('documents', '');
    select public.register_listing_view(${COTTAGE}, 'a passer-by');
    update public.listings set price = 510000, lat = 39.7, lng = -105 where id = ${COTTAGE};
    select private.count_changes();
    -- One change that isn't counted yet.
    update public.listings set price = 515000 where id = ${COTTAGE};
    insert into public.documents (id, user_id, name, type, size, path, sha256)
      values (md5('deed')::uuid, ${OLIVE}, 'Deed.pdf', 'application/pdf', 9,
              ${OLIVE} || '/' || md5('deed')::uuid || '.pdf', repeat('0', 64));
    insert into public.availability_rules (listing_id, user_id) values (${COTTAGE}, ${OLIVE});
    insert into public.open_houses (listing_id, user_id, date, time, minutes, places)
      values (${COTTAGE}, ${OLIVE}, (now() at time zone 'America/Denver')::date + 100, '13:00', 120, 10);
    insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, came_from)
      select ${BOOKING}, listing_id, 'Vera Visitor', 'vera@example.com', '303-555-0100', date, '09:00', 'flyer'
      from public.availability where listing_id = ${COTTAGE};`);
  await setShowing(sql);
  await setSavedSearch(sql);
  await setRemembered(sql);
  await setConversation(sql);
  await setTalks(sql);
  await setDisclosure(sql);
  await setOffers(sql);
  await setPayments(sql);
  await setShare(sql);
  await setDashboard(sql);
  await sql.exec(REPORT_SCENE);
}

/** Bert's shed, which Olive owns with him. Ina is invited. */
async function setShare(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.listings (id, user_id, title) values (md5('shed')::uuid, md5('bert')::uuid, 'Shed');
    insert into public.home_owners (id, listing_id, person_id, name, joined_at)
      values (${SHARE}, md5('shed')::uuid, ${OLIVE}, 'Olive', now());
    insert into public.home_owners (id, listing_id, name, email)
      values (md5('invited')::uuid, md5('shed')::uuid, 'Ina', 'ina@example.com');`);
}

async function setShowing(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.showing_settings (listing_id, user_id) values (${COTTAGE}, ${OLIVE});
    insert into public.days_off (listing_id, user_id, first_day, last_day)
      values (${COTTAGE}, ${OLIVE}, '2050-01-01', '2050-01-01');
    insert into public.booking_proposals (booking_id, n, owner_id, made_by, date, time, starts_at, expires_at)
      values (${BOOKING}, 1, ${OLIVE}, 'owner', '2050-01-01', '10:00', '2050-01-01', '2050-01-01');
    insert into public.showing_feedback (booking_id, listing_id, owner_id, impression, price, offer)
      values (${BOOKING}, ${COTTAGE}, ${OLIVE}, 5, 'right', 'maybe');
    select private.make_link('showing', ${BOOKING}, p_token => '${LINK_TOKEN}');
    insert into private.proven_mailboxes (mailbox_hash) values (sha256('proven@example.com'));
    insert into private.stale_pages (listing_id) values (md5('cottage')::uuid);
    insert into private.builds (asked_at) values (now());
    insert into private.disclosure_invitations (owner_id, mailbox) values (md5('olive')::uuid, sha256('guest'));
    insert into private.proven_requests (booking_id) values (${BOOKING});
    insert into private.booking_origins (booking_id, network) values (${BOOKING}, repeat('0', 64));
    select private.make_link('feed', ${OLIVE}, p_token => repeat('x', 43));`);
}

async function setSavedSearch(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.saved_searches (id, user_id, name, filters)
      values (${SEARCH}, ${OLIVE}, 'Condos', '{"property_type": "condo"}');
    insert into private.email_outbox (person_id, notification_id, saved_search_id, listing_id, kind, recipient, found)
      values (${OLIVE}, ${NOTIFICATION}, ${SEARCH}, md5('bungalow')::uuid, 'finds', 'subscriber', 'new');`);
}

/** Olive's marks on homes, and a list that she shares. */
async function setRemembered(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.home_marks (user_id, listing_id, seen_at, note) values (${OLIVE}, ${COTTAGE}, now(), 'Mine.');
    insert into public.home_visits (user_id) values (${OLIVE});
    insert into public.shared_lists (id, user_id, name, shown_name) values (${LIST}, ${OLIVE}, 'Ours', 'O.');
    select private.make_link('list', ${LIST}, p_token => '${LIST_TOKEN}');
    insert into public.shared_list_guests (id, list_id, name) values (${LIST_GUEST}, ${LIST}, 'Vera');
    select private.make_link('guest', ${LIST_GUEST}, p_token => ${LIST_KEY}::text);
    insert into public.shared_list_homes (list_id, listing_id) values (${LIST}, ${COTTAGE});
    insert into public.shared_list_votes (list_id, listing_id, guest_id, vote)
      values (${LIST}, ${COTTAGE}, ${LIST_GUEST}, 'yes');`);
}

async function setConversation(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.chat_threads (id, user_id, title) values (${THREAD}, ${OLIVE}, 'My price');
    insert into public.chat_messages (id, thread_id, user_id, role, content)
      values (${MESSAGE}, ${THREAD}, ${OLIVE}, 'user', 'What is my home worth?');
    insert into public.chat_messages (id, thread_id, user_id, role, content, reply_to)
      values (gen_random_uuid(), ${THREAD}, ${OLIVE}, 'assistant', 'It depends.', ${MESSAGE});
    insert into private.chat_usage (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
      values (${OLIVE}, ${MESSAGE}, ${THREAD}, false, current_date, 'done', now(), 0);`);
}

/** Olive with a buyer, and with the visitor of the showing. */
async function setTalks(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.conversations (id, listing_id, owner_id, buyer_id, message_count)
      values (${TALK}, ${COTTAGE}, ${OLIVE}, md5('bert')::uuid, 1),
             (${VISIT_TALK}, ${COTTAGE}, ${OLIVE}, null, 0);
    insert into public.conversation_members (conversation_id, person_id, side, last_message_at, unread)
      values (${TALK}, ${OLIVE}, 'owner', now(), 1), (${TALK}, md5('bert')::uuid, 'buyer', now(), 0);
    insert into public.messages (id, conversation_id, n, sender, body)
      values (${TALK_MESSAGE}, ${TALK}, 1, 'buyer', 'Is the roof new?');
    insert into private.listing_questions (message_id, conversation_id, listing_id)
      values (${TALK_MESSAGE}, ${TALK}, ${COTTAGE});
    insert into private.answer_times (owner_id, hours) values (${OLIVE}, 3);
    insert into public.listing_answers (listing_id, question, answer)
      values (${COTTAGE}, 'How old is the roof?', 'From 2019.');
    insert into private.conversation_visitors (conversation_id, listing_id, mailbox_hash, booking_id)
      values (${VISIT_TALK}, ${COTTAGE}, private.mailbox_hash('vera@example.com'), ${BOOKING});
    insert into private.joined_conversations (id, into_id) values (md5('joined')::uuid, ${TALK});
    insert into private.conversation_blocks (conversation_id, side) values (${VISIT_TALK}, 'buyer');
    select private.make_link('message', ${TALK}, ${OLIVE}, p_token => '${ANSWER_TOKEN}');`);
}

/** The deed, for people invited; Bert has read it. */
async function setDisclosure(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into private.disclosures (id, listing_id, kind, title, access)
      values (${DISCLOSURE}, ${COTTAGE}, 'title', 'Title report', 'invited');
    insert into private.disclosure_versions (disclosure_id, n, document_id, path, type, size, sha256)
      select ${DISCLOSURE}, 1, id, path, type, size, sha256 from public.documents
      where id = md5('deed')::uuid;
    insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
      values (${DISCLOSURE}, 1, repeat('0', 64), md5('bert')::uuid);
    insert into private.disclosure_openings (disclosure_id, n, person_id)
      values (${DISCLOSURE}, 1, md5('bert')::uuid);
    insert into private.disclosure_guests (id, listing_id, email)
      values (md5('disclosure guest')::uuid, ${COTTAGE}, 'guest@example.com');
    insert into private.disclosure_requests (id, listing_id, person_id)
      values (md5('disclosure request')::uuid, ${COTTAGE}, md5('bert')::uuid);`);
}

/** A buyer's offers for the cottage, one of them accepted, with what came of it. */
async function setOffers(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.documents (id, user_id, name, type, size, path, sha256)
      values (${DOCUMENT}, md5('bert')::uuid, 'Letter.pdf', 'application/pdf', 9,
              md5('bert')::uuid || '/' || ${DOCUMENT} || '.pdf', repeat('0', 64));
    insert into public.offer_rounds (id, listing_id, called_at, deadline, opened_at)
      values (${ROUND}, ${COTTAGE}, '2026-01-01', '2026-01-02', '2026-01-02');
    insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at, ended_at)
      select id, ${COTTAGE}, ${OLIVE}, md5('bert')::uuid, 'Cottage', 'declined', 1, now(), now()
      from unnest(array[${OFFER}, md5('another offer')::uuid]) as id;
    -- Of an offer for another home, or Olive would be on both sides.
    insert into public.offers (id, buyer_id, home, version, expires_at)
      values (md5('shared offer')::uuid, md5('bert')::uuid, 'Elsewhere', 0, now());
    insert into public.offer_buyers (id, offer_id, person_id, name, joined_at)
      values (${OFFER}, md5('shared offer')::uuid, ${OLIVE}, 'Olive', now());
    insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap,
                                       seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
      select id, 1, 'buyer', 500000, 0, 'cash', 0, 0, current_date, 0, '', '', '', now() from public.offers;
    insert into public.offer_files (offer_id, n, document_id, kind) values (${OFFER}, 1, ${DOCUMENT}, 'pre_approval');
    insert into public.offer_acts (offer_id, act, n) values (${OFFER}, 'declined', 1);
    insert into public.offer_settings (listing_id) values (${COTTAGE});
    insert into public.sale_figures (listing_id) values (${COTTAGE});
    insert into public.comparable_homes (id, listing_id, address, price, sold_on)
      values (md5('compared')::uuid, ${COTTAGE}, '9 Elm St', 450000, '2026-05-01');
    insert into public.price_benches (listing_id) values (${COTTAGE});
    insert into public.home_outcomes (id, listing_id, status, was, closed_at)
      values (md5('outcome')::uuid, ${COTTAGE}, 'pending', 'active', now());
    insert into private.account_mail_limit (per_hour) values (30);
    insert into private.mortgage_rate (percent, as_of, source) values (6.25, '2026-11-19', 'Freddie Mac');
    insert into public.sales (id, offer_id, n, accepted_by, accepted_on)
      values (${SALE}, ${OFFER}, 1, 'owner', current_date);
    select private.open_steps(${SALE});
    insert into public.sale_acts (sale_id, n, kind, act, made_by, made_on)
      values (${SALE}, 1, 'closing', 'done', 'owner', current_date);
    insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap,
                                       seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
      select ${OFFER}, n, 'owner', 490000, 0, 'cash', 0, 0, current_date, 0, '', '', '', now() from generate_series(2, 3) as n;
    insert into public.settlements (sale_id, side, figures) values (${SALE}, 'owner', '{"lines": {}}');
    insert into public.amendments (sale_id, n, offer_id, version, made_by, seen, changes, closing_was,
                                   state, answered_by, answered_at, answered_on)
      values (${SALE}, 1, ${OFFER}, 2, 'owner', 0, '{price}', current_date, 'refused', 'buyer', now(), current_date);
    insert into public.sale_facts (sale_id, kind, field, side, n, value, made_by)
      values (${SALE}, 'title', 'phone', 'owner', 1, '(303) 555-0100', 'owner');
    select private.make_link('step', id, ${OLIVE}, 1, p_token => '${STEP_TOKEN}')
      from public.sale_steps where sale_id = ${SALE} and kind = 'closing';
    insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256)
      values (${SALE_FILE}, ${SALE}, 'closing', 'owner', 'side', 'Statement.pdf', 'application/pdf', 9,
              ${SALE} || '/' || ${SALE_FILE} || '.pdf', repeat('0', 64));
    insert into private.signings (id, sale_id, what, made_by, version, file_id, file_name, sha256, state, envelope_id, sent_at)
      values (${SIGNING}, ${SALE}, 'contract', 'owner', 1, ${SALE_FILE}, 'Statement.pdf', repeat('0', 64), 'sent', 'envelope_1', now());
    insert into private.signers (signing_id, n, side, person_id, name, recipient_id) values (${SIGNING}, 1, 'owner', ${OLIVE}, 'Olive', 1);
    insert into private.signed_files (file_id, signing_id, part) values (${SALE_FILE}, ${SIGNING}, 'paper');
    insert into public.sale_parties (id, sale_id, role, invited_by, name, email)
      values (${PARTY}, ${SALE}, 'title_officer', 'owner', 'Ann Lee', 'ann@title.example');
    insert into public.sale_party_acts (party_id, kind, sale_id, role, made_on)
      values (${PARTY}, 'title', ${SALE}, 'title_officer', current_date);
    select private.make_link('invitation', ${PARTY}, p_token => ${PARTY_TOKEN});
    insert into private.invitation_refusals (mailbox_hash, person_id) values (sha256('x'), ${OLIVE});
    insert into private.trusted_people (id, owner_id, name, email)
      values (md5('trusted')::uuid, ${OLIVE}, 'Tess', 'tess@trust.example');
    insert into private.check_ins (id, booking_id, person_id, minutes, ends_at)
      values (md5('timer')::uuid, ${BOOKING}, ${OLIVE}, 15, now() + interval '15 minutes');
    insert into private.offer_channels (offer_id, came_from) values (${OFFER}, 'sign');
    insert into private.showings_of_offers (booking_id, offer_id) values (${BOOKING}, ${OFFER});`);
}

async function setPayments(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into private.stripe_customers (customer_id, user_id) values ('cus_olive', ${OLIVE});
    insert into private.known_plans (user_id, plan, look_at) values (${OLIVE}, 'basic', now());
    insert into private.stripe_events (id, type, created_at, livemode) values ('evt_1', 'x', now(), false);
    insert into private.payment_facts (event_id, position, kind, occurred_at, customer_id, plan,
                                       payment_id, amount, currency, subscription_id, starts_at, ends_at)
      values ('evt_1', 0, 'paid', now(), 'cus_olive', 'basic', 'in_1', 900, 'usd', 'sub_1', now(),
              now() + interval '1 month');
    insert into private.checkouts (user_id, plan, attempt) values (${OLIVE}, 'basic', 1);
    insert into private.plan_refunds (id, person_id, payment_id, intent_id, plan, reason, asked_by)
      values (gen_random_uuid(), ${OLIVE}, 'in_0', 'pi_0', 'basic', 'Paid twice', ${OLIVE});
    select private.note_webhook('evt_1', 'invoice.paid', 'internal');
    insert into private.mail_days (topic, kind, outcome) values ('showings', 'requested', 'sent');
    insert into private.ended_links (hash) values (sha256('ended'));
    insert into private.pot_takings (subject_id, pot, part_keys, caller_keys, amount)
      values (md5('taken')::uuid, 'offers', '{}', '{}', 1);`);
}

async function setDashboard(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.timeline_steps (user_id, step, status) values (${OLIVE}, 'list-property', 'current');
    insert into public.timeline_tasks (user_id, step, task) values (${OLIVE}, 'list-property', 'publish');
    insert into private.news_subscriptions (id, email) values (${NEWS}, 'olive@example.com');
    select private.make_link('news_confirm', ${NEWS}, p_token => '${NEWS_TOKEN}');`);
}
