import { OPERATING_TEXTS } from "@domain/operating.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { OperatingSkeleton } from "@web/features/operating/operating-page.tsx";
import { RequireSession } from "@web/session/require-session.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";

/** The frame of the screens for those who run the site. Others learn that it is not for them. */
export function StaffScreen({ children }: { children: (user: SessionUser) => ReactNode }) {
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <RequireSession
        loading={<OperatingSkeleton level={1} />}
        failed={(failure) => <ErrorState level={1} {...failure} />}
      >
        {(user) =>
          user.role ? (
            children(user)
          ) : (
            <ErrorState
              level={1}
              icon={<Lock />}
              title={OPERATING_TEXTS.notAllowed}
              text={OPERATING_TEXTS.notAllowedText}
            />
          )
        }
      </RequireSession>
    </div>
  );
}
