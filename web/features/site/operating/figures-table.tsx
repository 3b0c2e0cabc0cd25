export type Column<Row> = { label: string; say: (row: Row) => string };

/** Figures by week or day; the first column names the row. */
export function FiguresTable<Row>(props: { label: string; rows: Row[]; columns: Column<Row>[] }) {
  const { label, rows, columns } = props;
  const [first] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full min-w-[36rem] text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={
                  column === first ? "py-2 font-medium" : "py-2 pl-3 text-right font-medium"
                }
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={first?.say(row)} className="border-line border-b">
              {columns.map((column) =>
                column === first ? (
                  <th key={column.label} scope="row" className="py-2 text-left font-normal">
                    {column.say(row)}
                  </th>
                ) : (
                  <td key={column.label} className="py-2 pl-3 text-right">
                    {column.say(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
