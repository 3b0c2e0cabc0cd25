import {
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  type Week,
  weekName,
} from "@domain/homes/listing-weeks.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { useState } from "react";

/** One figure as a bar per week; the table below has all four. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const [figure, setFigure] = useState<Figure>("views");
  const most = Math.max(1, ...weeks.map((week) => week[figure]));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label="What the bars show"
        hideLabel
        options={OPTIONS}
        value={figure}
        onChange={setFigure}
      />
      {/* Keeps the bars of a new home's few weeks narrow. */}
      <figure className="grid gap-2" style={{ maxWidth: `${Math.max(3, weeks.length) * 5}rem` }}>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <div
            aria-hidden="true"
            className="flex flex-col justify-between text-right text-ink-faint text-xs tabular-nums leading-none"
          >
            <span>{formatNumber(most)}</span>
            <span>0</span>
          </div>
          <svg
            role="img"
            aria-label={`${FIGURE_NAMES[figure]} a week, at most ${formatNumber(most)}. The table has all figures.`}
            viewBox={`0 0 ${weeks.length} 1`}
            preserveAspectRatio="none"
            className="h-44 w-full border-line border-y sm:h-56"
          >
            {weeks.map((week, place) => (
              <rect
                key={week.day}
                x={place + GAP / 2}
                y={1 - week[figure] / most}
                width={1 - GAP}
                height={week[figure] / most}
                className="fill-evergreen"
              >
                <title>{`Week of ${weekName(week.day)}: ${formatNumber(week[figure])}`}</title>
              </rect>
            ))}
          </svg>
        </div>
        <figcaption className="flex justify-between pl-7 text-ink-faint text-xs">
          {first && <span>{`Week of ${weekName(first.day)}`}</span>}
          {last && last !== first && <span>This week</span>}
        </figcaption>
      </figure>
    </div>
  );
}

/** The gap between bars, as a share of a week's width. */
const GAP = 0.3;

const OPTIONS = FIGURES.map((figure) => ({ value: figure, label: FIGURE_NAMES[figure] }));
