import * as streams from "node:stream/web";
import { format } from "node:util";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { removeItems } from "@web/lib/storage.ts";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { PATIENCE_MS } from "./limits.ts";

// For late code (vitest.config.ts), which no faked clock delays.
Object.assign(globalThis, { realTimeout: globalThis.setTimeout });

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // Texts that screen readers hear repeat the shown ones. They are found by their role.
  defaultIgnore: "script, style, [data-spoken]",
  asyncWrapper: untilEffectsRan(getConfig().asyncWrapper),
});
/** Values that a test has set, spied on, stubbed or stored don't reach the next one. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof window === "undefined") return;
  for (const kind of ["local", "session"] as const) removeItems("", kind);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

/**
 * A text that a test has waited for is shown before its effects have run: on a busy machine React puts them off until
 * the event loop's next turn. The focus or a request that they set would be asked for too early.
 */
function untilEffectsRan(wrapper: ReturnType<typeof getConfig>["asyncWrapper"]): typeof wrapper {
  const { setImmediate } = globalThis;
  return async (wait) => {
    const found = await wrapper(wait);
    await new Promise((ranBefore) => setImmediate(ranBefore));
    return found;
  };
}

/** A complaint of React's is a mistake. Tests that provoke a complaint mock the console. */
const complaints: string[] = [];
const hearComplaints = () =>
  vi.spyOn(console, "error").mockImplementation((...words) => {
    const complaint = format(...words);
    // jsdom doesn't know this element yet.
    if (!complaint.startsWith("The tag <search> is unrecognized")) complaints.push(complaint);
  });
hearComplaints();
beforeEach(() => void hearComplaints());
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/**
 * jsdom knows `<dialog>` but can't open it. The missing parts are added, and no part is replaced (decision 189). This is
 * as much of the standard as people notice: a dialog opens, Escape cancels and closes it, and closing restores the focus.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

if (typeof HTMLDialogElement !== "undefined" && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    openers.set(this, document.activeElement);
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute("open");
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
  const topmost = () => [...document.querySelectorAll("dialog")].filter(({ open }) => open).at(-1);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const dialog = topmost();
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
}

/** Every browser has streams; jsdom doesn't yet. */
for (const [name, part] of Object.entries(streams))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: part });

/** jsdom has no layout, scrolling or media queries; tests that need an answer bring their own. */
if (typeof window !== "undefined") {
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
}

// A process runs several files, and a module that one of them replaced would stay replaced in the next.
afterAll(() => {
  vi.resetModules();
});
