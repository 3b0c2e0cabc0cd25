import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type ScreenModule = { default: ComponentType };

export type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Fetches the code before it is needed: on hover, or when the page has nothing to do. */
  preload: () => void;
};

const loaders = new WeakMap<object, () => Promise<void>>();

/** `React.lazy` whose code can be fetched ahead. Asked twice, it is fetched once. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ScreenModule | undefined;
  async function fetchCode(): Promise<ScreenModule> {
    loaded = await load();
    return loaded;
  }
  const preload = () => {
    // A failure here is not shown to anyone; it is met again, and shown, when one goes there.
    fetchCode().catch(() => {});
  };
  const screen = Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : fetchCode())),
    { preload },
  );
  loaders.set(screen, async () => void (await fetchCode()));
  return screen;
}

/** The code of a lazy screen; of anything else there is nothing to fetch. */
export async function loadScreen(type: unknown): Promise<void> {
  if (typeof type === "object" && type !== null) await loaders.get(type)?.();
}

/** A promise calls back later even when it is fulfilled; React asks this one, and renders at once. */
function atOnce(module: ScreenModule): Promise<ScreenModule> {
  const answer = Promise.resolve(module);
  return Object.assign(answer, {
    // biome-ignore lint/suspicious/noThenProperty: that is the point
    then: ((done) => {
      done?.(module);
      return answer;
    }) as typeof answer.then,
  });
}
