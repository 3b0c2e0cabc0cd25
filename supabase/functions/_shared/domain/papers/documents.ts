import { withSmallEnding } from "../homes/images.ts";
import { DOCUMENT_LIMITS } from "../site/errors/limits.ts";
import { plainFileName } from "../site/text/file-names.ts";

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
  jpeg: { type: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"], label: "JPEG picture" },
  png: { type: "image/png", extensions: ["png"], label: "PNG picture" },
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export type DocumentType = (typeof DOCUMENT_KINDS)[DocumentKind]["type"];

/** The file input's `accept` names types too, because a file may have no extension. */
export const DOCUMENT_ACCEPT = Object.values(DOCUMENT_KINDS)
  .flatMap(({ type, extensions }) => [...extensions.map((ending) => `.${ending}`), type])
  .join(",");

/** Each text completes a sentence: "Deed.pages was not uploaded: …" */
export const DOCUMENT_REFUSALS = {
  type: "it is not a PDF, Word document (.doc, .docx), JPEG or PNG",
  large: "it is larger than 25 MB",
  empty: "it is empty",
} as const;

/** Says why a file is refused before it is sent; undefined when it is accepted. */
export function documentProblem(file: {
  name: string;
  size: number;
  type: string;
}): string | undefined {
  if (kindOfFile(file) === undefined)
    return `${DOCUMENT_REFUSALS.type}. ${WHAT_HELPS.find(([ending]) => ending.test(file.name))?.[1] ?? "Please save it as PDF"}`;
  if (file.size > DOCUMENT_LIMITS.bytes) return DOCUMENT_REFUSALS.large;
  return file.size === 0 ? DOCUMENT_REFUSALS.empty : undefined;
}

/**
 * The kind of a file by its extension or, without a known one, by the type that the system knows. The bytes are checked
 * in any case.
 */
export function kindOfFile({ name, type }: { name: string; type: string }) {
  return kindOfName(name) ?? kindOfType(type);
}

/** Advice about files that other people may be unable to open. */
const WHAT_HELPS: readonly (readonly [RegExp, string])[] = [
  [
    /\.hei[cf]$/i,
    "Please save it as JPEG. On your iPhone, you can choose “Most Compatible” under Settings, Camera, Formats",
  ],
  [/\.(webp|avif|gif|bmp|tiff?)$/i, "Please save it as JPEG, PNG or PDF"],
  [/\.(zip|rar|7z)$/i, "Please unpack it and upload the files in it"],
  [/\.(pages|numbers|key)$/i, "Please choose File, Export To, PDF"],
  [/\.docm$/i, "It may contain macros. Please save it as .docx or PDF"],
  [/\.(png|jpe?g|pdf|docx?)\.\w+$/i, "Please check its name. Only the last ending counts"],
];

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
export function documentPath(userId: string, id: string, kind: DocumentKind): string {
  return `${userId}/${id}.${DOCUMENT_KINDS[kind].extensions[0]}`;
}

/** The path of the same upload as a file of another kind. */
export function pathAs(kind: DocumentKind, path: string): string {
  return path.replace(/\.[^.]*$/, `.${DOCUMENT_KINDS[kind].extensions[0]}`);
}

export function isPictureKind(kind: DocumentKind | undefined): kind is "jpeg" | "png" {
  return kind === "jpeg" || kind === "png";
}

export function isDocumentPath(path: string, userId: string): boolean {
  const [folder, file = ""] = path.split("/", 2);
  return folder === userId && path === `${folder}/${file}` && FILE.test(withSmallEnding(file));
}

const FILE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(pdf|docx?|jpe?g|jpe|jfif|png)$/;

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
  // A picture under another picture's ending gets its own.
  const isOtherPicture = isPictureKind(kind) && isPictureKind(kindOfName(tidy));
  const stem = hasKnownExtension || isOtherPicture ? tidy.slice(0, tidy.lastIndexOf(".")) : tidy;
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
