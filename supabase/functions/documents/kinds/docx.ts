import { startsWith, u16le, u32le } from "../../_shared/edge/photos/bytes.ts";
import { inflated } from "./inflate.ts";

const LOCAL = "PK\x03\x04";
const LOCAL_SIZE = 30;
const CENTRAL = "PK\x01\x02";
const END = "PK\x05\x06";
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const MAX_COMMENT = 0xffff;

/**
 * Whether it is a ZIP archive from first to last byte with the parts of a Word document. Only the two small
 * parts that name the others are unpacked. A file with macros is a renamed .docm and is refused.
 */
export async function looksLikeDocx(bytes: Uint8Array): Promise<boolean> {
  if (!startsWith(bytes, LOCAL)) return false;
  const entries = entriesOf(bytes) ?? [];
  const find = (name: string) =>
    entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const types = await textOf(bytes, find("[Content_Types].xml"));
  if (types === undefined || /macroEnabled|vbaProject/i.test(types)) return false;
  if (entries.some(({ name }) => /vbaProject/i.test(name))) return false;
  if (find("word/document.xml")) return true;
  // Word Online calls it word/document2.xml; the archive itself says which part is the document.
  const main = mainPartIn((await textOf(bytes, find("_rels/.rels"))) ?? "");
  return main !== undefined && find(main) !== undefined && isDocumentPart(types, main);
}

/** The part that the package's relationships name as its document (ISO/IEC 29500-2, 9.3). */
function mainPartIn(relationships: string): string | undefined {
  const tag = tagsOf(relationships, "Relationship").find((each) =>
    attributeOf(each, "Type")?.endsWith("/officeDocument"),
  );
  return tag && attributeOf(tag, "Target")?.replace(/^\//, "");
}

function isDocumentPart(types: string, part: string): boolean {
  return tagsOf(types, "Override").some(
    (tag) =>
      attributeOf(tag, "PartName")?.toLowerCase() === `/${part}`.toLowerCase() &&
      attributeOf(tag, "ContentType") === MAIN_TYPE,
  );
}

const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<${name}\\s[^<>]{0,1000}>`, "g")) ?? [];
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s?=\\s?["']([^"'<>]{0,500})["']`).exec(tag)?.[1];
}

type Entry = { name: string; method: number; size: number; at: number };

/** The entries of the archive's directory; undefined if it is damaged. */
function entriesOf(bytes: Uint8Array): Entry[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = u16le(bytes, end + 10);
  const entries: Entry[] = [];
  let at = u32le(bytes, end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_SIZE > end || !startsWith(bytes, CENTRAL, at)) return undefined;
    const length = u16le(bytes, at + 28);
    const from = at + CENTRAL_SIZE;
    const local = u32le(bytes, at + 42);
    if (from + length > end || !startsWith(bytes, LOCAL, local)) return undefined;
    entries.push({
      // Some programs on Windows write folders with backslashes, and Word opens what they write.
      name: String.fromCharCode(...bytes.subarray(from, from + Math.min(length, 300))).replaceAll(
        "\\",
        "/",
      ),
      method: u16le(bytes, at + 10),
      size: u32le(bytes, at + 20),
      at: local,
    });
    at = from + length + u16le(bytes, at + 30) + u16le(bytes, at + 32);
  }
  return at === end ? entries : undefined;
}

/** The position of the last record, which must end at the end of the file. */
function endOf(bytes: Uint8Array): number | undefined {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (startsWith(bytes, END, at) && u16le(bytes, at + 20) === last - at) return at;
  return undefined;
}

/** Real ones have a few kilobytes; a bomb is not unpacked any further. */
const MAX_TEXT = 256 * 1024;

/** The text of a small part; undefined if it is missing, damaged or too large. */
async function textOf(bytes: Uint8Array, entry: Entry | undefined): Promise<string | undefined> {
  if (!entry) return undefined;
  const { method, size, at } = entry;
  const from = at + LOCAL_SIZE + u16le(bytes, at + 26) + u16le(bytes, at + 28);
  const packed = bytes.slice(from, from + Math.min(size, MAX_TEXT));
  if (packed.length < size) return undefined;
  if (method === 0) return new TextDecoder().decode(packed);
  if (method !== 8) return undefined;
  const { text, isWhole } = await inflated(packed, { format: "deflate-raw", most: MAX_TEXT });
  return isWhole ? text : undefined;
}
