/** Pieces of sentences. */

const GROUPED = new Intl.NumberFormat("en-US");

export function cite(source: number): string {
  return ` [${source}]`;
}

export function dollars(amount: number): string {
  return `${amount < 0 ? "−" : ""}$${GROUPED.format(Math.abs(Math.round(amount)))}`;
}

/** "3 beds", "1 day"; "" for what is not known. */
export function plural(count: number | undefined, one: string, many = `${one}s`): string {
  return count === undefined ? "" : `${GROUPED.format(count)} ${count === 1 ? one : many}`;
}

/** "a, b and c" */
export function list(items: readonly string[], separator = ", "): string {
  if (separator !== ", " || items.length < 2) return items.join(separator);
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export function quoted(text: string): string {
  return `“${text}”`;
}
