import { useQuery } from "@tanstack/react-query";
import { listingQuery } from "@web/api/homes/one-listing.ts";
import { MonthlyPayment } from "@web/features/homes/listings/home/monthly-payment.tsx";
import type { OfferParts } from "@web/features/offers/offers/make-offer.tsx";
import { DocumentUpload } from "@web/features/papers/documents/document-upload.tsx";

/** The parts that the form of an offer takes from other features. */
export function offerParts(userId: string): OfferParts {
  return {
    renderMonthly: (offered) => <OfferedPayment {...offered} />,
    upload: <DocumentUpload userId={userId} />,
  };
}

/** The home's monthly cost at the offered price. */
function OfferedPayment(props: { listingId: string; price: number; downPayment: number }) {
  const { listingId, price, downPayment } = props;
  const { data, isPending } = useQuery(listingQuery(listingId));
  if (isPending) return null;
  return <MonthlyPayment home={{ ...(data ?? UNKNOWN), price }} downPayment={downPayment} />;
}

/** A home that can't be read now: the payment is then of the loan alone, and says so. */
const UNKNOWN = { state: "", property_type: "", hoa_fee: null, property_tax: null };
