import { formatDate, formatNumber } from "@domain/site/text/format.ts";
import type { ModerationWeek } from "@domain/talk/moderating.ts";

export function Weeks({ weeks }: { weeks: ModerationWeek[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="Figures by week">
      <table className="w-full min-w-[36rem] text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            {COLUMNS.map(({ label }, index) => (
              <th
                key={label}
                scope="col"
                className={index === 0 ? "py-2 font-medium" : "py-2 text-right font-medium"}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week} className="border-line border-b">
              {COLUMNS.map(({ label, say }, index) =>
                index === 0 ? (
                  <th key={label} scope="row" className="py-2 text-left font-normal">
                    {say(week)}
                  </th>
                ) : (
                  <td key={label} className="py-2 text-right">
                    {say(week)}
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

const COLUMNS: { label: string; say: (week: ModerationWeek) => string }[] = [
  { label: "Week of", say: ({ week }) => formatDate(week, { short: true }) },
  { label: "Reports", say: ({ reports }) => formatNumber(reports) },
  { label: "Cases", say: ({ cases }) => formatNumber(cases) },
  { label: "Decided", say: ({ decided }) => formatNumber(decided) },
  { label: "Acted on", say: ({ acted }) => formatNumber(acted) },
  { label: "Answered", say: ({ answered }) => formatNumber(answered) },
  { label: "Lifted", say: ({ lifted }) => formatNumber(lifted) },
  {
    label: "Median hours",
    say: ({ median_hours }) => (median_hours === null ? "–" : formatNumber(median_hours)),
  },
];
