import {
  contentDisposition,
  DOCUMENT_ACCEPT,
  DOCUMENT_KINDS,
  DOCUMENT_REFUSALS,
  type DocumentKind,
  documentName,
  documentPath,
  documentProblem,
  documentStem,
  formatBytes,
  hasPreview,
  isDocumentPath,
  kindOfFile,
  kindOfName,
  kindOfType,
  pathAs,
} from "@domain/papers/documents.ts";
import { DOCUMENT_LIMITS } from "@domain/site/errors/limits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const kinds = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
const USER = "6b0c0a3e-9d1c-4a7e-8f53-0a1b2c3d4e5f";
const ID = "11111111-2222-4333-8444-555555555555";

describe("accepted files", () => {
  it("are the promised kinds", () => {
    const endings = kinds.flatMap((kind) =>
      DOCUMENT_KINDS[kind].extensions.map((each) => `.${each}`),
    );
    const types = kinds.map((kind) => DOCUMENT_KINDS[kind].type);
    expect(DOCUMENT_ACCEPT.split(",").sort()).toEqual([...endings, ...types].sort());
    for (const ending of endings) expect(kindOfName(`A b.c${ending.toUpperCase()}`)).toBeDefined();
  });

  it.each([
    ["Deed.pages", 10, `${DOCUMENT_REFUSALS.type}. Please choose File, Export To, PDF`],
    ["pdf", 10, `${DOCUMENT_REFUSALS.type}. Please save it as PDF`],
    [
      "IMG_1.HEIC",
      10,
      `${DOCUMENT_REFUSALS.type}. Please save it as JPEG. On your iPhone, you can choose “Most Compatible” under Settings, Camera, Formats`,
    ],
    [
      "Deed.pdf.exe",
      10,
      `${DOCUMENT_REFUSALS.type}. Please check its name. Only the last ending counts`,
    ],
    ["Deed.pdf", 0, DOCUMENT_REFUSALS.empty],
    ["Deed.pdf", DOCUMENT_LIMITS.bytes + 1, DOCUMENT_REFUSALS.large],
    ["Deed.pdf", DOCUMENT_LIMITS.bytes, undefined],
    ["SCAN.JPEG", 1, undefined],
    ["scan.jfif", 1, undefined],
    ["scan.JPE", 1, undefined],
  ])("%s of %i bytes: %s", (name, size, problem) => {
    expect(documentProblem({ name, size, type: "" })).toBe(problem);
  });

  it("may have no ending if the system knows their type", () => {
    for (const kind of kinds) {
      const { type } = DOCUMENT_KINDS[kind];
      expect(documentProblem({ name: "Deed", size: 1, type })).toBeUndefined();
      expect(kindOfFile({ name: "Deed v1.2", type })).toBe(kind);
    }
    expect(kindOfFile({ name: "Deed.pdf", type: "image/png" })).toBe("pdf");
  });

  it("are recognized by type too", () => {
    for (const kind of kinds) expect(kindOfType(DOCUMENT_KINDS[kind].type)).toBe(kind);
    for (const type of ["text/html", "image/svg+xml", "", null])
      expect(kindOfType(type)).toBeUndefined();
  });

  it("are previewed if browsers can show them", () => {
    expect(kinds.filter((kind) => hasPreview(DOCUMENT_KINDS[kind].type))).toEqual([
      "pdf",
      "jpeg",
      "png",
    ]);
  });
});

describe("a storage path", () => {
  it.each(kinds)("the path for a %s is in its owner's folder", (kind) => {
    const path = documentPath(USER, ID, kind);
    expect(isDocumentPath(path, USER)).toBe(true);
    expect(
      isDocumentPath(
        path.replace(/\.\w+$/, (end) => end.toUpperCase()),
        USER,
      ),
    ).toBe(true);
    expect(isDocumentPath(path, ID)).toBe(false);
    expect(kindOfName(path)).toBe(kind);
    for (const other of kinds) expect(pathAs(other, path)).toBe(documentPath(USER, ID, other));
  });

  it.each([
    `${USER}/${ID}.html`,
    `${USER}/${ID}`,
    `${USER}/x/${ID}.pdf`,
    `${USER}/${ID}.pdf/x`,
    `${USER}/${ID}.pdf\n`,
    `/${USER}/${ID}.pdf`,
    `${USER}/deed.pdf`,
    "",
  ])("can't be %j", (path) => {
    expect(isDocumentPath(path, USER)).toBe(false);
  });
});

describe("a name", () => {
  it.each([
    ["Deed.pdf", "pdf", "Deed.pdf"],
    ["Deed.PDF", "pdf", "Deed.PDF"],
    ["Deed", "pdf", "Deed.pdf"],
    ["Deed.pdf", "docx", "Deed.pdf.docx"],
    ["scan.jpeg", "jpeg", "scan.jpeg"],
    ["scan.jfif", "jpeg", "scan.jfif"],
    ["scan.png", "jpeg", "scan.jpg"],
    ["scan.JPG", "png", "scan.png"],
    ["../../etc/passwd", "pdf", "..-..-etc-passwd.pdf"],
    ["C:\\deeds\\1.pdf", "pdf", "C:-deeds-1.pdf"],
    ["a\r\nb\tc.pdf", "pdf", "a b c.pdf"],
    ["\u2066\ufeff\u3164", "pdf", "Document.pdf"],
    [".pdf", "pdf", "Document.pdf"],
    ["   ", "doc", "Document.doc"],
    ["\ud800.pdf", "pdf", "\ufffd.pdf"],
    [`${"é".normalize("NFD")}.pdf`, "pdf", "é.pdf"],
  ] as const)("%j of a %s is stored as %j", (wanted, kind, kept) => {
    expect(documentName(wanted, kind)).toBe(kept);
  });

  it("always satisfies the database, and is stable", () => {
    forAll(hostileText(), fc.constantFrom(...kinds), (wanted, kind) => {
      const name = documentName(wanted, kind);
      expect([...name].length).toBeLessThanOrEqual(DOCUMENT_LIMITS.name);
      expect(name).not.toMatch(/[\p{Cc}/\\]/u);
      expect(name).toBe(name.trim());
      expect(name.isWellFormed()).toBe(true);
      expect(kindOfName(name)).toBe(kind);
      expect(documentName(name, kind)).toBe(name);
    });
  });

  it("is edited without its extension", () => {
    expect(documentStem("Deed.of.trust.pdf")).toBe("Deed.of.trust");
    expect(documentStem("Deed")).toBe("Deed");
  });
});

it("contentDisposition is one line of ASCII that restores the whole name", () => {
  forAll(hostileText(), (wanted) => {
    const name = documentName(wanted, "pdf");
    const header = contentDisposition(name);
    expect(header).toMatch(
      /^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w.~!$&+^`|#%-]*$/,
    );
    expect(header).toMatch(/^[\x20-\x7e]*$/);
    expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(name);
  });
});

it.each([
  [1, "1 B"],
  [1023, "1023 B"],
  [1025, "2 KB"],
  [999 * 1024, "999 KB"],
  [1024 * 1024, "1 MB"],
  [25 * 1024 * 1024, "25 MB"],
  [1_500_000, "1.4 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
