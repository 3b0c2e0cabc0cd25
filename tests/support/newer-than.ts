import { readFileSync } from "node:fs";
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import postcss from "postcss";
import { OLDEST_BROWSERS } from "../../web/bundle/browsers.ts";
import { PROJECT_ROOT } from "./imports.ts";

/** Features in built code that the oldest supported browsers lack, by MDN's compatibility data. */

const data = JSON.parse(
  readFileSync(`${PROJECT_ROOT}node_modules/@mdn/browser-compat-data/data.json`, "utf8"),
) as Record<"api" | "javascript" | "css", Identifier>;

/** The browsers' names are those of MDN. */
const OLDEST: Record<string, string> = {
  chrome: OLDEST_BROWSERS.Chrome,
  chrome_android: OLDEST_BROWSERS.Chrome,
  edge: OLDEST_BROWSERS.Edge,
  firefox: OLDEST_BROWSERS.Firefox,
  safari: OLDEST_BROWSERS.Safari,
  safari_ios: OLDEST_BROWSERS.Safari,
};

const BUILTINS = (data.javascript.builtins ?? {}) as Identifier;
const INTERFACES = { ...data.api, ...(BUILTINS.Intl as Identifier), ...BUILTINS };
const METHODS = membersByName();

/** The last ECMAScript that all of them read: Safari 16.4 reads no regular expression with the flag v. */
const ECMA_VERSION = 2022;

/**
 * Globals as `Iterator`, members of known globals as `URL.canParse`, and members that on every interface are
 * too new as `.toSorted`.
 * @throws SyntaxError where a supported browser can't read the code.
 */
export function newerInScript(code: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, object, property, computed } = node as Record<string, unknown>;
    if (type === "CallExpression") {
      const { callee } = node as { callee: Record<string, unknown> };
      const method =
        callee.type === "MemberExpression" && !callee.computed && nameOf(callee.property);
      const isOther = method && !Object.hasOwn(INTERFACES, nameOf(callee.object));
      const known = isOther ? METHODS.get(method) : undefined;
      if (known?.every(isNewer) && known.some(isEverywhere)) found.add(`.${method}()`);
    }
    if (type === "MemberExpression" && !computed) {
      const name = nameOf(property);
      const owner = nameOf(object);
      const known = INTERFACES[owner] as Identifier | undefined;
      const own = known && ((known[`${name}_static`] ?? known[name]) as Identifier | undefined);
      if (isNewer(own?.__compat)) found.add(`${owner}.${name}`);
      visit(object);
      return;
    }
    if (type === "Identifier") {
      const name = nameOf(node);
      const known = Object.hasOwn(INTERFACES, name) && (INTERFACES[name] as Identifier);
      if (known && isNewer(known.__compat)) found.add(name);
    }
    const { key, computed: hasComputedKey, ...rest } = node as Record<string, unknown>;
    if (hasComputedKey) visit(key);
    for (const part of Object.values(rest)) visit(part);
  };
  visit(parse(code, { ecmaVersion: ECMA_VERSION, sourceType: "module" }));
  return found;
}

