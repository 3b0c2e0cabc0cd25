import { fullNameProblem, type Problems } from "./authentication.ts";

/**
 * What users enter about themselves (docs/product.md A§3); CHECKs on `profiles` enforce the same
 * limits.
 */
export type ProfileInput = {
  /** May be empty; then the part of the email before the @ is shown. */
  name: string;
  phone: string;
  propertyAddress: string;
  /** "" for none. */
  propertyType: ProfilePropertyType | "";
};

export type Profile = ProfileInput & { avatarPath: string | null };

/** The property types of a profile, which has more of them than a listing. */
export const PROFILE_PROPERTY_TYPES = [
  "house",
  "condo",
  "townhouse",
  "apartment",
  "land",
  "commercial",
] as const;
export type ProfilePropertyType = (typeof PROFILE_PROPERTY_TYPES)[number];

/** The reply to a profile that comes with another email address. */
export const EMAIL_FIXED =
  "Your email address can't be changed here. Please use its own form on your profile page.";

export const PROFILE_LIMITS = { name: 100, phone: 40, propertyAddress: 200 } as const;

/** Side of the square picture in px, and the bucket's limits (migrations/…_storage.sql). */
export const AVATAR_SIDE = 512;
export const AVATARS_BUCKET = "avatars";
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

export function isProfilePropertyType(value: unknown): value is ProfilePropertyType {
  return PROFILE_PROPERTY_TYPES.some((type) => type === value);
}

/**
 * The profile as stored: single lines, without characters that are invisible or refused by the
 * database.
 */
export function tidyProfile({ propertyType, ...texts }: ProfileInput): ProfileInput {
  const tidy = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
  return {
    name: tidy(texts.name),
    phone: tidy(texts.phone),
    propertyAddress: tidy(texts.propertyAddress),
    propertyType,
  };
}

/** What is wrong with each field; empty when the profile can be saved. */
export function profileProblems(input: ProfileInput): Problems<ProfileInput> {
  const problems: Problems<ProfileInput> = {};
  const { name, phone, propertyAddress } = tidyProfile(input);
  const nameProblem = name === "" ? undefined : (fullNameProblem(name) ?? tooLong("name", name));
  if (nameProblem) problems.name = nameProblem;
  const phoneProblem = phone === "" ? undefined : badPhone(phone);
  if (phoneProblem) problems.phone = phoneProblem;
  const addressProblem = tooLong("propertyAddress", propertyAddress);
  if (addressProblem) problems.propertyAddress = addressProblem;
  return problems;
}

function badPhone(phone: string): string | undefined {
  const isNumber = /^\+?[\d\s().x-]{7,}$/.test(phone) && /(\d\D*){7}/.test(phone);
  return isNumber ? tooLong("phone", phone) : "Please enter a valid phone number.";
}

/** Counts characters like Postgres, not UTF-16 code units. */
function tooLong(field: keyof typeof PROFILE_LIMITS, value: string): string | undefined {
  const most = PROFILE_LIMITS[field];
  return [...value].length > most ? `Please use at most ${most} characters.` : undefined;
}
