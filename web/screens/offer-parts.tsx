import { DocumentUpload } from "@web/features/documents/document-upload.tsx";
import { MonthlyPayment } from "@web/features/listings/home/monthly-payment.tsx";
import type { OfferParts } from "@web/features/offers/make-offer.tsx";

/** What the form of an offer takes from other features. */
export function offerParts(userId: string): OfferParts {
  return {
    renderMonthly: (price, downPayment) => (
      <MonthlyPayment price={price} downPayment={downPayment} />
    ),
    upload: <DocumentUpload userId={userId} />,
  };
}
