import { displayName, firstName } from "@domain/people/accounts.ts";
import { LogoMark } from "@web/components/logo.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import type { ReactNode } from "react";

/** The page's one h1, shown even before the user is known. */
export function Greeting({ user, actions }: { user: SessionUser | null; actions?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
      <div className="flex min-w-0 items-center gap-3 sm:gap-4">
        <LogoMark className="size-10 shrink-0 sm:size-12" />
        <h1 className="wrap-anywhere font-display font-medium text-heading">
          {user ? `Hello, ${firstName(user) ?? displayName(user)}` : "Dashboard"}
        </h1>
      </div>
      {actions}
    </header>
  );
}
