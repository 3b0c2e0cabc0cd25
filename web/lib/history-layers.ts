/**
 * Each layer that is open over the page has one entry of the history, so that Back closes it before it leaves the page.
 * The entry has the page's own address and key; only `layers` tells how many are open above the page, and `base` is the
 * key of the page's own entry.
 *
 * Entries follow the layers that are open, and not the other way round: a layer that opens and closes in one turn is
 * settled at its end. An entry whose layer is gone (forward, Back from elsewhere) is left again right away. After a
 * reload it waits for layers that open again by themselves: browsers skip a page whose entry was left behind by one
 * that was added without a press (decision 173).
 */
type Entry = { usr?: unknown; key?: string; layers?: number; base?: string };
type Layer = { close: () => void; pathname: string; isClosing: boolean };

/** @param follow shows the page of the entry that the history has reached. */
export function historyLayers(follow: () => void) {
  const open: Layer[] = [];
  /** A navigation elsewhere waits while the history moves to where we sent it. */
  let isGoing = false;
  let waiting: (() => void)[] = [];
  let isToSettle = false;
  /** A page is about to be opened from what is open. */
  let isLeaving = false;
  /** The entry that was current until the next one arrived. */
  let last = current();
  /** The page was loaded again while something was open, and nothing has been pressed or opened since. */
  let isWaiting = depth() > 0;
  /** Something was pressed since the page was reached. */
  let isPressed = false;

  function cover(close: () => void): () => void {
    const layer: Layer = { close, pathname: window.location.pathname, isClosing: false };
    open.push(layer);
    settleLater();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settleLater();
    };
  }

  function settleLater(): void {
    if (isToSettle) return;
    isToSettle = true;
    queueMicrotask(() => {
      isToSettle = false;
      if (!isGoing) settle();
    });
  }

  function settle(): void {
    const [wanted, layers] = [here().length, depth()];
    if (wanted >= layers) isWaiting = false;
    if (layers > wanted && !isWaiting) {
      last = current();
      goBack(layers - wanted);
    }
    for (let n = layers + 1; n <= wanted; n++) {
      const entry = stateOf();
      // The page stays where it is: a browser would put it back to where it was when this opened.
      window.history.scrollRestoration = "manual";
      window.history.pushState({ ...entry, layers: n, base: entry.base ?? keyOf(entry) }, "");
    }
    if (!isGoing) last = current();
  }

  function goBack(steps: number): void {
    isGoing = true;
    window.history.go(-steps);
  }

  /** The layers over the page that is open: layers over another page are covered again when that page is back. */
  function here(): Layer[] {
    const { pathname } = window.location;
    return open.filter((layer) => layer.pathname === pathname && !layer.isClosing);
  }

  /** `popstate` calls this. */
  function arrive(): void {
    if (!isGoing) isPressed = false;
    isGoing = false;
    const hasWaited = isWaiting && !isLeaving;
    isWaiting = false;
    const layers = depth();
    const covering = here();
    const isSamePage = last.entry.base !== undefined && last.entry.base === baseOf(stateOf());
    if (hasWaited && isSamePage && layers >= covering.length) {
      // Fewer layers are open than before: Back closes the last of them, or else leaves the page.
      last = current();
      const steps = layers - covering.length + 1;
      if (covering.length > 0) goBack(steps);
      else window.history.go(-steps);
      return;
    }
    if (layers > covering.length) {
      goBack(layers - covering.length);
      return;
    }
    if (isSamePage) {
      keepPlace();
      if (!isLeaving) for (const layer of covering.slice(layers).reverse()) close(layer);
    } else follow();
    isLeaving = false;
    last = current();
    const go = waiting;
    waiting = [];
    for (const each of go) each();
    settleLater();
  }

  /** A change of the address while a layer was open changed the page's address. */
  function keepPlace(): void {
    const { entry, href } = last;
    const { layers } = stateOf();
    const kept = layers ? { ...entry, layers } : { usr: entry.usr, key: entry.key };
    window.history.replaceState(kept, "", href);
    // This also waits until the browser has arrived.
    if (!layers) setTimeout(restoreScrolling);
  }

  /** The page's own entry is returned to where it was scrolled to, as ever. */
  function restoreScrolling(): void {
    if (depth() === 0) window.history.scrollRestoration = "auto";
  }

  /** The layer may refuse, or close later: if it stays, it is covered again. */
  function close(layer: Layer): void {
    layer.isClosing = true;
    layer.close();
    setTimeout(() => {
      layer.isClosing = false;
      settleLater();
    });
  }

  /** Loaded again, the page is scrolled to where it was, whatever was open. */
  function hide(): void {
    window.history.scrollRestoration = "auto";
  }

  /** Something was pressed on the page, by a finger, a mouse or a key. */
  function press(): void {
    isPressed = true;
    isWaiting = false;
    settleLater();
  }

  return {
    cover,
    arrive,
    hide,
    press,
    settleLater,
    mayCover: () => isPressed || isWaiting,
    go(steps: number): void {
      if (isGoing) waiting.push(() => this.go(steps));
      else window.history.go(steps < 0 ? steps - depth() : steps);
    },
    /** Calls back when the history is there. A layer that is open has no entry below the page that is opened from it. */
    enter(address: string, replace: boolean, entry: Entry, done: () => void): void {
      const { layers = 0, base } = stateOf();
      isWaiting = false;
      if (!isGoing && layers > 0 && !replace) {
        isLeaving = true;
        last = current();
        goBack(layers);
      }
      if (isGoing) {
        waiting.push(() => this.enter(address, replace, entry, done));
        return;
      }
      restoreScrolling();
      if (!replace) window.history.pushState(entry, "", address);
      else window.history.replaceState(layers ? { ...entry, layers, base } : entry, "", address);
      last = current();
      done();
      settleLater();
    },
  };
}

function current(): { href: string; entry: Entry } {
  return { href: window.location.href, entry: stateOf() };
}

function stateOf(): Entry {
  return window.history.state ?? {};
}

function depth(): number {
  return stateOf().layers ?? 0;
}

function keyOf({ key = "default" }: Entry): string {
  return key;
}

function baseOf(entry: Entry): string {
  return entry.base ?? keyOf(entry);
}
