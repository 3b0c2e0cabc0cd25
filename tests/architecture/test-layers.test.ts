import { describe, expect, it } from "vitest";
import { layerOf, testFiles, testsOfSchemas, whyLong } from "../layers.ts";
import { type Import, PROJECT_ROOT, readImports } from "../support/imports.ts";

/** What starts a server, a browser or a bundler is not in the tests that people run before every commit. */
const STARTS: RegExp[] = [
  /^tests\/support\/(edge-process|edge-world|test-cloud|supabase-cli|deployed|browser|command)\.ts$/,
  /^local\/(cloud|deno|native-postgres|web-server)\.ts$/,
];
const STARTING_PACKAGES = ["playwright-core", "@electric-sql/pglite", "postgres", "esbuild"];

describe("a test file", () => {
  it.each([
    ["of its folder", "tests/web/a.test.ts", 'import "vitest";\n', "test"],
    [
      "that its head names",
      "tests/web/a.test.ts",
      "// Layer: all, because it draws maps.\n",
      "all",
    ],
    ["of its folder without a reason", "tests/domain/a.test.ts", "// Layer: all\n", "check"],
  ])("has the layer %s", (_, file, text, layer) => {
    expect(layerOf(file, text)).toBe(layer);
  });

  it("says why it takes long in a sentence of its head", () => {
    expect(whyLong("// Layer: all, because it races.\n// Long, because it races often.\n")).toBe(
      "because it races often",
    );
    expect(whyLong("// Long\n")).toBeUndefined();
  });

  it("is in a folder that has a layer", () => {
    expect(() => layerOf("tests/nowhere/a.test.ts", "")).toThrow("tests/nowhere/a.test.ts");
    expect(new Set(testFiles(PROJECT_ROOT).values())).toEqual(new Set(["check", "test", "all"]));
  });

  it("starts nothing if `npm run check` runs it (if it does, its head says `// Layer: all, because …`)", async () => {
    const folders = [
      "tests/architecture",
      "tests/domain",
      "tests/generate",
      "tests/support",
      "local",
    ];
    const imports = new Map<string, Import[]>();
    for (const each of await readImports(folders))
      if (!each.isType) imports.set(each.file, [...(imports.get(each.file) ?? []), each]);
    const starting: string[] = [];
    for (const [file, layer] of testFiles(PROJECT_ROOT)) {
      if (layer !== "check") continue;
      const reached = new Set([file]);
      for (const importer of reached)
        for (const { target, specifier } of imports.get(importer) ?? []) {
          const isStarting = target
            ? STARTS.some((pattern) => pattern.test(target))
            : STARTING_PACKAGES.includes(specifier);
          if (isStarting) starting.push(`${file} imports ${target ?? specifier}`);
          else if (target) reached.add(target);
        }
    }
    expect(starting).toEqual([]);
  });
});

it("a changed schema needs the tests of its room, with all plays", () => {
  const files = [
    "tests/database/sales/a.test.ts",
    "tests/functions/sales/b.test.ts",
    "tests/database/talk/c.test.ts",
    "tests/database/site/pgtap.test.ts",
  ];
  const needed = (status: string) => testsOfSchemas(status, files);
  expect(needed(" M supabase/schemas/sales/steps.sql\n")).toEqual([files[0], files[1], files[3]]);
  expect(needed("?? supabase/tests/database/sales.sql\n")).toEqual([files[3]]);
  expect(needed(" M supabase/config.toml\n")).toEqual([]);
});
