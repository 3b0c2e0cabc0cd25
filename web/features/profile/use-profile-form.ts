import type { Problems } from "@domain/authentication.ts";
import { AppError, ERRORS } from "@domain/errors.ts";
import { type Profile, type ProfileInput, profileProblems, tidyProfile } from "@domain/profile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profileQuery, saveProfile } from "@web/api/profile.ts";
import { notify } from "@web/lib/notices.ts";
import { type FormEvent, useRef, useState } from "react";
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

type Field = keyof ProfileInput;

const FIELDS: Field[] = ["name", "phone", "propertyAddress", "propertyType"];

/** The form of A§3: what is typed is kept until it is stored. */
export function useProfileForm(userId: string, profile: Profile) {
  const queryClient = useQueryClient();
  const [input, setInput] = useState<ProfileInput>(() => readProfileDraft(userId) ?? of(profile));
  const [problems, setProblems] = useState<Problems<ProfileInput>>({});
  const form = useRef<HTMLFormElement>(null);
  const isChanged = FIELDS.some((name) => tidyProfile(input)[name] !== profile[name]);

  const save = useMutation({
    mutationFn: async (wanted: ProfileInput) => saveProfile(userId, wanted),
    onSuccess: (stored, sent) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, stored);
      // What was typed while it was on its way stays, and is saved next.
      setInput((now) => (now === sent ? of(stored) : now));
      forgetProfileDraft(userId);
      notify({ tone: "success", text: "Your profile is saved." });
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = profileProblems(input);
    setProblems(found);
    const first = FIELDS.find((name) => found[name]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    save.mutate(input);
  }

  return {
    isChanged,
    isPending: save.isPending,
    failure: save.isError ? textOf(save.error) : undefined,
    form: { ref: form, noValidate: true, onSubmit: handleSubmit },
    field: (name: Field) => ({
      name,
      value: input[name],
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => {
        const changed = { ...input, [name]: target.value } as ProfileInput;
        setInput(changed);
        keepProfileDraft(userId, changed);
        setProblems({ ...problems, [name]: undefined });
      },
      onBlur: () => setProblems({ ...problems, [name]: profileProblems(input)[name] }),
    }),
  };
}

function of({ name, phone, propertyAddress, propertyType }: Profile): ProfileInput {
  return { name, phone, propertyAddress, propertyType };
}

function textOf(error: Error): string {
  return error instanceof AppError ? error.text : ERRORS.profile_not_saved.text;
}
