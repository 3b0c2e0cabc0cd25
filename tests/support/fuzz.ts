import fc from "fast-check";

/**
 * Random values are the same in every run, so that a failure can be repeated. fast-check prints the
 * seed of a failing property; `FUZZ_SEED=<that> npx vitest run <file>` repeats it, and `npm run
 * fuzz` tries other seeds.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

/**
 * How often a race is run: a few times in every run, RACE_ROUNDS times where that is set, as by `npm
 * run fuzz`.
 */
export const rounds = (few: number) => Number(process.env.RACE_ROUNDS ?? few);

const AT_ONCE = 8;

/**
 * Runs `check` on random values, a few at a time as browsers ask. The first failure is reported
 * without shrinking, which would take hundreds of requests.
 */
export function holdsForDrawn<T>(
  drawn: fc.Arbitrary<T>,
  runs: number,
  check: (value: T) => Promise<void>,
): Promise<void> {
  const few = fc.array(drawn, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const together = async (values: T[]) => {
    await Promise.all(values.map(check));
  };
  return fc.assert(fc.asyncProperty(few, together), {
    numRuns: Math.ceil(runs / AT_ONCE),
    endOnFailure: true,
  });
}
