import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import type { Pixels } from "../../_shared/domain/homes/photo-likeness.ts";
import type { PhotoKind } from "../../_shared/edge/photos/types.ts";
import { unpack } from "../../_shared/edge/unpack.ts";
import { PACKED_DECODERS } from "./packed-decoders.ts";

/**
 * The pixels of a JPEG or WebP photo, the formats that our site stores: libwebp and mozjpeg as
 * WebAssembly, so that broken bytes break nothing but their own memory. Undefined for other formats.
 * @throws whatever the decoder throws.
 */
export async function decodePhoto(bytes: Uint8Array, kind: PhotoKind): Promise<Pixels | undefined> {
  if (kind !== "webp" && kind !== "jpeg") return undefined;
  await ready(kind);
  return (kind === "webp" ? decodeWebp : decodeJpeg)(new Uint8Array(bytes).buffer);
}

const loaded = new Map<string, Promise<void>>();

function ready(kind: "webp" | "jpeg"): Promise<void> {
  const known = loaded.get(kind) ?? load(kind);
  loaded.set(kind, known);
  return known;
}

async function load(kind: "webp" | "jpeg"): Promise<void> {
  // The decoders return the browser's class, which not every runtime has.
  const scope = globalThis as { ImageData?: unknown };
  scope.ImageData ??= PlainImageData;
  const module = await WebAssembly.compile(await unpack(PACKED_DECODERS[kind]));
  // The package's types know the options only, but its code also takes a compiled module.
  const init: (module: unknown, options: object) => Promise<void> =
    kind === "webp" ? initWebp : initJpeg;
  await init(module, { printErr: () => {} });
}

class PlainImageData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
