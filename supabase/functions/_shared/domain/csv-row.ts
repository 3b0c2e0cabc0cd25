/**
 * The first row of a table in text, under its headings: commas, semicolons or tabs between cells, quotes
 * around them where needed (RFC 4180). Undefined for a text that isn't a table.
 */
export function firstRow(text: string): { heading: string; value: string }[] | undefined {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  const [line = ""] = start.split(/\r?\n/, 1);
  const separator = ["\t", ";", ","].find((each) => line.split(each).length >= MIN_COLUMNS);
  if (!separator) return undefined;
  const [headings, values] = rowsOf(start, separator);
  // Prose has commas, too, but hardly a second row with as many.
  if (!headings || !values || headings.length !== values.length) return undefined;
  if (headings.some((heading) => heading.trim().length > LONGEST_HEADING)) return undefined;
  return headings.map((heading, place) => ({
    heading: heading.trim(),
    value: (values[place] ?? "").trim(),
  }));
}

const MIN_COLUMNS = 3;
const LONGEST_HEADING = 60;

/** The first two rows. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at <= text.length && rows.length < 2; at += 1) {
    const sign = text[at];
    if (isQuoted && sign !== undefined) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === undefined) {
      rows.push([...row, cell.replace(/\r$/, "")]);
      row = [];
      cell = "";
    } else cell += sign;
  }
  return rows;
}
