import { doc, docx, pdf, zip } from "./documents.ts";

/** Files an attacker might upload as a document (docs/trust.md E1). */
type HostileDocument = {
  name: string;
  bytes: Buffer;
  /** The extensions it is uploaded under. */
  as: string[];
  /** A genuine document of its type that contains something which must never run. */
  isDocument?: boolean;
};

export function hostileDocuments(): HostileDocument[] {
  const page = "<!doctype html><script>alert(document.domain)</script>";
  const end = (bytes: Buffer, text: string) => Buffer.concat([bytes, Buffer.from(text)]);
  const before = (text: string, bytes: Buffer) => Buffer.concat([Buffer.from(text), bytes]);
  const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
  const changed = (bytes: Buffer, at: number, value: number) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt32LE(value, at < 0 ? copy.length + at : at);
    return copy;
  };
  const all = ["pdf", "doc", "docx"];
  return [
    {
      isDocument: true,
      name: "PDF with a script in its text",
      bytes: pdf("<script>alert(1)</script>"),
      as: ["pdf"],
    },
    { isDocument: true, name: "PDF with a page behind it", bytes: pdf("x", page), as: ["pdf"] },
    { name: "PDF with a long page behind it", bytes: end(pdf(), page.repeat(200)), as: all },
    { name: "page before a PDF", bytes: before(page, pdf()), as: all },
    { name: "script before a PDF", bytes: before("alert(1)//\n", pdf()), as: all },
    { isDocument: true, name: "space before a PDF", bytes: before(" ", pdf()), as: ["pdf"] },
    { name: "PDF of nothing but a head", bytes: Buffer.from("%PDF-1.7\n"), as: all },
    { name: "PDF of nothing but head and end", bytes: Buffer.from("%PDF-1.7\n%%EOF"), as: all },
    { name: "PDF of no version", bytes: Buffer.from("%PDF-x.y\nstartxref\n0\n%%EOF"), as: all },
    ...[0.1, 0.5, 0.9].map((part) => ({
      name: `${part} of a PDF`,
      bytes: cut(pdf(), part),
      as: all,
    })),
    {
      isDocument: true,
      name: "document with a page in it",
      bytes: docx({ "word/page.html": page }),
      as: ["docx"],
    },
    {
      isDocument: true,
      name: "document with a link out of it",
      bytes: docx({ "word/_rels/document.xml.rels": "http://127.0.0.1:9/x" }),
      as: ["docx"],
    },
    { name: "page behind a document", bytes: end(docx(), page), as: all },
    { name: "page before a document", bytes: before(page, docx()), as: all },
    { name: "document with macros", bytes: docx({ "word/vbaProject.bin": "x" }), as: all },
    { name: "archive without a document", bytes: zip({ "evil.html": page }), as: all },
    { name: "sheet", bytes: zip({ "[Content_Types].xml": "", "xl/workbook.xml": "" }), as: all },
    {
      name: "program for Java",
      bytes: zip({ "META-INF/MANIFEST.MF": "", "A.class": "" }),
      as: all,
    },
    { name: "archive of nothing", bytes: zip({}), as: all },
    { name: "document whose directory is elsewhere", bytes: changed(docx(), -6, 1e9), as: all },
    { name: "document of 65535 parts", bytes: changed(docx(), -12, 0xffffffff), as: all },
    ...[0.1, 0.5, 0.9].map((part) => ({
      name: `${part} of a document`,
      bytes: cut(docx(), part),
      as: all,
    })),
    {
      name: "archive with a document in its comment",
      bytes: zip({ "a.txt": "x" }, "word/document.xml[Content_Types].xml"),
      as: all,
    },
    { name: "old sheet", bytes: doc("Workbook"), as: all },
    { name: "installer", bytes: doc("!_StringData"), as: all },
    { name: "mail", bytes: doc("__properties_version1.0"), as: all },
    { name: "compound file of nothing", bytes: doc().subarray(0, 512), as: all },
    { name: "compound file of another order", bytes: changed(doc(), 28, 0xfffffffe), as: all },
    {
      name: "Word's name in a text",
      bytes: Buffer.from("WordDocument".repeat(200), "utf16le"),
      as: all,
    },
    { name: "RTF", bytes: Buffer.from("{\\rtf1\\ansi {\\object\\objdata 01}}"), as: all },
    { name: "PostScript", bytes: Buffer.from("%!PS-Adobe-3.0\n(r) file\n%%EOF"), as: all },
    { name: "program for Windows", bytes: Buffer.from(`MZ${"\0".repeat(60)}PE`), as: all },
    { name: "program for Linux", bytes: Buffer.from("\x7fELF\x02\x01\x01"), as: all },
    { name: "script", bytes: Buffer.from("#!/bin/sh\nrm -rf ~\n"), as: all },
    { name: "page", bytes: Buffer.from(page), as: [...all, "jpg", "png"] },
    { name: "zeroes", bytes: Buffer.alloc(4096), as: [...all, "jpg", "png"] },
  ];
}
