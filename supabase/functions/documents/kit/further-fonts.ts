import { unpack } from "../../_shared/edge/unpack.ts";
import type { FurtherFont } from "./printable.ts";

/** The fonts of other scripts, as pdfmake names them and their files. They have one weight. */
export async function loadFurtherFonts(names: Iterable<FurtherFont>) {
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      const file = `${name}.ttf`;
      const data = await unpack((await PACKED[name]()).PACKED_FONT);
      return { name, file, data };
    }),
  );
  return {
    files: Object.fromEntries(loaded.map(({ file, data }) => [file, { data }])),
    fonts: Object.fromEntries(
      loaded.map(({ name, file }) => [
        name,
        { normal: file, bold: file, italics: file, bolditalics: file },
      ]),
    ),
  };
}

const PACKED: Record<FurtherFont, () => Promise<{ PACKED_FONT: string }>> = {
  han: () => import("./packed-font-han.ts"),
  arabic: () => import("./packed-font-arabic.ts"),
  hebrew: () => import("./packed-font-hebrew.ts"),
  thai: () => import("./packed-font-thai.ts"),
};
