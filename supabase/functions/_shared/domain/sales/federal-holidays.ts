import { addDays } from "../site/time/time-zones.ts";

/**
 * The holidays of the United States' federal government: 5 U.S.C. 6103(a), without Inauguration Day, which
 * only the area of Washington, D.C. has. Federal offices close on a holiday that falls on a Saturday the Friday
 * before (5 U.S.C. 6103(b)), and on one that falls on a Sunday the Monday after (Executive Order 11582).
 * The states' own are in state-holidays.ts; counties have further ones.
 */
export type FederalHoliday = {
  /** YYYY-MM-DD: the day on which offices are closed. */
  date: string;
  /** YYYY-MM-DD: the holiday itself, which may be on a weekend. */
  itself: string;
  name: string;
  /** False for the Friday or Monday that is kept in place of a holiday on a weekend. */
  isTheDayItself: boolean;
};

/** Says why offices are closed on a date, if they are: "a Saturday", "Memorial Day, a federal holiday". */
export function closedDay(date: string): string | undefined {
  const holiday = federalHoliday(date);
  if (holiday)
    return holiday.isTheDayItself
      ? `${holiday.name}, a federal holiday`
      : `the federal holiday for ${holiday.name}`;
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return "a Saturday";
  return weekday === SUNDAY ? "a Sunday" : undefined;
}

/** The holiday for which federal offices are closed on a date. */
export function federalHoliday(date: string): FederalHoliday | undefined {
  const year = Number(date.slice(0, 4));
  // New Year's Day can be observed on December 31 of the year before.
  return [year, year + 1].flatMap(federalHolidays).find((holiday) => holiday.date === date);
}

/** Whether a date is a holiday of 5 U.S.C. 6103(a) itself, and not the day on which offices are closed for one. */
export function isLegalHoliday(date: string): boolean {
  return federalHolidays(Number(date.slice(0, 4))).some(({ itself }) => itself === date);
}

/** A year's holidays, in order. The first may be observed in the year before. */
export function federalHolidays(year: number): readonly FederalHoliday[] {
  const known = FOUND.get(year) ?? holidaysOf(year);
  FOUND.set(year, known);
  return known;
}

/** Counting days asks for the same years again and again. */
const FOUND = new Map<number, readonly FederalHoliday[]>();

function holidaysOf(year: number): FederalHoliday[] {
  return HOLIDAYS.filter(({ since = 0 }) => year >= since).map(({ name, day }) => {
    const itself = day(year);
    const date = observedOn(itself);
    return { date, itself, name, isTheDayItself: date === itself };
  });
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const HOLIDAYS: { name: string; since?: number; day: (year: number) => string }[] = [
  { name: "New Year's Day", day: on(1, 1) },
  { name: "Martin Luther King Jr. Day", day: nth(3, MONDAY, 1) },
  { name: "Washington's Birthday", day: nth(3, MONDAY, 2) },
  { name: "Memorial Day", day: (year) => addDays(nth(1, MONDAY, 6)(year), -7) },
  { name: "Juneteenth", since: 2021, day: on(6, 19) },
  { name: "Independence Day", day: on(7, 4) },
  { name: "Labor Day", day: nth(1, MONDAY, 9) },
  { name: "Columbus Day", day: nth(2, MONDAY, 10) },
  { name: "Veterans Day", day: on(11, 11) },
  { name: "Thanksgiving Day", day: nth(4, THURSDAY, 11) },
  { name: "Christmas Day", day: on(12, 25) },
];

/** The first day from this one on which federal offices and banks are open. */
export function openDay(date: string): string {
  return closedDay(date) === undefined ? date : openDay(addDays(date, 1));
}

/** A day of every year. */
export function on(month: number, day: number): (year: number) => string {
  return (year) => dateOf(year, month, day);
}

/** The nth such weekday of a month, from 1. */
export function nth(n: number, weekday: number, month: number): (year: number) => string {
  return (year) => {
    const first = dateOf(year, month, 1);
    const ahead = (weekday - weekdayOf(first) + 7) % 7;
    return addDays(first, ahead + (n - 1) * 7);
  };
}

function observedOn(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function dateOf(year: number, month: number, day: number): string {
  return [
    String(year).padStart(4, "0"),
    ...[month, day].map((n) => String(n).padStart(2, "0")),
  ].join("-");
}
