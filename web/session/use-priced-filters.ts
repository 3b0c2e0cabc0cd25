import {
  type ListingFilters,
  type PricedFilters,
  withPaymentAsPrice,
} from "@domain/search/listing-search.ts";
import { useOwnLoan } from "./own-loan.ts";

/** The filters as homes can be searched by them: a payment a month is a price, with the visitor's own loan. */
export function usePricedFilters(filters: ListingFilters): PricedFilters {
  return withPaymentAsPrice(filters, useOwnLoan());
}
