/**
 * A worker's files share one jsdom, which behaves like a tab that reloads before each of them:
 * whatever the previous file left on the window, in storage, on a timer or listening to other tabs
 * is gone.
 */
export function openFreshPage(): void {
  shared.watchedPage ??= watchPage();
  const { undo, waiting } = shared.watchedPage;
  for (const leave of undo.splice(0)) leave();
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.title = "";
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
  window.history.replaceState(null, "", "/");
}

type WatchedPage = { undo: (() => void)[]; waiting: Set<ReturnType<typeof setTimeout>> };

/** Modules start over too; the page outlives them. */
const shared = globalThis as typeof globalThis & { watchedPage?: WatchedPage };

function watchPage(): WatchedPage {
  const undo: WatchedPage["undo"] = [];
  const { addEventListener, removeEventListener }: EventTarget = window;
  const { setTimeout, setInterval, BroadcastChannel } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    addEventListener.call(window, type, listener, options);
    undo.push(() => removeEventListener.call(window, type, listener, options));
  };
  globalThis.setTimeout = ((
    work: (...args: unknown[]) => void,
    ms?: number,
    ...rest: unknown[]
  ) => {
    const run = () => {
      waiting.delete(timer);
      work(...rest);
    };
    const timer = setTimeout(run, ms);
    waiting.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    undo.push(() => clearInterval(timer));
    return timer;
  }) as typeof setInterval;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    private isLeft = false;

    constructor(name: string) {
      super(name);
      undo.push(() => {
        this.isLeft = true;
        this.close();
      });
    }

    /** A page that is gone says nothing; a closed channel would throw. */
    override postMessage(message: unknown): void {
      if (!this.isLeft) super.postMessage(message);
    }
  };
  return { undo, waiting };
}
