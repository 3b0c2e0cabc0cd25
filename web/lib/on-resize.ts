import { watchSize } from "./browser-features.ts";

/**
 * Calls back when the window or what is on the page changes size: images or text that load later
 * move what is below them.
 * @returns how to stop that.
 */
export function onResize(callback: () => void): () => void {
  window.addEventListener("resize", callback);
  const growth = watchSize(callback);
  growth?.observe(document.body);
  return () => {
    window.removeEventListener("resize", callback);
    growth?.disconnect();
  };
}
