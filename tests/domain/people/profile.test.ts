import { expect, test } from "vitest";
import type { ProfileInput } from "../../../supabase/functions/_shared/domain/people/profile.ts";
import {
  profileProblems,
  tidyProfile,
} from "../../../supabase/functions/_shared/domain/people/profile-input.ts";

const EMPTY: ProfileInput = { name: "", phone: "", propertyAddress: "", propertyType: "" };

test("every field is optional", () => {
  expect(profileProblems(EMPTY)).toEqual({});
  expect(
    profileProblems({
      name: "  Dana Whitfield ",
      phone: "+1 (303) 555-0100",
      propertyAddress: "1 Main Street, Denver",
      propertyType: "commercial",
    }),
  ).toEqual({});
});

test.each<[keyof ProfileInput, string, string]>([
  ["name", "n".repeat(101), "Please use at most 100 characters."],
  ["phone", "call me", "Please enter a valid phone number."],
  ["phone", "303-555", "Please enter a valid phone number."],
  ["phone", "5".repeat(41), "Please use at most 40 characters."],
  ["propertyAddress", "a".repeat(201), "Please use at most 200 characters."],
])("%s: %s", (field, value, text) => {
  expect(profileProblems({ ...EMPTY, [field]: value })).toEqual({ [field]: text });
});

test("counts characters like the database", () => {
  expect(profileProblems({ ...EMPTY, name: "👍".repeat(100) })).toEqual({});
});

test("invisible characters are not stored", () => {
  const input = { ...EMPTY, name: " Dana\u0000\tMoore\n", phone: "303\u00075550100" };
  expect(tidyProfile(input)).toEqual({ ...EMPTY, name: "Dana Moore", phone: "303 5550100" });
  expect(profileProblems(input)).toEqual({});
});
