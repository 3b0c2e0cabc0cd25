import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isPublicPath } from "../../web/lib/public-reads.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

const QUESTION = /asPublic\([^;]*?\b(rpc|from)\(\s*"(\w+)"/g;

it("a question to whichever place is cheapest is one of those that everybody may ask there", () => {
  const folder = join(PROJECT_ROOT, "web", "api");
  const asked = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(QUESTION)])
    .map(([, kind, name]) => `/rest/v1/${kind === "rpc" ? "rpc/" : ""}${name}`);
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((path) => !isPublicPath(path))).toEqual([]);
});
