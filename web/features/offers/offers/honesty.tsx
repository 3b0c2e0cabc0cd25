import { NOT_A_CONTRACT, NOT_THE_CONTRACT } from "@domain/offers/offers.ts";

/** The disclaimer next to anything about terms, money or law. @param isSigned both have signed the contract. */
export function Honesty({ isSigned = false }: { isSigned?: boolean }) {
  return (
    <p className="max-w-prose text-ink-soft text-sm">
      {isSigned ? NOT_THE_CONTRACT : NOT_A_CONTRACT}
    </p>
  );
}
