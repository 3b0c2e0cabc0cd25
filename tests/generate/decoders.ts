import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * `npm run generate -- decoders`: packs the decoders of photos. Run it when @jsquash/webp or @jsquash/jpeg
 * changes; bundles.test.ts notices.
 */
export const DECODERS = {
  webp: "@jsquash/webp/codec/dec/webp_dec.wasm",
  jpeg: "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm",
} as const;

export function decoderBytes(kind: keyof typeof DECODERS): Buffer {
  return readFileSync(`${PROJECT_ROOT}node_modules/${DECODERS[kind]}`);
}

if (process.argv[1] === import.meta.filename) {
  const packed = (["webp", "jpeg"] as const).map((kind) => {
    const text = gzipSync(decoderBytes(kind), { level: 9 }).toString("base64");
    return `  ${kind}:\n    "${text}",\n`;
  });
  writeFileSync(
    `${PROJECT_ROOT}supabase/functions/listings/photos/packed-decoders.ts`,
    `/**
 * libwebp (BSD) and mozjpeg (BSD-like), as @jsquash (Apache License 2.0) compiles them to WebAssembly, each
 * as gzip in base64. Written by \`npm run generate -- decoders\`: only source files are deployed with a function.
 */
export const PACKED_DECODERS = {
${packed.join("")}};
`,
  );
}
