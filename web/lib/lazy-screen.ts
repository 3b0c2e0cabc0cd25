import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Fetches the code before it is needed: on hover, or when the page has nothing to do. */
  preload: () => void;
};

/** `React.lazy` whose code can be fetched ahead. Asked twice, it is fetched once. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  const preload = () => {
    // A failure here is not shown to anyone; it is met again, and shown, when one goes there.
    load().catch(() => {});
  };
  return Object.assign(lazy(load), { preload });
}
