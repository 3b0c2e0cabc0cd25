import { type ReadEvent, readStripeEvent } from "@domain/site/plans/payment-facts.ts";
import { describe, expect, it } from "vitest";
import { Random } from "../../../local/seed/random.ts";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { draws } from "../../support/fuzz.ts";
import { asDelivered, type History, makeHistory } from "./payment-histories.ts";

/**
 * The plan after random customer histories at Stripe, compared with what Stripe's own objects say
 * (docs/trust.md C3, C7, C8). SEED_OF_HISTORIES tries other histories.
 */
const HISTORIES = draws(1_500);
const EVENT_BY_EVENT = draws(50);
const BATCH = 500;
const first = Number(process.env.SEED_OF_HISTORIES ?? 0);

const db = ownDatabase();

describe(`${HISTORIES} customer histories`, () => {
  it("lead to the plan that was paid for, whatever the order of the facts", async () => {
    const found: Record<string, number> = {};
    const starts = Array.from({ length: HISTORIES / BATCH }, (_, n) => first + n * BATCH);
    // While the database works on one batch, the next is generated.
    const work = async () => {
      for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
        for (const plan of await judge(start)) found[plan] = (found[plan] ?? 0) + 1;
      }
    };
    await Promise.all([work(), work()]);
    // Every outcome occurs often enough for the test to mean something.
    for (const plan of ["null", "basic", "premium"])
      expect(found[plan]).toBeGreaterThan(HISTORIES / 20);
  });
});

describe(`${EVENT_BY_EVENT} histories, event by event`, () => {
  it("end correctly after reordering and repetition, and never grant what was not paid for", async () => {
    for (let n = 0; n < EVENT_BY_EVENT; n += 1) {
      const history = makeHistory(1_000_000 + first + n);
      const random = new Random(`deliveries ${n}`);
      await addPeople([history]);
      const delivered = asDelivered(readAll(history), random);
      const lost = random.some(delivered, random.int(0, delivered.length));
      const arriving = delivered.filter((event) => !lost.includes(event));

      await apply(arriving);
      const [half] = await plansOf([history]);
      const paid = new Set(arriving.flatMap(({ facts }) => facts.flatMap(planPaid)));
      if (half?.plan && !paid.has(half.plan)) throw new Error(explain(history, half.plan));

      await apply(random.shuffled([...lost, ...arriving.slice(0, 3)]));
      const [whole] = await plansOf([history]);
      if (whole?.plan !== history.plan) throw new Error(explain(history, whole?.plan));
    }
    const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select event_id, position from private.payment_facts group by 1, 2 having count(*) > 1
       ) twice`,
    );
    expect(n).toBe(0);
  });
});

/** The plans of a batch, each compared with the expected one. */
async function judge(start: number): Promise<string[]> {
  const histories = Array.from({ length: BATCH }, (_, n) => makeHistory(start + n));
  await addPeople(histories);
  await store(new Random(`batch ${start}`).shuffled(histories.flatMap(readAll)));
  // Autovacuum does this in production, where tables don't grow a thousandfold within a minute.
  await db.exec("analyze private.payment_facts; analyze private.stripe_customers");
  return (await plansOf(histories)).map(({ history, plan }) => {
    if (plan !== history.plan) throw new Error(explain(history, plan));
    return String(plan);
  });
}

function readAll(history: History): ReadEvent[] {
  return history.events.map(readStripeEvent).filter((read) => read !== null);
}

function planPaid(fact: ReadEvent["facts"][number]): string[] {
  return fact.kind === "paid" ? [fact.plan] : [];
}

async function addPeople(histories: History[]): Promise<void> {
  const people = histories.map(({ customerId }) => ({ id: idOf(customerId), customerId }));
  await db.query(
    `with people as (
       select * from jsonb_to_recordset($1::jsonb) as p (id uuid, "customerId" text)
     ), users as (
       insert into auth.users (id, email) select id, id || '@example.com' from people returning id
     )
     insert into private.stripe_customers (user_id, customer_id)
     select u.id, p."customerId" from users u join people p on p.id = u.id`,
    [people],
  );
}

/** The facts alone, many at a time: the rule under test doesn't depend on how they arrived. */
async function store(events: ReadEvent[]): Promise<void> {
  await db.query(
    `with events as (
       insert into private.stripe_events (id, type, created_at, livemode)
       select e.id, e.type, e.created_at, e.livemode
       from jsonb_to_recordset($1::jsonb)
         as e (id text, type text, created_at timestamptz, livemode boolean)
       returning id
     )
     insert into private.payment_facts
     select f.* from jsonb_populate_recordset(null::private.payment_facts, $2::jsonb) f
     where f.event_id in (select id from events)`,
    [
      events.map(({ event }) => event),
      events.flatMap(({ event, facts }) =>
        facts.map((fact, position) => ({
          event_id: event.id,
          position,
          occurred_at: event.created_at,
          ...fact,
        })),
      ),
    ],
  );
}

async function apply(events: ReadEvent[]): Promise<void> {
  await db.query(
    `select count(public.apply_stripe_event(e.value -> 'event', e.value -> 'facts'))
     from (select value from jsonb_array_elements($1::jsonb) with ordinality order by ordinality) e`,
    [events],
  );
}

async function plansOf(histories: History[]) {
  const rows = await db.query<{ customer_id: string; plan: History["plan"] }>(
    `select p.customer_id, private.plan_of(p.id, p.moment) as plan
     from jsonb_to_recordset($1::jsonb) as p (id uuid, customer_id text, moment timestamptz)`,
    [
      histories.map(({ customerId, moment }) => ({
        id: idOf(customerId),
        customer_id: customerId,
        moment,
      })),
    ],
  );
  const plans = new Map(rows.map((row) => [row.customer_id, row.plan]));
  return histories.map((history) => ({ history, plan: plans.get(history.customerId) }));
}

function explain(history: History, plan: unknown): string {
  const events = history.events as { type: string; created: number; data: unknown }[];
  const lines = events.map(
    ({ type, created }) => `${new Date(created * 1000).toISOString()} ${type}`,
  );
  return `${history.customerId} has ${plan} at ${history.moment} and should have ${history.plan}:\n${lines.join("\n")}`;
}
