import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";

/** Every reference in a document, a comment or a test's name leads somewhere. */

/** This file has dead references on purpose. */
const EXAMPLES = "tests/architecture/references.test.ts";

/** Generated, or not kept in the repository. */
const UNKEPT = /^(dist|\.local)(\/|$)|(^|\/)(node_modules|\.env|packed-[^/]*)(\/|$)/;

/** `deadEnds` checks the links in documents. */
const LINK = /\]\([^)]*\)/g;

const SOURCE = /\.(md|[cm]?[jt]sx?|sql|psql|css|html|toml|ya?ml|example)$/;

/** The folders at which a short path may start: ARCHITECTURE.md writes `domain/site/errors/errors.ts`. */
const STARTS = ["", "supabase/", "supabase/functions/", "supabase/functions/_shared/"];

const paths = await pathsBelow("");
const sources = await readAll([...paths].filter((path) => SOURCE.test(path) && path !== EXAMPLES));
const documents = [...sources].filter(([path]) => path.endsWith(".md"));

/** Rows of `docs/trust.md`, one or several. */
const ROWS = /docs\/trust\.md ([A-Z]\d+(?:(?:,| to| and|, and) [A-Z]\d+)*)/g;

const NUMBERS = /\b(?:D|decisions? )(\d+(?:(?:,| and|, and) \d+)*)(?!\w)/gi;

