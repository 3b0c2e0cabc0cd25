import type { SiteWeek } from "@domain/site/operating/operating.ts";
import { formatDate, formatNumber } from "@domain/site/text/format.ts";
import { type Column, FiguresTable } from "./figures-table.tsx";

/** How far the accounts of each week came. */
export function SiteWeeks({ weeks }: { weeks: SiteWeek[] }) {
  return <FiguresTable label="Accounts by week" rows={weeks} columns={COLUMNS} />;
}

const count = (label: string, name: Exclude<keyof SiteWeek, "week">): Column<SiteWeek> => ({
  label,
  say: (week) => formatNumber(week[name]),
});

const COLUMNS: Column<SiteWeek>[] = [
  { label: "Week of", say: ({ week }) => formatDate(week, { short: true }) },
  count("Signed up", "signed_up"),
  count("Published", "published"),
  count("Set hours", "hours"),
  count("Showing", "showing"),
  count("Offer", "offer"),
  count("Sale", "sale"),
  count("Closed", "closed"),
  count("Paid plan", "paid"),
];
