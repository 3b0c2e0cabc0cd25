import { fetchMortgageRate } from "@web/api/homes/mortgage-rate.ts";
import { keepRate } from "./kept-rate.ts";

/** Asks for the operators' rate. Without an answer, the one that was heard before holds. */
export async function hearRate(): Promise<void> {
  const rate = await fetchMortgageRate().catch(() => undefined);
  if (rate !== undefined) keepRate(rate);
}
