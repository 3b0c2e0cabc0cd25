import type { Ownership, OwnershipQueue } from "@domain/homes/ownership.ts";
import { DOCUMENT_KINDS, DOCUMENTS_BUCKET, kindOfName } from "@domain/papers/documents.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { callFunction, isAnything } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";
import { type Upload, uploadFile } from "../site/transport/upload-file.ts";

/** How an owner shows that a home is theirs, and how moderators decide about it. */

const fallback = "ownership_unavailable";

/** Checking 25 MB takes the server a while. */
const CHECK_TIMEOUT_MS = 60_000;

/** Null for a home that isn't the user's. */
export function ownershipQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "ownership", listingId),
    queryFn: ({ signal }): Promise<Ownership | null> | null =>
      isUuid(listingId)
        ? asMember({ signal, fallback }, (db) => db.rpc("my_ownership", { listing_id: listingId }))
        : null,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Uploads the bytes to where `keepProof` finds them. @throws AppError `document_upload_failed`, `network` */
export async function uploadProof(upload: Omit<Upload, "bucket" | "file"> & { file: File }) {
  const kind = kindOfName(upload.path);
  if (!kind) throw new AppError("document_refused");
  const file = upload.file.slice(0, upload.file.size, DOCUMENT_KINDS[kind].type);
  await uploadFile({ ...upload, bucket: DOCUMENTS_BUCKET, file });
}

/** @throws AppError `document_refused` with the reason, `ownership_settled`, `ownership_needs_address`. */
export async function keepProof(
  listingId: string,
  body: { path: string; name: string },
): Promise<void> {
  const call = {
    method: "POST",
    body,
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "document_upload_failed",
  } as const;
  await callFunction(`documents/ownership/homes/${listingId}`, call, isAnything);
}

/** An address that shows the document for two minutes. */
export function proofLink(id: string): Promise<{ url: string }> {
  return callFunction(
    `documents/ownership/${id}/link`,
    { method: "POST", fallback: "document_not_read" },
    fits<{ url: string }>(having({ url: text })),
  );
}

/** The proofs that wait, for moderators. */
export function ownershipQueueQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "ownership-queue"),
    queryFn: ({ signal }): Promise<OwnershipQueue> =>
      asMember({ signal, fallback }, (db) => db.rpc("ownership_queue")),
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
  });
}

/** @throws AppError `case_changed` when someone else was faster, or the home's address has changed. */
export async function decideOwnership(id: string, accepts: boolean, reason?: string) {
  await asMember({ fallback }, (db) =>
    db.rpc("decide_ownership", { id, accepts, ...(reason && { reason }) }),
  );
}

export async function setOwnershipRule(waits: boolean): Promise<void> {
  await asMember({ fallback, repeats: true }, (db) => db.rpc("set_ownership_rule", { waits }));
}
