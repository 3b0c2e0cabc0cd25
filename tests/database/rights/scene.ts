import type { Sql } from "../../../local/database.ts";
import { dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";
import { BOOKING, COTTAGE, OLIVE, SEARCH } from "./samples.ts";

/** One row of Olive's in every relation, beside people who have nothing to do with it. */
export async function setScene(sql: Sql): Promise<void> {
  for (const person of ["olive", "stan", "oscar", "nora"]) await makeUser(sql, person);
  await makeListing(sql, "cottage", "olive");
  await makeListing(sql, "bungalow", "oscar");
  // One without viewings, which is the kind that can be deleted.
  await makeListing(sql, "hut", "olive");
  await offerDay(sql, "cottage", await dayAhead(sql, 1));
  await sql.exec(`
    insert into public.favorites (user_id, listing_id) values (${OLIVE}, ${COTTAGE});
    insert into public.listing_images (listing_id, path, width, height, position)
      values (${COTTAGE}, 'demo/front.webp', 1600, 1200, 0);
    select public.register_listing_view(${COTTAGE}, 'a passer-by');
    update public.listings set price = 510000 where id = ${COTTAGE};
    insert into public.availability_rules (listing_id, user_id) values (${COTTAGE}, ${OLIVE});
    insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
      select ${BOOKING}, listing_id, 'Vera Visitor', 'vera@example.com', '303-555-0100', date, '09:00'
      from public.availability where listing_id = ${COTTAGE};`);
  await setSavedSearch(sql);
  await setPayments(sql);
}

async function setSavedSearch(sql: Sql): Promise<void> {
  await sql.exec(`
    insert into public.saved_searches (id, user_id, name, property_type)
      values (${SEARCH}, ${OLIVE}, 'Condos', 'condo');
    insert into private.saved_search_finds (saved_search_id, listing_id, kind)
      values (${SEARCH}, md5('bungalow')::uuid, 'new');`);
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
