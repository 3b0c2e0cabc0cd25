import { uploadObject } from "../../../support/api.ts";
import { book, openCalendar, type Visit } from "../../../support/edge-bookings.ts";
import { insertListing, type Person } from "../../../support/edge-world.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";

/** A user with one of everything. */
export type Inhabitant = { person: Person; listing: string; visit: Visit; files: string[] };

let homes = 0;

export async function moveIn(world: PaymentWorld): Promise<Inhabitant> {
  const { cloud } = world;
  const person = await world.newPerson();
  homes += 1;
  const listing = await insertListing(cloud, person, { title: `Home number ${homes}.` });
  await openCalendar(cloud, person, listing);
  const visit = await book(cloud, listing);
  const photo = `${listing}/${person.id}_1763712000000_ab12cd.webp`;
  const avatar = `${person.id}/face-0001.webp`;
  for (const path of [`property-images/${photo}`, `avatars/${avatar}`]) {
    const answer = await uploadObject(cloud, person, path, Buffer.from("a picture"), "image/webp");
    if (!answer.ok) throw new Error(`not stored: ${await answer.text()}`);
  }
  await cloud.sql.query(
    `insert into public.listing_images (listing_id, path, width, height, position) values ($1, $2, 800, 600, 0)`,
    [listing, photo],
  );
  await cloud.sql.query("insert into public.favorites (user_id, listing_id) values ($1, $2)", [
    person.id,
    listing,
  ]);
  await cloud.sql.query(
    `with marked as (insert into public.home_marks (user_id, listing_id, note) values ($1, $2, 'Sunny.')),
          list as (insert into public.shared_lists (id, user_id, name, shown_name)
                   values (gen_random_uuid(), $1, 'Our homes', 'D.') returning id),
          guest as (insert into public.shared_list_guests (list_id, name) select id, 'Vera' from list returning id, list_id),
          home as (insert into public.shared_list_homes (list_id, listing_id) select id, $2 from list returning *)
     insert into public.shared_list_votes (list_id, listing_id, guest_id, vote)
     select home.list_id, home.listing_id, guest.id, 'yes' from home, guest`,
    [person.id, listing],
  );
  await cloud.sql.query(
    `insert into public.documents (user_id, name, type, size, path, sha256)
     values ($1::uuid, 'Deed.pdf', 'application/pdf', 9, $1::uuid || '/' || gen_random_uuid() || '.pdf', repeat('0', 64))`,
    [person.id],
  );
  await cloud.sql.query("insert into public.saved_searches (user_id, name) values ($1, $2)", [
    person.id,
    `Search number ${homes}.`,
  ]);
  await cloud.sql.query(
    "insert into public.timeline_steps (user_id, step, status) values ($1, 'list-property', 'current')",
    [person.id],
  );
  await cloud.sql.query(
    "insert into public.timeline_tasks (user_id, step, task) values ($1, 'list-property', 'publish')",
    [person.id],
  );
  await cloud.sql.query(
    `with thread as (
       insert into public.chat_threads (user_id, title) values ($1, 'My price') returning id
     )
     insert into public.chat_messages (id, thread_id, user_id, role, content)
     select gen_random_uuid(), id, $1, 'user', 'What is it worth?' from thread`,
    [person.id],
  );
  await cloud.sql.query(
    `with talk as (
       insert into public.conversations (listing_id, owner_id, message_count) values ($1, $2, 1) returning id
     ), member as (
       insert into public.conversation_members (conversation_id, person_id, side, last_message_at)
       select id, $2, 'owner', now() from talk
     )
     insert into public.messages (id, conversation_id, n, sender, body)
     select gen_random_uuid(), id, 1, 'buyer', 'Is the roof new?' from talk`,
    [listing, person.id],
  );
  await cloud.sql.query(
    `with offer as (
       insert into public.offers (id, listing_id, owner_id, home, version, expires_at)
       values (gen_random_uuid(), $1, $2, 'The home of an offer', 1, now() + interval '1 day') returning id
     ), version as (
       insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, appraisal_gap,
         seller_credit, closing_on, possession_days, included, excluded, note, valid_until)
       select id, 1, 'buyer', 488000, 0, 'cash', 0, 0, current_date, 0, '', '', 'Cash.', now() from offer
     ), settings as (
       insert into public.offer_settings (listing_id) values ($1)
     ), compared as (
       insert into public.comparable_homes (id, listing_id, address, price, sold_on)
       values (gen_random_uuid(), $1, '9 Elm St', 450000, '2026-05-01')
     ), bench as (
       insert into public.price_benches (listing_id, trend) values ($1, 2)
     ), outcome as (
       insert into public.home_outcomes (id, listing_id, status, was, price, settled_at)
       values (gen_random_uuid(), $1, 'pending', 'active', 455000, now())
     )
     insert into public.sale_figures (listing_id, mortgage_payoff) values ($1, 210000)`,
    [listing, person.id],
  );
  // One row of each; for short, the same person publishes and reads.
  await cloud.sql.query(
    `with disclosure as (
       insert into private.disclosures (id, listing_id, kind, title, access)
       values (gen_random_uuid(), $1, 'title', 'Deed', 'invited') returning id
     ), version as (
       insert into private.disclosure_versions (disclosure_id, n, document_id, path, type, size, sha256)
       select disclosure.id, 1, d.id, d.path, d.type, d.size, d.sha256
       from disclosure, public.documents d where d.user_id = $2::uuid
     ), opening as (
       insert into private.disclosure_openings (disclosure_id, n, person_id)
       select id, 1, $2::uuid from disclosure
     ), request as (
       insert into private.disclosure_requests (listing_id, person_id) values ($1, $2::uuid)
     ), guest as (
       insert into private.disclosure_guests (listing_id, email) values ($1, 'guest-of-' || $2::text || '@example.com')
     )
     insert into private.disclosure_acknowledgements (disclosure_id, n, sha256, person_id)
     select id, 1, repeat('0', 64), $2::uuid from disclosure`,
    [listing, person.id],
  );
  await cloud.sql.query("insert into private.news_subscriptions (email) values ($1)", [
    person.email.toUpperCase(),
  ]);
  await cloud.sql.query("update public.profiles set avatar_path = $2, phone = $3 where id = $1", [
    person.id,
    avatar,
    "(208) 555-0199",
  ]);
  return { person, listing, visit, files: [photo, avatar] };
}
