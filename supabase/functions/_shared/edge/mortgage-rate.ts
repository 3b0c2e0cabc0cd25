import type { NamedRate } from "../domain/homes/mortgage.ts";
import { ask, type Database } from "./database.ts";
import { describeError, log } from "./log.ts";

/** The rate behind monthly payments: the operators', or else the one that the site was deployed with. It never throws. */
export async function mortgageRate(
  database: Database,
  deployed: NamedRate | undefined,
): Promise<NamedRate | undefined> {
  try {
    const rate = await ask(database.anonymousClient().rpc("mortgage_rate"), "unavailable");
    return rate ? { percent: rate.percent, asOf: rate.as_of } : deployed;
  } catch (error) {
    log("mortgage_rate_failed", describeError(error));
    return deployed;
  }
}
