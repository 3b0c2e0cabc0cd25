import { paths } from "@domain/site/paths.ts";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { Navigate, useLocation, useNavigate, useNavigationType } from "@web/lib/router.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { personOfTab } from "./belongings.ts";
import { rememberPath } from "./redirect.ts";
import { checkOnArrival, resumeSession, useSession } from "./session.ts";
import type { SessionUser } from "./stored-session.ts";

type RequireSessionProps = {
  children: (user: SessionUser) => ReactNode;
  loading: ReactNode;
  /** Rendered when a session is stored but could not be renewed. */
  failed: (failure: { title: string; text: string; onRetry: () => void }) => ReactNode;
};

/** How many mounted parts of the page redirect to the login by themselves. */
let guards = 0;

/** Shows a screen to signed-in users; anyone else signs in first and comes back to it. */
export function RequireSession({ children, loading, failed }: RequireSessionProps) {
  const { status, user, problem, hasLeft } = useSession();
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);
  useEffect(() => {
    guards += 1;
    return () => {
      guards -= 1;
    };
  }, []);
  useEffect(() => {
    if (user) checkOnArrival();
  }, [user]);

  if (status === "loading") return loading;
  if (user) return children(user);
  if (problem) return failed({ ...problem, onRetry: () => void resumeSession() });
  if (hasLeft && wasHere) return <Navigate to={paths.home.href()} />;
  return <ToLogin hasLeft={hasLeft} />;
}

function ToLogin({ hasLeft }: { hasLeft: boolean }) {
  const { pathname, search, hash } = useLocation();
  // Only a link or button counts as a new wish after a sign-out: Back leads to the previous user's pages.
  const isNewWish = useNavigationType() === "PUSH" && hasLeft;
  useEffect(
    () => rememberPath(pathname + search + hash, isNewWish ? null : personOfTab()),
    [pathname, search, hash, isNewWish],
  );
  return <Navigate to={paths.login.href()} />;
}

/** When the session ends while another page is open, the login opens over that page. */
export function useLoginWhenEnded(): void {
  const { user, hasEnded } = useSession();
  const { pathname, search, hash } = useLocation();
  const background = useBackgroundState();
  const navigate = useNavigate();
  const wasHere = useRef(false);
  useEffect(() => {
    if (user) wasHere.current = true;
    if (!hasEnded || !wasHere.current) return;
    wasHere.current = false;
    if (guards > 0 || pathname === paths.login.path) return;
    rememberPath(pathname + search + hash, personOfTab());
    void navigate(paths.login.href(), { state: background });
  });
}
