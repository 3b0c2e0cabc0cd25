import fc from "fast-check";

/**
 * What is drawn at random is the same in every run, so that a red test is red again. fast-check prints
 * the seed of a property that fails; `FUZZ_SEED=<that> npx vitest run <file>` shows it once more, and
 * `npm run fuzz` tries other ones.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const AT_ONCE = 8;

/**
 * Holds `check` against drawn values, a few at a time as browsers ask. The first one that fails is
 * reported as it is: to make it smaller would take hundreds of requests.
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
