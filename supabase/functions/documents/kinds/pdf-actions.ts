import { inflated } from "./inflate.ts";

/**
 * What a PDF would do besides being read: run a script, start a program, or carry another file. Who opens a file from a
 * person that they don't know trusts us, so such a file from outside is refused (docs/trust.md E1).
 */

/** A clause for the refusal, by the PDF's own names of what it does. */
const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\/(?:JavaScript|JS)(?![A-Za-z0-9])/, "it contains a script"],
  [/\/Launch(?![A-Za-z0-9])/, "it starts a program"],
  [/\/EmbeddedFiles?(?![A-Za-z0-9])/, "it carries another file"],
];

const HELPS = "Please print it to a new PDF, and add that";

/** Objects can be packed, and packed ones unfold to much more: this is enough for thousands of pages. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Why a PDF from outside is refused; undefined if it only is to be read. */
export async function pdfAction(bytes: Uint8Array): Promise<string | undefined> {
  const text = new TextDecoder("latin1").decode(bytes);
  const isProtected = /\/Encrypt\s/.test(text);
  const found = actionIn(text);
  if (found) return found;
  let left = MOST_UNPACKED;
  for (const { 1: packing = "", index } of text.matchAll(PACKED)) {
    if (!/\/ObjStm/.test(packing)) continue;
    if (isProtected || left <= 0) return `it can't be checked. ${HELPS}`;
    const from = text.indexOf("stream", index + packing.length) + "stream".length;
    const start = text.startsWith("\r\n", from) ? from + 2 : from + 1;
    const end = text.indexOf("endstream", start);
    // A stream may be cut short, or followed by a line break: what could be unpacked is read.
    const unpacked = /\/FlateDecode|\/Fl\b/.test(packing)
      ? (
          await inflated(bytes.subarray(start, end === -1 ? undefined : end), {
            ...LATIN,
            most: left,
          })
        ).text
      : text.slice(start, end);
    left -= unpacked.length;
    const action = actionIn(unpacked);
    if (action) return action;
  }
  return undefined;
}

const LATIN = { format: "deflate", encoding: "latin1" } as const;

/** The dictionary before a stream. */
const PACKED = /<<((?:[^<>]|<[^<]|<<[^<>]*>>|>[^>])*)>>\s*stream/g;

function actionIn(text: string): string | undefined {
  // A name can be written with the codes of its letters: /J#61vaScript.
  const named = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const action = ACTIONS.find(([name]) => name.test(named));
  return action && `${action[1]}. ${HELPS}`;
}