/** Properties as `field-sizing`, their values as `display: flow`, functions as `color-mix()`, selectors and at-rules. */
export function newerInStyles(css: string): Set<string> {
  const {
    properties,
    selectors,
    types,
    "at-rules": atRules,
  } = data.css as Record<string, Identifier>;
  const found = new Set<string>();
  const note = (name: string, ...compats: (CompatStatement | undefined)[]) => {
    const known = compats.filter((each) => each !== undefined);
    if (known.length > 0 && known.every(isNewer)) found.add(name);
  };
  const functions = compatsByName(types ?? {});
  const root = postcss.parse(css);
  root.walkAtRules((rule) => note(`@${rule.name}`, compatOf(atRules?.[rule.name])));
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes")
      return;
    if (rule.parent?.type === "rule") found.add("nesting");
    // One selector that a browser lacks costs it the whole list, but not within these.
    const strict = withoutForgiving(rule.selector);
    const isList = postcss.list.comma(strict).length > 1;
    for (const [, name = ""] of strict.matchAll(/(?<!\\):{1,2}(?!-)([a-z-]+)/g))
      note(isList ? `:${name} in a list` : `:${name}`, compatOf(selectors?.[name]));
  });
  root.walkDecls(({ prop, value, parent }) => {
    if (prop.startsWith("-")) return;
    // A browser that lacks it skips the whole block.
    if (isInSupports(parent as postcss.Container)) return;
    const property = properties?.[prop] as Identifier | undefined;
    note(prop, property?.__compat);
    for (const [word = ""] of value.matchAll(/(?<![\w-#.])[a-z][a-z-]+(?![\w-]*\()/g))
      note(`${prop}: ${word}`, compatOf(property?.[word]));
    for (const [, name = ""] of value.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g))
      note(`${name}()`, ...(functions.get(name) ?? []));
  });
  return found;
}

function withoutForgiving(selector: string): string {
  const inner = selector.replace(/:(is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  return inner === selector ? selector : withoutForgiving(inner);
}

function isInSupports(node: postcss.Container | postcss.Document | undefined): boolean {
  if (!node) return false;
  if (node.type === "atrule" && (node as postcss.AtRule).name === "supports") return true;
  return isInSupports(node.parent as postcss.Container | undefined);
}

function membersByName(): Map<string, CompatStatement[]> {
  const byName = new Map<string, CompatStatement[]>();
  for (const owner of Object.values(INTERFACES) as Identifier[]) {
    for (const [key, member] of Object.entries(owner)) {
      const compat = compatOf(member);
      if (key === "__compat" || !compat) continue;
      const name = key.replace(/_(static|event)$/, "");
      byName.set(name, [...(byName.get(name) ?? []), compat]);
    }
  }
  return byName;
}

function compatsByName(tree: Identifier): Map<string, CompatStatement[]> {
  const byName = new Map<string, CompatStatement[]>();
  const visit = (node: Identifier) => {
    for (const [key, part] of Object.entries(node)) {
      if (key === "__compat") continue;
      const compat = compatOf(part);
      if (compat) byName.set(key, [...(byName.get(key) ?? []), compat]);
      visit(part as Identifier);
    }
  };
  visit(tree);
  return byName;
}

function compatOf(part: unknown): CompatStatement | undefined {
  return (part as Identifier | undefined)?.__compat;
}

function nameOf(node: unknown): string {
  const { type, name } = (node ?? {}) as { type?: string; name?: string };
  return type === "Identifier" && name !== undefined ? name : "";
}

/** Whether one can rely on it by now. A package's own method of a rarer name is not a browser's. */
function isEverywhere({ support }: CompatStatement): boolean {
  return Object.keys(OLDEST).every((browser) => {
    const all = [support[browser as keyof typeof support]].flat() as SimpleSupportStatement[];
    return all.some(({ version_added, flags }) => Boolean(version_added) && !flags);
  });
}

function isNewer(compat: CompatStatement | undefined): boolean {
  if (!compat) return false;
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const support = compat.support[browser as keyof typeof compat.support];
    if (!support) return false;
    const all = (Array.isArray(support) ? support : [support]) as SimpleSupportStatement[];
    // Features that an engine has never had are asked for before they are used, or are decoration.
    const isEver = all.some(({ version_added, flags }) => Boolean(version_added) && !flags);
    return isEver && !all.some((each) => isThere(each, oldest));
  });
}

function isThere({ version_added, version_removed, flags }: SimpleSupportStatement, in_: string) {
  if (flags || typeof version_added !== "string" || version_added === "preview") return false;
  if (typeof version_removed === "string" && atMost(version_removed, in_)) return false;
  return atMost(version_added, in_);
}

function atMost(version: string, other: string): boolean {
  const [a = 0, b = 0] = version.replace("≤", "").split(".").map(Number);
  const [c = 0, d = 0] = other.split(".").map(Number);
  return a < c || (a === c && b <= d);
}
