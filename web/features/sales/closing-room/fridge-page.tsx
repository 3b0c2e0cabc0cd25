import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { ruleText } from "@domain/sales/counting-days.ts";
import { bindingOf } from "@domain/sales/deadlines.ts";
import {
  laneName,
  lanesOf,
  placeOf,
  type SaleWeeks,
  sundaysOf,
  type WeekMark,
} from "@domain/sales/sale-weeks.ts";
import { dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { shortDay } from "./short-day.ts";
import { WeekIcon } from "./week-icon.tsx";

/** Whether the page is being printed: what is only for paper is drawn then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (to: boolean) => () => flushSync(() => setPrinting(to));
    const [begin, end] = [set(true), set(false)];
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/** One page for the fridge: the home, the bar, and the dates week by week with whose they are. It has no sums and no names. */
export function FridgePage({ offer, weeks }: { offer: Offer & SaleOffer; weeks: SaleWeeks }) {
  const { home, title, sale } = offer;
  const binding = bindingOf(sale.acts);
  return (
    <section aria-label="Page for the fridge" className="hidden gap-4 print:grid">
      <div>
        <h2 className="font-display text-heading">{home?.title || title || FALLBACK_TITLE}</h2>
        {sale.address && <p translate="no">{sale.address}</p>}
      </div>
      <Bar weeks={weeks} side={offer.side} />
      <div className="columns-2 gap-8">
        {weeks.weeks.map(({ first, marks }) => (
          <section key={first} className="mb-3 break-inside-avoid">
            <h3 className="border-line-strong border-b font-medium text-sm">
              Week of {dayText(first)}
            </h3>
            <ul>
              {marks.map((mark) => (
                <Line key={mark.id} mark={mark} />
              ))}
            </ul>
          </section>
        ))}
        {weeks.undated.length > 0 && (
          <section className="break-inside-avoid">
            <h3 className="border-line-strong border-b font-medium text-sm">No date yet</h3>
            <ul>
              {weeks.undated.map((mark) => (
                <Line key={mark.id} mark={mark} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className="text-ink-soft text-xs">
        {binding && `Days are counted from ${dayText(binding.on)}. ${ruleText(binding.rule)} `}
        {weeks.today && `As of ${dayText(weeks.today)}.`}
      </p>
    </section>
  );
}

function Line({ mark: { label, text, whose, state } }: { mark: WeekMark }) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 py-0.5 text-sm leading-snug">
      <WeekIcon state={state} isVisit={false} />
      <span>
        {label}: <span className="font-medium">{text}</span>
        <span className="block text-ink-soft text-xs">{whose}</span>
      </span>
    </li>
  );
}

function Bar({ weeks, side }: { weeks: SaleWeeks; side: Offer["side"] }) {
  const at = (day: string) => `${placeOf(day, weeks) * 100}%`;
  const marks = weeks.weeks.flatMap((week) => week.marks);
  const lanes = lanesOf(side, weeks).filter((lane) => lane !== "party");
  return (
    <div aria-hidden="true" className="relative pt-5 pl-24">
      <div className="relative border-line-strong border-t-4">
        {sundaysOf(weeks, 9).map((day) => (
          <span
            key={day}
            className="absolute -top-5 bottom-0 border-line border-l pl-1 text-ink-soft text-xs"
            style={{ left: at(day) }}
          >
            {shortDay(day)}
          </span>
        ))}
        {weeks.today && (
          <>
            <span
              className="absolute -top-1 left-0 border-evergreen border-t-4"
              style={{ width: at(weeks.today) }}
            />
            <span
              className="absolute -top-1 bottom-0 border-clay border-l-2"
              style={{ left: at(weeks.today) }}
            />
          </>
        )}
        {lanes.map((lane) => (
          <div key={lane} className="relative h-6 border-line border-b">
            <span className="absolute top-1 -left-24 text-xs">{laneName(lane, side)}</span>
            {marks
              .filter((mark) => mark.lane === lane)
              .map((mark) => (
                <span
                  key={mark.id}
                  className="-translate-x-1/2 absolute top-1"
                  style={{ left: at(mark.day) }}
                >
                  <WeekIcon state={mark.state} isVisit={false} />
                </span>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
