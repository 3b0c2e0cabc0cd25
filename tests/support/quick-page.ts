type Answer = (element: Element) => string;

/** What jsdom takes longest for, in these tests, is answered sooner where the answer is plain. */
export function quickenPage(): void {
  if (document.defaultView === shared.quickPage) return;
  shared.quickPage = document.defaultView;
  quickenComputedStyle();
  quickenLabels();
}

/** A worker's files share the page. */
const shared = globalThis as typeof globalThis & { quickPage?: Window | null };

/**
 * jsdom computes a style by trying the browser's own style sheet, a hundred rules, on the element and all
 * around it, anew after every change of the page. Looking for a role asks every element whether it
 * is hidden, which took a third of the time of these tests.
 *
 * Those few properties are answered from what decides them here, where no file's styles are loaded:
 * the style attribute, and for `display` jsdom's own answer for an element like it. Everything else,
 * popovers, and a page with a style sheet are jsdom's.
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
    // Of a copy, because jsdom may remember what an element was before it changed.
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

/** Of those that the browser's own style sheet asks for, the ones that `display` depends on. */
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

/** Most elements have none, and jsdom would make one. */
function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.hasAttribute("style") ? (element as HTMLElement).style : undefined;
}

/**
 * For each control, jsdom goes through the whole page and asks every label in it what it labels, for which
 * that goes through the page as well. Most controls are in no label and named by none.
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
