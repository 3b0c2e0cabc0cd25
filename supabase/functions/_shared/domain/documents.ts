import { plainFileName } from "./file-names.ts";
import { withSmallEnding } from "./images.ts";
import { DOCUMENT_LIMITS } from "./limits.ts";

/** A user's stored documents: accepted types, names and downloads (docs/product.md A§3, A§5). */

/** `url` returns the file to anyone allowed to read it. */
export type OwnerDocument = {
  id: string;
  name: string;
  type: DocumentType;
  /** Bytes. */
  size: number;
  /** ISO, UTC. */
  uploadDate: string;
  url: string;
};

export const DOCUMENTS_BUCKET = "documents";

/** Extensions by kind; the first is added to a name without one. */
export const DOCUMENT_KINDS = {
  pdf: { type: "application/pdf", extensions: ["pdf"], label: "PDF" },
  doc: { type: "application/msword", extensions: ["doc"], label: "Word document" },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: ["docx"],
    label: "Word document",
  },
  jpeg: { type: "image/jpeg", extensions: ["jpg", "jpeg"], label: "JPEG picture" },
  png: { type: "image/png", extensions: ["png"], label: "PNG picture" },
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export type DocumentType = (typeof DOCUMENT_KINDS)[DocumentKind]["type"];

/** For the file input's `accept`. */
export const DOCUMENT_ACCEPT = ".pdf,.doc,.docx,.jpg,.jpeg,.png";

/** Each completes a sentence: "Deed.pages was not uploaded: …" */
export const DOCUMENT_REFUSALS = {
  type: "it is not a PDF, Word document (.doc, .docx), JPEG or PNG",
  large: "it is larger than 25 MB",
  empty: "it is empty",
} as const;

/** What is wrong with a file before it is sent; undefined when nothing is. */
export function documentProblem(file: { name: string; size: number }): string | undefined {
  if (kindOfName(file.name) === undefined) return DOCUMENT_REFUSALS.type;
  if (file.size > DOCUMENT_LIMITS.bytes) return DOCUMENT_REFUSALS.large;
  return file.size === 0 ? DOCUMENT_REFUSALS.empty : undefined;
}

export function kindOfName(name: string): DocumentKind | undefined {
  const ending = extensionOf(name);
  return kinds().find((kind) => extensionsOf(kind).includes(ending));
}

export function kindOfType(type: string | null): DocumentKind | undefined {
  return kinds().find((kind) => DOCUMENT_KINDS[kind].type === type);
}

/** PDFs and images are previewed on the page; browsers can't display Word documents. */
export function hasPreview(type: DocumentType): boolean {
  return type === DOCUMENT_KINDS.pdf.type || type.startsWith("image/");
}

/**
 * "<user>/<id>.<ending>": where a file awaits its check and then stays.
 * @param id a lower-case uuid.
 */
export function documentPath(userId: string, id: string, name: string): string {
  return `${userId}/${id}.${extensionOf(name)}`;
}

export function isDocumentPath(path: string, userId: string): boolean {
  const [folder, file = ""] = path.split("/", 2);
  return folder === userId && path === `${folder}/${file}` && FILE.test(withSmallEnding(file));
}

const FILE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(pdf|docx?|jpe?g|png)$/;

/**
 * The stored name: a plain one of at most 200 characters, without path separators, with an extension of
 * its kind.
 */
export function documentName(wanted: string, kind: DocumentKind): string {
  const tidy = plainFileName(wanted).replace(/[/\\]+/g, "-");
  const hasKnownExtension = extensionsOf(kind).includes(extensionOf(tidy));
  const ending = hasKnownExtension
    ? tidy.slice(tidy.lastIndexOf("."))
    : `.${extensionsOf(kind)[0]}`;
  const stem = hasKnownExtension ? tidy.slice(0, -ending.length) : tidy;
  const short = [...stem].slice(0, DOCUMENT_LIMITS.name - ending.length).join("");
  return (short.trim() || "Document") + ending;
}

/** "Deed.pdf" → "Deed": the part that can be renamed. */
export function documentStem(name: string): string {
  return kindOfName(name) ? name.slice(0, name.lastIndexOf(".")) : name;
}

/**
 * The Content-Disposition header (RFC 6266): an ASCII name for old clients, and the full name in
 * RFC 8187 encoding.
 */
export function contentDisposition(wanted: string): string {
  const name = plainFileName(wanted);
  const plain = name.replace(/[^\x20-\x7e]/gu, "_").replace(/["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** "820 B", "14 KB", "1.4 MB". Kilobytes are rounded up. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1000 * 1024) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, "")} MB`;
}

function extensionOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at === -1 ? "" : name.slice(at + 1).toLowerCase();
}

function kinds(): DocumentKind[] {
  return Object.keys(DOCUMENT_KINDS) as DocumentKind[];
}

function extensionsOf(kind: DocumentKind): readonly string[] {
  return DOCUMENT_KINDS[kind].extensions;
}
