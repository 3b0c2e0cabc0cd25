import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { PACKED_FONTS } from "../../supabase/functions/documents/kit/packed-fonts.ts";
import { functionNames } from "../support/edge-functions.ts";
import { reachableFiles, totalBytes } from "../support/function-bundle.ts";
import { FONT_FILES, fontBytes } from "../support/pack-fonts.ts";

/**
 * Without Docker, the platform bundles at most 5 MB per function, and deployments have failed from
 * 4 MB on. A lighter build of a package, or a function of its own, reduces the size.
 */
const MOST_BYTES = 3_000_000;

it.each(await functionNames())("%s stays below 3 MB with everything it can reach", async (name) => {
  const files = await reachableFiles(name);
  const largest = [...files].sort(([, a], [, b]) => b - a).slice(0, 5);
  expect(files.size).toBeGreaterThan(50);
  expect(totalBytes(files), JSON.stringify(largest)).toBeLessThan(MOST_BYTES);
});

it("what is loaded on demand counts too", async () => {
  const files = await reachableFiles("documents");
  const names = [...files.keys()].map((path) => path.split("/").at(-1));
  expect(names).toContain("pdfmake.min.js");
  expect(names).toContain("packed-fonts.ts");
});

it("the packed fonts are those of the installed pdfmake", () => {
  expect(Object.keys(PACKED_FONTS)).toEqual(FONT_FILES);
  for (const file of FONT_FILES) {
    const unpacked = gunzipSync(Buffer.from(PACKED_FONTS[file] ?? "", "base64"));
    expect(unpacked.equals(fontBytes(file)), `${file}: npm run fonts`).toBe(true);
  }
});
