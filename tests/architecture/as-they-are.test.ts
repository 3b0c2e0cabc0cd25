import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../support/imports.ts";

/** Tests run on browsers and libraries as they are (decision 189). */

/** Parts of a browser that jsdom doesn't have, or only as a message that it doesn't. */
const LACKING = [
  "HTMLDialogElement.prototype.showModal",
  "HTMLDialogElement.prototype.close",
  "HTMLElement.prototype.showPopover",
  "Element.prototype.scrollIntoView",
  "window.scrollTo",
  "window.matchMedia",
  "URL.createObjectURL",
  "URL.revokeObjectURL",
];

/** The replacements that are allowed, with the reason. */
const REPLACED: Record<string, readonly string[]> = {
  // The state between the page and msw: which test asks, and which requests are under way.
  "tests/support/web-cloud.ts": ["globalThis.fetch"],
};

/** "globalThis.fetch = …", "Element.prototype.focus = …", "vi.waitFor = …". */
const ASSIGNED =
  /(?<![\w.`"])((?:globalThis|window|navigator|vi|AbortSignal|[A-Z]\w*\.prototype|URL|React)\.[a-zA-Z]+) (?:\?\?)?= /g;

/** Names of our own. */
const OWN = ["window.arrival", "window.layoutShift", "window.builtHeading"];

const tests = await testsBelow("tests");

describe("tests", () => {
  it("replace nothing of a browser or a library", () => {
    expect(tests.flatMap(({ file, text }) => replacedIn(file, text))).toEqual([]);
  });

  it("name nothing private of a library", () => {
    const named = tests.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /__CLIENT_INTERNALS|__SECRET_INTERNALS|["'.]_(?:disable|reactInternals)\w+/g,
        ),
      ]
        .filter(() => file !== "tests/architecture/as-they-are.test.ts")
        .map(([name]) => `${file}: ${name}`),
    );
    expect(named).toEqual([]);
  });

  it.each([
    "AbortSignal.timeout = (ms) => limit(6 * ms);",
    "HTMLElement.prototype.focus = function focus() {};",
    "vi.waitFor = patient;",
    "globalThis.getComputedStyle = quick;",
  ])("may not contain: %s", (text) => {
    expect(replacedIn("tests/web/example.test.ts", text)).toHaveLength(1);
  });
});

function replacedIn(file: string, text: string): string[] {
  return [...text.matchAll(ASSIGNED)]
    .map(([, name = ""]) => name)
    .filter(
      (name) => !OWN.includes(name) && !LACKING.includes(name) && !REPLACED[file]?.includes(name),
    )
    .map((name) => `${file}: ${name}`);
}

async function testsBelow(folder: string) {
  const found = await readdir(`${PROJECT_ROOT}${folder}`, { recursive: true });
  return Promise.all(
    found
      .filter((file) => /\.tsx?$/.test(file))
      .map(async (file) => ({
        file: `${folder}/${file}`,
        text: await readFile(`${PROJECT_ROOT}${folder}/${file}`, "utf8"),
      })),
  );
}
