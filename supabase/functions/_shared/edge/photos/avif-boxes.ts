import { slice, tag, u8, u16, u32, uint } from "./bytes.ts";
import { MAX_PARTS, refuse } from "./photo-refused.ts";

/** Parses an AVIF file's boxes (ISO base media and HEIF), as far as cleaning needs them. */

export type Box = { type: string; start: number; body: number; end: number };
export type Extent = { start: number; end: number };
export type Item = { id: number; type: string; extents: readonly Extent[]; isInIdat: boolean };

/** The valid boxes between two positions. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = u32(bytes, at);
    const type = tag(bytes, at + 4);
    const isLong = short === 1;
    if (isLong && at + 16 > to) break;
    const size = isLong ? uint(bytes, at + 8, 8) : short === 0 ? to - at : short;
    const body = at + (isLong ? 16 : 8);
    if (!/^[\x20-\x7e]{4}$/.test(type) || at + size < body || at + size > to) break;
    if (boxes.push({ type, start: at, body, end: at + size }) > MAX_PARTS) refuse("unusual");
    at += size;
  }
  return boxes;
}

/** The only box of this type. */
export function oneBox(boxes: readonly Box[], type: string): Box {
  const [box, another] = boxes.filter((each) => each.type === type);
  return box && !another ? box : refuse("unusual");
}

/** Item types by id, from `iinf`. */
export function readItemTypes(bytes: Uint8Array, iinf: Box): Map<number, string> {
  const start = iinf.body + (u8(bytes, iinf.body) === 0 ? 6 : 8);
  const types = new Map<number, string>();
  for (const { type, body } of boxesIn(bytes, start, iinf.end)) {
    const version = u8(bytes, body);
    if (type !== "infe" || version < 2 || version > 3) refuse("unusual");
    const idSize = version === 2 ? 2 : 4;
    types.set(uint(bytes, body + 4, idSize), tag(bytes, body + 4 + idSize + 2));
  }
  return types;
}

/**
 * The byte ranges of each item, from `iloc`; offsets count from the start of the file or of idat.
 */
export function readLocations(bytes: Uint8Array, iloc: Box): Omit<Item, "type">[] {
  const content = slice(bytes, 0, iloc.end);
  const version = u8(content, iloc.body);
  if (version > 2) refuse("unusual");
  const sizes = u16(content, iloc.body + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  // An extent without a length means the whole file, and zero-sized fields would allow any number
  // of them.
  if (lengthSize === 0 || Math.max(offsetSize, lengthSize, baseSize, indexSize) > 8)
    refuse("unusual");
  const wide = version === 2 ? 4 : 2;
  let at = iloc.body + 6;
  const next = (size: number) => {
    at += size;
    return uint(content, at - size, size);
  };
  const items: Omit<Item, "type">[] = [];
  for (let left = next(wide); left > 0; left -= 1) {
    const id = next(wide);
    const method = version === 0 ? 0 : next(2) & 15;
    if (next(2) !== 0 || method > 1) refuse("unusual");
    const base = next(baseSize);
    const extents: Extent[] = [];
    for (let count = next(2); count > 0; count -= 1) {
      next(indexSize);
      const start = base + next(offsetSize);
      if (extents.push({ start, end: start + next(lengthSize) }) > MAX_PARTS) refuse("unusual");
    }
    if (items.push({ id, extents, isInIdat: method === 1 }) > MAX_PARTS) refuse("unusual");
  }
  return items;
}

/** The indexes (from 1) of an item's properties, from `ipma`. */
export function readAssociations(bytes: Uint8Array, ipma: Box, wanted: number): number[] {
  const content = slice(bytes, 0, ipma.end);
  const version = u8(content, ipma.body);
  const isWide = (u8(content, ipma.body + 3) & 1) === 1;
  const found: number[] = [];
  let at = ipma.body + 8;
  for (let left = u32(content, ipma.body + 4); left > 0; left -= 1) {
    const id = version === 0 ? u16(content, at) : u32(content, at);
    at += version === 0 ? 2 : 4;
    const count = u8(content, at);
    at += 1;
    for (let index = 0; index < count; index += 1) {
      const property = isWide ? u16(content, at) & 0x7fff : u8(content, at) & 0x7f;
      at += isWide ? 2 : 1;
      if (id === wanted) found.push(property);
    }
  }
  return found;
}
