/**
 * Mistakes that the schema could have, one at a time: a step left out, two steps swapped, a policy that lets everyone
 * in, a lock, a limit or a constraint that is missing, a grant too many. A test should notice each.
 */

export type Mutant = {
  /** The path from the project's root. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The mistake, and the text it is made in. */
  what: string;
  /** The whole file with the mistake. */
  text: string;
};

type Mistake = { what: string; pattern: RegExp; made: (found: string) => string };

const MISTAKES: Mistake[] = [
  {
    what: "a step left out",
    pattern: /^ +perform private\.\w+\([^;]*\);$/gm,
    made: (found) => `${indentOf(found)}null;`,
  },
  {
    what: "a step that changes nothing",
    pattern: /^ +new := private\.\w+\([^;]*\);$/gm,
    made: (found) => `${indentOf(found)}null;`,
  },
  {
    what: "a policy that lets everybody in",
    pattern: /^create policy [^;]*;$/gm,
    made: (found) => {
      const at = found.search(/\b(?:using|with check) \(/);
      const words = new Set(found.match(/\b(?:using|with check)(?= \()/g));
      return `${found.slice(0, at)}${[...words].map((word) => `${word} (true)`).join(" ")};`;
    },
  },
  {
    what: "a lock that is missing",
    pattern: / for (?:no key )?update(?! of)\b| for key share\b| for share\b/g,
    made: () => "",
  },
  {
    what: "a limit that is missing",
    pattern: /\(select private\.limit_of\('[^']+'\)\)|private\.limit_of\('[^']+'\)/g,
    made: () => "1000000000",
  },
  {
    what: "a constraint that is missing",
    pattern: /\bcheck \((?=[^;]*\))(?![^;]*;\n\$\$)[^,;]*?\)(?=[,\n])/g,
    made: (found) => (isBalanced(found) ? "check (true)" : found),
  },
  {
    what: "a table that everybody reads",
    pattern: /private\.let_read\('authenticated'/g,
    made: () => "private.let_read('anon, authenticated'",
  },
  {
    what: "a function that everybody calls",
    pattern: /private\.expose\('[^']*', 'authenticated'/g,
    made: (found) => found.replace("'authenticated'", "'anon, authenticated'"),
  },
];

/** A line that calls a step, and the next one, with the comments between them. */
const TWO_STEPS =
  /^( +(?:perform|new :=) private\.\w+\([^;\n]*\);\n)((?: +--[^\n]*\n)*)( +(?:perform|new :=) private\.\w+\([^;\n]*\);\n)/gm;

/** @param file from the project's root. */
export function sqlMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (what: string, at: number, found: string, made: string) => {
    if (made === found) return;
    mutants.push({
      file,
      line: source.slice(0, at).split("\n").length,
      what: `${what}: ${found.trim().replace(/\s+/g, " ").slice(0, 100)}`,
      text: source.slice(0, at) + made + source.slice(at + found.length),
    });
  };
  for (const { what, pattern, made } of MISTAKES)
    for (const match of source.matchAll(pattern)) add(what, match.index, match[0], made(match[0]));
  for (const match of source.matchAll(TWO_STEPS)) {
    const [found, first = "", comments = "", second = ""] = match;
    add("two steps swapped", match.index, found, second + comments + first);
  }
  return mutants;
}

function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? "";
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
  return depth === 0;
}
