import * as React from "react";

type Answer = (element: Element) => string;

/** Shortcuts for what takes longest in these tests, where the result is obvious or nobody asks for it. */
export function quickenPage(): void {
  if (document.defaultView === shared.quickPage) return;
  shared.quickPage = document.defaultView;
  quickenComputedStyle();
  quickenLabels();
  quickenElements();
}

/** A worker's files share the page. */
const shared = globalThis as typeof globalThis & { quickPage?: Window | null };

/**
 * jsdom computes a style by matching the browser's own style sheet, a hundred rules, against the element
 * and its ancestors, again after every change of the page. A query by role asks every element whether it
 * is hidden, which took a third of these tests' time.
 *
 * No style sheets are loaded here, so those few properties follow from the style attribute and, for
 * `display`, from jsdom's own answer for an element like it. jsdom still handles everything else,
 * popovers, and pages with a style sheet.
 */
function quickenComputedStyle(): void {
  const page = document.defaultView;
  if (!page) return;
  const whole = page.getComputedStyle.bind(page);
  const displays = new Map<string, string>();

  const display: Answer = (element) => {
    const own = styleOf(element)?.display;
    if (own) return own;
    const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
    const like = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
    // Asks about a copy, because jsdom may remember an element's style from before it changed.
    const known = displays.get(like) ?? whole(element.cloneNode() as Element).display;
    displays.set(like, known);
    return known;
  };
  const answers: Record<string, Answer> = {
    display,
    visibility: inherited("visibility", "visible"),
    pointerEvents: inherited("pointerEvents", "auto"),
    opacity: (element) => styleOf(element)?.opacity || "1",
  };

  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || document.styleSheets.length > 0 || element.hasAttribute("popover"))
      return whole(element, pseudo);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === "getPropertyValue")
          return (property: string) =>
            answers[property]?.(element) ?? whole(element).getPropertyValue(property);
        const answer = typeof name === "string" ? answers[name] : undefined;
        if (answer) return answer(element);
        const style = whole(element);
        const value = Reflect.get(style, name);
        return typeof value === "function" ? value.bind(style) : value;
      },
    });
  };
  page.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}

/** The attributes in the browser's own style sheet that `display` depends on. */
const ATTRIBUTES = ["hidden", "open", "type"];

function inherited(property: "visibility" | "pointerEvents", initial: string): Answer {
  return (element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const own = styleOf(each)?.[property];
      if (own) return own;
    }
    return initial;
  };
}

/** Undefined for most elements, where jsdom would create one. */
function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.hasAttribute("style") ? (element as HTMLElement).style : undefined;
}

/**
 * For each control, jsdom searches the whole page for labels and, for each label, the whole page for its control. Most
 * controls have no id and are in no label, so no label can be theirs; for the others, the page is asked who has an id.
 */
function quickenLabels(): void {
  const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of kinds) {
    const whole = Object.getOwnPropertyDescriptor(prototype, "labels")?.get;
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLInputElement) {
        const isPlain = this.isConnected && this.type !== "hidden";
        return isPlain ? labelsOf(this) : whole?.call(this);
      },
    });
  }
}

function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  if (control.id === "" && !isInLabel(control)) return [];
  // Spread, the collection would look for a label named "length" before each step.
  return Array.prototype.filter.call(
    document.getElementsByTagName("label"),
    (label: HTMLLabelElement) =>
      label.hasAttribute("for")
        ? label.htmlFor === control.id && document.getElementById(control.id) === control
        : label.contains(control) && label.control === control,
  );
}

function isInLabel(control: Element): boolean {
  for (let each = control.parentElement; each; each = each.parentElement)
    if (each.localName === "label") return true;
  return false;
}

/**
 * For each element, React keeps a stack of where it was made, up to ten thousand a second: a twelfth of these
 * tests' time. Only React's tools in a browser show them, so this second's are always used up.
 */
function quickenElements(): void {
  const { [INTERNALS]: internals } = React as Record<string, unknown>;
  const counter = "recentlyCreatedOwnerStacks";
  if (typeof internals !== "object" || !internals || !(counter in internals))
    throw new Error("React counts the stacks of elements elsewhere now.");
  Object.defineProperty(internals, counter, {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
