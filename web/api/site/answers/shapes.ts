/**
 * The shape that an answer of a type must have for the page to show it. A shape returns the value, or `MISFIT`; `skip`
 * is told of each row that a list leaves out. The type is written once, in the domain: where a shape belongs to it,
 * TypeScript knows it, and a part of another type or a word too few is an error.
 */
export type Shape<T> = (value: unknown, skip: () => void) => T | typeof MISFIT;

/** The parts of an object that are looked at; of an object of several kinds, the parts that all kinds have. */
export type Parts<T> = { readonly [Key in keyof T & string]?: Shape<T[Key]> };

export const MISFIT = Symbol("misfit");

export const number: Shape<number> = (value) => (isNumber(value) ? value : MISFIT);

export const text: Shape<string> = (value) => (typeof value === "string" ? value : MISFIT);

export const flag: Shape<boolean> = (value) => (typeof value === "boolean" ? value : MISFIT);

/** One of the words that this version of the site knows, as the keys of a record that its type keeps complete. */
export function wordOf<Word extends string>(
  known: NoInfer<Readonly<Record<Word, true>>>,
): Shape<Word> {
  const isKnown = (value: unknown): value is Word =>
    typeof value === "string" && Object.hasOwn(known, value);
  return (value) => (isKnown(value) ? value : MISFIT);
}

/** Null is an answer; a key that is missing is none. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, skip) => (value === null ? null : shape(value, skip));
}

/** The shape of a key that only some answers have; null is no value. */
export function ifGiven<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, skip) => (value === null || value === undefined ? undefined : shape(value, skip));
}

/** An object whose named parts fit; the others are not looked at. */
export function having<T extends object>(parts: NoInfer<Parts<T>>): Shape<T> {
  const all = Object.entries(parts) as [string, Shape<unknown>][];
  return (value, skip) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return MISFIT;
    const read: Record<string, unknown> = { ...value };
    for (const [key, shape] of all) {
      const part = shape(read[key], skip);
      if (part === MISFIT) return MISFIT;
      if (part !== undefined) read[key] = part;
    }
    return read as T;
  };
}

/** A list that is wrong without any of its rows, as the versions of an offer are. */
export function every<T>(shape: Shape<T>): Shape<T[]> {
  return (value, skip) => {
    if (!Array.isArray(value)) return MISFIT;
    const rows = fitting(value, shape, skip);
    return rows.length < value.length ? MISFIT : rows;
  };
}

/** A list that can be shown without the rows that don't fit. Without a single one that fits, it is a misfit itself. */
export function rowsOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value, skip) => {
    if (!Array.isArray(value)) return MISFIT;
    const rows = fitting(value, shape, skip);
    if (rows.length === 0 && value.length > 0) return MISFIT;
    if (rows.length < value.length) skip();
    return rows;
  };
}

/** Whether an answer has a shape, for `askFunction`: it is read as it is, or not at all. */
export function fits<T>(shape: Shape<T>) {
  return (answer: unknown): answer is T => shape(answer, () => {}) !== MISFIT;
}

function fitting<T>(rows: unknown[], shape: Shape<T>, skip: () => void): T[] {
  return rows.flatMap((row) => {
    const read = shape(row, skip);
    return read === MISFIT ? [] : [read];
  });
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
