import type { SigningPaper } from "@domain/sales/signing-papers.ts";
import type { SaleSignings } from "@domain/sales/signings.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, flag, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { callFunction, isAnything } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";

/** Papers of a sale that everyone signs at the signing service. */

/** The function uploads the PDF to the service, which takes it a while. */
const SEND_TIMEOUT_MS = 60_000;

export function signingsQuery(userId: string, saleId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "sale", saleId, "signings"),
    queryFn: ({ signal }): Promise<SaleSignings> =>
      asMember({ signal, fallback: "signing_unavailable" }, (db) =>
        db.rpc("signings_of_sale", { sale_id: saleId }),
      ),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Whether this site has a signing service. */
export const signingStatusQuery = queryOptions({
  queryKey: ["signing-status"],
  queryFn: ({ signal }) =>
    callFunction(
      "documents/signings/status",
      { signal, as: "visitor", fallback: "signing_unavailable" },
      fits<{ is_set_up: boolean }>(having({ is_set_up: flag })),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Sends a PDF of the sale to be signed by everyone; repeated, tries again what could not be sent. */
export async function sendSigning(
  saleId: string,
  signing: { id: string; what: SigningPaper; file_id: string },
): Promise<void> {
  await callFunction(
    `documents/sales/${saleId}/signings`,
    {
      method: "POST",
      body: signing,
      timeoutMs: SEND_TIMEOUT_MS,
      fallback: "signing_unavailable",
    },
    isAnything,
  );
}

/** The reader's own page at the service. */
export function signingLink(id: string): Promise<{ url: string }> {
  return callFunction(
    `documents/signings/${id}/link`,
    { method: "POST", fallback: "signing_unavailable" },
    fits<{ url: string }>(having({ url: text })),
  );
}

export function withdrawSigning(id: string): Promise<SaleSignings> {
  return asMember({ fallback: "signing_unavailable", repeats: true }, (db) =>
    db.rpc("withdraw_signing", { id }),
  );
}
