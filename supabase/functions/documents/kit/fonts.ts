import { decodeBase64 } from "@std/encoding/base64.js";
import { PACKED_FONTS } from "./packed-fonts.ts";

/** The fonts under the file names that pdfmake expects. */
export async function unpackFonts(): Promise<Record<string, { data: Uint8Array }>> {
  const files = Object.entries(PACKED_FONTS).map(async ([name, packed]) => {
    const stream = new Blob([decodeBase64(packed)]).stream();
    const unpacked = stream.pipeThrough(new DecompressionStream("gzip"));
    return [name, { data: new Uint8Array(await new Response(unpacked).arrayBuffer()) }];
  });
  return Object.fromEntries(await Promise.all(files));
}
