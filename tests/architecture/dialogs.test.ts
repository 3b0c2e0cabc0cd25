import { expect, test } from "vitest";
import { readSources } from "../support/imports.ts";

/** The rules for all dialogs that ask, which a single screen's test would not notice in another. */

const dialogs = [...(await readSources(["web"]))]
  .filter(([file]) => file.endsWith(".tsx") && !file.startsWith("web/components/"))
  .flatMap(([file, source]) => dialogsIn(file, source));
const confirming = dialogs.filter(({ tag }) => tag === "ConfirmDialog");

test("dialogs that confirm are found in the sources", () => {
  expect(confirming.length).toBeGreaterThan(20);
});

test("dialogs that confirm say in words what will happen, and hold fields only in `choices`", () => {
  const wrong = confirming.filter(
    ({ children }) =>
      !/<(?:p|li|ul)\b|\{[a-z]/.test(children) ||
      /<(?:\w*(?:Field|Fields|Area|Group|Control|Checkbox|Picker|Input|Button)|input|textarea|select|button)\b/.test(
        children,
      ),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("dialogs whose title is a question say what is at stake", () => {
  const asking = dialogs.filter(
    ({ tag, props }) => tag === "Dialog" && /title=.*\?["'`]/.test(props),
  );
  expect(asking).not.toEqual([]);
  expect(asking.filter(({ props }) => !/\bstake=/.test(props)).map(({ file }) => file)).toEqual([]);
});

test("dialogs that say what is at stake begin there, not in a field or at an answer", () => {
  const wrong = dialogs
    .filter(({ tag, props }) => tag === "ConfirmDialog" || /\bstake=/.test(props))
    .filter(({ props, children }) => /data-autofocus|autoFocus/.test(props + children));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** Biome puts the opening and the closing tag on lines of their own, at the same indent. */
function dialogsIn(file: string, source: string) {
  const pattern =
    /^( *)<(Dialog|ConfirmDialog)\b(?: ([^\n]*)>$|\n([\s\S]*?)\n\1>)\n([\s\S]*?)\n\1<\/\2>/gm;
  return [...source.matchAll(pattern)].map(([, , tag, inline, lines, children]) => ({
    file,
    tag,
    props: inline ?? lines ?? "",
    children: children ?? "",
  }));
}
