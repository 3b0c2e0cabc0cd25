import { OPERATING_TEXTS } from "@domain/site/operating/operating.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { OperatingSkeleton } from "@web/features/site/operating/operating-page.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { MembersOnly } from "./members-only.tsx";

/** The frame of the staff's screens. Anyone else is told that they are not for them. */
export function StaffScreen({ children }: { children: (user: SessionUser) => ReactNode }) {
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <MembersOnly level={1} loading={<OperatingSkeleton level={1} />}>
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
      </MembersOnly>
    </div>
  );
}
