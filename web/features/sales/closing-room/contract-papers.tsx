import type { Offer } from "@domain/offers/offers.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { ContractSource } from "./contract-source.tsx";

/** What the two need for their contract, at its step: where its form comes from. */
export default function ContractPapers(props: { userId: string; offer: Offer & SaleOffer }) {
  const { userId, offer } = props;
  return (
    <div className="grid gap-4">
      {offer.home && <ContractSource userId={userId} state={offer.home.state} />}
    </div>
  );
}
