import { PHOTO_LIMITS } from "../../domain/homes/photo-rules.ts";
import {
  type Box,
  boxesIn,
  type Extent,
  type Item,
  oneBox,
  readAssociations,
  readItemTypes,
  readLocations,
} from "./avif-boxes.ts";
import { fromText, join, startsWith, u8, u16, u32 } from "./bytes.ts";
import { writeOrientation } from "./orientation.ts";
import { refuse } from "./photo-refused.ts";
import type { Cleaned } from "./types.ts";

/** Items that make up the picture; all others are metadata. */
const PICTURE_ITEMS = new Set(["av01", "grid", "iden", "iovl", "tmap"]);
const META_BOXES = new Set(["hdlr", "pitm", "iinf", "iloc", "iprp", "iref", "idat", "grpl"]);
const PROPERTIES = new Set([
  ...["ispe", "pixi", "av1C", "colr", "irot", "imir", "clap", "pasp", "auxC"],
  ...["clli", "mdcv", "cclv", "amve", "a1op", "a1lx", "lsel"],
]);
const MAX_BOXES = 100;
/** Empty Exif: the offset of its data, and an upright orientation. */
const EMPTY_EXIF = join([new Uint8Array(4), writeOrientation(1)]);

export function isAvif(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "ftyp", 4)) return false;
  const [ftyp] = boxesIn(bytes, 0, bytes.length);
  if (ftyp?.type !== "ftyp" || ftyp.end > 256) return false;
  for (let at = ftyp.body; at + 4 <= ftyp.end; at += 4)
    if (at !== ftyp.body + 4 && startsWith(bytes, "avif", at)) return true;
  return false;
}

/**
 * Everything keeps its position, because AVIF refers to parts by offset. Whatever isn't part of the
 * picture is zeroed: metadata, unknown boxes, gaps. Anything after the last box is cut off.
 */
export function cleanAvif(bytes: Uint8Array): Cleaned {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes.some(({ type }) => type === "moov" || type === "moof")) refuse("animated");
  const [ftyp] = boxes;
  if (!ftyp || !boxes.some(({ type }) => type === "meta")) refuse("short");
  const meta = oneBox(boxes, "meta");
  const parts = boxesIn(bytes, meta.body + 4, meta.end);
  if (parts.at(-1)?.end !== meta.end) refuse("short");
  // A photo has about a dozen; the limit bounds the lookups for each offset.
  if (boxes.length + parts.length > MAX_BOXES) refuse("unusual");

  const out = new Uint8Array(boxes.at(-1)?.end ?? 0);
  const copy = ({ start, end }: Extent) => out.set(bytes.subarray(start, end), start);
  const blank = ({ start, body }: Box) => {
    copy({ start, end: body });
    out.set(fromText("free"), start + 4);
  };
  copy(ftyp.start === 0 ? ftyp : refuse("unusual"));
  copy({ start: meta.start, end: meta.body + 4 });
  for (const part of parts) {
    if (!META_BOXES.has(part.type)) blank(part);
    else copy(part.type === "idat" ? { start: part.start, end: part.body } : part);
  }
  for (const box of boxes.slice(1)) {
    if (box.type === "mdat") copy({ start: box.start, end: box.body });
    else if (box !== meta) blank(box);
  }
  const properties = boxesIn(
    bytes,
    ...rangeOf(oneBox(boxesIn(bytes, ...rangeOf(oneBox(parts, "iprp"))), "ipco")),
  );
  for (const property of properties.filter(({ type }) => !PROPERTIES.has(type))) {
    out.fill(0, property.body, property.end);
    blank(property);
  }
  copyItems(bytes, out, boxes, parts);
  return { ...sizeOf(bytes, parts, properties), bytes: out };
}

/** Copies the bytes of the picture's items and leaves the others zero. */
function copyItems(bytes: Uint8Array, out: Uint8Array, boxes: Box[], parts: Box[]): void {
  const types = readItemTypes(bytes, oneBox(parts, "iinf"));
  const items = readLocations(bytes, oneBox(parts, "iloc")).map(
    (item): Item => ({ ...item, type: types.get(item.id) ?? refuse("unusual") }),
  );
  const mdats = boxes.filter(({ type }) => type === "mdat");
  const idats = parts.filter(({ type }) => type === "idat");
  const placed = (item: Item): Extent[] => {
    const shift = item.isInIdat ? oneBox(idats, "idat").body : 0;
    return item.extents.map(({ start, end }) => {
      const extent = { start: start + shift, end: end + shift };
      const isInside = (item.isInIdat ? idats : mdats).some(
        (box) => extent.start >= box.body && extent.end <= box.end,
      );
      return isInside ? extent : refuse("short");
    });
  };
  for (const item of items.filter(({ type }) => !PICTURE_ITEMS.has(type))) {
    const [extent, another] = placed(item);
    if (!extent || item.type !== "Exif") continue;
    if (another || extent.end - extent.start < EMPTY_EXIF.length) refuse("metadata");
    out.set(EMPTY_EXIF, extent.start);
  }
  let copied = 0;
  for (const { start, end } of items
    .filter(({ type }) => PICTURE_ITEMS.has(type))
    .flatMap(placed)) {
    // Items that share bytes could request the whole file a million times.
    copied += end - start;
    if (copied > bytes.length) refuse("unusual");
    out.set(bytes.subarray(start, end), start);
  }
}

/** The displayed size of the primary item; none of the others may exceed our limit. */
function sizeOf(bytes: Uint8Array, parts: Box[], properties: Box[]) {
  const pitm = oneBox(parts, "pitm");
  const primary =
    u8(bytes, pitm.body) === 0 ? u16(bytes, pitm.body + 4) : u32(bytes, pitm.body + 4);
  const ipma = oneBox(boxesIn(bytes, ...rangeOf(oneBox(parts, "iprp"))), "ipma");
  const ofPrimary = readAssociations(bytes, ipma, primary).map((place) => properties[place - 1]);
  const ispe = ofPrimary.find((property) => property?.type === "ispe") ?? refuse("unusual");
  const size = { width: u32(bytes, ispe.body + 4), height: u32(bytes, ispe.body + 8) };
  for (const each of properties.filter(({ type }) => type === "ispe"))
    if (u32(bytes, each.body + 4) * u32(bytes, each.body + 8) > PHOTO_LIMITS.pixels)
      refuse("pixels");
  const irot = ofPrimary.find((property) => property?.type === "irot");
  const isOnSide = irot !== undefined && (u8(bytes, irot.body) & 1) === 1;
  return isOnSide ? { width: size.height, height: size.width } : size;
}

function rangeOf({ body, end }: Box): [bytesFrom: number, bytesTo: number] {
  return [body, end];
}
