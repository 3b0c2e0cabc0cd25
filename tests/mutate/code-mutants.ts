import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { Mutant } from "./sql-mutants.ts";

const silent = () => undefined;
const LOGGER = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

/**
 * StrykerJS' mutants of a file of ours. Texts for people are left alone: a test that repeats them proves nothing.
 *
 * @param file from the project's root.
 */
export async function codeMutants(file: string, source: string): Promise<Mutant[]> {
  const { mutants } = await new Instrumenter(LOGGER).instrument(
    [{ name: file, content: source, mutate: true }],
    {
      plugins: null,
      excludedMutations: ["StringLiteral", "Regex"],
      ignorers: [],
      noHeader: true,
    },
  );
  const starts = [0];
  for (const match of source.matchAll(/\n/g)) starts.push(match.index + 1);
  // Their lines count from 0, as their columns do.
  const offset = ({ line, column }: { line: number; column: number }) =>
    (starts[line] ?? 0) + column;
  // Excluded mutants are listed, too, with a status of their own.
  const wanted = mutants.filter(({ status }) => status === undefined);
  return wanted.map(({ location, mutatorName, replacement }) => {
    const [from, to] = [offset(location.start), offset(location.end)];
    const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 80);
    return {
      file,
      line: location.start.line + 1,
      what: `${mutatorName}: ${short(source.slice(from, to))} → ${short(replacement)}`,
      text: source.slice(0, from) + replacement + source.slice(to),
    };
  });
}
