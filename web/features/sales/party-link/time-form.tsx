import { lengthText, type OwnAppointment } from "@domain/sales/appointments.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { cleanPhone } from "@domain/site/text/contact-details.ts";
import { formatCount, formatDate, formatTime } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { useQuery } from "@tanstack/react-query";
import { type ChosenTime, freeTimesQuery } from "@web/api/sales/parties.ts";
import { Button } from "@web/components/button.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { SlotToggles } from "@web/components/slot-toggles.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { type FormEvent, useState } from "react";

type Chosen = ChosenTime & { minutes: number; phone: string };

/** How long, which day, what time: the owner's calendar shows only what is free. */
export default function TimeForm(props: {
  token: string;
  page: PartyPage;
  /** The time that moves; it keeps its length. */
  taken: OwnAppointment | null;
  isSending: boolean;
  onSend: (chosen: Chosen) => void;
}) {
  const { token, page, taken, isSending, onSend } = props;
  const lengths = taken ? [taken.minutes] : (page.takes?.minutes ?? []);
  const zone = page.time_zone;
  const today = dateInZone(useNow(), zone);
  const [minutes, setMinutes] = useState(lengths[0] ?? 60);
  const [day, setDay] = useState<string>();
  const [starts, setStarts] = useState<string>();
  const [phone, setPhone] = useState(page.phone ?? "");
  const [isChecked, setChecked] = useState(false);
  const query = useQuery(freeTimesQuery(token, minutes));
  if (query.isError && !query.data)
    return <LoadError level={3} title={ERRORS.availability_not_loaded.text} query={query} />;
  if (!query.data)
    return <LoadingGroup label="Loading the free times..." shapes={["h-10", "h-72"]} />;
  const { days } = query.data;
  const times = days.find(({ date }) => date === day)?.times ?? [];
  const isFree = starts !== undefined && times.includes(starts);
  const number = cleanPhone(phone);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (day && starts && isFree && (number || taken))
      onSend({ day, starts, minutes, phone: number ?? "" });
  }

  if (days.length === 0)
    return (
      <p className="max-w-prose text-sm">
        The owner offers no free time of this length at the moment. Please ask the person who
        invited you to talk to the owner.
      </p>
    );
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      {lengths.length > 1 && (
        <SegmentedControl
          label="How long it takes"
          options={lengths.map((each) => ({ value: String(each), label: lengthText(each) }))}
          value={String(minutes)}
          onChange={(value) => setMinutes(Number(value))}
        />
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateCalendar
          today={today}
          lastDate={days.at(-1)?.date ?? today}
          firstShown={day ?? days[0]?.date}
          canPick={(date) => days.some((each) => each.date === date)}
          describe={(date) => countText(days.find((each) => each.date === date)?.times.length)}
          isMarked={(date) => days.some((each) => each.date === date)}
          isSelected={(date) => date === day}
          onPick={setDay}
        />
        {day && times.length > 0 ? (
          <div className="grid gap-2.5">
            <p className="font-medium text-sm">
              Begins on {formatDate(day)}, {zoneName(zone)}
            </p>
            <SlotToggles
              label={`Times on ${formatDate(day)}`}
              slots={times}
              isOn={(slot) => slot === starts}
              at={{ date: day, timeZone: zone }}
              onToggle={(slot) => setStarts(slot === starts ? undefined : slot)}
            />
          </div>
        ) : (
          <p className="text-ink-soft text-sm">Pick a day, then a time.</p>
        )}
      </div>
      {!taken && (
        <TextField
          label="Your phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="max-w-sm"
          value={phone}
          error={isChecked && !number ? "Please enter a phone number." : undefined}
          hint="The owner sees your name, email address and phone number."
          onChange={({ target }) => setPhone(target.value)}
        />
      )}
      {isChecked && !isFree && (
        <p role="alert" className="text-danger text-sm">
          Please pick a day and a time.
        </p>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        pending={isSending}
        pendingText="Sending..."
      >
        {day && starts && isFree
          ? `${taken ? "Move to" : "Take"} ${formatDate(day, { short: true })} at ${formatTime(starts)}`
          : taken
            ? "Move to this time"
            : "Take this time"}
      </Button>
    </form>
  );
}

function countText(count: number | undefined): string {
  return count === undefined ? "not available" : formatCount(count, "time");
}
