import { formatDate, formatNumber } from "@domain/site/text/format.ts";
import type { ModerationWeek } from "@domain/talk/moderating.ts";
import { type Column, FiguresTable } from "./figures-table.tsx";

/** Reports and what was decided about them, by week. */
export function ReportWeeks({ weeks }: { weeks: ModerationWeek[] }) {
  return <FiguresTable label="Figures by week" rows={weeks} columns={COLUMNS} />;
}

const COLUMNS: Column<ModerationWeek>[] = [
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
