import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PACKED_FONTS } from "../../supabase/functions/documents/kit/packed-fonts.ts";
import { PACKED_DECODERS } from "../../supabase/functions/listings/photos/packed-decoders.ts";
import { functionNames } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import { DECODERS, decoderBytes } from "../support/pack-decoders.ts";
import { FONT_FILES, fontBytes } from "../support/pack-fonts.ts";
import { reachableFiles, totalBytes } from "./function-bundle.ts";

/**
 * Without Docker, the platform bundles at most 5 MB per function, and deployments have failed from
 * 4 MB on. A lighter build of a package, or a function of its own, reduces the size.
 */
const MOST_BYTES = 3_000_000;

const names = await functionNames();

const reached = await reachableFiles(names);
const filesOf = (name: string) => reached.get(name) ?? new Map<string, number>();

it.each(names)("%s stays below 3 MB with everything it can reach", async (name) => {
  const files = filesOf(name);
  const largest = [...files].sort(([, a], [, b]) => b - a).slice(0, 5);
  expect(files.size).toBeGreaterThan(50);
  expect(totalBytes(files), JSON.stringify(largest)).toBeLessThan(MOST_BYTES);
});

it("what is loaded on demand counts too", async () => {
  const files = filesOf("documents");
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

it("the packed decoders are those of the installed @jsquash", () => {
  expect(Object.keys(PACKED_DECODERS)).toEqual(Object.keys(DECODERS));
  for (const kind of ["webp", "jpeg"] as const) {
    const unpacked = gunzipSync(Buffer.from(PACKED_DECODERS[kind], "base64"));
    expect(unpacked.equals(decoderBytes(kind)), `${kind}: npm run decoders`).toBe(true);
  }
});

/** Decision 63: the platform resolves packages by itself, and doesn't use our lock file. */
describe("what the platform installs", () => {
  it.each(names)("for %s is what was tested", async (name) => {
    expect(await ranges([...filesOf(name).keys()])).toEqual([
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

/**
 * Which packages of these files want another one of them in a range instead of an exact version.
 */
async function ranges(files: string[]): Promise<string[]> {
  const folders = new Set(
    files.flatMap((file) => file.match(/^.*\/node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []),
  );
  const nameOf = (folder: string) => folder.split("/node_modules/").at(-1) ?? "";
  const packages = new Set([...folders].map(nameOf));
  const found = await Promise.all(
    [...folders].map(async (folder) => {
      const { dependencies = {} } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
      return Object.entries<string>(dependencies)
        .filter(([name, version]) => packages.has(name) && !/^\d/.test(version))
        .map(([name, version]) => `${nameOf(folder)} wants ${name} ${version}`);
    }),
  );
  return found.flat();
}
