import { useQuery } from "@tanstack/react-query";
import { agreedSaleOfPartyQuery, downloadAgreedTermsOfParty } from "@web/api/sales/parties.ts";
import { AgreedTerms } from "../agreed-terms/agreed-terms.tsx";

/** The agreed terms behind the link of a title officer or an attorney. */
export default function PartyTerms({ token }: { token: string }) {
  const query = useQuery(agreedSaleOfPartyQuery(token));
  return <AgreedTerms query={query} save={() => downloadAgreedTermsOfParty(token)} />;
}
