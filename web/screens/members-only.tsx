import { ErrorState } from "@web/components/error-state.tsx";
import { RequireSession } from "@web/session/require-session.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import type { ReactNode } from "react";

/** The part of a screen that is for signed-in users. Anyone else signs in first and comes back to it. */
export function MembersOnly(props: {
  loading: ReactNode;
  /** The level of the heading if a stored session can't be renewed; 1 where it is the page's. */
  level?: 1;
  children: (user: SessionUser) => ReactNode;
}) {
  const { loading, level, children } = props;
  return (
    <RequireSession
      loading={loading}
      failed={(failure) => <ErrorState level={level} {...failure} />}
    >
      {children}
    </RequireSession>
  );
}
