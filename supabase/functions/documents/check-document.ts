import {
  DOCUMENT_KINDS,
  DOCUMENT_REFUSALS,
  type DocumentKind,
  type DocumentType,
  kindOfName,
} from "../_shared/domain/documents.ts";
import { AppError } from "../_shared/domain/errors.ts";
import { DOCUMENT_LIMITS } from "../_shared/domain/limits.ts";
import { cleanPhoto } from "../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../_shared/edge/photos/photo-refused.ts";
import type { DocumentFile } from "./files.ts";
import { looksLikeDoc } from "./kinds/doc.ts";
import { looksLikeDocx } from "./kinds/docx.ts";
import { looksLikePdf } from "./kinds/pdf.ts";

export type CheckedDocument = {
  kind: DocumentKind;
  type: DocumentType;
  /** For images, the bytes without metadata. */
  bytes: Uint8Array;
  isChanged: boolean;
};

/**
 * Accepts a file if its name, declared type and bytes agree. Images lose metadata and trailing data
 * (docs/trust.md E1, E2).
 * @throws AppError `document_refused` with a reason, and nothing else, whatever the bytes.
 */
export function checkDocument(path: string, { bytes, type }: DocumentFile): CheckedDocument {
  const kind = kindOfName(path) ?? refuse(DOCUMENT_REFUSALS.type);
  if (bytes.length > DOCUMENT_LIMITS.bytes) refuse(DOCUMENT_REFUSALS.large);
  if (bytes.length === 0) refuse(DOCUMENT_REFUSALS.empty);
  if (type.split(";", 1)[0]?.trim().toLowerCase() !== DOCUMENT_KINDS[kind].type)
    refuse(wrong(kind));
  const checked = { kind, type: DOCUMENT_KINDS[kind].type };
  if (kind === "jpeg" || kind === "png") return { ...checked, ...cleanPicture(kind, bytes) };
  if (!LOOKS[kind](bytes)) refuse(wrong(kind));
  return { ...checked, bytes, isChanged: false };
}

const LOOKS: Readonly<Record<"pdf" | "doc" | "docx", (bytes: Uint8Array) => boolean>> = {
  pdf: looksLikePdf,
  doc: looksLikeDoc,
  docx: looksLikeDocx,
};

function cleanPicture(kind: DocumentKind, bytes: Uint8Array) {
  try {
    const photo = cleanPhoto(bytes, DOCUMENT_LIMITS.bytes);
    if (photo.kind !== kind) refuse(wrong(kind));
    return { bytes: photo.bytes, isChanged: photo.isChanged };
  } catch (error) {
    if (error instanceof PhotoRefused) refuse(error.text);
    throw error;
  }
}

function wrong(kind: DocumentKind): string {
  return `it is damaged, or not the ${DOCUMENT_KINDS[kind].label} that its name says`;
}

/** @param reason a clause: "it is empty" */
function refuse(reason: string): never {
  throw new AppError("document_refused", { text: `This document was refused: ${reason}.` });
}
