import { DAY_SLOTS } from "@domain/showings/availability.ts";
import { instantInZone } from "@domain/site/time/time-zones.ts";
import type { OwnCalendar } from "@web/api/showings/own-availability.ts";
import { useState } from "react";
import type { ManagedHome } from "./managed-home.ts";
import { bookedSlots, offeredSlots } from "./own-days.ts";

export type DaySelection = ReturnType<typeof useDaySlots>;

/** The owner's selection for a day, starting from what is offered. */
export function useDaySlots(props: {
  home: ManagedHome;
  calendar: OwnCalendar;
  date: string;
  now: Date;
}) {
  const { home, calendar, date, now } = props;
  const [initial] = useState(() => offeredSlots(calendar, date));
  const [slots, setSlots] = useState(initial);
  const booked = bookedSlots(calendar, date);

  /** Why a slot can't be changed, if it can't. */
  function blockedBy(slot: string): string | undefined {
    if (booked.includes(slot)) return "booked";
    return instantInZone(date, slot, home.time_zone) <= now ? "past" : undefined;
  }

  return {
    /** Includes booked slots: if freed, they are offered again. */
    slots,
    blockedBy,
    /** The times that saving would offer to visitors. */
    selected: DAY_SLOTS.filter((slot) => slots.includes(slot) && !blockedBy(slot)),
    hasSelection: slots.some((slot) => !blockedBy(slot)),
    isChanged: slots.join() !== initial.join(),
    toggle: (slot: string) =>
      setSlots((before) =>
        before.includes(slot) ? before.filter((other) => other !== slot) : [...before, slot].sort(),
      ),
  };
}
