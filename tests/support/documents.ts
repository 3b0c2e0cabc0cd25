import { randomUUID } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import type { Cloud } from "../../local/cloud.ts";
import { crc32 } from "../../supabase/functions/_shared/edge/photos/crc32.ts";
import { uploadObject } from "./api.ts";
import type { Person } from "./edge-world.ts";

/**
 * Documents as programs write them, as small as possible, and Storage as an owner's script uses it.
 */

export const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  jpe: "image/jpeg",
  jfif: "image/jpeg",
  png: "image/png",
};

/** @param text printed on its page, to tell documents apart. */
export function pdf(text = "The deed of 1418 Maple St", behind = ""): Buffer {
  const stream = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer + behind, "latin1");
}

/** A PDF of exactly this many bytes. */
export function pdfOfSize(size: number): Buffer {
  const small = pdf();
  const filler = Buffer.alloc(size - small.length, 0x20);
  // Between the header and the first object, where readers skip it.
  return Buffer.concat([small.subarray(0, 9), filler, small.subarray(9)]);
}

/** A compound file with one stream. */
export function doc(stream = "WordDocument"): Buffer {
  const head = Buffer.alloc(512);
  head.write("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0, "latin1");
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(0, 48);
  const entries = ["Root Entry", stream, "1Table", ""].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 0, "utf16le");
    entry.writeUInt16LE(name === "" ? 0 : (name.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([head, ...entries, Buffer.alloc(1024)]);
}

export function docx(more: Record<string, string> = {}): Buffer {
  return zip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": "<Relationships/>",
    "word/document.xml": "<w:document><w:t>The deed</w:t></w:document>",
    ...more,
  });
}

/** A document whose relationships and types name its main part, as Word Online writes it. */
export function docxOf(
  part: string,
  options: { type?: string; stored?: string; filler?: string; isDeflated?: boolean } = {},
): Buffer {
  const { type = MAIN_TYPE, stored = part, filler = "", isDeflated = false } = options;
  return zip(
    {
      "[Content_Types].xml": `<Types>${filler}<Override PartName="/${part}" ContentType="${type}"/></Types>`,
      "_rels/.rels": `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/${part}"/></Relationships>`,
      [stored]: "<w:document><w:t>The deed</w:t></w:document>",
    },
    "",
    isDeflated,
  );
}

const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** An archive that stores its files uncompressed, unless they are to be deflated. */
export function zip(files: Record<string, string>, comment = "", isDeflated = false): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [label, whole] = [Buffer.from(name), Buffer.from(content)];
    const bytes = isDeflated ? deflateRawSync(whole) : whole;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isDeflated ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(whole), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(whole.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, label, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), facts, tail, label]));
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, central, Buffer.from("PK\x05\x06"), end, Buffer.from(comment)]);
}

/** A path that accepts an upload and has never been used. */
export function newPath(owner: Person, extension = "pdf"): string {
  return `${owner.id}/${randomUUID()}.${extension}`;
}

export function putFile(
  cloud: Cloud,
  person: Person | undefined,
  path: string,
  bytes: Uint8Array,
  type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "",
): Promise<Response> {
  return uploadObject(cloud, person, `documents/${path}`, bytes, type);
}

/** The names in the bucket, sorted. */
export async function storedDocuments(cloud: Cloud, owner: Person): Promise<string[]> {
  const rows = await cloud.sql.query<{ name: string }>(
    "select name from storage.objects where bucket_id = 'documents' and name like $1 order by name",
    [`${owner.id}/%`],
  );
  return rows.map(({ name }) => name);
}
