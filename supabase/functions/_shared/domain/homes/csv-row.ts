export type Cell = { heading: string; value: string };

/**
 * The first home of a table in text, under its headings: commas, semicolons, tabs or bars between cells, quotes
 * around them where needed (RFC 4180). A line "sep=;", lines before the headings and notices below them are
 * passed over. Undefined for a text that isn't a table.
 *
 * @param text with one kind of line breaks.
 * @param isKnown whether a heading is one that a table of homes has: prose has commas too, but hardly two of those.
 */
export function firstRow(text: string, isKnown: (heading: string) => boolean): Cell[] | undefined {
  const [, said, rest = ""] = /^\s*(?:"?sep=(.)"?[^\n]{0,9}\n)?([\s\S]*)$/i.exec(text) ?? [];
  const lines = rest.split("\n", LEADING_LINES);
  let at = 0;
  for (const line of lines) {
    for (const separator of said ? [said] : SEPARATORS) {
      if (line.split(separator).length < MIN_COLUMNS) continue;
      const [headings = [], ...rows] = rowsOf(rest.slice(at), separator);
      if (headings.filter(isKnown).length < MIN_KNOWN) continue;
      const values = rows.find((row) => row.length === headings.length && row.some(Boolean));
      if (values)
        return headings.map((heading, n) => ({ heading, value: plainCell(values[n] ?? "") }));
    }
    at += line.length + 1;
  }
  return undefined;
}

/**
 * A home whose every line is a name and a value: "City: Boston", or a table that was turned on its side. Undefined unless
 * most of the names are known.
 */
export function namedLines(
  text: string,
  isKnown: (heading: string) => boolean,
): Cell[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const cells = lines.flatMap((line) => {
    const [, heading, value] = NAMED.exec(line.trim()) ?? [];
    return heading && value !== undefined ? [{ heading, value: plainCell(value) }] : [];
  });
  const known = cells.filter(({ heading }) => isKnown(heading)).length;
  const isWhole = cells.length === lines.length && known >= MIN_NAMED && known > lines.length / 2;
  return isWhole ? cells : undefined;
}

const NAMED = /^"?([^:,;\t|="]{2,60}?)"?\s{0,3}[:,;\t|]\s{0,3}"?(.{0,500}?)"?$/;
const MIN_NAMED = 3;

/** Spreadsheets keep digits as they are in ="02139". */
function plainCell(value: string): string {
  return value.replace(/^="([^"]*)"$/, "$1");
}

const SEPARATORS = ["\t", ";", ",", "|"];
const MIN_COLUMNS = 3;
const MIN_KNOWN = 2;
/** A portal's name or a date may be above the headings. */
const LEADING_LINES = 5;
/** The headings, a notice or two, and the first home. */
const ROWS = 5;

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at <= text.length && rows.length < ROWS; at += 1) {
    const sign = text[at];
    if (isQuoted && sign !== undefined) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator) {
      row.push(cell.trim());
      cell = "";
    } else if (sign === "\n" || sign === undefined) {
      rows.push([...row, cell.trim()]);
      row = [];
      cell = "";
    } else cell += sign;
  }
  return rows;
}
