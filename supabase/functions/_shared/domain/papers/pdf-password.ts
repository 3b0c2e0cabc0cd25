import { md5 } from "./md5.ts";

/**
 * Whether a PDF opens for everybody. One that is protected against changes opens without a password all the same: its
 * trailer has `/Encrypt`, and an empty password proves right. The rules are those of ISO 32000-2, 7.6.4.
 */

/** A clause for the refusal. */
export const PDF_IS_LOCKED =
  "it only opens with a password, so no one else could read it. Please open it, print it to a new PDF, and add that";

/** False also for what isn't a PDF or has no protection. */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  // Each byte becomes one letter.
  const text = textOf(bytes);
  const at = protectionAt(text);
  const protection = at === undefined ? undefined : dictionaryAt(text, at);
  if (!protection) return false;
  return !(await opensWithoutPassword(protection, firstId(text)));
}

/** Latin-1, which `TextDecoder` would read as Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)));
  return parts.join("");
}

const PART = 0x4000;

/** Where the dictionary of the protection begins: in the trailer itself, or in the object that it names. */
function protectionAt(text: string): number | undefined {
  const at = text.lastIndexOf("/Encrypt");
  if (at === -1) return undefined;
  const {
    1: dictionary,
    2: object,
    3: generation,
  } = IN_TRAILER.exec(text.slice(at, at + 200)) ?? [];
  if (dictionary !== undefined) return text.indexOf("<<", at);
  if (object === undefined) return undefined;
  const head = new RegExp(`(?<![0-9])${object}\\s+${generation}\\s+obj\\s*<<`, "g");
  const last = [...text.matchAll(head)].at(-1);
  return last && last.index + last[0].length - "<<".length;
}

const IN_TRAILER = /^\/Encrypt\s*(?:(<<)|([0-9]{1,10})\s+([0-9]{1,5})\s+R)/;

/** The first of the two strings by which a file is told apart; the keys of older files are made of it. */
function firstId(text: string): string {
  const head = [...text.matchAll(/\/ID\s*\[\s*(?=[<(])/g)].at(-1);
  return head ? (stringAt(text, head.index + head[0].length)?.value ?? "") : "";
}

/** The entries by name: strings with their bytes as letters, everything else as it is written. */
type Dictionary = ReadonlyMap<string, string>;

async function opensWithoutPassword(protection: Dictionary, id: string): Promise<boolean> {
  const number = (name: string) => Number.parseInt(protection.get(name) ?? "", 10) || 0;
  // Any other way of protecting it takes a certificate.
  if (protection.get("Filter") !== "/Standard") return false;
  const revision = number("R");
  const user = protection.get("U") ?? "";
  if (revision >= 5) {
    const hash = await (revision === 5 ? sha : hardened)(bytesOf(user.slice(32, 40)), 256);
    return lettersOf(hash) === user.slice(0, 32);
  }
  const length = revision === 2 ? 5 : number("V") >= 4 ? 16 : (number("Length") || 40) / 8;
  const isBare = revision >= 4 && protection.get("EncryptMetadata") === "false";
  const rights = [0, 8, 16, 24].map((bits) => (number("P") >> bits) & 0xff);
  let key = md5(
    bytesOf(PADDING + (protection.get("O") ?? "").slice(0, 32)),
    Uint8Array.from(rights),
    bytesOf(id + (isBare ? "\xff\xff\xff\xff" : "")),
  );
  if (revision === 2)
    return lettersOf(rc4(key.subarray(0, 5), bytesOf(PADDING))) === user.slice(0, 32);
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  let proof: Uint8Array = md5(bytesOf(PADDING + id));
  for (let round = 0; round < 20; round += 1)
    proof = rc4(
      key.map((each) => each ^ round),
      proof,
    );
  return lettersOf(proof) === user.slice(0, 16);
}

/** What stands for a password that is empty. */
const PADDING =
  "\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a";

/** The hash of revision 6, made slow on purpose: about seventy rounds. */
async function hardened(salt: Uint8Array): Promise<Uint8Array> {
  let hash = await sha(salt, 256);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const many = new Uint8Array(hash.length * 64);
    for (let copy = 0; copy < 64; copy += 1) many.set(hash, copy * hash.length);
    const key = await crypto.subtle.importKey("raw", hash.slice(0, 16), "AES-CBC", false, [
      "encrypt",
    ]);
    const algorithm = { name: "AES-CBC", iv: hash.slice(16, 32) };
    // A block of padding is added behind, which is no part of it.
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, many));
    const block = sealed.subarray(0, many.length);
    const rest = block.subarray(0, 16).reduce((sum, each) => sum + each, 0) % 3;
    hash = await sha(block, ([256, 384, 512] as const)[rest] ?? 256);
    last = block.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

async function sha(bytes: Uint8Array, bits: 256 | 384 | 512): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await crypto.subtle.digest(`SHA-${bits}`, bytes as Uint8Array<ArrayBuffer>),
  );
}