const SECTIONS = new Set(textOf("docs/product.md").match(/(?<=^### )[AB]§\d/gm));
const THREATS = new Set(textOf("docs/trust.md").match(/(?<=^(?:\| )?)[A-Z]\d+(?= *\||\.)/gm));
const DECISIONS = new Set(
  [...paths].flatMap((path) => path.match(/^docs\/decisions\/(\d{4})-/)?.[1] ?? []).map(Number),
);

describe.each(documents)("%s", (document, text) => {
  it("links to what exists, and names paths that exist", () => {
    expect(deadEnds(document, text)).toEqual([]);
  });
});

describe("comments, documents and names of tests", () => {
  it("refer to what is in the project (drop the reference, or add its target)", () => {
    const dead = [...sources].flatMap(([path, text]) =>
      deadReferences(path, text).map((reference) => `${path}: ${reference}`),
    );
    expect(dead).toEqual([]);
  });

  it("are found, and so is everything they may refer to", () => {
    expect(sources.size).toBeGreaterThan(1000);
    expect(SECTIONS.size).toBe(18);
    const listed = [
      ...textOf("docs/decisions/README.md").matchAll(/^- \[(\d+\. .*)\]\((.*)\)$/gm),
    ].map(([, title, file]) => `docs/decisions/${file}: # ${title}`);
    const titles = documents
      .filter(([path]) => /^docs\/decisions\/\d/.test(path))
      .map(([path, text]) => `${path}: ${text.split("\n", 1)[0]}`);
    expect(listed.sort()).toEqual(titles.sort());
    const tables = textOf("docs/trust.md").match(/^\| No\./gm) ?? [];
    const letters = new Set([...THREATS].map((row) => row.charAt(0)));
    expect([...letters], "a letter for each table, and T").toHaveLength(tables.length + 1);
  });
});

describe("a dead end", () => {
  it.each([
    "[map](MAP.md)",
    "[section](ARCHITECTURE.md#no-such-section)",
    "[section](#no-such-section)",
    "![picture](docs/nothing.webp)",
    "`supabase/functions/_shared/domain/nothing.ts`",
    "`domain/nothing.ts`",
    "`nothing.ts`",
    "`tests/nothing`",
    "`schemas/site/nothing.sql`",
  ])("is noticed: %s", (text) => {
    expect(deadEnds("README.md", text)).toHaveLength(1);
  });

  it.each([
    "[map](ARCHITECTURE.md#rooms) and [out](https://site.example/x#y)",
    "[deploy](#deploy-it)",
    "`domain/site/errors/errors.ts`, `tests/architecture`, `web/`, `schemas/search/search.sql`",
    "`functions/<name>/app.ts`, `function-*`, `.local/ready.json`, `dist/`, `.env`",
    "`/rest/v1`, `@domain/*`, `@supabase/lite`, `npm test -- tests/nothing`, `text/calendar`",
    "```\nnpm run nothing/at/all.ts\n```",
  ])("is not seen in %j", (text) => {
    expect(deadEnds("README.md", text)).toEqual([]);
  });
});

describe("a reference that leads nowhere", () => {
  it.each([
    "// A§0",
    "/** The law of §4. */",
    "// see nothing.md",
    "// see docs/nothing.md",
    "// docs/speed.md#nothing",
    "// docs/trust.md A99",
    "// docs/trust.md C1 to C99",
    "// docs/trust.md K9",
    "// decision 999",
    "// Decision 999 says so",
    "// decisions 17, 76 and 999",
    "// docs/trust.md A1, and decision 999",
    "// D999",
    "// what the spec wants",
    '// "issue 3" wants this',
  ])("is noticed: %s", (text) => {
    expect(deadReferences("web/lib/a.ts", text)).toHaveLength(1);
  });

  it.each([
    "// A§4, B§9",
    "// docs/product.md B§2, docs/speed.md#the-map",
    "// docs/trust.md C1 to C4, and E5",
    "// docs/trust.md K1 and R5, decision 132",
    "// local/README.md, dist/licenses.md",
    "// D17, decision 17, decisions 17, 76 and 132",
    'const d = "M0 D999 https://site.example/nothing";',
  ])("is not seen in %j", (text) => {
    expect(deadReferences("web/lib/a.ts", text)).toEqual([]);
  });
});

/** The links and paths in `document` that lead nowhere, as written. */
function deadEnds(document: string, text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const folder = posix.dirname(document);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:|^\//i.test(target) && !UNKEPT.test(target))
    .filter((target) => {
      const [path, anchor] = target.split("#");
      return !leads(path ? posix.join(folder, path) : document, anchor);
    });
  const named = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => isPath(code) && !exists(code, folder));
  return [...links, ...named];
}

/** References in passing to what doesn't exist. */
function deadReferences(path: string, text: string): string[] {
  const sections = text.match(/[AB]?§ ?\d*/g) ?? [];
  const threats = [...text.matchAll(ROWS)].flatMap(
    ([, list = ""]) => list.match(/[A-Z]\d+/g) ?? [],
  );
  const comments = commentsOf(path, text);
  const files = [...comments.matchAll(/(?<![\w/…<*.-])([\w./-]*\w\.md)\b(?:#([\w-]+))?/g)];
  const notes = comments.replace(ROWS, "");
  const decisions = [...notes.matchAll(NUMBERS)].flatMap(
    ([, list = ""]) => list.match(/\d+/g) ?? [],
  );
  return [
    ...sections.filter((section) => !SECTIONS.has(section)),
    ...threats.filter((threat) => !THREATS.has(threat)).map((threat) => `docs/trust.md ${threat}`),
    ...files
      .filter(([, file = "", anchor]) => {
        const places = [file, posix.join(posix.dirname(path), file)];
        return !UNKEPT.test(file) && !places.some((place) => leads(place, anchor));
      })
      .map(([whole]) => whole),
    ...decisions.filter((n) => !DECISIONS.has(Number(n))).map((n) => `decision ${n}`),
    ...(text.match(/\bthe spec\b|\bthe specification\b/gi) ?? []),
    ...(notes.match(/\bissue \d+\b/gi) ?? []),
  ];
}

/** Whether it is one of our files or folders; with an anchor, one with that heading. */
function leads(path: string, anchor?: string): boolean {
  const file = path.replace(/\/$/, "");
  if (!paths.has(file)) return false;
  return anchor === undefined || anchorsOf(textOf(file)).has(anchor);
}

/** Derives anchors from headings as GitHub does. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(/^```[\s\S]*?^```/gm, "").match(/(?<=^#+ ).+$/gm) ?? [];
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replace(/ /g, "-"),
    ),
  );
}

function commentsOf(path: string, text: string): string {
  if (path.endsWith(".md")) return path === "docs/trust.md" ? "" : text.replace(LINK, "");
  const comment = /\.(sql|psql)$/.test(path)
    ? /--.*$/gm
    : /\.(toml|ya?ml|example)$/.test(path)
      ? /#.*$/gm
      : /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
  return (text.match(comment) ?? []).join("\n");
}

/** A path below one of our folders, or the name of a source file. */
function isPath(code: string): boolean {
  if (!/^[\w.…-][\w.…/-]*$/.test(code) || UNKEPT.test(code)) return false;
  if (/\.(tsx?|js|sql|md|css|toml)$/.test(code)) return true;
  const [first = "", ...rest] = code.split("/");
  return rest.length > 0 && STARTS.some((start) => paths.has(start + first));
}

/** `…` replaces any part of a single name. */
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

function textOf(path: string): string {
  return sources.get(path) ?? "";
}

async function readAll(files: string[]): Promise<Map<string, string>> {
  const texts = files.map(async (file): Promise<[string, string]> => {
    return [file, await readFile(`${PROJECT_ROOT}${file}`, "utf8")];
  });
  return new Map(await Promise.all(texts));
}

/** The repository's files and folders, relative to its root. */
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
