type Answer = (element: Element) => string;

/** Shortcuts for what takes jsdom longest in these tests, where the result is obvious. */
export function quickenPage(): void {
  if (document.defaultView === shared.quickPage) return;
  shared.quickPage = document.defaultView;
  quickenComputedStyle();
  quickenLabels();
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
 * For each control, jsdom searches the whole page for labels and, for each label, the whole page for its
 * control. Most controls have no label.
 */
function quickenLabels(): void {
  const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of kinds) {
    const whole = Object.getOwnPropertyDescriptor(prototype, "labels")?.get;
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLInputElement) {
        const isPlain = this.isConnected && this.type !== "hidden" && !mayBeLabelled(this);
        return isPlain ? [] : whole?.call(this);
      },
    });
  }
}

function mayBeLabelled(control: Element): boolean {
  return [...document.getElementsByTagName("label")].some((label) =>
    label.htmlFor ? label.htmlFor === control.id : label.contains(control),
  );
}
