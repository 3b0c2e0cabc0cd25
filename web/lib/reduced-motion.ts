/** True when the visitor asked for less motion, or when there is no way to ask. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
