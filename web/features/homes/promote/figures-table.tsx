import { FIGURE_NAMES, FIGURES, type Figures } from "@domain/homes/listing-weeks.ts";
import { formatNumber } from "@domain/site/text/format.ts";

/** The four figures, a row per week or place. A long table scrolls on its own. */
export function FiguresTable(props: {
  caption: string;
  /** The first column's heading. */
  heading: string;
  rows: readonly (Figures & { key: string; name: string })[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section aria-label={props.caption} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-xs sm:text-sm">
        <caption className="sr-only">{props.caption}</caption>
        <thead className="sticky top-0 bg-paper">
          <tr className="border-line border-b text-ink-faint">
            <th scope="col" className="py-2 pr-2 text-left font-medium">
              {props.heading}
            </th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" className="py-2 pl-2 text-right font-medium">
                {FIGURE_NAMES[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row.key} className="border-line border-b">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {row.name}
              </th>
              {FIGURES.map((figure) => (
                <td key={figure} className="py-2 pl-2 text-right tabular-nums">
                  {formatNumber(row[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
