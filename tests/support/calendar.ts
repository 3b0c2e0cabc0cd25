import ICAL from "ical.js";

/** A calendar file as a calendar program reads it. */
export function readCalendar(text: string): { calendar: ICAL.Component; event: ICAL.Event } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0) throw new Error("not a calendar of one event");
  return { calendar, event: new ICAL.Event(event) };
}
