import { AppError } from "@domain/site/errors/errors.ts";
import { describe, expect, it } from "vitest";
import { checkDocument } from "../../../supabase/functions/documents/check-document.ts";
import { doc, docx, docxOf, pdf, pdfOfSize, TYPES } from "../../support/documents.ts";
import { hostileDocuments } from "../../support/hostile-documents.ts";
import { hostileFiles } from "../../support/hostile-files.ts";
import { HARDENED, lockedPdf } from "../../support/locked-pdfs.ts";
import { CANARY, picture } from "../../support/photos.ts";

/** Checks any bytes the way the function does. */
const check = (extension: string, bytes: Uint8Array, type = TYPES[extension] ?? "") =>
  checkDocument(`6b0c0a3e/1.${extension}`, { bytes, type });

/** The reason; undefined if accepted. Any other error fails the test. */
async function refusal(
  extension: string,
  bytes: Uint8Array,
  type?: string,
): Promise<string | undefined> {
  try {
    await check(extension, bytes, type);
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
  ])("accepts a .%s unchanged", async (extension, bytes) => {
    expect(await check(extension, bytes)).toMatchObject({
      kind: extension,
      bytes,
      isChanged: false,
    });
  });

  it("refuses a PDF that only opens with a password, with what helps", async () => {
    expect(await refusal("pdf", lockedPdf(HARDENED.secret))).toMatch(
      /it only opens with a password.*Please open it, print it to a new PDF/,
    );
    expect(await refusal("pdf", lockedPdf(HARDENED.none))).toBeUndefined();
  });

  it.each([
    ["a byte order mark", "\xef\xbb\xbf"],
    ["a line break", "\r\n"],
    ["blanks and empty lines", "  \n\n\t"],
    ["the lines of a mail", 'Content-Type: application/pdf; name="deed.pdf"\r\n\r\n'],
    ["a printer's lines", "\x1b%-12345X@PJL SET JOBNAME = deed\r\n@PJL ENTER LANGUAGE = PDF\r\n"],
    ["a line of text", "Scanned by office printer 2\n"],
  ])("accepts a PDF behind %s", async (_, before) => {
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), pdf()]);
    expect(await check("pdf", bytes)).toMatchObject({ kind: "pdf", bytes, isChanged: false });
  });

  it.each([
    ["a page", "<html>"],
    ["a shell script", "#!/bin/sh\n"],
    ["a script", "alert(1)//\n"],
    ["a program", "MZ\n"],
    ["PostScript", "%!PS-Adobe-3.0\n"],
    ["a GIF", "GIF89a\n"],
    ["an archive", "PK\x03\x04\n"],
    ["more than readers pass over", "x\n".repeat(600)],
  ])("refuses a PDF behind %s", async (_, before) => {
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), pdf()]);
    expect(await refusal("pdf", bytes)).toBeDefined();
  });

  it("accepts a PDF whose last block is filled with zeros, but nothing else behind them", async () => {
    for (const count of [1, 500, 100_000])
      expect(await refusal("pdf", Buffer.concat([pdf(), Buffer.alloc(count)]))).toBeUndefined();
    const page = Buffer.from("<script>alert(1)</script>".repeat(100));
    expect(await refusal("pdf", Buffer.concat([pdf(), Buffer.alloc(9), page]))).toBeDefined();
  });

  it.each([
    ["word/document2.xml", false],
    ["word/document2.xml", true],
    ["Word/Document.xml", false],
    ["main.xml", true],
  ])("accepts a document whose main part is %s", async (part, isDeflated) => {
    expect(await refusal("docx", docxOf(part, { isDeflated }))).toBeUndefined();
  });

  it("accepts a document whose archive has backslashes", async () => {
    const folders = { stored: "word\\document.xml" };
    expect(await refusal("docx", docxOf("word/document.xml", folders))).toBeUndefined();
  });

  it.each([
    [
      "is no document",
      { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" },
    ],
    ["has macros", { type: "application/vnd.ms-word.document.macroEnabled.main+xml" }],
    ["is missing", { stored: "word/other.xml" }],
    ["is named in two megabytes", { filler: " ".repeat(2_000_000), isDeflated: true }],
  ])("refuses an archive whose main part %s", async (_, options) => {
    expect(await refusal("docx", docxOf("word/document2.xml", options))).toBeDefined();
  });

  it("keeps a picture under another picture's ending as what it is", async () => {
    for (const [extension, format] of [
      ["png", "jpeg"],
      ["jpg", "png"],
      ["jfif", "jpeg"],
      ["jpe", "jpeg"],
      ["JPG", "jpeg"],
    ] as const)
      expect(
        await check(extension, await picture(format), TYPES[extension.toLowerCase()]),
      ).toMatchObject({ kind: format, type: TYPES[format] });
    expect(await refusal("jpg", await picture("webp"))).toContain("Please save it as JPEG or PNG");
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
      const checked = await check("jpeg", bytes);
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
        const arePictures = [kind, extension].every((each) => each === "jpg" || each === "png");
        const named = await refusal(extension, bytes);
        expect(named === undefined, `${kind} as ${extension}`).toBe(isRight || arePictures);
        expect((await refusal(kind, bytes, TYPES[extension])) === undefined).toBe(isRight);
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
      "This document was refused: it is damaged, or not the PDF that its name says. Please open it and save it again as PDF.",
    ],
    [
      "not everyone can open this kind of picture",
      "jpg",
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      "This document was refused: not everyone can open this kind of picture, and its name has the wrong ending. Please save it as JPEG or PNG.",
    ],
  ])("says why it refuses %s, and what helps", async (_, extension, bytes, text) => {
    expect(await refusal(extension, bytes)).toBe(text);
  });

  it("refuses hostile files, or extracts the valid image", async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThan(100);
    let taken = 0;
    for (const { name, bytes, isPicture } of files) {
      for (const extension of ["pdf", "doc", "docx"])
        expect(await refusal(extension, bytes), `${name} as ${extension}`).toBeDefined();
      for (const extension of ["jpg", "png"]) {
        if ((await refusal(extension, bytes)) !== undefined) continue;
        taken += 1;
        // Too large for a photo of a home, but a valid image followed by zeros.
        expect(isPicture || name === "more than 10 MB", name).toBe(true);
        const clean = Buffer.from((await check(extension, bytes)).bytes).toString("latin1");
        expect(clean, name).not.toMatch(/<script|<\?php|onload|%PDF/i);
      }
    }
    expect(taken).toBeGreaterThan(15);
  });

  it.each(hostileDocuments())("$name", async ({ bytes, as, isDocument = false }) => {
    for (const extension of as)
      expect((await refusal(extension, bytes)) === undefined, extension).toBe(isDocument);
  });

  it("refuses valid files cut or changed anywhere in their frame, with a reason", async () => {
    for (const [extension, bytes] of [
      ["docx", docx()],
      ["pdf", pdf()],
      ["doc", doc()],
    ] as const) {
      for (let at = 0; at < bytes.length; at += 7) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        await refusal(extension, changed);
        if (extension !== "doc")
          expect(await refusal(extension, bytes.subarray(0, at))).toBeDefined();
      }
    }
  });
});
