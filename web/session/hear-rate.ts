import type { OperatorsRate } from "@domain/homes/mortgage.ts";
import { fetchMortgageRate } from "@web/api/homes/mortgage-rate.ts";
import { writeItem } from "@web/lib/storage.ts";
import { listeners, RATE_KEY, today } from "./kept-rate.ts";

/** Asks for the operators' rate. Without an answer, the one that was heard before holds. */
export async function hearRate(): Promise<void> {
  const rate = await fetchMortgageRate().catch(() => undefined);
  if (rate !== undefined) keep(rate);
}

function keep(rate: OperatorsRate | null): void {
  const text = rate ? `${rate.percent} ${rate.as_of} ${rate.source}` : "";
  writeItem(RATE_KEY, `${today()} ${text}`);
  for (const listener of listeners) listener();
}
