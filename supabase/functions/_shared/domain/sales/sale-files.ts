import {
  DOCUMENT_REFUSALS,
  type DocumentKind,
  documentPath,
  documentProblem,
  kindOfFile,
  kindOfName,
} from "../papers/documents.ts";
import { hasAccountNumbers } from "../talk/account-numbers.ts";
import type { Side } from "../talk/messages.ts";
import type { SaleStepKind } from "./sale-steps.ts";

/** Files at the steps of a sale: what they may be, and who reads them (decision 81). */

export const SALE_FILES_BUCKET = "sale-files";

/** Word files are left out: they may hold macros, and people don't sign them. */
export const SALE_FILE_KINDS = ["pdf", "jpeg", "png"] as const satisfies readonly DocumentKind[];
export type SaleFileType = "application/pdf" | "image/jpeg" | "image/png";

/** The file input has this as its `accept`. Without HEIC in it, phones send their photos as JPEG. */
export const SALE_FILE_ACCEPT = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/**
 * The readers of a file: only its own side, both sides, or also the invited people whose role has the step
 * (parties.ts).
 */
export const SALE_FILE_READERS = ["side", "both", "parties"] as const;
export type SaleFileReaders = (typeof SALE_FILE_READERS)[number];

export type SaleFile = {
  id: string;
  kind: SaleStepKind;
  /** The side it belongs to. */
  made_by: Side;
  seen_by: SaleFileReaders;
  name: string;
  type: SaleFileType;
  /** Bytes. */
  size: number;
  created_at: string;
};

export function isSaleFileKind(kind: DocumentKind | undefined): boolean {
  return SALE_FILE_KINDS.some((each) => each === kind);
}

/** Says as a clause why a file is refused before it is sent; undefined when it is accepted. */
export function saleFileProblem(file: {
  name: string;
  size: number;
  type: string;
}): string | undefined {
  const problem = documentProblem(file);
  if (problem?.startsWith(DOCUMENT_REFUSALS.type))
    return problem.replace(DOCUMENT_REFUSALS.type, NOT_A_KIND);
  if (problem) return problem;
  if (!isSaleFileKind(kindOfFile(file))) return `${NOT_A_KIND}. ${AS_PDF}`;
  return hasAccountNumbers(file.name) ? IS_SECRET : undefined;
}

export const NOT_A_KIND = "it is not a PDF, JPEG or PNG";
const IS_SECRET = "its name has the number of an account. Please give it another name";
const AS_PDF = "Please save it as PDF";

/** The path at which an upload waits for its check: "<user>/<id>.<ending>". @param id a lower-case uuid. */
export function waitingPath(userId: string, id: string, kind: DocumentKind): string {
  return documentPath(userId, id, kind);
}

/** The id in a waiting path; undefined if it isn't this user's. */
export function idOfWaiting(path: string, userId: string): string | undefined {
  const [, folder, id] = WAITING.exec(path) ?? [];
  return folder === userId && isSaleFileKind(kindOfName(path)) ? id : undefined;
}

const WAITING = /^([\da-f-]{36})\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:pdf|jpg|png)$/;

/** The path at which a checked file is kept. @param id an id that we draw and no person chooses. */
export function keptPath(saleId: string, id: string, kind: DocumentKind): string {
  return documentPath(saleId, id, kind);
}
