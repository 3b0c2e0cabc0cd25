import { CalendarLegend } from "@web/components/calendar-legend.tsx";
import { DateCalendar } from "@web/components/date-calendar.tsx";
import { SlotToggles } from "@web/components/slot-toggles.tsx";
import { TimesPicker } from "@web/components/times-picker.tsx";
import { useState } from "react";
import { Chapter, Sample } from "./sample.tsx";

const TODAY = "2026-11-12";
const OFFERED = ["2026-11-14", "2026-11-16", "2026-11-19", "2026-11-21"];
const SLOTS = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00"];

export function CalendarSamples() {
  const [date, setDate] = useState("2026-11-16");
  const [slots, setSlots] = useState(["10:00", "11:00"]);
  const [times, setTimes] = useState([{ date: "2026-11-16", time: "10:00" }]);
  return (
    <Chapter title="Days and times">
      <div className="grid gap-10 lg:grid-cols-2">
        <Sample name="DateCalendar and CalendarLegend">
          <div className="grid w-full max-w-104 gap-4">
            <Month selected={date} onPick={setDate} />
            <CalendarLegend withBooked />
          </div>
        </Sample>
        <Sample name="DateCalendar, out of date">
          <div className="w-full max-w-104">
            <Month isOutOfDate selected={undefined} onPick={() => {}} />
          </div>
        </Sample>
        <Sample name="SlotToggles: on, off, booked, past">
          <div className="w-full max-w-104">
            <SlotToggles
              label="Time slots"
              slots={SLOTS}
              isOn={(slot) => slots.includes(slot)}
              blockedBy={(slot) => ({ "09:00": "past", "13:00": "booked" })[slot]}
              onToggle={(slot) =>
                setSlots(
                  slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot],
                )
              }
            />
          </div>
        </Sample>
        <Sample name="TimesPicker">
          <div className="w-full">
            <TimesPicker
              days={OFFERED.map((day) => ({ date: day, time_slots: SLOTS }))}
              today={TODAY}
              timeZone="America/Boise"
              chosen={times}
              max={3}
              onChange={setTimes}
            />
          </div>
        </Sample>
      </div>
    </Chapter>
  );
}

function Month(props: {
  selected: string | undefined;
  onPick: (date: string) => void;
  isOutOfDate?: boolean;
}) {
  return (
    <DateCalendar
      today={TODAY}
      lastDate="2027-01-31"
      canPick={(date) => !props.isOutOfDate && OFFERED.includes(date)}
      describe={(date) => (OFFERED.includes(date) ? "6 times" : "not available")}
      isMarked={(date) => OFFERED.includes(date)}
      isSelected={(date) => date === props.selected}
      hasDot={(date) => date === "2026-11-19"}
      isOutOfDate={props.isOutOfDate ?? false}
      onPick={props.onPick}
    />
  );
}
