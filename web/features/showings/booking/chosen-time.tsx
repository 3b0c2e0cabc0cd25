import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { ownTime } from "@web/lib/own-clock.ts";
import { useOnChange } from "@web/lib/use-on-change.ts";
import { CalendarCheck } from "lucide-react";
import { type ReactNode, useRef } from "react";

type ChosenTimeProps = {
  date: string;
  /** Null while another time has to be chosen. */
  time: string | null;
  timeZone: string;
  /** Why the chosen time is gone. */
  failure: string | null;
  hasOthers: boolean;
  onChange: () => void;
  onOtherDay: () => void;
  /** The remaining times. */
  children: ReactNode;
};

/** The time about to be booked; after a failure, the reason and the day's other times. */
export function ChosenTime(props: ChosenTimeProps) {
  const { date, time, timeZone, failure, hasOthers, onChange, onOtherDay, children } = props;
  const zone = zoneName(timeZone);
  const own = time === null ? undefined : ownTime({ date, time }, timeZone);
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed element is gone: focus what replaced it.
  useOnChange(time, () => text.current?.focus());

  return (
    <div className="grid gap-4">
      {time === null && <Failure text={failure} />}
      {time !== null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-evergreen-soft py-3 pr-2 pl-4">
          <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-evergreen" />
          <p ref={text} tabIndex={-1} className="min-w-0 flex-1 rounded-sm">
            <span className="block font-semibold">{formatDate(date)}</span>
            <span className="block text-sm">
              {formatTime(time)}, {zone}
              {own && `; ${own} where you are`}
            </span>
          </p>
          <Button variant="quiet" size="sm" onClick={onChange}>
            Change time
          </Button>
        </div>
      ) : (
        <div className="grid gap-3">
          <p ref={text} tabIndex={-1} className="rounded-sm font-medium text-sm">
            {hasOthers
              ? `Still free on ${formatDate(date)} (${zone})`
              : `Nothing else is free on ${formatDate(date)}.`}
          </p>
          {hasOthers ? (
            children
          ) : (
            <Button variant="secondary" onClick={onOtherDay} className="justify-self-start">
              Choose another day
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
