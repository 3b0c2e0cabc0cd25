/**
 * The time zone of a home, from its state and ZIP code alone, so it never depends on the geocoder.
 * By law zones follow county lines (49 CFR 71); for states with two zones, the table lists the ZIP
 * codes of counties in the minority zone. Where residents keep a neighbor's time (Phenix City, Fort
 * Pierre, the Navajo Nation, the towns of northern Nevada that trade with Idaho), so does the table.
 */
import { isState, type StateCode } from "./us-states.ts";

/** IANA name, e.g. "America/Boise"; null for an unknown state. The ZIP code may be missing. */
export function timeZoneOf(state: string, zipCode: string): string | null {
  if (!isState(state)) return null;
  const elsewhere = Object.entries(ELSEWHERE[state] ?? {});
  // The longest prefix wins: "324" is Central, but "32456" within it is Eastern.
  for (const length of [5, 4, 3]) {
    const beginning = zipCode.slice(0, length);
    const found = elsewhere.find(([, zips]) => zips.split(" ").includes(beginning));
    if (found) return found[0];
  }
  return ZONE_OF_STATE.get(state) ?? null;
}

const STATES_OF_ZONE = {
  "America/Anchorage": "AK",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Denver": "CO MT NM UT WY",
  "America/New_York": "CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  "Pacific/Honolulu": "HI",
  "America/Boise": "ID",
  "America/Indiana/Indianapolis": "IN",
  "America/Detroit": "MI",
};

const ZONE_OF_STATE = new Map(
  Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) =>
    states.split(" ").map((state) => [state, zone]),
  ),
);

/** ZIP code prefixes whose zone differs from most of their state. */
const ELSEWHERE: Partial<Record<StateCode, Record<string, string>>> = {
  AK: {
    "America/Adak": "99546 99547",
  },
  AL: {
    "America/New_York": "36854 36863 36867 36868 36869 36870 36877",
  },
  AZ: {
    "America/Denver": "86020 86031 86033 86035 86044 86045 86053 86054 865",
  },
  FL: {
    "America/Chicago": "324 325",
    "America/New_York": "32456 32457",
  },
  ID: {
    "America/Los_Angeles": "835 838",
    "America/Boise": "83547 83549",
  },
  IN: {
    "America/Chicago":
      "463 464 46531 46532 46534 46968 47514 47515 47520 47523 47525 47531 47536 47537 " +
      "47550 47551 47552 47556 47574 47576 47577 47579 47586 47588 476 477 47922 47943 " +
      "47948 47951 47963 47964 47977 47978",
  },
  KS: {
    "America/Denver": "67733 67735 67741 67758 67761 67762 67836 67857 67878 67879",
  },
  KY: {
    "America/Chicago":
      "40111 40115 40119 4014 40152 40153 4017 420 421 422 423 424 4260 42629 42642 " +
      "42712 42713 42715 42717 4272 4274 4275 42762 42765 42782",
    "America/New_York": "40142 40175 40177 42724 42740 42748 42757 42758",
  },
  MI: {
    "America/Chicago":
      "49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 " +
      "49870 49873 49874 49876 49877 49881 49886 49887 49892 49893 49896 49902 49903 " +
      "49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969",
  },
  ND: {
    "America/Denver": "58529 58533 58562 58564 58569 586",
    "America/Chicago": "58631 58638",
  },
  NE: {
    "America/Denver":
      "69021 69023 69027 69030 69033 69037 69041 69045 6912 69131 69133 69134 6914 6915 " +
      "69160 69162 69168 69190 69211 69218 693",
    "America/Chicago": "69120 69123 69142 69143 69151 69157",
  },
  NV: {
    "America/Denver": "89825 89826 89831 89832 89883",
  },
  OR: {
    "America/Denver": "979",
    "America/Los_Angeles": "97904 97905 97907",
  },
  SD: {
    "America/Denver": "57521 57537 57543 57547 57551 57552 57553 57567 57574 57577 576 577",
    "America/Chicago": "57601 57631 57632 57646 57648",
  },
  TN: {
    "America/New_York": "373 37341 37343 37381 37384 37385 37391 374 376 377 378 379",
    "America/Chicago":
      "37301 37305 37306 37313 37318 37324 37327 37328 37330 37334 37335 37339 3734 " +
      "37352 37355 37356 37357 37359 37360 37365 37366 37367 37374 37375 37376 37378 " +
      "3738 3739 37723",
  },
  TX: {
    "America/Denver": "79821 79835 79836 79837 79838 79839 79847 79849 79851 79853 799 885",
  },
};
