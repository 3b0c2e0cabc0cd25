import type { Cloud } from "../../local/cloud.ts";
import type { Person } from "./edge-world.ts";

type SaleTerms = { financing?: string; price?: number };

/** An open sale with its steps: a shortcut past the offer. @returns its id. */
export async function openSale(
  cloud: Pick<Cloud, "sql">,
  listingId: string,
  owner: Pick<Person, "id">,
  buyer: Pick<Person, "id">,
  { financing = "cash", price = 777001 }: SaleTerms = {},
): Promise<string> {
  const [sale] = await cloud.sql.query<{ id: string }>(
    `with made as (
       insert into public.offers (id, listing_id, owner_id, buyer_id, home, state, version, expires_at)
       select gen_random_uuid(), l.id, $2, $3, l.title, 'accepted', 1, now() + interval '1 day'
       from public.listings l where l.id = $1 returning id
     ), version as (
       insert into public.offer_versions (offer_id, n, made_by, price, earnest_money, financing, down_payment,
         appraisal_gap, seller_credit, inspection_days, appraisal_days, financing_days, closing_on, possession_days,
         included, excluded, note, valid_until)
       select id, 1, 'buyer', $5, 8123, $4, case when $4 <> 'cash' then 100000 end, 0, 0, 10,
         case when $4 <> 'cash' then 20 end, case when $4 <> 'cash' then 25 end, current_date + 40, 0, '', '',
         'canary-note', now()
       from made returning offer_id
     )
     insert into public.sales (offer_id, n, accepted_by, accepted_on)
     select offer_id, 1, 'owner', current_date from version returning id`,
    [listingId, owner.id, buyer.id, financing, price],
  );
  if (!sale) throw new Error("There is no such home.");
  await cloud.sql.query("select private.open_steps($1)", [sale.id]);
  return sale.id;
}
