import { isProfilePropertyType, type Profile, type ProfileInput } from "@domain/people/profile.ts";
import { profileProblems, tidyProfile } from "@domain/people/profile-input.ts";
import { useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@web/api/people/profile.ts";
import { saveProfile } from "@web/api/people/profile-writes.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

/** Input is kept as a draft until it is saved. */
export function useProfileForm(userId: string, profile: Profile) {
  const queryClient = useQueryClient();
  const form = useCheckedForm<ProfileInput>({
    initial: of(profile),
    problemsOf: profileProblems,
    submit: async (sent) => {
      const stored = await saveProfile(userId, sent);
      showAnswer(queryClient, profileQuery(userId), stored);
      // Text that was typed during the save stays and is saved next.
      form.fill(of(stored), sent);
      notify({ tone: "success", text: "Your profile is saved." });
      return undefined;
    },
    fallback: "profile_not_saved",
    draft: profileDraft(userId),
  });
  const typed = tidyProfile(form.input);
  return { ...form, isChanged: FIELDS.some((name) => typed[name] !== profile[name]) };
}

const FIELDS = ["name", "phone", "propertyAddress", "propertyType"] as const;

function of({ name, phone, propertyAddress, propertyType }: Profile): ProfileInput {
  return { name, phone, propertyAddress, propertyType };
}

const profileDraft = draftsOf("profile", isProfileInput);

function isProfileInput(value: unknown): value is ProfileInput {
  const draft = value as Partial<ProfileInput> | undefined;
  const texts = [draft?.name, draft?.phone, draft?.propertyAddress];
  const { propertyType } = draft ?? {};
  return (
    texts.every((text) => typeof text === "string") &&
    (propertyType === "" || isProfilePropertyType(propertyType))
  );
}
