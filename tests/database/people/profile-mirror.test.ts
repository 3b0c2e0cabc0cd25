import {
  AVATARS_BUCKET,
  MAX_AVATAR_BYTES,
  PROFILE_PROPERTY_TYPES,
} from "@domain/people/profile.ts";
import { PROFILE_LIMITS } from "@domain/people/profile-input.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { checksOf, wordsOf } from "../../support/schema-texts.ts";

/** The profile form knows the same rules as SQL enforces: if they differ, one of them is wrong. */
const database = ownDatabase();

it.each([
  ["full_name", PROFILE_LIMITS.name],
  ["phone", PROFILE_LIMITS.phone],
  ["property_address", PROFILE_LIMITS.propertyAddress],
])("%s has at most %i characters", async (column, most) => {
  expect(await checksOf(database, "profiles", column)).toContain(
    `char_length(${column}) <= ${most})`,
  );
});

it("the property type has the same values", async () => {
  expect(await wordsOf(database, "profiles", "property_type")).toEqual(PROFILE_PROPERTY_TYPES);
});

it("the avatar bucket accepts what the browser makes", async () => {
  const [bucket] = await database.query<{ limit: number; types: string[] }>(
    `select file_size_limit::int as limit, allowed_mime_types as types
     from storage.buckets where id = $1`,
    [AVATARS_BUCKET],
  );
  expect(bucket?.limit).toBe(MAX_AVATAR_BYTES);
  expect(bucket?.types).toEqual(expect.arrayContaining(["image/webp", "image/jpeg"]));
});
