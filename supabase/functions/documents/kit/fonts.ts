import { unpack } from "../../_shared/edge/unpack.ts";
import { PACKED_FONTS } from "./packed-fonts.ts";

/** The fonts under the file names that pdfmake expects. */
export async function unpackFonts(): Promise<Record<string, { data: Uint8Array }>> {
  const files = Object.entries(PACKED_FONTS).map(async ([name, packed]) => [
    name,
    { data: await unpack(packed) },
  ]);
  return Object.fromEntries(await Promise.all(files));
}
