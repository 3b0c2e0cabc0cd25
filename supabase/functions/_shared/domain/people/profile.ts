/** Facts that users tell about themselves (docs/product.md A§3), as stored. profile-input.ts checks what they enter. */
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
type ProfilePropertyType = (typeof PROFILE_PROPERTY_TYPES)[number];

/** The reply to a profile that comes with another email address. */
export const EMAIL_FIXED =
  "You can't change your email address here. Please use the email form on your profile page.";

/** Side of the square picture in px, and the bucket's limits (schemas/site/storage.sql). */
export const AVATAR_SIDE = 512;
export const AVATARS_BUCKET = "avatars";
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

export function isProfilePropertyType(value: unknown): value is ProfilePropertyType {
  return PROFILE_PROPERTY_TYPES.some((type) => type === value);
}
