import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { STEPS } from "../../deploy/deploy.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

const FOLDER = `${PROJECT_ROOT}.github/workflows/`;
const names = await readdir(FOLDER);
const workflows = await Promise.all(names.map((name) => readFile(FOLDER + name, "utf8")));
const { scripts } = JSON.parse(await readFile(`${PROJECT_ROOT}package.json`, "utf8"));
const guide = await readFile(`${PROJECT_ROOT}docs/deploy.md`, "utf8");
const deployment = workflows[names.indexOf("deploy.yml")] ?? "";

it("workflows run scripts that exist", () => {
  const run = workflows.flatMap((text) => text.match(/(?<=npm run )[a-z:]+/g) ?? []);
  expect(run).toContain("deploy");
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});

it("the daily run takes a step that exists", () => {
  const [, step] = deployment.match(/'schedule' && '(\w+)'/) ?? [];
  expect(STEPS.map(({ name }) => name)).toContain(step);
});

it("every secret and variable of the deployment's workflow is explained, and no other", () => {
  const used = deployment.match(/(?<=(secrets|vars)\.)[A-Z_]+/g) ?? [];
  const [, chapter = ""] = guide.split("## From GitHub");
  const [section = ""] = chapter.split("\n## ");
  const explained = section.match(/(?<=`)[A-Z][A-Z_]+(?=`)/g) ?? [];
  expect([...new Set(explained)].sort()).toEqual([...new Set(used)].sort());
});

it("the guide has every step", () => {
  const [, table = ""] = guide.split("## What it does");
  const steps = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(steps.slice(0, STEPS.length)).toEqual(STEPS.map(({ name }) => name));
});
