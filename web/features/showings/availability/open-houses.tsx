import { shortTime } from "@domain/showings/availability.ts";
import type { OpenHouse } from "@domain/showings/open-houses.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { callOffOpenHouse } from "@web/api/showings/open-houses.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useWork } from "@web/lib/use-work.ts";
import { Pencil, X } from "lucide-react";
import { useState } from "react";
import { ChangeOpenHouse, NewOpenHouse } from "./open-house-forms.tsx";
import type { CalendarProps } from "./use-own-calendar.ts";

/** Windows with places, which several visitors may book. */
export function OpenHouses(props: CalendarProps) {
  const { home, calendar, today, refresh } = props;
  const now = useNow();
  const work = useWork(refresh);
  const [changing, setChanging] = useState<OpenHouse | null>(null);
  const [leaving, setLeaving] = useState<OpenHouse | null>(null);

  async function callOff(house: OpenHouse) {
    if (!(await work.run(house.id, () => callOffOpenHouse(house.id)))) return;
    setLeaving(null);
    notify({ tone: "success", text: "The open house is called off." });
  }

  return (
    <TitledSection className="grid gap-4" title="Open houses" level={3}>
      <p className="text-ink-soft text-sm">
        Several visitors come at the same time. Every visitor who books a place is confirmed right
        away.
      </p>
      <ul aria-label="Your open houses" className="grid gap-1.5 empty:hidden">
        {calendar.openHouses.map((house) => (
          <li
            key={house.id}
            className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-sm"
          >
            <span>
              {windowText(house, home.time_zone)}
              <span className="block text-ink-soft">
                {house.taken} of {house.places} places booked
              </span>
            </span>
            <span className="flex shrink-0">
              {/* One that has begun can't be moved. */}
              {Date.parse(house.starts_at) > now.getTime() && (
                <IconButton
                  size="sm"
                  label={`Change ${windowText(house, home.time_zone)}`}
                  icon={<Pencil />}
                  onClick={() => setChanging(house)}
                />
              )}
              <IconButton
                size="sm"
                label={`Call off ${windowText(house, home.time_zone)}`}
                icon={<X />}
                onClick={() => {
                  work.forgetFailure();
                  setLeaving(house);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Disclosure summary="Hold an open house">
        <NewOpenHouse {...props} />
      </Disclosure>
      {changing && (
        <ChangeOpenHouse
          house={changing}
          today={today}
          refresh={refresh}
          onClose={() => setChanging(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(null)}
          onConfirm={() => void callOff(leaving)}
          title="Call off this open house?"
          confirmLabel="Call it off"
          cancelLabel="Keep it"
          pending={work.doing === leaving.id}
          pendingText="Calling off..."
          error={work.failureText}
        >
          <p>{windowText(leaving, home.time_zone)}.</p>
          {leaving.taken > 0 && (
            <p>
              {leaving.taken === 1
                ? "1 visitor is coming and is told by email."
                : `${leaving.taken} visitors are coming and are told by email.`}
            </p>
          )}
        </ConfirmDialog>
      )}
    </TitledSection>
  );
}

/** "Saturday, November 28, 1:00 PM to 3:00 PM" */
function windowText({ date, time, ends_at }: OpenHouse, timeZone: string): string {
  const end = formatTime(timeInZone(new Date(ends_at), timeZone));
  return `${formatDate(date)}, ${formatTime(shortTime(time))} to ${end}`;
}
