import { DOCUMENT_KINDS, kindOfFile } from "@domain/papers/documents.ts";
import type { AgreedSale } from "@domain/sales/agreed-terms.ts";
import type { FreeDay } from "@domain/sales/appointments.ts";
import type { Party, PartyPage } from "@domain/sales/parties.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { callFunction, download, isAnything } from "../site/transport/functions.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";
import { PAPER_TIMEOUT_MS } from "./sales.ts";

/** People who work on a sale: what the two sides see of them, and what someone invited does by their link. */

/** Sending and checking 25 MB takes a while. */
const UPLOAD_TIMEOUT_MS = 300_000;
const change = { fallback: "party_not_changed", repeats: true } as const;

export function partiesQuery(userId: string, saleId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "sale", saleId, "parties"),
    queryFn: ({ signal }): Promise<Party[]> =>
      asMember({ signal, fallback: "parties_unavailable" }, (db) =>
        db.rpc("parties_of_sale", { sale_id: saleId }),
      ),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Shows them one's email address and telephone, or no longer. */
export function shareContact(id: string, shares: boolean): Promise<Party[]> {
  return asMember(change, (db) => db.rpc("share_contact", { id, shares }));
}

/** The party's page by the token in their link; null for a link that has ended. */
export function partyQuery(token: string) {
  return queryOptions({
    queryKey: ["party-link", token],
    queryFn: ({ signal }): Promise<PartyPage | null> =>
      asVisitor({ signal, fallback: "parties_unavailable" }, (db) =>
        db.rpc("party_by_token", { token }),
      ),
    // An ended link stays ended, and each look counts toward the network's rate limit.
    refetchInterval: ({ state }) => (state.data ? POLL_INTERVAL_MS : false),
    staleTime: 0,
  });
}

/** The agreed terms by the link of a title officer or an attorney; null for another role. */
export function agreedSaleOfPartyQuery(token: string) {
  return queryOptions({
    queryKey: ["party-link", token, "agreed"],
    queryFn: ({ signal }): Promise<AgreedSale | null> =>
      asVisitor({ signal, fallback: "parties_unavailable" }, (db) =>
        db.rpc("agreed_sale_by_token", { token }),
      ),
    staleTime: 0,
  });
}

/** Everything for the closing as a PDF, by the same link. */
export function downloadHandOver(token: string): Promise<Blob> {
  return download("documents/parties/hand-over", {
    method: "POST",
    body: { token },
    as: "visitor",
    timeoutMs: PAPER_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}

export function partySays(token: string, kind: SaleStepKind): Promise<PartyPage | null> {
  return asVisitor(change, (db) => db.rpc("party_says", { token, kind }));
}

/** The times at which a visit of that length can begin, by day; null for a link that takes none. */
export function freeTimesQuery(token: string, minutes: number) {
  return queryOptions({
    queryKey: ["party-link", token, "times", minutes],
    queryFn: ({ signal }): Promise<{ days: FreeDay[] } | null> =>
      asVisitor({ signal, fallback: "availability_not_loaded" }, (db) =>
        db.rpc("free_appointments", { token, minutes }),
      ),
    staleTime: 0,
  });
}

export type ChosenTime = { day: string; starts: string };

/**
 * Takes a time. Its mail is sent as that of a booking (web/api/showings/bookings.ts).
 * @param id made by the client; the same id again changes nothing.
 */
export async function takeAppointment(
  token: string,
  id: string,
  chosen: ChosenTime & { minutes: number; phone: string },
): Promise<void> {
  await asVisitor(change, (db) => db.rpc("take_appointment", { token, id, ...chosen }));
}

/** Proposes another time to the owner, or moves right away where the owner confirms requests automatically. */
export async function moveAppointment(
  token: string,
  id: string,
  chosen: ChosenTime,
): Promise<void> {
  await asVisitor(change, (db) => db.rpc("move_appointment", { token, id, ...chosen }));
}

/** A time that the owner proposed. */
export async function acceptAppointment(
  token: string,
  id: string,
  chosen: ChosenTime,
): Promise<void> {
  await asVisitor(change, (db) => db.rpc("accept_appointment", { token, id, ...chosen }));
}

export async function cancelAppointment(token: string, id: string): Promise<void> {
  await asVisitor(change, (db) => db.rpc("cancel_appointment", { token, id }));
}

/** Sends a file with its form. @throws AppError `document_refused` with the reason, `party_unknown`, `sale_files_full` */
export async function addPartyFile(
  token: string,
  { id, kind, file }: { id: string; kind: SaleStepKind; file: File },
): Promise<void> {
  const type = kindOfFile(file);
  if (!type) throw new AppError("document_refused");
  const form = new FormData();
  form.set("token", token);
  form.set("kind", kind);
  form.set("id", id);
  form.set("file", new File([file], file.name, { type: DOCUMENT_KINDS[type].type }));
  const fallback: ErrorCode = "document_upload_failed";
  const call = { method: "POST", body: form, as: "visitor", timeoutMs: UPLOAD_TIMEOUT_MS } as const;
  await callFunction("documents/parties/files", { ...call, fallback }, isAnything);
}

/** A short-lived address that saves the file. */
export function partyFileLink(token: string, id: string): Promise<{ url: string }> {
  return callFunction(
    `documents/parties/files/${id}/link`,
    { method: "POST", body: { token }, as: "visitor", fallback: "document_not_read" },
    fits<{ url: string }>(having({ url: text })),
  );
}
