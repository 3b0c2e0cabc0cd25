import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { STEPS } from "../../deploy/deploy.ts";
import { getTool, UPLOADS } from "../../deploy/host-tools.ts";
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
  // `npm run check` has lint and types, but not all unit tests.
  expect(parts.split(", ").sort()).toEqual(["check", ...projects].sort());
});

it("workflows name actions by their commit, with the version for people and Dependabot", async () => {
  const actions = workflows.join("\n").match(/(?<=uses: ).+/g) ?? [];
  expect(actions.length).toBeGreaterThan(5);
  // A tag can be moved to other code, a commit can't.
  const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
  expect(await dependabot()).toContain("package-ecosystem: github-actions");
});

it("workflows run only tools that a lock names, got before the host's keys are there", async () => {
  const all = workflows.join("\n");
  // They are given keys to publish with, so what they run may not change by itself.
  expect(all).not.toMatch(/\b(npx|npm exec|npm install|npm i|pnpm|yarn|bunx|curl|wget)\b/);
  for (const host of Object.keys(UPLOADS).filter((name) => name !== "other")) {
    const folder = `deploy/hosts/${host}`;
    const [, tool = ""] = deployment.match(new RegExp(`run: (${folder}/\\S+)`)) ?? [];
    const read = async (file: string) =>
      JSON.parse(await readFile(`${PROJECT_ROOT}${folder}/${file}`, "utf8"));
    const { devDependencies } = await read("package.json");
    const [[name = "", version = ""] = []] = Object.entries<string>(devDependencies);
    const { lockfileVersion, packages } = await read("package-lock.json");
    expect(lockfileVersion, host).toBe(3);
    expect(version, host).toMatch(/^\d+\.\d+\.\d+$/);
    const locked = packages[`node_modules/${name}`];
    expect(locked.version, host).toBe(version);
    expect(Object.keys(locked.bin), host).toContain(tool.split("/").at(-1));
    // Packages for other platforms have no hash (npm run generate -- lock); the workflow doesn't install them.
    type Locked = { integrity?: string; inBundle?: true; os?: string[]; cpu?: string[] };
    const loose = Object.entries<Locked>(packages).filter(
      ([path, { integrity, inBundle, os = ["linux"], cpu = ["x64"] }]) =>
        path && !integrity && !inBundle && os.includes("linux") && cpu.includes("x64"),
    );
    expect(loose, host).toEqual([]);
  }
  expect(guide).toContain(getTool("<HOST>"));
  const [before = "", after = ""] = deployment.split(
    `run: ${getTool("")}`.replace(/\S+$/, '"deploy/hosts/$SITE_HOST"'),
  );
  expect(before).not.toMatch(/secrets\.(NETLIFY|CLOUDFLARE|VERCEL)/);
  expect(after).toMatch(/secrets\.NETLIFY/);
  expect(await dependabot()).toContain('directories: ["/deploy/hosts/*"]');
});

const dependabot = () => readFile(`${PROJECT_ROOT}.github/dependabot.yml`, "utf8");

it("a checkout leaves no token behind for what the workflow runs", () => {
  const checkouts = workflows.flatMap((text) => text.split("uses: actions/checkout@").slice(1));
  expect(checkouts.length).toBeGreaterThan(2);
  for (const rest of checkouts)
    expect(rest).toMatch(/^\S+ # \S+\n +with:\n +persist-credentials: false\n/);
});

it("the site is published as the guide and the command say", () => {
  for (const [host, command] of Object.entries(UPLOADS).filter(([name]) => name !== "other")) {
    expect(guide).toMatch(new RegExp(`^\\| \`${host}\` +\\| \`${command}\` +\\|$`, "m"));
    const [tool = "", ...rest] = command.split(" ");
    const [said = ""] = deployment.match(new RegExp(`(?<=run: ${tool} ).+`)) ?? [];
    expect(said, host).not.toBe("");
    for (const word of rest) expect(said.split(" "), host).toContain(word);
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
