import { channelTotals, type WeekRow, weekName, weeksOf } from "@domain/homes/listing-weeks.ts";
import { FiguresTable } from "./figures-table.tsx";
import { WeekChart } from "./week-chart.tsx";

/** A home's figures by week, and by where its visitors came from. */
export function HomeFigures(props: {
  rows: readonly WeekRow[];
  /** The day it was first shown, and today, in the home's time zone. */
  from: string;
  today: string;
}) {
  const weeks = weeksOf(props.rows, props);
  const totals = channelTotals(props.rows);
  const byWeek = weeks
    .toReversed()
    .map((week) => ({ ...week, key: week.day, name: weekName(week.day) }));
  return (
    <div className="grid gap-10">
      <WeekChart weeks={weeks} />
      <FiguresTable caption="Figures by week" heading="Week of" rows={byWeek} />
      <div className="grid gap-3">
        <h3 className="font-display font-medium text-subheading">Where visitors came from</h3>
        {totals.length === 0 ? (
          <p className="text-ink-soft text-sm">
            No visitors yet. Post the links below. Each one shows how many visitors come from that
            place.
          </p>
        ) : (
          <FiguresTable
            caption="Figures by where visitors came from"
            heading="Place"
            rows={totals.map((total) => ({ ...total, key: total.name }))}
          />
        )}
      </div>
      <p className="text-ink-faint text-xs">
        A visitor's view counts once a day. Your own views don't count. A save counts until it is
        removed. Requests count in the week they were made, and showings in the week they took
        place. Offers count in the week they were made. The first link that led someone here counts,
        as long as their tab is open. You see the sums only, and never who used a link. All other
        links count as “Everywhere else”.
      </p>
    </div>
  );
}
