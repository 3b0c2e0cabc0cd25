import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../cache/keys.ts";
import { callFunction, isAnything } from "../transport/functions.ts";
import { asMember } from "../transport/tables.ts";

/** What a person has paid for plans; SQL refuses everyone but operators. */
export function paymentsOfPersonQuery(userId: string, person: string) {
  return queryOptions({
    queryKey: [...ownKey(userId, "operating"), "payments", person],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "operating_unavailable" }, (db) =>
        db.rpc("operator_payments", { person }),
      ),
    retry: false,
  });
}

/** Returns a payment in full. The same id twice is one refund. */
export async function refundPayment(id: string, payment_id: string, reason: string): Promise<void> {
  const body = { id, payment_id, reason };
  const call = { method: "POST", body, fallback: "refund_failed" } as const;
  await callFunction("stripe/refund", call, isAnything);
}
