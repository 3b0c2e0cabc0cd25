import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { viteBuild } from "../../support/static-site.ts";

/** A `vite build` that fails: it says what is wrong and what to do. */
const folder = mkdtempSync(join(tmpdir(), "selfnvest-refused-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEY = "sb_publishable_4fG9hT2kQ";

it("a project that doesn't answer stops the build before it touches an earlier one", async () => {
  const earlier = mkdtempSync(`${folder}-earlier-`);
  writeFileSync(join(earlier, "index.html"), "the site of last week");
  const { code, printed } = await viteBuild(earlier, {
    VITE_SUPABASE_URL: "http://127.0.0.1:2",
    VITE_SUPABASE_PUBLISHABLE_KEY: KEY,
  });
  expect(code).toBe(1);
  expect(printed).toContain(
    "VITE_SUPABASE_URL: http://127.0.0.1:2 does not answer (ECONNREFUSED). Compare it",
  );
  expect(readFileSync(join(earlier, "index.html"), "utf8")).toBe("the site of last week");
  rmSync(earlier, { recursive: true });
});

it("pages that can't be read halfway leave nothing behind", async () => {
  const checkout = mkdtempSync(`${folder}-checkout-`);
  // A site without code of its own, so that only its pages are written.
  const files = {
    "package.json": '{ "type": "module" }',
    "index.html": "<!doctype html><title>The shell</title>",
    "prerender/main.tsx": `export async function* siteFiles() {
      yield { path: "index.html", text: "the first page" };
      throw Object.assign(new Error(), { text: "HTTP error! status: 400." });
    }`,
    "vite.config.ts": `import { prerenderSite } from "${PROJECT_ROOT}web/prerender/plugin.ts";
      export default { plugins: [prerenderSite()] };`,
  };
  mkdirSync(join(checkout, "prerender"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(checkout, name), text);
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(checkout, "node_modules"));
  const project = "http://project.test";
  const { code, printed } = await viteBuild(folder, { VITE_SUPABASE_URL: project }, checkout);
  rmSync(checkout, { recursive: true });
  expect(code).toBe(1);
  expect(printed).toContain(
    `The pages of ${project} could not be written: HTTP error! status: 400.`,
  );
  expect(existsSync(folder)).toBe(false);
});
