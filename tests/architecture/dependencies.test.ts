import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { functionNames, importMapOf } from "../support/edge-functions.ts";
import { importsOf, PROJECT_ROOT, packageOf } from "../support/imports.ts";

/** Every installed package is used. */
const manifest = JSON.parse(await readFile(`${PROJECT_ROOT}package.json`, "utf8"));
const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const sources = await readSources();
const imported = await importedPackages();

describe("every package of package.json", () => {
  it("is used", async () => {
    expect(await unused(names)).toEqual([]);
  });
});

describe("an unused package", () => {
  it("is reported, and so are its types", async () => {
    const nobodys = ["left-pad-of-nobody", "@types/left-pad-of-nobody"];
    expect(await unused(["zod", ...nobodys, "@types/node"])).toEqual(nobodys);
  });
});

async function unused(packages: string[]): Promise<string[]> {
  const isUsed = await Promise.all(packages.map(isPackageUsed));
  return packages.filter((_, index) => !isUsed[index]);
}

async function isPackageUsed(name: string): Promise<boolean> {
  const typed = name.match(/^@types\/(.+)$/)?.[1];
  if (typed !== undefined) return imported.has(typed);
  return imported.has(name) || isNamed(name) || (await commandsOf(name)).some(isCommandUsed);
}

/** A package in quotes: `environment: "jsdom"`, `require.resolve("…")`, `@import "…/index.css"`. */
function isNamed(name: string): boolean {
  return sources.some(({ path, text }) => {
    const isOurs = path !== "tests/architecture/dependencies.test.ts";
    return isOurs && (text.includes(`"${name}"`) || text.includes(`"${name}/`));
  });
}

/** A package in a script of package.json, or by its path or bare name in a program. */
function isCommandUsed(command: string): boolean {
  const scripts = Object.values<string>(manifest.scripts);
  if (scripts.some((script) => script.split(/\s+/).includes(command))) return true;
  return sources.some(({ text }) => {
    return text.includes(`node_modules/.bin/${command}`) || text.includes(`".bin", "${command}"`);
  });
}

async function commandsOf(name: string): Promise<string[]> {
  const path = `${PROJECT_ROOT}node_modules/${name}/package.json`;
  const { bin } = JSON.parse(await readFile(path, "utf8").catch(() => "{}"));
  return typeof bin === "string" ? [name] : Object.keys(bin ?? {});
}

/** The packages of our programs, and those of the functions through their deno.json. */
async function importedPackages(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { path, text } of sources) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { specifier, target } of importsOf(path, text)) {
      if (target === undefined) found.add(packageOf(specifier.replace(/^node:.*/, "node")));
    }
  }
  for (const name of await functionNames()) {
    for (const target of Object.values(await importMapOf(name))) {
      const mapped = target.match(/^npm:\/?(@?[^@]+)@/)?.[1];
      if (mapped) found.add(mapped);
    }
  }
  return found;
}

async function readSources(): Promise<{ path: string; text: string }[]> {
  const folders = ["web", "local", "tests", "supabase/functions"];
  const below = folders.map(async (folder) =>
    (await readdir(`${PROJECT_ROOT}${folder}`, { recursive: true })).map((path) =>
      posix.join(folder, path),
    ),
  );
  const root = (await readdir(PROJECT_ROOT)).filter((path) => path.endsWith(".config.ts"));
  const paths = [...(await Promise.all(below)).flat(), ...root].filter((path) =>
    /\.(tsx?|css)$/.test(path),
  );
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(`${PROJECT_ROOT}${path}`, "utf8") })),
  );
}
