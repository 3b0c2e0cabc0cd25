import { NOT_A_CONTRACT } from "@domain/offers/offers.ts";

/** The disclaimer next to anything about terms, money or law. */
export function Honesty() {
  return <p className="max-w-prose text-ink-soft text-sm">{NOT_A_CONTRACT}</p>;
}
