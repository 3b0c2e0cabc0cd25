/**
 * The shape that an answer must have for the page to show it. A shape returns the value, or `MISFIT`; `skip` is told of
 * each row that a list leaves out.
 */
export type Shape = (value: unknown, skip: () => void) => unknown;

export const MISFIT = Symbol("misfit");

export const number: Shape = (value) => (Number.isFinite(value) ? value : MISFIT);

export const text: Shape = (value) => (typeof value === "string" ? value : MISFIT);

export const flag: Shape = (value) => (typeof value === "boolean" ? value : MISFIT);

/** One of the words that this version of the site knows, as the keys of a record that its type keeps complete. */
export function wordOf(known: Readonly<Record<string, true>>): Shape {
  return (value) => (typeof value === "string" && Object.hasOwn(known, value) ? value : MISFIT);
}

/** Null is an answer; a key that is missing is none. */
export function orNull(shape: Shape): Shape {
  return (value, skip) => (value === null ? null : shape(value, skip));
}

/** The shape of a key that only some answers have. */
export function ifGiven(shape: Shape): Shape {
  return (value, skip) => (value === undefined ? value : orNull(shape)(value, skip));
}

/** An object whose named parts fit; the others are not looked at. */
export function having<T>(parts: { [Key in keyof T]?: Shape }): Shape {
  const all = Object.entries(parts) as [string, Shape][];
  return (value, skip) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return MISFIT;
    const read: Record<string, unknown> = { ...value };
    for (const [key, shape] of all) {
      const part = shape(read[key], skip);
      if (part === MISFIT) return MISFIT;
      if (part !== undefined) read[key] = part;
    }
    return read;
  };
}

/** A list that is wrong without any of its rows, as the versions of an offer are. */
export function every(shape: Shape): Shape {
  return (value, skip) => {
    if (!Array.isArray(value)) return MISFIT;
    const rows = value.map((row) => shape(row, skip));
    return rows.includes(MISFIT) ? MISFIT : rows;
  };
}

/** A list that can be shown without the rows that don't fit. Without a single one that fits, it is a misfit itself. */
export function rowsOf(shape: Shape): Shape {
  return (value, skip) => {
    if (!Array.isArray(value)) return MISFIT;
    const rows = value.map((row) => shape(row, skip)).filter((row) => row !== MISFIT);
    if (rows.length === 0 && value.length > 0) return MISFIT;
    if (rows.length < value.length) skip();
    return rows;
  };
}

/** Whether an answer has a shape, for `askFunction`: it is read as it is, or not at all. */
export function fits<T>(shape: Shape) {
  return (answer: unknown): answer is T => shape(answer, () => {}) !== MISFIT;
}
