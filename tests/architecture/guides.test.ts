import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STEPS } from "../../deploy/deploy.ts";
import { VARIABLES } from "../../deploy/settings.ts";
import { documentedCode, GUIDES } from "../support/documented.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

/** Commands and variables in the guides exist; tests/database/site/platform.test.ts runs their SQL. */

const { scripts, devDependencies } = JSON.parse(textOf("package.json"));
const code = ["deploy", "local", "web", "supabase/functions", "supabase/config.toml", "tests"]
  .flatMap(filesBelow)
  .concat("package.json", "vite.config.ts")
  .concat(filesBelow(".github"))
  .map(textOf)
  .join("\n");

describe.each(GUIDES)("%s", (guide) => {
  const told = documentedCode(guide);

  it("runs scripts and tools that the project has", () => {
    const wanted = [...told.matchAll(/\bnpm run (?:-s )?([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(wanted.filter((name) => !(name in scripts))).toEqual([]);
    const tools = [...told.matchAll(/\bnpx ([a-z][\w-]*)/g)].map(([, name = ""]) => name);
    const known = [...Object.keys(devDependencies), "tsc", "vite", "vitest"];
    expect(tools.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("names variables that something reads", () => {
    const names = told.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];
    const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
    expect([...new Set(names)].filter((name) => !isRead(name))).toEqual([]);
  });

  it("names steps of a deployment that exist", () => {
    const steps = [...told.matchAll(/--only ([a-z,]+)/g)].flatMap(([, list = ""]) =>
      list.split(","),
    );
    expect(steps.filter((name) => !STEPS.some((step) => step.name === name))).toEqual([]);
  });
});

it("the doctor's guide has every variable that only the doctor reads", () => {
  const told = documentedCode("deploy/doctor/README.md");
  const names = VARIABLES.filter(({ use }) => use === "doctor").map(({ name }) => name);
  expect(names.filter((name) => !told.includes(name))).toEqual([]);
});

it("a product promise is said once: no section, list or table repeats an entry", () => {
  const sections = textOf("docs/product.md").split(/^### /m);
  const entries = sections.flatMap((section) => {
    const [title] = section.split("\n");
    const found = [...section.matchAll(/^(?:- \*\*(.+?)\*\*|\| +(.+?) +\| )/gm)];
    return found.map(([, item, row]) => `${title}: ${item ?? row}`);
  });
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry, n) => entries.indexOf(entry) !== n)).toEqual([]);
});

function filesBelow(path: string): string[] {
  if (!statSync(`${PROJECT_ROOT}${path}`).isDirectory()) return [path];
  return readdirSync(`${PROJECT_ROOT}${path}`, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /(\.(ts|tsx|mjs|toml|yml)|\.example)$/.test(name) && !name.includes("packed-"),
    )
    .map((name) => `${path}/${name}`);
}

function textOf(path: string): string {
  return readFileSync(`${PROJECT_ROOT}${path}`, "utf8");
}
