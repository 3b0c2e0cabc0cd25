import { displayName } from "@domain/accounts.ts";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { paths } from "@web/lib/paths.ts";
import { useSession } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { LogOut } from "lucide-react";
import { useLocation } from "react-router-dom";

/** The end of the top bar: who is signed in, or the way to sign in (B§2). */
export function AccountArea({ onLoginIntent }: { onLoginIntent?: () => void }) {
  const { status, user } = useSession();
  if (status === "loading") {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <Spinner />
        Loading...
      </p>
    );
  }
  if (!user) return <AuthLinks onIntent={onLoginIntent} />;
  const name = displayName(user);
  return (
    <div className="flex min-w-0 items-center gap-2 sm:gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-evergreen-soft font-semibold text-evergreen text-xs"
      >
        {initials(name)}
      </span>
      <p className="min-w-0 text-sm leading-tight max-sm:sr-only">
        <span className="block max-w-40 truncate font-medium">{name}</span>
        <span className="text-ink-faint text-xs">Member</span>
      </p>
      <Button variant="quiet" size="sm" onClick={() => void signOut()} className="max-sm:px-2.5">
        <LogOut aria-hidden="true" className="size-4 sm:hidden" />
        <span className="max-sm:sr-only">Sign Out</span>
      </Button>
    </div>
  );
}

/** The same form over the page one is on (B§2), or as a page of its own in another tab. */
function AuthLinks({ onIntent }: { onIntent: (() => void) | undefined }) {
  const background = useBackgroundState();
  const isThere = useLocation().pathname === paths.login.path;
  const common = {
    size: "sm",
    onPointerEnter: onIntent,
    state: isThere ? undefined : background,
  } as const;
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <LinkButton to={paths.login.href()} variant="quiet" {...common}>
        Login
      </LinkButton>
      <LinkButton to={paths.login.href({ mode: "signup" })} className="max-sm:hidden" {...common}>
        Sign Up
      </LinkButton>
    </div>
  );
}

/** "DM" of "Dana Lee Moore": the first and the last part's first letters. */
export function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return ends.map((part) => [...(part ?? "")][0]?.toUpperCase() ?? "").join("");
}
