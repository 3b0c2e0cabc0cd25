import { displayName } from "@domain/people/accounts.ts";
import { Avatar } from "@web/components/avatar.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";

/** The signed-in user in the top bar; on a phone just the picture. */
export function AccountFace({
  user,
  picture,
}: {
  user: SessionUser;
  picture?: string | undefined;
}) {
  const name = displayName(user);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} src={picture} />
      <span className="min-w-0 text-left text-sm leading-tight max-sm:sr-only">
        <span translate="no" className="block max-w-40 truncate font-medium">
          {name}
        </span>
        <span className="block text-ink-faint text-xs">Member</span>
      </span>
    </span>
  );
}
