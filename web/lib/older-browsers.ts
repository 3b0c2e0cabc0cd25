/**
 * Parts of the language that the oldest supported browsers lack (web/bundle/browsers.ts), and that our code or a
 * package of ours uses. Imported first wherever code starts. tests/e2e/site/browsers.test.ts says when a part is
 * missing here.
 */
add(Array.prototype, "toSorted", function toSorted(this: unknown[], compare) {
  return Array.from(this).sort(compare);
});
add(Array.prototype, "toReversed", function toReversed(this: unknown[]) {
  return Array.from(this).reverse();
});
add(Array.prototype, "with", function withItem(this: unknown[], index: number, value: unknown) {
  const copy = Array.from(this);
  const at = index < 0 ? copy.length + index : index;
  if (at < 0 || at >= copy.length) throw new RangeError("Invalid index");
  copy[at] = value;
  return copy;
});
add(String.prototype, "toWellFormed", function toWellFormed(this: string) {
  return this.replace(/\p{Surrogate}/gu, "\uFFFD");
});
add(URL, "canParse", (url: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
});
add(AbortSignal, "any", (signals: Iterable<AbortSignal>) => {
  const any = new AbortController();
  for (const signal of signals) {
    const end = () => any.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { signal: any.signal });
  }
  return any.signal;
});

/** The method doesn't appear where keys are listed, like the language's own methods. */
function add<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  value: Owner[Name],
): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

export {};
