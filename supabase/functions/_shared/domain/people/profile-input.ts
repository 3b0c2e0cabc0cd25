import { cleanPhone, isVisible } from "../site/text/contact-details.ts";
import { isOurName } from "../site/text/mailed-names.ts";
import { foundProblems, fullNameProblem, type Problems } from "./authentication.ts";
import type { ProfileInput } from "./profile.ts";

/** CHECKs on `profiles` enforce the same. */
export const PROFILE_LIMITS = { name: 100, phone: 40, propertyAddress: 200 } as const;

/**
 * The profile as stored: single lines, without characters that are invisible or refused by the
 * database.
 */
export function tidyProfile({ propertyType, ...texts }: ProfileInput): ProfileInput {
  const tidy = (text: string) => (isVisible(text) ? text.replace(/\p{Cc}+/gu, " ").trim() : "");
  return {
    name: tidy(texts.name),
    phone: cleanPhone(texts.phone) ?? tidy(texts.phone),
    propertyAddress: tidy(texts.propertyAddress),
    propertyType,
  };
}

/** Names the problem of each field; empty when the profile can be saved. */
export function profileProblems(input: ProfileInput): Problems<ProfileInput> {
  const { name, phone, propertyAddress } = tidyProfile(input);
  return foundProblems<ProfileInput>({
    name:
      name === ""
        ? undefined
        : (fullNameProblem(name) ?? oursProblem(name) ?? tooLong("name", name)),
    phone: phone === "" ? undefined : badPhone(phone),
    propertyAddress: tooLong("propertyAddress", propertyAddress),
  });
}

function oursProblem(name: string): string | undefined {
  return isOurName(name) ? "Please give your own name." : undefined;
}

function badPhone(phone: string): string | undefined {
  if (cleanPhone(phone) === phone) return undefined;
  return tooLong("phone", phone) ?? "Please enter a valid phone number.";
}

/** Counts characters like Postgres, not UTF-16 code units. */
function tooLong(field: keyof typeof PROFILE_LIMITS, value: string): string | undefined {
  const most = PROFILE_LIMITS[field];
  return [...value].length > most ? `Please use at most ${most} characters.` : undefined;
}
