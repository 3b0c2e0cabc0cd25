import { AppError } from "@domain/errors.ts";
import { describe, expect, it } from "vitest";
import { checkDocument } from "../../supabase/functions/documents/check-document.ts";
import { doc, docx, pdf, pdfOfSize, TYPES } from "../support/documents.ts";
import { hostileDocuments } from "../support/hostile-documents.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { CANARY, picture } from "../support/photos.ts";

/** Checks any bytes the way the function does. */
const check = (extension: string, bytes: Uint8Array, type = TYPES[extension] ?? "") =>
  checkDocument(`6b0c0a3e/1.${extension}`, { bytes, type });

/** The reason; undefined if accepted. Any other error fails the test. */
function refusal(extension: string, bytes: Uint8Array, type?: string): string | undefined {
  try {
    check(extension, bytes, type);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "document_refused") throw error;
    return error.text;
  }
}

describe("checkDocument", () => {
  it.each([
    ["pdf", pdf()],
    ["doc", doc()],
    ["docx", docx()],
  ])("accepts a .%s unchanged", (extension, bytes) => {
    expect(check(extension, bytes)).toMatchObject({ kind: extension, bytes, isChanged: false });
  });

  it("removes metadata from images, including one beyond 10 MB", async () => {
    const small = await picture("jpeg", { withMetadata: true });
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533)]);
    const large = Buffer.concat([
      small.subarray(0, 2),
      ...Array(200).fill(comment),
      small.subarray(2),
    ]);
    for (const bytes of [small, large]) {
      const checked = check("jpeg", bytes);
      expect(checked.isChanged).toBe(true);
      expect(Buffer.from(checked.bytes).includes(CANARY)).toBe(false);
    }
    expect(large.length).toBeGreaterThan(12_000_000);
  });

  it("refuses a file with another kind's extension or type", async () => {
    const files: Record<string, Buffer> = {
      pdf: pdf(),
      doc: doc(),
      docx: docx(),
      jpg: await picture("jpeg"),
      png: await picture("png"),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      for (const extension of Object.keys(files)) {
        const isRight = kind === extension;
        expect(refusal(extension, bytes) === undefined, `${kind} as ${extension}`).toBe(isRight);
        expect(refusal(kind, bytes, TYPES[extension]) === undefined).toBe(isRight);
      }
    }
  });

  it.each([
    ["nothing", "pdf", Buffer.alloc(0), "This document was refused: it is empty."],
    [
      "a byte too many",
      "pdf",
      pdfOfSize(25 * 1024 * 1024 + 1),
      "This document was refused: it is larger than 25 MB.",
    ],
    [
      "a PDF that is none",
      "pdf",
      Buffer.from("x"),
      "This document was refused: it is damaged, or not the PDF that its name says.",
    ],
  ])("says why it refuses %s", (_, extension, bytes, text) => {
    expect(refusal(extension, bytes)).toBe(text);
  });

  it("refuses hostile files, or extracts the valid image", async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThan(100);
    let taken = 0;
    for (const { name, bytes, isPicture } of files) {
      for (const extension of ["pdf", "doc", "docx"])
        expect(refusal(extension, bytes), `${name} as ${extension}`).toBeDefined();
      for (const extension of ["jpg", "png"]) {
        if (refusal(extension, bytes) !== undefined) continue;
        taken += 1;
        // Too large for a photo of a home, but a valid image followed by zeros.
        expect(isPicture || name === "more than 10 MB", name).toBe(true);
        const clean = Buffer.from(check(extension, bytes).bytes).toString("latin1");
        expect(clean, name).not.toMatch(/<script|<\?php|onload|%PDF/i);
      }
    }
    expect(taken).toBeGreaterThan(15);
  });

  it.each(hostileDocuments())("$name", ({ bytes, as, isDocument = false }) => {
    for (const extension of as)
      expect(refusal(extension, bytes) === undefined, extension).toBe(isDocument);
  });

  it("refuses valid files cut or changed anywhere in their frame, with a reason", () => {
    for (const [extension, bytes] of [
      ["docx", docx()],
      ["pdf", pdf()],
      ["doc", doc()],
    ] as const) {
      for (let at = 0; at < bytes.length; at += 7) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        refusal(extension, changed);
        if (extension !== "doc") expect(refusal(extension, bytes.subarray(0, at))).toBeDefined();
      }
    }
  });
});
