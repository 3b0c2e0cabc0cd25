import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { parse } from "acorn";
import { describe, expect, test } from "vitest";
import { OLDEST_BROWSERS } from "../../../web/bundle/browsers.ts";
import { DESKTOP } from "../../support/browser.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { newerInScript, newerInStyles } from "../../support/newer-than.ts";
import { visit } from "../built.ts";
import { demo } from "../demo.ts";

/** The built site in the oldest browsers that it supports (web/bundle/browsers.ts), and in older ones. */

/** web/lib/older-browsers.ts adds them to pages and to their worker. */
const ADDED = {
  "AbortSignal.any": "AbortSignal.any",
  "URL.canParse": "URL.canParse",
  ".toReversed()": "Array.prototype.toReversed",
  ".toSorted()": "Array.prototype.toSorted",
  ".toWellFormed()": "String.prototype.toWellFormed",
  ".with()": "Array.prototype.with",
};
const OURS = [".hidePopover()", ".startViewTransition()", ".segment()", "Intl.Segmenter"];
const THEIRS = [".skipTransition()", "Error.captureStackTrace", ".toBase64()"];
const PASSKEYS = ["Creation", "Request"].map(
  (kind) => `PublicKeyCredential.parse${kind}OptionsFromJSON`,
);
/** Methods of packages that have a newer browser method's name. */
const OTHERS = "addHandler draw equals in isActive range s toArray use"
  .split(" ")
  .map((name) => `.${name}()`);

const ASKED_FIRST = new Set([
  ...Object.keys(ADDED),
  // web/lib/browser-features.ts.
  ...OURS,
  // web/lib/export-file.ts.
  ".createWritable()",
  // React, Zod and supabase-js.
  ...THEIRS,
  ...PASSKEYS,
  ...OTHERS,
]);

/**
 * pdf.js, in its build for older browsers (decision 136), adds these where they lack, or asks first whether they are
 * there. WebGPU, scripts and pictures that need WebAssembly are switched off or not used.
 */
const PDF_JS = new Set([
  ...["JSON.isRawJSON", "JSON.rawJSON", "Math.sumPrecise", "Promise.try", "Promise.withResolvers"],
  ...["URL.parse", "Uint8Array.fromBase64", "Float16Array", "ImageDecoder", "Sanitizer"],
  "ImageDecoder.isTypeSupported",
  ..."bytes difference fromBase64 getOrInsertComputed grow intersection setFromBase64 setFromHex take toHex transferToFixedLength try"
    .split(" ")
    .map((name) => `.${name}()`),
  ..."beginRenderPass configure createBindGroup createCommandEncoder createRenderPipeline createShaderModule createView getBindGroupLayout getCurrentTexture getPreferredCanvasFormat requestAdapter setBindGroup setPipeline setVertexBuffer writeBuffer"
    .split(" ")
    .map((name) => `.${name}()`),
  // Methods of its own.
  ...[".fallback()", ".getName()", ".number()", ".s()"],
]);
const IS_PDF_JS = /^assets\/pdf(?:\.worker)?-/;
/** libheif makes the memory of WebAssembly grow, not an ArrayBuffer. */
const IS_LIBHEIF = /^assets\/heic\/libheif-/;

/** Without the feature, a page looks plainer and says and does the same. */
const DECORATION = new Set([
  "@page",
  "@starting-style",
  "print-color-adjust: exact",
  "text-decoration: dotted",
  "text-wrap",
  "text-wrap: balance",
  "text-wrap: pretty",
  ...["color", "width", "width: none", "width: thin"].map((name) => `scrollbar-${name}`),
  ":active-view-transition",
  ...[":view-transition-group", ":view-transition-new", ":view-transition-old"],
  "view-transition-name",
  // The page draws parts that are out of sight right away.
  ...[
    "contain-intrinsic-size",
    ...["", ": auto", ": visible"].map((end) => `content-visibility${end}`),
  ],
  // Tailwind sets what it would declare.
  "@property",
  // Fields grow by script, or keep their height and scroll.
  "field-sizing",
  "field-sizing: content",
  // Details are opened by script before printing (web/lib/open-for-print.ts).
  ":details-content",
  // The page behind a dialog can be scrolled, and the outline of a field has another rule.
  ":has",
]);

