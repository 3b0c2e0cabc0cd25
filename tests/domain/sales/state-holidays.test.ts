import { US_STATES } from "@domain/homes/us-states.ts";
import { closedOffices, STATE_HOLIDAYS } from "@domain/sales/state-holidays.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import { describe, expect, it } from "vitest";

/** The state's own holidays of a year, as they are kept, on days on which federal offices are open. */
function ownDays(state: string, year: number): string[] {
  const found: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (closedOffices(day, state)?.includes("a holiday in")) found.push(day.slice(5));
  return found;
}

describe("the holidays of states", () => {
  // From calendars of the years.
  it.each([
    ["NV", 2026, ["10-30", "11-27"]],
    ["MA", 2026, ["04-20"]],
    ["ME", 2027, ["04-19"]],
    ["UT", 2026, ["07-24"]],
    // July 24, 2027 is a Saturday.
    ["UT", 2027, ["07-23"]],
    ["VT", 2026, ["03-03", "08-17"]],
    ["HI", 2026, ["03-26", "04-03", "06-11", "08-21", "11-03"]],
    // No general election in an odd year; Kuhio Day is Good Friday in 2027.
    ["HI", 2027, ["03-26", "06-11", "08-20"]],
    // December 24 and 31, 2027 are federal holidays in place of Saturdays.
    ["LA", 2027, ["02-09", "03-26", "11-01", "11-26"]],
    ["LA", 2028, ["02-29", "04-14", "11-01", "11-24"]],
    ["NY", 2026, ["02-12", "11-03"]],
    // February 12, 2028 is a Saturday, and New York has no rule for it.
    ["NY", 2028, ["11-07"]],
    ["AK", 2026, ["03-30"]],
    ["WV", 2026, ["11-03", "11-27"]],
    ["RI", 2026, ["08-10", "11-03"]],
    ["MO", 2026, ["02-12", "05-08"]],
    ["SC", 2026, ["11-27", "12-24"]],
    ["NE", 2026, ["04-24", "11-27"]],
  ])("%s keeps in %i: %j", (state, year, days) => {
    expect(ownDays(state, year)).toEqual(days);
  });

  it("are named with their state, after weekends and federal holidays", () => {
    expect(closedOffices("2026-10-30", "NV")).toBe("Nevada Day, a holiday in Nevada");
    expect(closedOffices("2026-11-26", "NV")).toBe("Thanksgiving Day, a federal holiday");
    expect(closedOffices("2026-10-31", "NV")).toBe("a Saturday");
    expect(closedOffices("2026-10-30", "OR")).toBeUndefined();
    expect(closedOffices("2026-10-30", undefined)).toBeUndefined();
  });

  it("belong to states that there are, and each state names its statute", () => {
    const states = Object.keys(US_STATES);
    for (const [state, { source, days }] of Object.entries(STATE_HOLIDAYS)) {
      expect(states).toContain(state);
      expect(source).toMatch(/\d/);
      expect(days.length).toBeGreaterThan(0);
    }
  });
});
