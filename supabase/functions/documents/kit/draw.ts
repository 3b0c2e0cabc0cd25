import type { KitBlock } from "../../_shared/domain/papers/document-kit/blocks.ts";
import { KIT_NOTICE } from "../../_shared/domain/papers/document-kit/catalogue.ts";
import { FAINT, hairline, INK, type PdfContent, pdfOfAll } from "./pdf-blocks.ts";
import { type FurtherFont, printable } from "./printable.ts";

/** Texts that every page also has: at the top right, and at the foot. */
type Frame = { label: string; notice: string };

const KIT: Frame = { label: "Complete FSBO Kit", notice: KIT_NOTICE };

/** @param frame the kit's, unless it is another paper. */
export type Draw = (title: string, blocks: KitBlock[], frame?: Frame) => Promise<Uint8Array>;

/** Renders a document as a PDF of US letter size. */
export const drawDocument: Draw = async (title, blocks, frame = KIT) => {
  return (await loadPdfMake()).createPdf(definition(title, blocks, frame)).getBuffer();
};

/** Once, with its fonts. */
export function loadPdfMake(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}

let loaded: ReturnType<typeof load> | undefined;

/** Loaded with the first document, so that other requests to the function don't wait for it. */
async function load() {
  const [{ default: pdfMake }, { unpackFonts }] = await Promise.all([
    import("./packed-pdfmake.js"),
    import("./fonts.ts"),
  ]);
  pdfMake.addVirtualFileSystem(await unpackFonts());
  return {
    createPdf: (definition: PdfContent) => ({
      async getBuffer(): Promise<Uint8Array> {
        const needed = new Set<FurtherFont>();
        const printed = printable(definition, needed);
        if (needed.size > 0) {
          const { loadFurtherFonts } = await import("./further-fonts.ts");
          const { files, fonts } = await loadFurtherFonts(needed);
          pdfMake.addVirtualFileSystem(files);
          pdfMake.addFonts(fonts);
        }
        return pdfMake.createPdf(printed).getBuffer();
      },
    }),
  };
}

const MARGIN = 54;
const TOP = 68;
const BOTTOM = 60;

function definition(title: string, blocks: KitBlock[], frame: Frame): PdfContent {
  return {
    pageSize: "LETTER",
    pageMargins: [MARGIN, TOP, MARGIN, BOTTOM],
    info: { title, creator: "SelfNVest", producer: "SelfNVest" },
    defaultStyle: { fontSize: 10, lineHeight: 1.2, color: INK },
    header: () => ({
      margin: [MARGIN, 30, MARGIN, 0],
      columns: [
        { text: "SelfNVest", bold: true, color: INK },
        { text: frame.label, alignment: "right", color: FAINT },
      ],
    }),
    footer: (page: number, pages: number) => ({
      margin: [MARGIN, 16, MARGIN, 0],
      columns: [
        { text: frame.notice, fontSize: 7.5, color: FAINT, width: "*" },
        { text: `${page} of ${pages}`, alignment: "right", color: FAINT, width: 60 },
      ],
    }),
    content: [{ text: title, fontSize: 22, margin: [0, 0, 0, 6] }, hairline(), ...pdfOfAll(blocks)],
  };
}
