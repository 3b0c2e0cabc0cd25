import type { Offer } from "@domain/offers/offers.ts";
import type { SigningPaper } from "@domain/sales/signing-papers.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";

/** What the parts of signing online are about. */
export type SignOnlineProps = { userId: string; offer: Offer & SaleOffer; what: SigningPaper };
