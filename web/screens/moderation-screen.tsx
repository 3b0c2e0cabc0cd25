import { MODERATING_TEXTS } from "@domain/moderating.ts";
import { OPERATING_TEXTS } from "@domain/operating.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { ModerationCase } from "@web/features/operating/moderation-case.tsx";
import { OperatingSkeleton } from "@web/features/operating/operating-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { RequireSession } from "@web/session/require-session.tsx";
import { Lock } from "lucide-react";

/** `/operator/reports/:id`: one reported case, for moderators. */
export default function ModerationScreen() {
  usePageTitle(MODERATING_TEXTS.title);
  const { id = "" } = useParams();
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <RequireSession
        loading={<OperatingSkeleton />}
        failed={(failure) => <ErrorState {...failure} />}
      >
        {(user) =>
          user.role ? (
            <ModerationCase key={`${user.id} ${id}`} userId={user.id} id={id} />
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
