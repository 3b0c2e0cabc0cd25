import type { OperatorsRate } from "@domain/homes/mortgage.ts";
import { asMember, asPublic } from "../site/transport/tables.ts";

/** The rate behind all monthly payments, as operators have set it; null while they haven't. */
export function fetchMortgageRate(): Promise<OperatorsRate | null> {
  return asPublic({ fallback: "unavailable" }, (db) =>
    db.rpc("mortgage_rate", undefined, { get: true }),
  );
}

/** @param rate null lets the rate of the build hold again. */
export async function setMortgageRate(rate: OperatorsRate | null): Promise<void> {
  await asMember({ fallback: "mortgage_rate_not_saved", repeats: true }, (db) =>
    db.rpc("set_mortgage_rate", rate ?? {}),
  );
}
