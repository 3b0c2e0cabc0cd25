import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import { TitledSection } from "@web/components/titled-section.tsx";
import { monthSummary } from "./own-days.ts";

/** 'This Month' in three figures. */
export function MonthSummary(props: {
  calendar: OwnCalendar;
  today: string;
  /** 3 where the surrounding panel has the h2. */
  level?: 2 | 3;
}) {
  const { calendar, today, level } = props;
  const summary = monthSummary(calendar, today);
  return (
    <TitledSection title="This Month" level={level}>
      <dl className="grid grid-cols-3 gap-4 pt-5">
        <Figure name="Available days" count={summary.availableDays} />
        <Figure name="Bookings" count={summary.bookings} />
        <Figure name="Pending" count={summary.pending} />
      </dl>
    </TitledSection>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-display text-title lining-nums leading-none">{count}</dd>
    </div>
  );
}
