import { paths } from "@web/lib/paths.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { rememberPath } from "./redirect.ts";
import { resumeSession, useSession } from "./session.ts";
import type { SessionUser } from "./stored-session.ts";

type RequireSessionProps = {
  children: (user: SessionUser) => ReactNode;
  loading: ReactNode;
  /** What to show when the session is stored but could not be renewed (A§8). */
  failed: (problem: string, retry: () => void) => ReactNode;
};

/** Shows a screen to whoever is signed in; anybody else signs in first and comes back to it. */
export function RequireSession({ children, loading, failed }: RequireSessionProps) {
  const { status, user, problem, hasLeft } = useSession();
  const [wasHere, setWasHere] = useState(false);
  if (user && !wasHere) setWasHere(true);

  if (status === "loading") return loading;
  if (user) return children(user);
  if (problem) return failed(problem, () => void resumeSession());
  if (hasLeft && wasHere) return <Navigate to={paths.home.href()} replace />;
  return <ToLogin />;
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash]);
  return <Navigate to={paths.login.href()} replace />;
}
