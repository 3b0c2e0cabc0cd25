import { formatDay } from "../site/text/format.ts";
import { daysBetween } from "../site/time/time-zones.ts";
import { LOAN_DEFAULTS, type NamedRate } from "./mortgage.ts";

/** Whether the interest rate behind all monthly payments is the operator's, and how old it is. */

/** From this age on, operators are asked for a newer rate. */
export const OLDEST_RATE_DAYS = 90;

export type RateState = { isFine: boolean; text: string };

/** @param today yyyy-mm-dd */
export function rateState(rate: NamedRate | undefined, today: string): RateState {
  if (!rate)
    return {
      isFine: false,
      text: `No mortgage rate is set. Set it at /operator. Until then, homes use the example of ${LOAN_DEFAULTS.annualRate * 100}%.`,
    };
  const days = daysBetween(rate.asOf, today);
  const named = `The mortgage rate is ${rate.percent}%, as of ${formatDay(rate.asOf, "UTC")}.`;
  return days > OLDEST_RATE_DAYS
    ? {
        isFine: false,
        text: `${named} That is ${days} days old. Set a newer one at /operator.`,
      }
    : { isFine: true, text: named };
}