/** RC4: nothing is kept secret by it here, it is how these files say which password they have. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, each) => each);
  const at = (place: number) => state[place & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other += at(one) + (key[one % key.length] ?? 0);
    swap(one, other);
  }
  let other = 0;
  return bytes.map((byte, place) => {
    const one = place + 1;
    other += at(one);
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
}

const bytesOf = (letters: string) => Uint8Array.from(letters, (each) => each.charCodeAt(0));
const lettersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A dictionary is read this far: a real one has a few hundred bytes. */
const MOST_LETTERS = 8000;

/** The entries of the dictionary that begins here; those of dictionaries in it are left out. */
function dictionaryAt(text: string, from: number): Dictionary {
  const entries = new Map<string, string>();
  let name: string | undefined;
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + MOST_LETTERS); ) {
    const { value, end, isString } = partAt(text, at);
    at = end;
    if (value === "<<" || value === "[") depth += 1;
    else if (value === ">>" || value === "]") depth -= 1;
    if (depth === 0 && !isString) break;
    if (depth !== 1 || (value === "" && !isString)) continue;
    if (isString || name !== undefined) {
      if (name !== undefined && !entries.has(name)) entries.set(name, value);
      name = undefined;
    } else if (value.startsWith("/")) name = value.slice(1);
  }
  return entries;
}

type Part = { value: string; end: number; isString: boolean };

function partAt(text: string, at: number): Part {
  const string = stringAt(text, at);
  if (string) return { ...string, isString: true };
  PART_OF_DICTIONARY.lastIndex = at;
  const [whole = " "] = PART_OF_DICTIONARY.exec(text) ?? [];
  return { value: whole.trim(), end: at + whole.length, isString: false };
}

const PART_OF_DICTIONARY = /[\s\0]+|<<|>>|\/?[^\s\0<>[\](){}/%]+|[\s\S]/y;

/** The string that begins here, written in hexadecimal or in parentheses; undefined if there is none. */
function stringAt(text: string, at: number): { value: string; end: number } | undefined {
  if (text[at] === "(") return literalAt(text, at);
  if (text[at] !== "<" || text[at + 1] === "<") return undefined;
  const close = text.indexOf(">", at);
  if (close === -1) return undefined;
  const digits = text.slice(at + 1, close).replace(/[^0-9A-Fa-f]/g, "");
  const value = digits.replace(/..?/g, (pair) =>
    String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16)),
  );
  return { value, end: close + 1 };
}

function literalAt(text: string, from: number): { value: string; end: number } {
  let value = "";
  let depth = 0;
  let at = from;
  do {
    // A line's end counts as one sign, and none behind a backslash.
    LITERAL_PART.lastIndex = at;
    const [whole = "", octal, escaped] = LITERAL_PART.exec(text) ?? [];
    if (whole === "") break;
    at += whole.length;
    if (whole === "(") depth += 1;
    if (whole === ")") depth -= 1;
    if (at === from + 1 || depth === 0) continue;
    if (octal !== undefined) value += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    else if (escaped !== undefined) value += ESCAPED[escaped] ?? escaped;
    else if (!/^\\[\r\n]/.test(whole)) value += whole === "\r\n" || whole === "\r" ? "\n" : whole;
  } while (depth > 0);
  return { value, end: at };
}

const LITERAL_PART = /\\(?:([0-7]{1,3})|\r\n|[\r\n]|([\s\S]))|\r\n|[\s\S]/y;
const ESCAPED: Readonly<Record<string, string>> = {
  ...{ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" },
};
