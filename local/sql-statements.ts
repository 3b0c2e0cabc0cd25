export interface Statement {
  /** The text has no closing semicolon. */
  text: string;
  /** 1-based line in the file where the statement begins. */
  line: number;
}

/**
 * Splits a SQL file into statements. Understands quotes, dollar quotes, comments and the bodies of
 * `begin atomic … end`. A comment before a statement belongs to it; trailing comments are dropped.
 */
export function splitStatements(source: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let depth = 0;
  let hasCode = false;
  const token = new RegExp(TOKEN, "giy");
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [text] = match;
    if (/^(--|\/\*|\s)/.test(text)) {
      if (text.startsWith("/*")) token.lastIndex = commentEnd(source, match.index);
      continue;
    }
    if (text === ";" && depth === 0) {
      if (hasCode) statements.push(statementAt(source, start, match.index));
      start = token.lastIndex;
      hasCode = false;
      continue;
    }
    hasCode = true;
    depth = nextDepth(depth, text.toLowerCase());
  }
  if (hasCode) statements.push(statementAt(source, start, source.length));
  return statements;
}

const TOKEN = [
  /--[^\n]*/,
  /\/\*/,
  /\s+/,
  /\be'(?:[^'\\]|\\[\s\S]|'')*'/,
  /'(?:[^']|'')*'/,
  /"(?:[^"]|"")*"/,
  /\$(\w*)\$[\s\S]*?\$\1\$/,
  /begin\s+atomic\b/,
  /\w+/,
  /[\s\S]/,
]
  .map((pattern) => pattern.source)
  .join("|");

/** Postgres nests block comments, which a regular expression can't follow. */
function commentEnd(source: string, from: number): number {
  let depth = 0;
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  for (let match = mark.exec(source); match; match = mark.exec(source)) {
    depth += match[0] === "/*" ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return source.length;
}

/** Inside `begin atomic`, `case … end` nests; outside it neither word means anything here. */
function nextDepth(depth: number, word: string): number {
  if (/^begin\s+atomic$/.test(word)) return depth + 1;
  if (depth > 0 && word === "case") return depth + 1;
  if (depth > 0 && word === "end") return depth - 1;
  return depth;
}

function statementAt(source: string, start: number, end: number): Statement {
  const raw = source.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const line = source.slice(0, start + lead).split("\n").length;
  return { text: raw.trim(), line };
}
