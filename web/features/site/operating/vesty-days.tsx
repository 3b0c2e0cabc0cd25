import type { VestyDay } from "@domain/site/operating/operating.ts";
import { formatDate, formatNumber } from "@domain/site/text/format.ts";
import { type Column, FiguresTable } from "./figures-table.tsx";

/** What Vesty was asked, and what the model cost, day by day. */
export function VestyDays({ days }: { days: VestyDay[] }) {
  if (days.length === 0) return <p className="text-ink-soft">Vesty wasn't asked.</p>;
  return <FiguresTable label="Questions to Vesty by day" rows={days} columns={COLUMNS} />;
}

const COLUMNS: Column<VestyDay>[] = [
  { label: "Day", say: ({ day }) => formatDate(day, { short: true }) },
  { label: "People", say: ({ people }) => formatNumber(people) },
  { label: "Answers", say: ({ answers }) => formatNumber(answers) },
  { label: "Not answered", say: ({ failed }) => formatNumber(failed) },
  { label: "Cost", say: ({ cost }) => `$${(cost / 1_000_000).toFixed(2)}` },
];
