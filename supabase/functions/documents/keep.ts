import { encodeHex } from "@std/encoding/hex.js";
import {
  DOCUMENT_KINDS,
  documentName,
  documentPath,
  isDocumentPath,
  isPictureKind,
  kindOfName,
  pathAs,
} from "../_shared/domain/papers/documents.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { DOCUMENT_LIMITS } from "../_shared/domain/site/errors/limits.ts";
import type { User } from "../_shared/edge/caller.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { type CheckedDocument, checkDocument } from "./check-document.ts";
import type { DocumentFile, DocumentFiles } from "./files.ts";
import type { DrawnPaper } from "./kit/routes.ts";
import type { NewDocument } from "./request.ts";
import type { DocumentRow, DocumentStore } from "./store.ts";

type Gateways = { store: DocumentStore; files: DocumentFiles };

/**
 * Turns the file at `path` into a document of the user. Repeating it returns the same document, so
 * an interrupted call can be retried: cleaning is idempotent.
 * @throws AppError `document_not_found` for a path that isn't the user's own or has no file,
 * `document_refused` with the reason, `documents_full`, `document_upload_failed`.
 */
export async function keepDocument(
  user: User,
  { path, name }: NewDocument,
  { store, files }: Gateways,
): Promise<DocumentRow> {
  if (!isDocumentPath(path, user.id)) throw new AppError("document_not_found");
  const known = await knownAt(path, user, store);
  if (known) return known;
  const file = await files.read(path, "document_upload_failed");
  if (file === null) {
    // Another call may just have kept it under another ending.
    const kept = await knownAt(path, user, store);
    if (kept) return kept;
    throw new AppError("document_not_found");
  }
  const checked = await checkOrRemove(path, file, files);
  const kept = kindOfName(path) === checked.kind ? path : pathAs(checked.kind, path);
  if (checked.isChanged) await files.replace(kept, checked.bytes, checked.type);
  const row = await store.add(user, {
    path: kept,
    name: documentName(name, checked.kind),
    type: checked.type,
    size: checked.bytes.length,
    sha256: await sha256Of(checked.bytes),
  });
  if (kept !== path) await removeLater(path, files);
  return row;
}

/** The path at which a repeated call finds the document: a picture is kept under the ending of its real type. */
async function knownAt(path: string, user: User, store: DocumentStore) {
  const isPicture = isPictureKind(kindOfName(path));
  const paths = isPicture ? [path, pathAs("jpeg", path), pathAs("png", path)] : [path];
  for (const each of new Set(paths)) {
    const known = await store.findByPath(user, each);
    if (known) return known;
  }
  return undefined;
}

/**
 * Keeps a PDF that we have drawn ourselves. If it can't become a document, the sweep removes its file.
 * @throws AppError `documents_full`, `document_upload_failed`
 */
export async function keepDrawn(
  user: User,
  { name, bytes, text }: DrawnPaper,
  { store, files }: Gateways,
): Promise<DocumentRow> {
  const path = documentPath(user.id, crypto.randomUUID(), "pdf");
  const { type } = DOCUMENT_KINDS.pdf;
  await files.replace(path, bytes, type);
  return store.add(user, {
    ...{ path, name: documentName(name, "pdf"), type, size: bytes.length },
    sha256: await sha256Of(bytes),
    text: text.slice(0, DOCUMENT_LIMITS.text),
  });
}

/** The hash is in hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

/** Removes a refused file. If that fails, the sweep does it later. */
export async function checkOrRemove(
  path: string,
  file: DocumentFile,
  files: DocumentFiles,
): Promise<CheckedDocument> {
  try {
    return await checkDocument(path, file);
  } catch (refusal) {
    await removeLater(path, files);
    throw refusal;
  }
}

export async function removeLater(path: string, files: DocumentFiles): Promise<void> {
  await files.remove([path]).catch((error) => {
    log("refused_file_not_removed", { cause: describeError(error) });
  });
}
