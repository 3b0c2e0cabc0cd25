import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, ContextSpec, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * axe finds nothing wrong with the page in its current state, or with the modal dialog over it: the page behind a
 * dialog can't be reached, and is examined before one opens.
 */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoneFound(page, "all");
}

/** The contrast alone: for a page that was examined and has changed only its colors. */
export function expectReadable(page: Page): Promise<void> {
  return expectNoneFound(page, "colors");
}

async function expectNoneFound(page: Page, rules: Rules): Promise<void> {
  const source = await axeSource;
  // A page that was examined before and has not been left still has it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { found, colors } = await page.evaluate(examine, { rules, seen: [...seenColors] });
  expect(found).toEqual([]);
  // Only parts that were found to be readable are skipped next time.
  for (const each of colors) seenColors.add(each);
}

/** Text colors with their backgrounds, as computed: comparing them takes two thirds of axe's time. */
const seenColors = new Set<string>();
const axeSource = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = "all" | "colors";
type Axe = { run(context: ContextSpec, options: RunOptions): Promise<AxeResults> };

/**
 * Runs in the page and returns what axe finds with its rules. Contrast is compared for the first text of each kind that
 * no earlier page of this worker had: its color, size and weight, and all that is behind it.
 */
async function examine({ rules, seen }: { rules: Rules; seen: string[] }): Promise<{
  found: string[];
  colors: string[];
}> {
  const axe = Reflect.get(window, "axe") as Axe;
  // Passes aren't needed.
  const violations = ["violations" as const];
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const others =
    rules === "colors"
      ? []
      : (
          await axe.run(dialog ?? document, {
            resultTypes: violations,
            rules: { "color-contrast": { enabled: false } },
          })
        ).violations;
  // Parts that changed while the other rules ran may be gone by now, so the texts are collected only here.
  const known = new Set(seen);
  const grounds = new Map<Element, string>();
  const isNew = new Map<string, Element>();
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = `${color} ${fontSize} ${fontWeight} ${textShadow} ${groundOf(element)}`;
    if (!known.has(kind) && !isNew.has(kind)) isNew.set(kind, element);
  }
  for (const field of (dialog ?? document).querySelectorAll("input, textarea, select")) {
    const { color, fontSize, fontWeight } = getComputedStyle(field);
    const kind = `${field.localName} ${color} ${fontSize} ${fontWeight} ${groundOf(field)}`;
    if (!known.has(kind) && !isNew.has(kind) && field.checkVisibility()) isNew.set(kind, field);
  }
  const contrast =
    isNew.size === 0
      ? []
      : (
          await axe.run(
            { include: [...isNew.values()] },
            { resultTypes: violations, runOnly: ["color-contrast"] },
          )
        ).violations;
  return {
    found: [...others, ...contrast].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    colors: [...isNew.keys()],
  };

  /** Everything behind an element, up to the page. */
  function groundOf(element: Element | null): string {
    if (!element) return "";
    const earlier = grounds.get(element);
    if (earlier !== undefined) return earlier;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [
      backgroundColor === "rgba(0, 0, 0, 0)" ? "" : backgroundColor,
      backgroundImage === "none" ? "" : backgroundImage,
      opacity === "1" ? "" : opacity,
      // It may cover something that is not around it.
      ["absolute", "fixed", "sticky"].includes(position) ? element.className.toString() : "",
    ].join("");
    const all = groundOf(element.parentElement) + (own && `<${own}`);
    grounds.set(element, all);
    return all;
  }
}
