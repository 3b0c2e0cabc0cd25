import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";

/** What the documents point at is there. */
const DOCUMENTS = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/choices.md",
  "local/README.md",
];

/** Made when something runs, or not kept in the repository. */
const UNKEPT = /^(dist|\.local|\.env)(\/|$)|(^|\/)node_modules(\/|$)/;

/** Where a short path may begin: ARCHITECTURE.md writes `domain/errors.ts`. */
const STARTS = ["", "supabase/", "supabase/functions/", "supabase/functions/_shared/"];

const paths = await pathsBelow("");

describe.each(DOCUMENTS)("%s", (document) => {
  it("links to what exists, and names paths that exist", async () => {
    const text = await readFile(`${PROJECT_ROOT}${document}`, "utf8");
    expect(deadEnds(document, text)).toEqual([]);
  });
});

describe("a dead end", () => {
  it.each([
    "[map](MAP.md)",
    "![picture](docs/nothing.webp)",
    "`supabase/functions/_shared/domain/nothing.ts`",
    "`domain/nothing.ts`",
    "`nothing.ts`",
    "`tests/nothing`",
    "`migrations/…_nothing.sql`",
  ])("is noticed: %s", (text) => {
    expect(deadEnds("README.md", text)).toHaveLength(1);
  });

  it.each([
    "[map](ARCHITECTURE.md#decisions) and [out](https://site.example/x)",
    "`domain/errors.ts`, `tests/architecture`, `web/`, `migrations/…_search.sql`",
    "`functions/<name>/app.ts`, `function-*`, `.local/ready.json`, `dist/`, `.env`",
    "`/rest/v1`, `@domain/*`, `@supabase/lite`, `npm test -- tests/nothing`, `text/calendar`",
    "```\nnpm run nothing/at/all.ts\n```",
  ])("is not seen in %j", (text) => {
    expect(deadEnds("README.md", text)).toEqual([]);
  });
});

/** Links and paths of `document` that lead nowhere, as they are written. */
function deadEnds(document: string, text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const folder = posix.dirname(document);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/i.test(target) && !UNKEPT.test(target))
    .filter((target) => !paths.has(posix.join(folder, target)));
  const named = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => isPath(code) && !exists(code, folder));
  return [...links, ...named];
}

/** A folder of ours with something below it, or the name of a source file. */
function isPath(code: string): boolean {
  if (!/^[\w.…-][\w.…/-]*$/.test(code) || UNKEPT.test(code)) return false;
  if (/\.(tsx?|js|sql|md|css|toml)$/.test(code)) return true;
  const [first = "", ...rest] = code.split("/");
  return rest.length > 0 && STARTS.some((start) => paths.has(start + first));
}

/** `…` stands for any part of one name. */
function exists(code: string, folder: string): boolean {
  const path = code.replace(/\/$/, "");
  return [...STARTS, `${folder}/`].some((start) => {
    const whole = posix.join(start, path);
    if (!whole.includes("…")) return paths.has(whole);
    const form = whole.split("…").map((part) => part.replace(/[.]/g, "\\."));
    const pattern = new RegExp(`^${form.join("[^/]*")}$`);
    return [...paths].some((each) => pattern.test(each));
  });
}

/** Files and folders of the repository, from its root. */
async function pathsBelow(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const entry of await readdir(`${PROJECT_ROOT}${folder}`, { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (UNKEPT.test(path) || entry.name === ".git") continue;
    found.add(path);
    if (entry.isDirectory()) for (const below of await pathsBelow(path)) found.add(below);
  }
  return found;
}
