import { mediaQuery } from "./browser-features.ts";

/** True when the visitor prefers less motion or the preference can't be read. */
export function prefersReducedMotion(): boolean {
  return mediaQuery("(prefers-reduced-motion: reduce)")?.matches ?? true;
}
