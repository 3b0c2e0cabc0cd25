import type { Side } from "../talk/messages.ts";

/**
 * Whether the borrower may leave over a low value whatever the terms say (38 CFR 36.4303(k)(4); HUD Handbook 4000.1,
 * "Amendatory Clause").
 */
export function isGuaranteed({ financing }: { financing: string }): boolean {
  return financing === "fha" || financing === "va";
}

export function mayLeaveText(who: Side | "you"): string {
  const buyer = who === "you" ? "you" : `the ${who}`;
  return `With an FHA or a VA loan, ${buyer} may leave if the home is valued below the price. The terms can't change that.`;
}
