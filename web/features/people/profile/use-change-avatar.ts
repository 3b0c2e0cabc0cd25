import type { Profile } from "@domain/people/profile.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@web/api/people/profile.ts";
import { discardAvatar, saveAvatarPath, uploadAvatar } from "@web/api/people/profile-writes.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { notify } from "@web/lib/notices.ts";
import { AvatarProblem, fitAvatar } from "./fit-avatar.ts";

/**
 * Replaces the picture, or removes it with null: the new file is uploaded before the profile refers
 * to it.
 */
export function useChangeAvatar(userId: string, profile: Profile) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async (file: Blob | null) => {
      const picture = file && (await fitAvatar(file));
      const path = picture && (await uploadAvatar(userId, picture));
      const stored = await saveAvatarPath(userId, path).catch((error) => {
        if (path) void discardAvatar(path);
        throw error;
      });
      if (profile.avatarPath) void discardAvatar(profile.avatarPath);
      return stored;
    },
    onSuccess: (stored) => {
      showAnswer(queryClient, profileQuery(userId), stored);
      const text = stored.avatarPath ? "Your picture is saved." : "Your picture is removed.";
      notify({ tone: "success", text });
    },
  });
  return {
    change: (file: Blob | null) => change.mutate(file),
    isPending: change.isPending,
    failure: failureOf(change.error),
  };
}

function failureOf(error: Error | null): string | undefined {
  if (error instanceof AvatarProblem) return error.message;
  return error ? textOf(error, "profile_not_saved") : undefined;
}
