import { DOCUMENT_KINDS, documentName } from "../_shared/domain/papers/documents.ts";
import { keptPath } from "../_shared/domain/sales/sale-files.ts";
import { SALE_STEPS, type SaleStepKind } from "../_shared/domain/sales/sale-steps.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { CheckedDocument } from "./check-document.ts";
import type { DocumentFiles } from "./files.ts";
import { sha256Of } from "./keep.ts";

/** The steps that a side of a sale and a party share when they add a file, and when they save one. */

/** A row's facts about the bytes that are kept. */
export type KeptSaleFile = {
  path: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
};

/** Downloads begin right away, so a link is useless to a person who finds it later. */
const LINK_S = 60;

/** The step that a file is for. @throws AppError `bad_request` */
export function parseStep(kind: unknown): SaleStepKind {
  const known = SALE_STEPS.find((each) => each === kind);
  if (!known) throw new AppError("bad_request");
  return known;
}

/**
 * Writes the checked bytes to where they stay: to a new name, so that no request can name bytes that are kept already. If
 * no row follows, the sweep removes them.
 * @param name as its person named the file.
 */
export async function putInPlace(
  saleId: string,
  name: string,
  { kind, type, bytes }: CheckedDocument,
  files: DocumentFiles,
): Promise<KeptSaleFile> {
  const path = keptPath(saleId, crypto.randomUUID(), kind);
  await files.replace(path, bytes, DOCUMENT_KINDS[kind].type);
  const sha256 = await sha256Of(bytes);
  return { path, name: documentName(name, kind), type, size: bytes.length, sha256 };
}

/** The file in the form that SQL takes. */
export function keptArguments({ path, name, type, size, sha256 }: KeptSaleFile) {
  return { p_path: path, p_name: name, p_type: type, p_size: size, p_sha256: sha256 };
}

/** A short-lived address that saves the file, which no browser then runs or shows on our address. */
export function linkToSave({ path, name }: { path: string; name: string }, files: DocumentFiles) {
  return files.sign(path, LINK_S, name);
}
