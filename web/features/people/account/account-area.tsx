import { paths } from "@domain/site/paths.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { Link, useLocation } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { lazy, Suspense } from "react";
import { AccountFace } from "./account-face.tsx";

/** Only signed-in users need this part. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").catch(() => ({ default: DashboardLink })),
);

/** The end of the top bar: the signed-in user's menu, or the sign-in links. */
export function AccountArea({ onLoginIntent }: { onLoginIntent?: () => void }) {
  const { status, user } = useSession();
  if (status === "loading") {
    return (
      <>
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm guest:hidden">
          <Spinner wait="load" />
          Loading...
        </p>
        {/* Without a stored session or JavaScript there is nothing to wait for. */}
        <div className="member:hidden">
          <AuthLinks onIntent={onLoginIntent} />
        </div>
      </>
    );
  }
  if (!user) return <AuthLinks onIntent={onLoginIntent} />;
  return (
    <Suspense fallback={<AccountFace user={user} />}>
      {/* The key drops the previous user's state when another one signs in. */}
      <AccountMenu key={user.id} user={user} />
    </Suspense>
  );
}

/** Replaces the menu if its code can't be loaded: everything can be reached from here, too. */
function DashboardLink({ user }: { user: SessionUser }) {
  return (
    <Link to={paths.dashboard.href()} className="flex min-h-11 items-center rounded-full p-1">
      <AccountFace user={user} />
      <span className="sr-only">, dashboard</span>
    </Link>
  );
}

/** Opens the form over the current page, or as a page of its own in another tab. */
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
