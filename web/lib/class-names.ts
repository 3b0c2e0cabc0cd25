/** Joins class names and skips the empty ones: `classNames("a", isOpen && "b")`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
