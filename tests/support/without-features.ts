/** How a browser is without a feature: it lacks it, refuses it, or has it as null. */
export type Way = "missing" | "throwing" | "null";
export const WAYS: readonly Way[] = ["missing", "throwing", "null"];

/** The place of each feature of web/lib/browser-features.ts. */
export const FEATURES: readonly string[] = [
  "BroadcastChannel",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "caches",
  "matchMedia",
  "visualViewport",
  "IntersectionObserver",
  "ResizeObserver",
  "MutationObserver",
  "requestIdleCallback",
  "OffscreenCanvas",
  "createImageBitmap",
  "CSS.supports",
  "Worker",
  "Notification",
  "Intl.Segmenter",
  "navigator.onLine",
  "navigator.locks",
  "navigator.share",
  "navigator.clipboard",
  "navigator.geolocation",
  "navigator.serviceWorker",
  "navigator.storage",
  "navigator.pdfViewerEnabled",
  "document.startViewTransition",
  "HTMLElement.prototype.showPopover",
  "HTMLElement.prototype.hidePopover",
];

/**
 * Takes features away from the page in which it runs, and needs nothing of this file. As in Firefox without
 * cookies, a function that is refused is there and throws, and an object can't be reached at all.
 * @returns a function that gives them back.
 */
export function takeAway({ features, way }: { features: readonly string[]; way: Way }): () => void {
  const undo: (() => void)[] = [];
  // A function of this kind can also be called with `new`.
  const refuse = function refuse() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const feature of features) {
    const steps = feature.split(".");
    const name = steps.pop() ?? "";
    let holder: object | null = globalThis;
    for (const step of steps) holder = Reflect.get(holder ?? {}, step) ?? null;
    if (holder === null) continue;
    const owner = holder;
    let isFunction = false;
    // It may be inherited: the navigator's features belong to its prototype.
    for (let at: object | null = owner; at; at = Object.getPrototypeOf(at)) {
      const own = Object.getOwnPropertyDescriptor(at, name);
      if (!own) continue;
      const from = at;
      isFunction ||= typeof own.value === "function";
      undo.push(() => Object.defineProperty(from, name, own));
      Reflect.deleteProperty(from, name);
    }
    if (way === "missing") continue;
    const refused = isFunction ? { value: refuse } : { get: refuse };
    Object.defineProperty(owner, name, {
      configurable: true,
      ...(way === "null" ? { value: null } : refused),
    });
    undo.push(() => Reflect.deleteProperty(owner, name));
  }
  return () => {
    for (const giveBack of undo.splice(0).reverse()) giveBack();
  };
}
