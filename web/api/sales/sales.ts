import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer } from "@domain/offers/offers.ts";
import type { AgreedSale } from "@domain/sales/agreed-terms.ts";
import type { ContractForm } from "@domain/sales/contract-forms.ts";
import type { AmendedName } from "@domain/sales/sale-amendment.ts";
import type { SavedSettlement, SettlementFigures } from "@domain/sales/settlement-figures.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { download } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";
import { notSent } from "./steps.ts";

/** A sale as its two sides see it: its terms and how they change, its settlement check, its history. */

const fallback = "offers_unavailable";

/** The room of a sale: its offer with terms, steps and history; null when it is someone else's. */
export function saleQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "sale", id),
    queryFn: ({ signal }): Promise<Offer | null> | null =>
      isUuid(id) ? asMember({ signal, fallback }, (db) => db.rpc("my_sale", { id })) : null,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** The figures of a closing that this side has saved; null before that. */
export function settlementQuery(userId: string, saleId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "settlement", saleId),
    queryFn: ({ signal }): Promise<SavedSettlement | null> | null =>
      isUuid(saleId)
        ? asMember({ signal, fallback }, (db) => db.rpc("my_settlement", { sale_id: saleId }))
        : null,
  });
}

/** @param seen how often they were saved, as far as the caller knows. */
export function saveSettlement(
  sale_id: string,
  seen: number,
  figures: SettlementFigures,
): Promise<SavedSettlement> {
  return asMember(notSent, (db) => db.rpc("save_settlement", { sale_id, seen, figures }));
}

/**
 * Proposes to change a sale's terms.
 *
 * @param seen how many proposals and answers the caller has seen (`amendmentsSeen`).
 * @param changes only what is to change.
 */
export function proposeAmendment(
  sale_id: string,
  seen: number,
  sent: {
    changes: Partial<Pick<OfferTerms, Exclude<AmendedName, "repairs">>> & { repairs?: string };
    valid_until: string;
    said: string;
  },
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("propose_amendment", { sale_id, seen, ...sent }));
}

/** Agrees to proposal n, refuses it, or takes back one's own. */
export function answerAmendment(
  sale_id: string,
  n: number,
  how: "agreed" | "refused" | "taken_back",
  said = "",
): Promise<Offer> {
  return asMember(notSent, (db) => db.rpc("answer_amendment", { sale_id, n, how, said }));
}

/** The title company that the member wrote down in their sale of a home; null without one. */
export function closingCompanyQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "closing-company", listingId),
    queryFn: ({ signal }): Promise<{ name: string | null; phone: string | null } | null> =>
      asMember({ signal, fallback }, (db) =>
        db.rpc("my_closing_company", { listing_id: listingId }),
      ),
  });
}

/** Where the form of a purchase contract comes from in a state; null if we know of none. */
export function contractFormQuery(userId: string, state: string) {
  return queryOptions({
    queryKey: ownKey(userId, "contract-form", state),
    queryFn: ({ signal }): Promise<ContractForm | null> =>
      asMember({ signal, fallback }, (db) => db.rpc("contract_form", { state })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The agreed terms of a sale, as the person who fills in the contract reads them; null when it is someone else's. */
export function agreedSaleQuery(userId: string, saleId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "sale", saleId, "agreed"),
    queryFn: ({ signal }): Promise<AgreedSale | null> =>
      asMember({ signal, fallback }, (db) => db.rpc("agreed_sale", { sale_id: saleId })),
  });
}

/** Drawing it takes the server a while. */
export const PAPER_TIMEOUT_MS = 60_000;

/** The agreed terms of a sale as a PDF, for either side. */
export function downloadAgreedTerms(saleId: string): Promise<Blob> {
  return download(`documents/sales/${saleId}/terms`, {
    timeoutMs: PAPER_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}

/** The release of the earnest money of a sale that fell through, as a PDF for either side. */
export function downloadRelease(saleId: string): Promise<Blob> {
  return download(`documents/sales/${saleId}/release`, {
    timeoutMs: PAPER_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}

/** A PDF of what was done and recorded at each step of an offer's sale, for either side. */
export function downloadSaleHistory(id: string): Promise<Blob> {
  return download(`documents/offers/${id}/history`, {
    timeoutMs: PAPER_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}
