import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type ScreenModule = { default: ComponentType };

type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Fetches the code before it is needed: on hover, or while the page is idle. */
  preload: () => void;
};

const loaders = new WeakMap<object, () => Promise<void>>();

/** `React.lazy` with preloading. The code is fetched only once. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ScreenModule | undefined;
  async function fetchCode(): Promise<ScreenModule> {
    loaded = await load();
    return loaded;
  }
  const preload = () => {
    // Ignored here; the error comes up again, and is shown, on navigation.
    fetchCode().catch(() => {});
  };
  const screen = Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : fetchCode())),
    { preload },
  );
  loaders.set(screen, async () => void (await fetchCode()));
  return screen;
}

/** Loads the code of a lazy screen; does nothing for any other component. */
export async function loadScreen(type: unknown): Promise<void> {
  if (typeof type === "object" && type !== null) await loaders.get(type)?.();
}

/**
 * Even a fulfilled promise resolves asynchronously. This one answers React synchronously, so the
 * screen renders at once.
 */
function atOnce(module: ScreenModule): Promise<ScreenModule> {
  const answer = Promise.resolve(module);
  return Object.assign(answer, {
    // biome-ignore lint/suspicious/noThenProperty: being thenable is the point
    then: ((done) => {
      done?.(module);
      return answer;
    }) as typeof answer.then,
  });
}
