import fc from "fast-check";

/**
 * Random values are the same in every run, so that a failure can be repeated. fast-check prints the
 * seed of a failing property; `FUZZ_SEED=<that> npx vitest run <file>` repeats it, and `npm run
 * fuzz` tries other seeds.
 */
/** `npm run check` and `npm test` draw fewer values than `npm run test:all` (tests/layers.ts). */
const isQuick = process.env.TEST_LAYER === "check" || process.env.TEST_LAYER === "test";

fc.configureGlobal({
  seed: Number(process.env.FUZZ_SEED ?? 1),
  ...(isQuick && { numRuns: 25 }),
});

/**
 * How often a race is run: a few times in every run, RACE_ROUNDS times where that is set, as by `npm
 * run fuzz`.
 */
export const rounds = (few: number) => Number(process.env.RACE_ROUNDS ?? few);

/**
 * How many connections a race may have. Each reads the functions' code for itself, which costs more than what it then
 * does. So there are twelve in most runs, and all of them in runs of many {@link rounds}.
 */
export const crowd = (most: number) => (process.env.RACE_ROUNDS ? most : Math.min(most, 12));

/** Set by `npm run fuzz`, and by a person who repeats one of its failures. */
export const isThorough = process.env.FUZZ_SEED !== undefined;

/** How many values are drawn: with a fixed seed every run draws the same, so a few are enough. */
export const draws = (few: number) => (isThorough ? 8 * few : isQuick ? Math.ceil(few / 4) : few);

const AT_ONCE = 8;

/**
 * Runs `check` on random values, a few at a time as browsers ask. The first failure is reported
 * without shrinking, which would take hundreds of requests.
 */
export function holdsForDrawn<T>(
  drawn: fc.Arbitrary<T>,
  few: number,
  check: (value: T) => Promise<void>,
): Promise<void> {
  const some = fc.array(drawn, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const together = async (values: T[]) => {
    await Promise.all(values.map(check));
  };
  return fc.assert(fc.asyncProperty(some, together), {
    numRuns: Math.ceil(draws(few) / AT_ONCE),
    endOnFailure: true,
  });
}

/** `check` holds for all values that are drawn: `forAll(fc.string(), (text) => …)`. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...drawn: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
    // biome-ignore lint/suspicious/noConfusingVoidType: fast-check's own type
    check: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property<Values>(...args));
}
