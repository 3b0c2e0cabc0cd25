import { expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { answersOf } from "../../support/outcomes.ts";
import { makeUser } from "../../support/props.ts";

/** Events that Stripe delivers at the same moment, over real connections to Postgres 17. */
const ROUNDS = rounds(25);

const database = ownDatabase({ connections: 8 });

it("whichever event comes second sees what the other one paid for, in every round", async () => {
  const toCancel: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = `payer${round}`;
    await makeUser(database, person);
    await database.query("select public.record_stripe_customer($1, $2)", [
      idOf(person),
      `cus_${round}`,
    ]);
    const attempts = [
      hear(`evt_basic_${round}`, {
        ...{ kind: "paid", customer_id: `cus_${round}`, plan: "basic", amount: 1499 },
        ...{ payment_id: `in_${round}`, currency: "usd", subscription_id: `sub_${round}` },
        ...{ starts_at: "2026-11-01T00:00:00Z", ends_at: "2099-01-01T00:00:00Z" },
      }),
      hear(`evt_premium_${round}`, {
        ...{ kind: "paid", customer_id: `cus_${round}`, plan: "premium", amount: 19900 },
        ...{ payment_id: `pi_${round}`, currency: "usd", session_id: `cs_${round}` },
      }),
    ];
    toCancel.push((await answersOf(attempts, (ids) => ids.join())).sort().join(" and "));
  }
  expect(toCancel).toEqual(toCancel.map((_, round) => ` and sub_${round}`));
});

/** Applies an event with one fact. @returns the subscriptions to cancel because of it. */
async function hear(id: string, fact: object): Promise<string[]> {
  const event = { id, type: "a.type", created_at: "2026-11-01T00:00:00Z", livemode: false };
  const [row] = await database.query<{ answer: { subscriptions_to_cancel: string[] } }>(
    "select public.apply_stripe_event($1::text::jsonb, $2::text::jsonb) as answer",
    [JSON.stringify(event), JSON.stringify([fact])],
  );
  return row?.answer.subscriptions_to_cancel ?? [];
}
