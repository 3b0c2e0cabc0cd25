import { displayName } from "@domain/people/accounts.ts";
import type { Profile } from "@domain/people/profile.ts";
import { Avatar } from "@web/components/avatar.tsx";
import { Button } from "@web/components/button.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { useAvatar } from "@web/session/use-avatar.ts";
import { useRef } from "react";
import { useChangeAvatar } from "./use-change-avatar.ts";

/** The picture in the top bar: choose another, or go back to initials. */
export function AvatarField({ user, profile }: { user: SessionUser; profile: Profile }) {
  const { change, isPending, failure } = useChangeAvatar(user.id, profile);
  const picture = useAvatar(user.id);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  return (
    <div className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={displayName(user)} src={picture} size="lg" />
        <div className="grid gap-2.5">
          <div className="flex flex-wrap gap-2.5">
            <Button
              ref={choose}
              variant="secondary"
              size="sm"
              onClick={() => input.current?.click()}
              pending={isPending}
              pendingText="Saving..."
            >
              {profile.avatarPath ? "Change picture" : "Add a picture"}
            </Button>
            {profile.avatarPath && !isPending && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  change(null);
                  // This button disappears with the picture.
                  choose.current?.focus();
                }}
              >
                Remove picture
              </Button>
            )}
          </div>
          <p className="text-ink-faint text-xs">
            JPEG, PNG or WebP. Only you see it. Location and camera data are removed.
          </p>
        </div>
        <FileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture"
          onFiles={([file]) => file && !isPending && change(file)}
        />
      </div>
      <Failure text={failure} />
    </div>
  );
}