const files = (await readdir(demo.ready.folder, { recursive: true })).filter((file) =>
  [".js", ".css", ".html"].includes(extname(file)),
);
/** A thousand pages have the same scripts. */
const seen = new Set<string>();

describe("the built code", () => {
  test.each(files)("%s needs nothing that a supported browser lacks", async (file) => {
    const text = await readFile(join(demo.ready.folder, file), "utf8");
    const isPdfJs = IS_PDF_JS.test(file);
    const isAllowed = (name: string) =>
      ASKED_FIRST.has(name) ||
      DECORATION.has(name) ||
      (isPdfJs && PDF_JS.has(name)) ||
      (IS_LIBHEIF.test(file) && name === ".grow()");
    expect([...newer(file, text)].filter((name) => !isAllowed(name))).toEqual([]);
  });

  test("is refused for what they lack", () => {
    expect([...newerInScript("new Set().union(b); Promise.withResolvers(); a.toSorted()")]).toEqual(
      expect.arrayContaining(["Promise.withResolvers", ".toSorted()"]),
    );
    expect(() => newerInScript("/[a--b]/v")).toThrow(SyntaxError);
    expect(() => newerInScript("using a = b;")).toThrow(SyntaxError);
    expect([...newerInStyles("a, b:has(c) { color: red }")]).toEqual([":has in a list"]);
    expect([...newerInStyles("a { b { color: red } }")]).toEqual(["nesting"]);
    expect([...newerInStyles("a { color: color-mix(in lab, red, blue) }")]).toEqual([
      "color-mix()",
    ]);
    expect([...newerInScript("[].at(-1); structuredClone(a)")]).toEqual([]);
    expect([...newerInStyles(":is(a, :has(b)) { color: red }")]).toEqual([]);
  });
});

test("a browser without what is added shows its pages", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        const steps = name.split(".");
        const last = steps.pop() ?? "";
        let holder: object = globalThis;
        for (const step of steps) holder = Reflect.get(holder, step);
        Reflect.deleteProperty(holder, last);
      }
    }, Object.values(ADDED));
    for (const path of ["/", "/listings", "/listings?view=map", "/login"]) {
      await page.goto(demo.ready.web + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    await demo.fillLogin(page);
    await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
    expect(await page.locator("#too-old").count()).toBe(0);
  });
});

describe("an older browser", () => {
  test.each(["/", "/listings", "/login", "/pages/reset-password.html"])(
    "reads on %s that it is too old",
    async (path) => {
      await demo.visit(
        DESKTOP,
        async (page) => {
          await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
          await page.goto(demo.ready.web + path, { waitUntil: "load" });
          const sentence = page.getByRole("alert").filter({ hasText: "Your browser is too old" });
          await sentence.waitFor();
          expect((await sentence.boundingBox())?.y).toBe(0);
        },
        /./,
      );
    },
  );

  test("can read the script that says so", async () => {
    const script = await readFile(`${PROJECT_ROOT}web/public/too-old.js`, "utf8");
    expect(parse(script, { ecmaVersion: 5 }).type).toBe("Program");
  });

  test("is not seen in a new one", async () => {
    await visit({}, "/", async (page) => {
      expect(await page.locator("#too-old").count()).toBe(0);
    });
  });
});

test("the README names the oldest supported browsers", async () => {
  const readme = await readFile(`${PROJECT_ROOT}README.md`, "utf8");
  for (const [name, version] of Object.entries(OLDEST_BROWSERS))
    expect(readme).toContain(`${name} ${version}`);
});

function newer(file: string, text: string): Set<string> {
  if (file.endsWith(".css")) return newerInStyles(text);
  if (file.endsWith(".js")) return newerInScript(text);
  const found = new Set<string>();
  for (const [, kind = "", code = ""] of text.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) {
    if (seen.has(code)) continue;
    seen.add(code);
    for (const name of kind === "style" ? newerInStyles(code) : newerInScript(code))
      found.add(name);
  }
  return found;
}
