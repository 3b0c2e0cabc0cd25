import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { arrivingCode } from "./new-version.ts";

type ScreenModule<Props> = { default: ComponentType<Props> };

type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code before it is needed: on hover, or while the page is idle. */
  preload: () => void;
};

const loaders = new WeakMap<object, () => Promise<void>>();

/**
 * `React.lazy` with preloading, for screens and what opens over them. The code is fetched only once.
 * @param later its part made by `laterPart` (components), loaded with it unless this page was prerendered with it.
 */
export function lazyScreen<Props = object>(
  load: () => Promise<ScreenModule<Props>>,
  later?: { id: string; load: () => Promise<unknown> },
): LazyScreen<Props> {
  let loaded: ScreenModule<Props> | undefined;
  async function fetchCode(): Promise<ScreenModule<Props>> {
    // A failure comes up again when the screen renders the part.
    if (later && !isBuiltWith(later.id)) later.load().catch(() => {});
    loaded = await load();
    return loaded;
  }
  const preload = () => {
    // Ignored here; the error comes up again, and is shown, on navigation.
    fetchCode().catch(() => {});
  };
  const screen = Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : arrivingCode(fetchCode()))),
    { preload },
  );
  loaders.set(screen, async () => void (await fetchCode()));
  return screen;
}

/** Always in Node, where pages are prerendered. */
function isBuiltWith(id: string): boolean {
  return typeof document === "undefined" || document.getElementById(id) !== null;
}

/** Loads the code of a lazy screen; does nothing for any other component. */
export async function loadScreen(type: unknown): Promise<void> {
  if (typeof type === "object" && type !== null) await loaders.get(type)?.();
}

/**
 * Even a fulfilled promise resolves asynchronously. This one answers React synchronously, so the screen renders right
 * away.
 */
function atOnce<Props>(module: ScreenModule<Props>): Promise<ScreenModule<Props>> {
  const answer = Promise.resolve(module);
  return Object.assign(answer, {
    // biome-ignore lint/suspicious/noThenProperty: being thenable is the point
    then: ((done) => {
      done?.(module);
      return answer;
    }) as typeof answer.then,
  });
}
