import { lengthText, shortTime, slotsEvery } from "@domain/availability.ts";
import { formatDate, formatTime } from "@domain/format.ts";
import { MAX_PLACES, OPEN_HOUSE_MINUTES, type OpenHouse } from "@domain/open-houses.ts";
import { timeInZone } from "@domain/time-zones.ts";
import { callOffOpenHouse, holdOpenHouse } from "@web/api/open-houses.ts";
import type { OwnCalendar } from "@web/api/own-availability.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { X } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { ManagedHome } from "./managed-home.ts";

type OpenHousesProps = {
  userId: string;
  home: ManagedHome;
  calendar: OwnCalendar;
  today: string;
  refresh: () => Promise<unknown>;
};

/** Windows with places, which several visitors may book. */
export function OpenHouses(props: OpenHousesProps) {
  const { home, calendar, refresh } = props;
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const work = useWork();
  const [leaving, setLeaving] = useState<OpenHouse | null>(null);

  async function callOff(house: OpenHouse) {
    const isDone = await work.run(house.id, async () => {
      await callOffOpenHouse(house.id);
      await refresh();
    });
    if (!isDone) return;
    setLeaving(null);
    notify({ tone: "success", text: "The open house is called off." });
    list.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <SectionHeading id={headingId} level={3}>
        Open houses
      </SectionHeading>
      <p className="text-ink-soft text-sm">
        Several visitors come at the same time. Whoever books a place is confirmed at once.
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Your open houses"
        className="grid gap-1.5 outline-none empty:hidden"
      >
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
            <IconButton
              size="sm"
              label={`Call off ${windowText(house, home.time_zone)}`}
              icon={<X />}
              onClick={() => {
                work.forgetFailure();
                setLeaving(house);
              }}
            />
          </li>
        ))}
      </ul>
      <Disclosure summary="Hold an open house">
        <NewOpenHouse {...props} />
      </Disclosure>
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
    </section>
  );
}

function NewOpenHouse({ userId, home, today, refresh }: OpenHousesProps) {
  const [date, setDate] = useState("");
  const [time, setTime] = useState("13:00");
  const [minutes, setMinutes] = useState(120);
  const [places, setPlaces] = useState("10");
  const [isChecked, setChecked] = useState(false);
  const id = useRef(crypto.randomUUID());
  const work = useWork();
  const problems = problemsOf(date, places, today);

  async function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (problems.date || problems.places) return;
    const house = { id: id.current, date, time, minutes, places: Number(places) };
    const isDone = await work.run("add", async () => {
      await holdOpenHouse({ ...house, listing_id: home.id, user_id: userId });
      await refresh();
    });
    if (!isDone) return;
    id.current = crypto.randomUUID();
    setDate("");
    setChecked(false);
    notify({ tone: "success", text: "Visitors can book places now." });
  }

  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid gap-4 pt-3">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          min={today}
          value={date}
          error={isChecked ? problems.date : null}
          onChange={(event) => setDate(event.target.value)}
        />
        <SelectField
          label="From"
          options={STARTS}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <SelectField
          label="For"
          options={LENGTHS}
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.target.value))}
        />
        <TextField
          label="Places"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PLACES}
          value={places}
          error={isChecked ? problems.places : null}
          onChange={(event) => setPlaces(event.target.value)}
        />
      </div>
      {work.failureText && <InlineNotice tone="error">{work.failureText}</InlineNotice>}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={work.doing === "add"}
        pendingText="Adding..."
      >
        Add open house
      </Button>
    </form>
  );
}

function problemsOf(date: string, places: string, today: string) {
  const count = Number(places);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_PLACES;
  return {
    date: !date
      ? "Please choose a day."
      : date < today
        ? "Please choose a day that is not over."
        : null,
    places: isCount ? null : `Please enter a number from 1 to ${MAX_PLACES}.`,
  };
}

/** "Saturday, November 28, 1:00 PM to 3:00 PM" */
function windowText({ date, time, ends_at }: OpenHouse, timeZone: string): string {
  const end = formatTime(timeInZone(new Date(ends_at), timeZone));
  return `${formatDate(date)}, ${formatTime(shortTime(time))} to ${end}`;
}

const STARTS = slotsEvery(30).map((slot) => ({ value: slot, label: formatTime(slot) }));
const LENGTHS = OPEN_HOUSE_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: lengthText(minutes),
}));
