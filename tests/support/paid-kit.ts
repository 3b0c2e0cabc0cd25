import type { Cloud } from "../../local/cloud.ts";
import type { Person } from "./edge-world.ts";

/** Gives a person the premium plan, as Stripe's event does. Works for one person per world. */
export async function payForKit(cloud: Cloud, { id }: Person): Promise<void> {
  await cloud.sql.query(
    "insert into private.stripe_customers (customer_id, user_id) values ('cus_kit', $1)",
    [id],
  );
  await cloud.sql.exec(`
    select public.apply_stripe_event(
      jsonb_build_object('id', 'evt_kit', 'type', 'a.type', 'created_at', now(), 'livemode', false),
      jsonb_build_array(jsonb_build_object('kind', 'paid', 'customer_id', 'cus_kit',
        'plan', 'premium', 'payment_id', 'pi_kit', 'amount', 19900, 'currency', 'usd',
        'session_id', 'cs_kit')))`);
}
