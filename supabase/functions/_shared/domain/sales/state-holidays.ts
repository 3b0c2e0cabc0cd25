import { addDays } from "../site/time/time-zones.ts";
import { closedDay, dateOf, nth, on, weekdayOf } from "./federal-holidays.ts";

/**
 * Holidays that states have beside the federal ones (federal-holidays.ts), by their statutes. On these days a county's
 * recorder may be closed while banks are open, so a closing or a recording is asked about (decision 203). They don't
 * count in the days of a contract, whose rule names weekends and federal holidays.
 *
 * A state without a row has none that was read. Counties have holidays of their own, and in some states, as in
 * California, they decide which of the state's they keep. Each statute was read on `READ_ON`; a holiday for which a state
 * only reduces its staff isn't here.
 */
export const READ_ON = "2026-11-29";

type StateHoliday = {
  name: string;
  /** The day of it in a year; undefined in a year without it. */
  day: (year: number) => string | undefined;
  /** What the statute does with a Saturday and a Sunday: the Friday before and the Monday after, or the Monday alone. */
  observed?: "friday_or_monday" | "monday";
};

type StateHolidays = {
  /** The state in words, after "a holiday in". */
  name: string;
  /** The statute. */
  source: string;
  days: readonly StateHoliday[];
};

const MONDAY = 1;
const TUESDAY = 2;
const THURSDAY = 4;
const FRIDAY = 5;

const AFTER_THANKSGIVING: StateHoliday = {
  name: "the Friday after Thanksgiving",
  day: (year) => addDays(nth(4, THURSDAY, 11)(year), 1),
};
const GOOD_FRIDAY: StateHoliday = { name: "Good Friday", day: (year) => addDays(easter(year), -2) };
const ELECTION_DAY: StateHoliday = { name: "Election Day", day: electionDay };
const GENERAL_ELECTION: StateHoliday = {
  name: "Election Day",
  day: (year) => (year % 2 === 0 ? electionDay(year) : undefined),
};

