import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT, readSources } from "../support/imports.ts";
import { routesOf } from "./routes.ts";

/** A route is a promise, so docs/product.md has each one, and no other (A§7, B§7). */

const sources = await readSources(["supabase/functions"]);
const served = [...sources]
  .filter(([file]) => !file.includes("/_shared/"))
  .flatMap(([file, text]) => routesOf(file, text));
const product = await readFile(`${PROJECT_ROOT}docs/product.md`, "utf8");
const documented = product
  .split(/^### /m)
  .filter((section) => /^(A§7|B§7)/.test(section))
  .flatMap((section) => section.match(/(?<=`)(?:GET|POST|PUT|PATCH|DELETE) \/[^`]+(?=`)/g) ?? []);

describe("docs/product.md", () => {
  it("has every route of the functions, once, and no other", () => {
    const missing = served.filter((route) => !documented.includes(route));
    expect(
      documented.sort(),
      missing.length > 0
        ? `Add to A§7 or B§7 of docs/product.md, below the table if only the clock may ask: ${missing.join(", ")}.`
        : "A§7 and B§7 of docs/product.md have a route twice, or one that no function serves.",
    ).toEqual(served.sort());
  });
});

describe("the routes of a function", () => {
  const file = "supabase/functions/listings/app.ts";
  it.each([
    ['route(app, "/", { get: (c) => a(c), post: b });', ["GET /listings", "POST /listings"]],
    ['route(app, "/:id/ask", { post: (c) => ask(c) });', ["POST /listings/:id/ask"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of one
    ["route(app, `/:id/${kind}`, { put: a });", ["PUT /listings/:id/:kind"]],
    [
      'createMailApp({ ...parts, stop: { path: "/stop", ask } });',
      ["POST /listings/send", "POST /listings/stop"],
    ],
    ['notRoute(app, "/", { get: a }); // route(app, "/x", { get: a })', []],
  ])("are read from %s", (text, routes) => {
    expect(routesOf(file, text)).toEqual(routes);
  });
});
