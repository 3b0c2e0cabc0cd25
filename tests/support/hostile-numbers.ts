import fc from "fast-check";

/**
 * Numbers as JSON spells them, some of which fit no type: collected from what has broken things.
 */
export const HOSTILE_NUMBERS = [
  "0",
  "-0",
  "-0.0",
  "1e-400",
  "5e-324",
  "-5e-324",
  "2.2250738585072014e-308",
  "1.2e-110",
  "1e-46",
  "1.1754943508222875e-38",
  "1e-7",
  "0.1",
  "0.30000000000000004",
  "0.5",
  "1",
  "-1",
  "2.5",
  "1E+2",
  "99.999999999",
  "32767",
  "32768",
  "2147483647",
  "2147483648",
  "-2147483649",
  "9007199254740993",
  "9223372036854775808",
  "1e21",
  "-1e21",
  "123456789012345678901234567890",
  "3.4028236e38",
  "1e308",
  "-1e308",
  "1.7976931348623157e308",
  "1e309",
  "-1e309",
] as const;

/** Any double that JSON can express, and a few numbers that aren't doubles. */
export function hostileNumber(): fc.Arbitrary<string> {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true });
  return fc.oneof(fc.constantFrom(...HOSTILE_NUMBERS), double.map(String));
}

/**
 * The JSON of `body` with `number` spelled as given at `path`: JSON.stringify would turn -0 into 0.
 */
export function withNumber(body: unknown, path: readonly (string | number)[], number: string) {
  const mark = "\u0001here\u0001";
  const put = (value: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
    if (key === undefined) return mark;
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
    Object.assign(copy, { [key]: put((value as Record<string, unknown>)?.[key], rest) });
    return copy;
  };
  return JSON.stringify(put(body, path)).replace(JSON.stringify(mark), number);
}

/** Every path in a body, as `withNumber` takes it. */
export function pathsIn(body: unknown): (string | number)[][] {
  if (typeof body !== "object" || body === null) return [[]];
  return Object.entries(body).flatMap(([key, value]) => [
    [key],
    ...pathsIn(value)
      .filter((path) => path.length > 0)
      .map((path) => [key, ...path]),
  ]);
}