/** By the state's postal abbreviation. */
export const STATE_HOLIDAYS: Readonly<Record<string, StateHolidays>> = {
  AK: {
    name: "Alaska",
    source: "AS 44.12.010",
    days: [
      { name: "Seward's Day", day: last(MONDAY, 3) },
      { name: "Alaska Day", day: on(10, 18) },
    ],
  },
  AL: {
    name: "Alabama",
    source: "Code of Ala. sec. 1-3-8",
    days: [
      { name: "Confederate Memorial Day", day: nth(4, MONDAY, 4) },
      { name: "Jefferson Davis' Birthday", day: nth(1, MONDAY, 6) },
    ],
  },
  CT: {
    name: "Connecticut",
    source: "Conn. Gen. Stat. sec. 1-4",
    days: [{ name: "Lincoln Day", day: on(2, 12), observed: "friday_or_monday" }],
  },
  DC: {
    name: "the District of Columbia",
    source: "D.C. Code sec. 28-2701",
    days: [{ name: "Emancipation Day", day: on(4, 16), observed: "friday_or_monday" }],
  },
  DE: {
    name: "Delaware",
    source: "1 Del. C. sec. 501",
    days: [GOOD_FRIDAY, GENERAL_ELECTION, AFTER_THANKSGIVING],
  },
  FL: { name: "Florida", source: "Fla. Stat. sec. 110.117", days: [AFTER_THANKSGIVING] },
  HI: {
    name: "Hawaii",
    source: "HRS sec. 8-1",
    days: [
      { name: "Prince Jonah Kuhio Kalanianaole Day", day: on(3, 26) },
      GOOD_FRIDAY,
      { name: "King Kamehameha I Day", day: on(6, 11) },
      { name: "Statehood Day", day: nth(3, FRIDAY, 8) },
      GENERAL_ELECTION,
    ],
  },
  IL: {
    name: "Illinois",
    source: "5 ILCS 490/60",
    days: [{ name: "Lincoln's Birthday", day: on(2, 12), observed: "monday" }],
  },
  LA: {
    name: "Louisiana",
    source: "La. R.S. 1:55",
    days: [
      { name: "Mardi Gras", day: (year) => addDays(easter(year), -47) },
      GOOD_FRIDAY,
      { name: "All Saints' Day", day: on(11, 1) },
      AFTER_THANKSGIVING,
      { name: "Christmas Eve", day: on(12, 24) },
      { name: "New Year's Eve", day: on(12, 31) },
    ],
  },
  MA: {
    name: "Massachusetts",
    source: "G.L. c. 4, sec. 7, cl. 18, and c. 136, sec. 12",
    days: [{ name: "Patriots' Day", day: nth(3, MONDAY, 4) }],
  },
  ME: {
    name: "Maine",
    source: "4 M.R.S. sec. 1051",
    days: [{ name: "Patriot's Day", day: nth(3, MONDAY, 4) }],
  },
  MO: {
    name: "Missouri",
    source: "RSMo sec. 9.010",
    days: [
      { name: "Lincoln Day", day: on(2, 12), observed: "monday" },
      { name: "Truman Day", day: on(5, 8), observed: "monday" },
    ],
  },
  MS: {
    name: "Mississippi",
    source: "Miss. Code sec. 3-3-7",
    days: [{ name: "Confederate Memorial Day", day: last(MONDAY, 4) }],
  },
  MT: { name: "Montana", source: "MCA sec. 1-1-216", days: [GENERAL_ELECTION] },
  NE: {
    name: "Nebraska",
    source: "Neb. Rev. Stat. sec. 62-301",
    days: [{ name: "Arbor Day", day: last(FRIDAY, 4) }, AFTER_THANKSGIVING],
  },
  NJ: {
    name: "New Jersey",
    source: "N.J.S.A. 11A:6-24.1",
    days: [GOOD_FRIDAY, { name: "Juneteenth Day", day: nth(3, FRIDAY, 6) }],
  },
  NV: {
    name: "Nevada",
    source: "NRS 236.015",
    days: [
      { name: "Nevada Day", day: last(FRIDAY, 10) },
      { ...AFTER_THANKSGIVING, name: "Family Day" },
    ],
  },
  NY: {
    name: "New York",
    source: "General Construction Law sec. 24",
    days: [{ name: "Lincoln's Birthday", day: on(2, 12), observed: "monday" }, ELECTION_DAY],
  },
  RI: {
    name: "Rhode Island",
    source: "R.I. Gen. Laws sec. 25-1-1",
    days: [{ name: "Victory Day", day: nth(2, MONDAY, 8) }, GENERAL_ELECTION],
  },
  SC: {
    name: "South Carolina",
    source: "S.C. Code sec. 53-5-10",
    days: [
      { name: "Confederate Memorial Day", day: on(5, 10) },
      AFTER_THANKSGIVING,
      { name: "December 24", day: on(12, 24) },
      { name: "December 26", day: on(12, 26) },
    ],
  },
  TN: { name: "Tennessee", source: "T.C.A. sec. 15-1-101", days: [GOOD_FRIDAY] },
  TX: {
    name: "Texas",
    source: "Tex. Gov't Code sec. 662.003",
    days: [
      AFTER_THANKSGIVING,
      { name: "December 24", day: on(12, 24) },
      { name: "December 26", day: on(12, 26) },
    ],
  },
  UT: {
    name: "Utah",
    source: "Utah Code sec. 63G-1-301",
    days: [{ name: "Pioneer Day", day: on(7, 24), observed: "friday_or_monday" }],
  },
  VA: {
    name: "Virginia",
    source: "Code of Va. sec. 2.2-3300",
    days: [ELECTION_DAY, AFTER_THANKSGIVING],
  },
  VT: {
    name: "Vermont",
    source: "1 V.S.A. sec. 371",
    days: [
      { name: "Town Meeting Day", day: nth(1, TUESDAY, 3) },
      { name: "Bennington Battle Day", day: on(8, 16), observed: "friday_or_monday" },
    ],
  },
  WA: {
    name: "Washington",
    source: "RCW 1.16.050",
    days: [{ ...AFTER_THANKSGIVING, name: "Native American Heritage Day" }],
  },
  WV: {
    name: "West Virginia",
    source: "W. Va. Code sec. 2-2-1",
    days: [
      { name: "West Virginia Day", day: on(6, 20), observed: "friday_or_monday" },
      GENERAL_ELECTION,
      { ...AFTER_THANKSGIVING, name: "Lincoln's Day" },
    ],
  },
};

/**
 * Says why the offices that a closing needs may be closed on a date: "a Sunday", "Memorial Day, a federal holiday",
 * "Nevada Day, a holiday in Nevada". Undefined for a day on which none is known to be closed.
 *
 * @param state the home's, by its postal abbreviation; without one, only weekends and federal holidays are known.
 */
export function closedOffices(date: string, state: string | undefined): string | undefined {
  const closed = closedDay(date);
  if (closed !== undefined) return closed;
  const own = state === undefined ? undefined : STATE_HOLIDAYS[state];
  const holiday = own?.days.find((each) => isHoliday(each, date));
  return holiday && `${holiday.name}, a holiday in ${own?.name}`;
}

function isHoliday({ day, observed }: StateHoliday, date: string): boolean {
  const year = Number(date.slice(0, 4));
  return [year, year + 1].some((each) => {
    const itself = day(each);
    return itself !== undefined && (itself === date || observedOn(itself, observed) === date);
  });
}

function observedOn(day: string, observed: StateHoliday["observed"]): string {
  const weekday = weekdayOf(day);
  if (weekday === 0 && observed) return addDays(day, 1);
  return weekday === 6 && observed === "friday_or_monday" ? addDays(day, -1) : day;
}

/** The last such weekday of a month. */
function last(weekday: number, month: number): (year: number) => string {
  return (year) => {
    const fifth = nth(5, weekday, month)(year);
    return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7);
  };
}

/** The Tuesday after the first Monday of November. */
function electionDay(year: number): string {
  return addDays(nth(1, MONDAY, 11)(year), 1);
}

/** Easter Sunday by the Gregorian calendar (Meeus, "Astronomical Algorithms", chapter 8). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(n / 31), (n % 31) + 1);
}
