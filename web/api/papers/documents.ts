import type { KitId } from "@domain/papers/document-kit/catalogue.ts";
import type { KitAnswers, KitPart } from "@domain/papers/document-kit/fill.ts";
import {
  DOCUMENT_KINDS,
  DOCUMENTS_BUCKET,
  kindOfName,
  type OwnerDocument,
} from "@domain/papers/documents.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { every, fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { callFunction, download, isAnything, isList } from "../site/transport/functions.ts";
import { type Upload, uploadFile } from "../site/transport/upload-file.ts";

/** The signed-in user's documents. Their bytes are read only through the function. */

/** Checking 25 MB takes the server a while. */
const CHECK_TIMEOUT_MS = 60_000;
/** 25 MB over a phone connection. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

export function documentsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "documents"),
    queryFn: ({ signal }) =>
      callFunction("documents", { signal, fallback: "documents_unavailable" }, isDocuments),
  });
}

/** The address is asked for again before it expires (LINK_S in functions/documents). */
const LINK_RENEWED_MS = 90_000;

/** An address that shows the document for two minutes, renewed while needed. */
export function documentLinkQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "documents", id, "link"),
    queryFn: ({ signal }) =>
      callFunction(
        `documents/${id}/link`,
        { signal, fallback: "document_not_read" },
        fits<{ url: string }>(having({ url: text })),
      ),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: LINK_RENEWED_MS,
    refetchOnReconnect: false,
  });
}

/**
 * Uploads the bytes to where `keepDocument` finds them.
 * @throws AppError `documents_full`, `document_upload_failed`, `network`; the signal's reason.
 */
export async function uploadDocument(upload: Omit<Upload, "bucket" | "file"> & { file: File }) {
  const kind = kindOfName(upload.path);
  if (!kind) throw new AppError("document_refused");
  // The type is taken from the file's extension, because some systems have no type for Word files.
  const file = upload.file.slice(0, upload.file.size, DOCUMENT_KINDS[kind].type);
  try {
    await uploadFile({ ...upload, bucket: DOCUMENTS_BUCKET, file });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The folder belongs to the user and the name is new, so the policy can only object to the
    // limit.
    if (/row-level security/.test(error.text))
      throw new AppError("documents_full", { cause: error });
    throw error.code === "forbidden"
      ? new AppError("document_upload_failed", { cause: error })
      : error;
  }
}

/** @throws AppError `document_refused` with the reason, `document_not_found`, `documents_full`. */
export function keepDocument(file: { path: string; name: string }): Promise<OwnerDocument> {
  const call = {
    method: "POST",
    body: file,
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "document_upload_failed",
  } as const;
  return callFunction("documents", call, isDocument);
}

const fallback = "document_not_changed";

export function renameDocument(id: string, name: string): Promise<OwnerDocument> {
  const call = { method: "PATCH", body: { name }, fallback } as const;
  return callFunction(`documents/${id}`, call, isDocument);
}

/** Can be undone for a day. */
export async function deleteDocument(id: string): Promise<void> {
  await callFunction(`documents/${id}`, { method: "DELETE", fallback }, isAnything);
}

export function restoreDocument(id: string): Promise<OwnerDocument> {
  return callFunction(`documents/${id}/restore`, { method: "POST", fallback }, isDocument);
}

export function downloadDocument(id: string): Promise<Blob> {
  return download(`documents/${id}/download`, {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    fallback: "document_not_read",
  });
}

/**
 * A document from the kit, filled in from the profile and this home. @throws AppError
 * `plan_required`.
 */
export function downloadKitDocument(id: KitId, listingId: string | undefined): Promise<Blob> {
  return download(`documents/kit/${id}${aboutHome(listingId)}`, {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    fallback: "kit_failed",
  });
}

/** The blanks of a document from the kit. @throws AppError `plan_required`. */
export function kitPartsQuery(userId: string, id: KitId, listingId: string | undefined) {
  return queryOptions({
    queryKey: ownKey(userId, "kit", id, listingId),
    queryFn: ({ signal }) =>
      callFunction(
        `documents/kit/${id}/parts${aboutHome(listingId)}`,
        { signal, fallback: "kit_failed" },
        isList<KitPart>,
      ),
  });
}

/** Saves the filled-in document among the user's own. @throws AppError `documents_full`. */
export function keepKitDocument(
  id: KitId,
  listingId: string | undefined,
  answers: KitAnswers,
): Promise<OwnerDocument> {
  const body = { ...(listingId ? { listing_id: listingId } : {}), answers };
  const call = {
    method: "POST",
    body,
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "kit_failed",
  } as const;
  return callFunction(`documents/kit/${id}`, call, isDocument);
}

function aboutHome(listingId: string | undefined): string {
  return listingId ? `?${new URLSearchParams({ listing_id: listingId })}` : "";
}

const DOCUMENT = having<OwnerDocument>({ id: text, name: text });
const isDocument = fits(DOCUMENT);
const isDocuments = fits(every(DOCUMENT));
