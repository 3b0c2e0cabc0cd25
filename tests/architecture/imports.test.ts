import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { importsOf, PROJECT_ROOT, readImports } from "../support/imports.ts";
import { forbiddenImports, importCycles, LAYERS, PRODUCT_FOLDERS, ROOMS } from "./layers.ts";

const imports = await readImports(PRODUCT_FOLDERS);
const importsOfTests = await readImports(["tests"]);

describe("imports", () => {
  it("go one way", () => {
    expect(forbiddenImports(imports)).toEqual([]);
  });

  it.each([
    ["the product", imports],
    ["the tests", importsOfTests],
  ])("form no cycles in %s", (_, all) => {
    expect(importCycles(all).map((files) => files.join(" → "))).toEqual([]);
  });

  it("are found", () => {
    const files = new Set(imports.map(({ file }) => file));
    for (const name of ["domain", "edge", "function"]) {
      const layer = LAYERS.find((each) => each.name === name);
      expect([...files].filter((file) => layer?.path.test(file)).length).toBeGreaterThan(3);
    }
  });
});

describe("rooms", () => {
  it.each([
    ["supabase/functions/_shared/domain", []],
    ["web/api", []],
    ["web/features", []],
    ["tests/domain", []],
    ["tests/database", ["rights"]],
    ["tests/functions", []],
    ["tests/e2e", []],
    ["tests/web", ["app", "components", "hosting", "lib", "prerender", "session"]],
  ])("are the folders of %s", async (folder, others) => {
    const folders = (await readdir(`${PROJECT_ROOT}${folder}`, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => ![...ROOMS, ...others].includes(name))).toEqual([]);
  });
});

/** Breaks each rule once, to see that it is enforced. */
describe("an import in the wrong direction", () => {
  const domain = "supabase/functions/_shared/domain/a.ts";
  const edge = "supabase/functions/_shared/edge/a.ts";
  it.each([
    [domain, "../edge/http.ts", "pure"],
    [domain, "hono", "pure"],
    [domain, "node:fs", "pure"],
    [domain, "@web/lib/env.ts", "pure"],
    [edge, "../../listings/app.ts", "that function's folder"],
    [edge, "../../../../local/cloud.ts", "that function's folder"],
    ["supabase/functions/listings/a.ts", "../send-booking-emails/app.ts", "_shared/edge"],
    ["supabase/functions/listings/a.ts", "../../../web/lib/env.ts", "_shared/edge"],
    ["web/lib/a.ts", "../api/rest.ts", "web/api"],
    ["web/api/homes/a.ts", "../../session/session.ts", "in a feature"],
    ["web/api/homes/a.ts", "../../components/button.tsx", "in a feature"],
    ["web/api/homes/a.ts", "../offers/offers.ts", "each room its own"],
    ["web/session/a.ts", "../features/listings/card.tsx", "in a feature"],
    ["web/components/a.tsx", "../api/rest.ts", "props"],
    ["web/components/a.tsx", "../session/session.ts", "props"],
    ["web/features/homes/a.tsx", "../showings/form.tsx", "a screen combines them"],
    ["web/features/homes/a.tsx", "@web/features/showings/form.tsx", "a screen"],
    ["web/features/homes/a.tsx", "../../screens/listings.tsx", "a screen"],
    ["web/screens/a.tsx", "../app/router.tsx", "web/app"],
    ["web/main.tsx", "../local/cloud.ts", "only _shared/domain"],
    ["web/app/a.tsx", "../../supabase/functions/_shared/edge/http.ts", "only _shared/domain"],
    ["local/a.ts", "../web/lib/env.ts", "over HTTP"],
    ["local/a.ts", "../supabase/functions/_shared/edge/http.ts", "over HTTP"],
    ["deploy/a.ts", "../supabase/functions/_shared/edge/env.ts", "over HTTP and as files"],
    ["web/hosting/a.ts", "../features/listings/card.tsx", "draws nothing"],
    ["elsewhere/a.ts", "zod", "in no layer"],
  ])("%s → %s is told where the code belongs", (file, specifier, advice) => {
    const told = forbiddenImports(importsOf(file, `import { x } from "${specifier}";`));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(file);
    expect(told[0]).toContain(advice);
  });

  it.each([
    [domain, "./b.ts"],
    [domain, "zod"],
    [edge, "../domain/site/errors/errors.ts"],
    ["supabase/functions/listings/a.ts", "../_shared/edge/http.ts"],
    ["supabase/functions/listings/a.ts", "./b.ts"],
    ["web/api/a.ts", "@domain/site/errors/errors.ts"],
    ["web/features/homes/listings/a.tsx", "./b.tsx"],
    ["web/screens/a.tsx", "../features/listings/card.tsx"],
    ["web/main.tsx", "./app/router.tsx"],
  ])("%s → %s is fine", (file, specifier) => {
    expect(forbiddenImports(importsOf(file, `export * from "${specifier}";`))).toEqual([]);
  });

  it("is found in every form of import", () => {
    for (const form of [
      'import "../edge/http.ts";',
      'import type { A } from "../edge/http.ts";',
      'export { a } from "../edge/http.ts";',
      'const a = await import("../edge/http.ts");',
      'let a: import("../edge/http.ts").A;',
    ])
      expect(forbiddenImports(importsOf(domain, form))).toHaveLength(1);
  });

  it("a cycle of imports is reported as a whole", () => {
    const circle = [
      ...importsOf("web/lib/a.ts", 'import "./b.ts";'),
      ...importsOf("web/lib/b.ts", 'import "./c.ts"; import "./d.ts";'),
      ...importsOf("web/lib/c.ts", 'import "./a.ts";'),
      ...importsOf("web/lib/d.ts", 'import type { B } from "./b.ts";'),
    ];
    expect(importCycles(circle)).toEqual([
      ["web/lib/a.ts", "web/lib/b.ts", "web/lib/c.ts", "web/lib/a.ts"],
      ["web/lib/b.ts", "web/lib/d.ts", "web/lib/b.ts"],
    ]);
  });

  it.each([
    ['await import("./a-later.ts");', 0],
    ['import "./a-later.ts";', 1],
    ['await import("./b-later.ts");', 1],
  ])(
    "a later part may use the first one, unless that imports it with itself: %s",
    (source, cycles) => {
      const later = source.includes("b-later") ? "b-later.ts" : "a-later.ts";
      const both = [
        ...importsOf("web/lib/a.ts", source),
        ...importsOf(`web/lib/${later}`, 'import "./a.ts";'),
      ];
      expect(importCycles(both)).toHaveLength(cycles);
    },
  );
});
