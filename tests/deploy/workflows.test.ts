import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { STEPS, UPLOADS } from "../../deploy/deploy.ts";
import { VARIABLES } from "../../deploy/settings.ts";
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

it("workflows run files and tests that exist", async () => {
  const files = workflows.flatMap((text) => text.match(/(?<=run: node )\S+/g) ?? []);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(PROJECT_ROOT + file))).toEqual([]);
  const config = await readFile(`${PROJECT_ROOT}vitest.config.ts`, "utf8");
  const projects = [...config.matchAll(/^ {10}name: "(\w+)"/gm)].map(([, name]) => name);
  const [, parts = ""] = /part: \[([^\]]+)\]/.exec(workflows[names.indexOf("ci.yml")] ?? "") ?? [];
  // `npm run check` includes the unit tests.
  expect(parts.split(", ").sort()).toEqual(
    ["check", ...projects.filter((name) => name !== "unit")].sort(),
  );
});

it("workflows pin the versions of actions and tools", () => {
  const all = workflows.join("\n");
  const actions = all.match(/(?<=uses: ).+/g) ?? [];
  const tools = all.match(/(?<=npx ).+/g) ?? [];
  expect(actions.length).toBeGreaterThan(5);
  expect(tools).toHaveLength(3);
  expect(actions.filter((action) => !/@v\d+$/.test(action))).toEqual([]);
  // They are given keys to publish with, so what they run may not change by itself.
  expect(tools.filter((tool) => !/^--yes [\w-]+@\d+\.\d+\.\d+ /.test(tool))).toEqual([]);
});

it("a checkout leaves no token behind for what the workflow runs", () => {
  const checkouts = workflows.flatMap((text) => text.split("uses: actions/checkout@").slice(1));
  expect(checkouts.length).toBeGreaterThan(2);
  for (const rest of checkouts)
    expect(rest).toMatch(/^v\d+\n +with:\n +persist-credentials: false\n/);
});

it("the site is published as the guide and the command say", () => {
  for (const [host, command] of Object.entries(UPLOADS).filter(([name]) => name !== "other")) {
    expect(guide).toMatch(new RegExp(`^\\| \`${host}\` +\\| \`${command}\` +\\|$`, "m"));
    const [, tool = "", rest = ""] = command.match(/^npx ([\w-]+@[\d.]+) (.+)$/) ?? [];
    const [said = ""] = deployment.match(new RegExp(`(?<=npx --yes ${tool} ).+`)) ?? [];
    for (const word of rest.split(" ")) expect(said.split(" "), host).toContain(word);
  }
});

it("the workflow hands over variables that a deployment reads", () => {
  const names = VARIABLES.map(({ name }) => name);
  const [, step = ""] = deployment.match(/npm run deploy -- .+\n +env:\n((?: {10}.+\n)+)/) ?? [];
  const given = step.match(/[A-Z_]+(?=:)/g) ?? [];
  expect(given).toEqual(["SUPABASE_ACCESS_TOKEN"]);
  expect(given.filter((name) => !names.includes(name))).toEqual([]);
  const read = deployment.match(/(?<=s\/\^)[A-Z_]+(?==)/g) ?? [];
  expect(read).toEqual(["SITE_URL", "HOST"]);
  expect(read.filter((name) => !names.includes(name))).toEqual([]);
});

it.each(["'", '"', ""])("the workflow reads the site from the secret, quoted with %j", (quote) => {
  const file = `A=1\nSITE_URL=${quote}https://www.selfnvest.test${quote} # ours\nHOST=${quote}vercel${quote}\n`;
  const commands = deployment.match(/sed -n "(.+)" \.env\.production/g) ?? [];
  const found = commands.map((command) => {
    const script = command.replace(/^sed -n "/, "").replace(/" \.env\.production$/, "");
    return execFileSync("sed", ["-n", script.replaceAll("\\\\", "\\")], {
      input: file,
      encoding: "utf8",
    });
  });
  expect(found.join("")).toBe("SITE_URL=https://www.selfnvest.test\nSITE_HOST=vercel\n");
  expect(parseEnv(file).SITE_URL).toBe("https://www.selfnvest.test");
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
