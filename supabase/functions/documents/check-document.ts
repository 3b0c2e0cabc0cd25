import {
  DOCUMENT_KINDS,
  DOCUMENT_REFUSALS,
  type DocumentKind,
  type DocumentType,
  isPictureKind,
  kindOfName,
} from "../_shared/domain/papers/documents.ts";
import { needsPassword, PDF_IS_LOCKED } from "../_shared/domain/papers/pdf-password.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { DOCUMENT_LIMITS } from "../_shared/domain/site/errors/limits.ts";
import { startsWith } from "../_shared/edge/photos/bytes.ts";
import { cleanPhoto } from "../_shared/edge/photos/clean-photo.ts";
import { PhotoRefused } from "../_shared/edge/photos/photo-refused.ts";
import type { DocumentFile } from "./files.ts";
import { looksLikeDoc } from "./kinds/doc.ts";
import { looksLikeDocx } from "./kinds/docx.ts";
import { looksLikePdf } from "./kinds/pdf.ts";

export type CheckedDocument = {
  kind: DocumentKind;
  type: DocumentType;
  /** The bytes of an image without its metadata. */
  bytes: Uint8Array;
  isChanged: boolean;
};

/**
 * Accepts a file if its name, declared type and bytes agree; of pictures, the bytes decide. Images lose metadata and trailing data
 * (docs/trust.md E1, E2). A PDF has to open without a password: whoever it is shared with has none.
 * @throws AppError `document_refused` with a reason, and nothing else, whatever the bytes.
 */
export async function checkDocument(
  path: string,
  { bytes, type }: DocumentFile,
): Promise<CheckedDocument> {
  const kind = kindOfName(path) ?? refuse(DOCUMENT_REFUSALS.type);
  if (bytes.length > DOCUMENT_LIMITS.bytes) refuse(DOCUMENT_REFUSALS.large);
  if (bytes.length === 0) refuse(DOCUMENT_REFUSALS.empty);
  if (type.split(";", 1)[0]?.trim().toLowerCase() !== DOCUMENT_KINDS[kind].type)
    refuse(wrong(kind));
  if (isPictureKind(kind)) return cleanPicture(kind, bytes);
  if (!(await LOOKS[kind](bytes))) refuse(wrong(kind));
  if (kind === "pdf" && (await needsPassword(bytes))) refuse(PDF_IS_LOCKED);
  return { kind, type: DOCUMENT_KINDS[kind].type, bytes, isChanged: false };
}

const LOOKS: Readonly<
  Record<"pdf" | "doc" | "docx", (bytes: Uint8Array) => boolean | Promise<boolean>>
> = {
  pdf: looksLikePdf,
  doc: looksLikeDoc,
  docx: looksLikeDocx,
};

/** A picture under another picture's extension opens everywhere, and gets its own. */
function cleanPicture(named: "jpeg" | "png", bytes: Uint8Array): CheckedDocument {
  try {
    const { kind, ...photo } = cleanPhoto(bytes, DOCUMENT_LIMITS.bytes);
    if (kind !== "jpeg" && kind !== "png") refuse(OTHER_PICTURE);
    const isChanged = photo.isChanged || kind !== named;
    return { kind, type: DOCUMENT_KINDS[kind].type, bytes: photo.bytes, isChanged };
  } catch (error) {
    if (error instanceof PhotoRefused) refuse(isHeic(bytes) ? OTHER_PICTURE : error.text);
    throw error;
  }
}

const OTHER_PICTURE =
  "not everyone can open this kind of picture, and its name has the wrong ending. Please save it as JPEG or PNG";

function isHeic(bytes: Uint8Array): boolean {
  return startsWith(bytes, "ftyphe", 4) || startsWith(bytes, "ftypmif1", 4);
}

function wrong(kind: DocumentKind): string {
  const { label } = DOCUMENT_KINDS[kind];
  return `it is damaged, or not the ${label} that its name says. Please open it and save it again as PDF`;
}

/** @param reason a clause: "it is empty" */
function refuse(reason: string): never {
  throw new AppError("document_refused", { text: `This document was refused: ${reason}.` });
}
