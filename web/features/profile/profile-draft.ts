import { isProfilePropertyType, type ProfileInput } from "@domain/profile.ts";
import * as drafts from "@web/lib/drafts.ts";

export function readProfileDraft(userId: string): ProfileInput | undefined {
  const draft = drafts.readDraft("profile", userId) as Partial<ProfileInput> | undefined;
  const texts = [draft?.name, draft?.phone, draft?.propertyAddress];
  const { propertyType } = draft ?? {};
  const isWhole =
    texts.every((text) => typeof text === "string") &&
    (propertyType === "" || isProfilePropertyType(propertyType));
  return isWhole ? (draft as ProfileInput) : undefined;
}

export function keepProfileDraft(userId: string, input: ProfileInput): void {
  drafts.keepDraft("profile", userId, input);
}

export function forgetProfileDraft(userId: string): void {
  drafts.forgetDraft("profile", userId);
}
