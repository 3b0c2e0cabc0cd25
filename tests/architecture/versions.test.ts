import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { functionNames, importMapOf } from "../support/edge-functions.ts";
import { type Import, PROJECT_ROOT, readImports } from "../support/imports.ts";

const manifest = JSON.parse(await readFile(`${PROJECT_ROOT}package.json`, "utf8"));
const names = await functionNames();
const imports = await readImports(["supabase/functions"]);

describe.each(names)("deno.json of %s", (name) => {
  it("has the versions of package.json", async () => {
    const map = await importMapOf(name);
    expect(versionProblems(map, manifest.dependencies)).toEqual([]);
  });

  it("maps what the function imports, and nothing else", async () => {
    const map = await importMapOf(name);
    const used = new Set(packagesReached(`supabase/functions/${name}/index.ts`, imports));
    const mapped = (specifier: string) =>
      Object.keys(map).find((key) =>
        key.endsWith("/") ? specifier.startsWith(key) : specifier === key,
      );
    expect(
      [...used].filter((specifier) => mapped(specifier) === undefined),
      `Add them to supabase/functions/${name}/deno.json, as other functions have them.`,
    ).toEqual([]);
    const needed = new Set([...used].map(mapped));
    expect(
      Object.keys(map).filter((key) => !needed.has(key)),
      `Remove them from supabase/functions/${name}/deno.json, since nothing imports them.`,
    ).toEqual([]);
  });
});

describe("a differing version", () => {
  it("is reported", () => {
    const dependencies = { hono: "4.13.19", "deno-std": "1.4.0" };
    expect(versionProblems({ hono: "npm:hono@4.0.0" }, dependencies)).toHaveLength(1);
    expect(versionProblems({ hono: "npm:hono" }, dependencies)).toHaveLength(1);
    expect(versionProblems({ hono: "npm:hono@^4.13.19" }, dependencies)).toHaveLength(1);
    expect(versionProblems({ left: "npm:left@1.0.0" }, dependencies)).toHaveLength(1);
    expect(versionProblems({ hono: "https://x.example/hono.js" }, dependencies)).toHaveLength(1);
    expect(
      versionProblems(
        { "@std/": "npm:/deno-std@1.4.0/", "hono/": "npm:/hono@4.13.19/" },
        dependencies,
      ),
    ).toEqual([]);
  });
});

function versionProblems(
  map: Record<string, string>,
  dependencies: Record<string, string>,
): string[] {
  return Object.entries(map).flatMap(([key, target]) => {
    const [, name = "", version] = target.match(/^npm:\/?(@?[^@]+)@([\d.]+)\/?$/) ?? [];
    const wanted = dependencies[name];
    if (wanted !== undefined && wanted === version) return [];
    return `${key} is ${target}, but package.json has ${wanted ?? "no such package"}.`;
  });
}

/** The packages imported by a file and by everything it imports. */
function packagesReached(entry: string, all: Import[]): string[] {
  const seen = new Set<string>();
  const packages: string[] = [];
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const each of all.filter((candidate) => candidate.file === file && !candidate.isType)) {
      if (each.target === undefined) packages.push(each.specifier);
      else queue.push(each.target);
    }
  }
  return packages;
}
