import type { Offer } from "@domain/offers/offers.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { useQuery } from "@tanstack/react-query";
import { agreedSaleQuery, downloadAgreedTerms } from "@web/api/sales/sales.ts";
import { AgreedTerms } from "../agreed-terms/agreed-terms.tsx";
import { ContractSource } from "./contract-source.tsx";

/** What the two need for their contract, at its step: where its form comes from, and the terms to fill it in with. */
export default function ContractPapers(props: { userId: string; offer: Offer & SaleOffer }) {
  const { userId, offer } = props;
  const query = useQuery(agreedSaleQuery(userId, offer.sale.id));
  return (
    <div className="grid gap-4">
      {offer.home && <ContractSource userId={userId} state={offer.home.state} />}
      <AgreedTerms query={query} save={() => downloadAgreedTerms(offer.sale.id)} />
    </div>
  );
}
