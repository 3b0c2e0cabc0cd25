import type { Sql } from "../../../local/database.ts";
import { dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";
import {
  BOOKING,
  COTTAGE,
  LINK_TOKEN,
  MESSAGE,
  NEWS,
  NEWS_TOKEN,
  OLIVE,
  SEARCH,
  THREAD,
} from "./samples.ts";

/** One row of Olive's in every relation, and people who have nothing to do with it. */
export async function setScene(sql: Sql): Promise<void> {
  for (const person of ["olive", "stan", "oscar", "nora"]) await makeUser(sql, person);
  await makeListing(sql, "cottage", "olive");
  await makeListing(sql, "bungalow", "oscar");
  // A home without viewings, which is the kind that can be deleted.
  await makeListing(sql, "hut", "olive");
  await offerDay(sql, "cottage", await dayAhead(sql, 1));
  await sql.exec(`
    insert into public.favorites (user_id, listing_id) values (${OLIVE}, ${COTTAGE});
    insert into private.account_deletions (user_id) values (${OLIVE});
    insert into private.geocoder_cache (query, kept_until)
      values ('1 main street, denver, co, 80202', 'infinity');
    insert into public.listing_images (listing_id, path, width, height, position)
      values (${COTTAGE}, 'demo/front.webp', 1600, 1200, 0);
    insert into private.discarded_photos (path) values (${COTTAGE} || '/old.webp');
    select public.register_listing_view(${COTTAGE}, 'a passer-by');
    update public.listings set price = 510000, lat = 39.7, lng = -105 where id = ${COTTAGE};
    insert into public.documents (id, user_id, name, type, size, path)
      values (md5('deed')::uuid, ${OLIVE}, 'Deed.pdf', 'application/pdf', 9,
              ${OLIVE} || '/' || md5('deed')::uuid || '.pdf');
    insert into public.availability_rules (listing_id, user_id) values (${COTTAGE}, ${OLIVE});
    insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
      select ${BOOKING}, listing_id, 'Vera Visitor', 'vera@example.com', '303-555-0100', date, '09:00'
      from public.availability where listing_id = ${COTTAGE};`);
  await setViewing(sql);
  await setSavedSearch(sql);
  await setConversation(sql);
  await setPayments(sql);
  await setDashboard(sql);
}

async function setViewing(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.viewing_settings (listing_id, user_id) values (${COTTAGE}, ${OLIVE});
    insert into public.days_off (listing_id, user_id, first_day, last_day)
      values (${COTTAGE}, ${OLIVE}, '2050-01-01', '2050-01-01');
    insert into public.booking_proposals (booking_id, n, owner_id, made_by, date, time, starts_at, expires_at)
      values (${BOOKING}, 1, ${OLIVE}, 'owner', '2050-01-01', '10:00', '2050-01-01', '2050-01-01');
    insert into public.viewing_feedback (booking_id, listing_id, owner_id, impression, price, offer)
      values (${BOOKING}, ${COTTAGE}, ${OLIVE}, 5, 'right', 'maybe');
    insert into private.viewing_links (token_hash, booking_id) values (sha256('${LINK_TOKEN}'), ${BOOKING});
    insert into private.proven_mailboxes (mailbox_hash) values (sha256('proven@example.com'));
    insert into private.booking_origins (booking_id, network) values (${BOOKING}, repeat('0', 64));
    insert into private.calendar_feeds (user_id, token) values (${OLIVE}, repeat('x', 43));`);
}

async function setSavedSearch(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.saved_searches (id, user_id, name, filters)
      values (${SEARCH}, ${OLIVE}, 'Condos', '{"property_type": "condo"}');
    insert into private.saved_search_finds (saved_search_id, listing_id, kind)
      values (${SEARCH}, md5('bungalow')::uuid, 'new');`);
}

async function setConversation(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.chat_threads (id, user_id, title) values (${THREAD}, ${OLIVE}, 'My price');
    insert into public.chat_messages (id, thread_id, user_id, role, content)
      values (${MESSAGE}, ${THREAD}, ${OLIVE}, 'user', 'What is my home worth?');
    insert into public.chat_messages (id, thread_id, user_id, role, content, reply_to)
      values (gen_random_uuid(), ${THREAD}, ${OLIVE}, 'assistant', 'It depends.', ${MESSAGE});
    insert into private.chat_usage (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
      values (${OLIVE}, ${MESSAGE}, ${THREAD}, false, current_date, 'done', now(), 0);
    insert into private.chat_spending (day, spent) values ('2050-01-01', 0);`);
}

async function setPayments(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into private.stripe_customers (customer_id, user_id) values ('cus_olive', ${OLIVE});
    insert into private.stripe_events (id, type, created_at, livemode) values ('evt_1', 'x', now(), false);
    insert into private.payment_facts (event_id, position, kind, occurred_at, customer_id, plan,
                                       payment_id, amount, currency, subscription_id, starts_at, ends_at)
      values ('evt_1', 0, 'paid', now(), 'cus_olive', 'basic', 'in_1', 900, 'usd', 'sub_1', now(),
              now() + interval '1 month');
    insert into private.checkouts (user_id, plan, attempt) values (${OLIVE}, 'basic', 1);`);
}

async function setDashboard(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.timeline_steps (user_id, step, status) values (${OLIVE}, 'list-property', 'current');
    insert into public.timeline_tasks (user_id, step, task) values (${OLIVE}, 'list-property', 'publish');
    insert into private.news_subscriptions (id, email) values (${NEWS}, 'olive@example.com');
    insert into private.news_links (token_hash, subscription_id, purpose)
      values (sha256('${NEWS_TOKEN}'), ${NEWS}, 'confirm');`);
}
