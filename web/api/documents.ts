import type { KitId } from "@domain/document-kit/catalogue.ts";
import {
  DOCUMENT_KINDS,
  DOCUMENTS_BUCKET,
  kindOfName,
  type OwnerDocument,
} from "@domain/documents.ts";
import { AppError, isErrorCode } from "@domain/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./functions.ts";
import type { GetToken } from "./payments.ts";
import { arriving, parseJson, send } from "./request.ts";
import { type Upload, uploadPhoto } from "./upload-photo.ts";

/** The documents of whoever is signed in (A§7). Their bytes are read through the function alone. */

/** Checking 25 MB takes the server a while. */
const CHECK_TIMEOUT_MS = 60_000;
/** 25 MB over a phone's line. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

export function documentsQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "documents"],
    queryFn: async ({ signal }) =>
      callFunction<OwnerDocument[]>("documents", {
        token: await getToken(),
        signal,
        fallback: "documents_unavailable",
      }),
  });
}

/** Sooner than the address ends (LINK_S in functions/documents). */
const LINK_RENEWED_MS = 90_000;

/** An address that shows the document for two minutes, renewed while it is needed. */
export function documentLinkQuery(userId: string, id: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "documents", id, "link"],
    queryFn: async ({ signal }) =>
      callFunction<{ url: string; expires_at: string }>(`documents/${id}/link`, {
        token: await getToken(),
        signal,
        fallback: "document_not_read",
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: LINK_RENEWED_MS,
    refetchOnReconnect: false,
  });
}

/**
 * Puts the bytes where `keepDocument` finds them.
 * @throws AppError `documents_full`, `document_upload_failed`, `network`; the signal's reason.
 */
export async function uploadDocument(upload: Omit<Upload, "bucket" | "file"> & { file: File }) {
  const kind = kindOfName(upload.file.name);
  if (!kind) throw new AppError("document_refused");
  // By its ending: some systems know no type for what Word writes.
  const file = upload.file.slice(0, upload.file.size, DOCUMENT_KINDS[kind].type);
  try {
    await uploadPhoto({ ...upload, bucket: DOCUMENTS_BUCKET, file });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The folder is the user's own and the name is new: what the policy refuses is one more.
    if (/row-level security/.test(error.text))
      throw new AppError("documents_full", { cause: error });
    throw error.code === "forbidden"
      ? new AppError("document_upload_failed", { cause: error })
      : error;
  }
}

/** @throws AppError `document_refused` with the reason, `document_not_found`, `documents_full`. */
export function keepDocument(
  file: { path: string; name: string },
  token: string | undefined,
): Promise<OwnerDocument> {
  return callFunction("documents", {
    method: "POST",
    body: file,
    token,
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "document_upload_failed",
  });
}

export async function renameDocument(
  id: string,
  name: string,
  getToken: GetToken,
): Promise<OwnerDocument> {
  return callFunction(`documents/${id}`, {
    method: "PATCH",
    body: { name },
    token: await getToken(),
    fallback: "document_not_changed",
  });
}

/** It can be taken back for a day. */
export async function deleteDocument(id: string, getToken: GetToken): Promise<void> {
  await request(`documents/${id}`, "DELETE", "document_not_changed", await getToken());
}

export async function restoreDocument(id: string, getToken: GetToken): Promise<OwnerDocument> {
  return callFunction(`documents/${id}/restore`, {
    method: "POST",
    token: await getToken(),
    fallback: "document_not_changed",
  });
}

export async function downloadDocument(id: string, getToken: GetToken): Promise<Blob> {
  const answer = await request(
    `documents/${id}/download`,
    "GET",
    "document_not_read",
    await getToken(),
  );
  return arriving(answer.blob());
}

/** A document of the kit, filled from the profile and this home. @throws AppError `plan_required`. */
export async function downloadKitDocument(
  id: KitId,
  listingId: string | undefined,
  getToken: GetToken,
): Promise<Blob> {
  const query = listingId ? `?${new URLSearchParams({ listing_id: listingId })}` : "";
  const path = `documents/kit/${id}${query}`;
  const answer = await request(path, "GET", "kit_failed", await getToken());
  return arriving(answer.blob());
}

/** What answers with no JSON. */
async function request(
  path: string,
  method: "GET" | "DELETE",
  fallback: "document_not_changed" | "document_not_read" | "kit_failed",
  token: string | undefined,
): Promise<Response> {
  if (!token) throw new AppError("authentication_required");
  const timeoutMs = method === "GET" ? DOWNLOAD_TIMEOUT_MS : undefined;
  const answer = await send(`functions/v1/${path}`, { method, token, timeoutMs });
  if (answer.ok) return answer;
  const { code } = (parseJson(await arriving(answer.text())) ?? {}) as { code?: unknown };
  throw new AppError(isErrorCode(code) ? code : fallback);
}
