import { DOCUMENT_KINDS, kindOfName } from "@domain/papers/documents.ts";
import {
  SALE_FILES_BUCKET,
  type SaleFile,
  type SaleFileReaders,
} from "@domain/sales/sale-files.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { callFunction, download, isAnything } from "../site/transport/functions.ts";
import { asMember } from "../site/transport/tables.ts";
import { type Upload, uploadFile } from "../site/transport/upload-file.ts";

/** Files at the steps of a sale. Each side reads its own and what is shared; bytes come through the function. */

/** Checking 25 MB takes the server a while. */
const CHECK_TIMEOUT_MS = 60_000;

export function saleFilesQuery(userId: string, saleId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "sale", saleId, "files"),
    queryFn: ({ signal }): Promise<SaleFile[]> =>
      asMember({ signal, fallback: "documents_unavailable" }, (db) =>
        db
          .from("sale_files")
          .select("id,kind,made_by,seen_by,name,type,size,created_at")
          .eq("sale_id", saleId)
          .order("created_at")
          .order("id"),
      ),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/**
 * Uploads the bytes to where `keepSaleFile` finds them.
 * @throws AppError `sale_files_full`, `document_upload_failed`, `network`; the signal's reason.
 */
export async function uploadSaleFile(upload: Omit<Upload, "bucket" | "file"> & { file: File }) {
  const kind = kindOfName(upload.path);
  if (!kind) throw new AppError("document_refused");
  const file = upload.file.slice(0, upload.file.size, DOCUMENT_KINDS[kind].type);
  try {
    await uploadFile({ ...upload, bucket: SALE_FILES_BUCKET, file });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The folder belongs to the user and the name is new, so the policy can only object to the limit.
    if (/row-level security/.test(error.text))
      throw new AppError("sale_files_full", { cause: error });
    throw error.code === "forbidden"
      ? new AppError("document_upload_failed", { cause: error })
      : error;
  }
}

/** @throws AppError `document_refused` with the reason, `document_not_found`, `sale_files_full`. */
export async function keepSaleFile(
  saleId: string,
  file: { path: string; name: string; kind: SaleStepKind; seen_by: SaleFileReaders },
): Promise<void> {
  const call = {
    method: "POST",
    body: file,
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "document_upload_failed",
  } as const;
  await callFunction(`documents/sales/${saleId}/files`, call, isAnything);
}

/** A short-lived address that saves the file. */
export function saleFileLink(id: string): Promise<{ url: string }> {
  return callFunction(
    `documents/sales/files/${id}/link`,
    { method: "POST", fallback: "document_not_read" },
    fits<{ url: string }>(having({ url: text })),
  );
}

/** A file's bytes, for this device. @throws AppError `document_not_read`, `document_not_found`, `network`. */
export function saleFileBytes(id: string): Promise<Blob> {
  return download(`documents/sales/files/${id}/download`, {
    timeoutMs: CHECK_TIMEOUT_MS,
    fallback: "document_not_read",
  });
}

const change = { fallback: "document_not_changed", repeats: true } as const;

/** Shows it to the other side, or also to those invited for its step, for good. */
export async function shareSaleFile(id: string, seen_by: "both" | "parties"): Promise<void> {
  await asMember(change, (db) => db.rpc("share_sale_file", { id, seen_by }));
}

/**
 * Deletes the user's own files, figures and notes of a sale that has ended. Files that they shared stay with the other
 * side.
 */
export async function deleteSalePapers(sale_id: string): Promise<void> {
  await asMember({ fallback: "document_not_changed", repeats: true }, (db) =>
    db.rpc("delete_sale_papers", { sale_id }),
  );
}

/** While its step is open. */
export async function deleteSaleFile(id: string): Promise<void> {
  await asMember(change, (db) => db.rpc("delete_sale_file", { id }));
}
