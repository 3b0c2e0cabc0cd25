import type { ImportName } from "./imported.ts";

/** A fact that a rule found in running text, with its place; a value that the text leaves open is undefined. */
export type Fact = { name: ImportName; value: unknown; from: number; to: number };

export function mention(
  name: ImportName,
  match: RegExpExecArray | RegExpMatchArray,
  value: unknown,
): Fact {
  const from = match.index ?? 0;
  return { name, value, from, to: from + match[0].length };
}

/** The words of the same clause before a place in the text. */
export function before(
  text: string,
  at: number,
  most = 40,
  ends = /[;\n|•·!?()]|[.,](?!\d)/,
): string {
  return (
    text
      .slice(Math.max(0, at - most), at)
      .split(ends)
      .at(-1) ?? ""
  );
}

export function after(text: string, at: number, most = 30): string {
  return text.slice(at, at + most).split(/[;\n|•·!?()]|[.,](?!\d)/, 1)[0] ?? "";
}
