// Layer: all, because it packs every function as the platform does.
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FURTHER_LETTERS } from "../../supabase/functions/documents/kit/further-letters.ts";
import { PACKED_FONTS } from "../../supabase/functions/documents/kit/packed-fonts.ts";
import { PACKED_DECODERS } from "../../supabase/functions/listings/photos/packed-decoders.ts";
import { DECODERS, decoderBytes } from "../generate/decoders.ts";
import { FONT_FILES, fontBytes } from "../generate/fonts.ts";
import { FURTHER_FONTS, type FurtherFont, furtherFont } from "../generate/further-fonts.ts";
import { PDFMAKE_MODULE, pdfmakeModule } from "../generate/pdfmake.ts";
import { functionNames } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import { foldersOf, packedParts, reachableFiles, totalBytes } from "./function-bundle.ts";

/**
 * Supabase takes at most 5 MB of a function without Docker, and deployments have failed from 4 MB on. It packs
 * whole packages: a lighter package, a copy of the one file that is needed, or a function of its own helps.
 */
const MOST_BYTES = 4_000_000;

const names = await functionNames();

const reached = await reachableFiles(names);
const filesOf = (name: string) => reached.get(name) ?? [];

it.each(names)("%s stays below 4 MB as the platform packs it", async (name) => {
  expect(filesOf(name).length).toBeGreaterThan(50);
  const parts = await packedParts(filesOf(name));
  expect(totalBytes(parts), JSON.stringify(parts.slice(0, 5))).toBeLessThan(MOST_BYTES);
});

it("a package counts whole, with those that it depends on", async () => {
  const parts = await packedParts([`${PROJECT_ROOT}node_modules/pdfmake/build/pdfmake.min.js`]);
  expect(parts.map(([part]) => part)).toEqual(
    expect.arrayContaining(["pdfmake", "pdfkit", "fontkit"]),
  );
  expect(totalBytes(parts)).toBeGreaterThan(MOST_BYTES);
});

it("a bundle also counts what is loaded on demand", async () => {
  const loaded = filesOf("documents").map((path) => path.split("/").at(-1));
  expect(loaded).toContain("packed-pdfmake.js");
  expect(loaded).toContain("packed-fonts.ts");
});

it("the copy of pdfmake is the installed one", async () => {
  const copy = await readFile(`${PROJECT_ROOT}${PDFMAKE_MODULE}`, "utf8");
  expect(copy === pdfmakeModule(), `${PDFMAKE_MODULE}: npm run generate -- fonts`).toBe(true);
});

it("the packed fonts are those of the installed pdfmake", () => {
  expect(Object.keys(PACKED_FONTS)).toEqual(FONT_FILES);
  for (const file of FONT_FILES) {
    const unpacked = gunzipSync(Buffer.from(PACKED_FONTS[file] ?? "", "base64"));
    expect(unpacked.equals(fontBytes(file)), `${file}: npm run generate -- fonts`).toBe(true);
  }
});

it("the packed fonts of other scripts are those of the installed fontsource, with the letters that they have", async () => {
  for (const name of Object.keys(FURTHER_FONTS) as FurtherFont[]) {
    const { PACKED_FONT } = await import(
      `${PROJECT_ROOT}supabase/functions/documents/kit/packed-font-${name}.ts`
    );
    const { bytes, letters } = await furtherFont(name);
    const unpacked = gunzipSync(Buffer.from(PACKED_FONT, "base64"));
    expect(unpacked.equals(bytes), `${name}: npm run generate -- fonts`).toBe(true);
    expect(JSON.stringify(FURTHER_LETTERS[name])).toBe(`"${letters}"`);
  }
});

it("the packed decoders are those of the installed @jsquash", () => {
  expect(Object.keys(PACKED_DECODERS)).toEqual(Object.keys(DECODERS));
  for (const kind of ["webp", "jpeg"] as const) {
    const unpacked = gunzipSync(Buffer.from(PACKED_DECODERS[kind], "base64"));
    expect(unpacked.equals(decoderBytes(kind)), `${kind}: npm run generate -- decoders`).toBe(true);
  }
});

/** Decision 63: the platform resolves packages by itself, and doesn't use our lock file. */
describe("the platform's installation", () => {
  it.each(names)("%s is installed as it was tested", async (name) => {
    expect(await ranges(filesOf(name))).toEqual([
      // The package turns bytes into text and back, and needs no other package.
      ...(name === "notifications"
        ? ["@block65/webcrypto-web-push wants uint8array-extras ^1.5.0"]
        : []),
      // Both packages are Supabase's own.
      "@supabase/storage-js wants iceberg-js ^0.8.1",
    ]);
  });

  it("is found when it is a range", async () => {
    const files = ["node_modules/pdfmake/a.js", "node_modules/pdfkit/a.js"];
    expect(await ranges(files.map((path) => PROJECT_ROOT + path))).toEqual([
      expect.stringContaining("pdfmake wants pdfkit ^"),
    ]);
  });
});

/** The packages of these files that want another one of them in a range instead of an exact version. */
async function ranges(files: string[]): Promise<string[]> {
  const folders = foldersOf(files);
  const nameOf = (folder: string) => folder.split("/node_modules/").at(-1) ?? "";
  const packages = new Set(folders.map(nameOf));
  const found = await Promise.all(
    folders.map(async (folder) => {
      const { dependencies = {} } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
      return Object.entries<string>(dependencies)
        .filter(([name, version]) => packages.has(name) && !/^\d/.test(version))
        .map(([name, version]) => `${nameOf(folder)} wants ${name} ${version}`);
    }),
  );
  return found.flat();
}
