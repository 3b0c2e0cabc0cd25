/** Where the marks of a picture are in their lane, so that no label covers another label or mark (sale-weeks.ts). */

export type MarkPlace = {
  /** The mark's row in its lane, from 0. */
  row: number;
  /** The side of the mark on which its label is. */
  side: "left" | "right";
};

/**
 * Places marks in the first row with room for their label, right of the mark or else left of it. All lengths have one unit.
 *
 * @param marks in any order: the middle of each mark, and the width of its label with the space around it.
 * @param room the width of the lane. No label may be wider than half of it.
 * @param radius of a mark.
 * @returns a place for each mark, and the number of rows.
 */
export function markPlaces(
  marks: readonly { at: number; width: number }[],
  room: number,
  radius: number,
): { places: MarkPlace[]; rows: number } {
  const rows: [number, number][][] = [];
  const places: MarkPlace[] = marks.map(() => ({ row: 0, side: "right" }));
  const ordered = marks.map((mark, index) => ({ ...mark, index })).sort((a, b) => a.at - b.at);
  for (const { at, width, index } of ordered) {
    const right: Span = { side: "right", from: at - radius, to: at + radius + width };
    const left: Span = { side: "left", from: at - radius - width, to: at + radius };
    // The label at an edge of the lane has its mark beside it, and not itself cut off.
    const fitting = [right, left].filter(({ from, to }) => from >= -radius && to <= room + radius);
    const spans = fitting.length > 0 ? fitting : [right];
    const row = freeRow(rows, spans);
    const span = spans.find((each) => isFree(rows[row], each)) ?? right;
    rows[row] = [...(rows[row] ?? []), [span.from, span.to]];
    places[index] = { row, side: span.side };
  }
  return { places, rows: rows.length };
}

type Span = { side: MarkPlace["side"]; from: number; to: number };

function freeRow(rows: readonly [number, number][][], spans: readonly Span[]): number {
  const free = rows.findIndex((row) => spans.some((span) => isFree(row, span)));
  return free === -1 ? rows.length : free;
}

function isFree(row: readonly [number, number][] | undefined, { from, to }: Span): boolean {
  return row === undefined || row.every(([start, end]) => to <= start || end <= from);
}
