import { OPERATING_TEXTS } from "@domain/operating.ts";
import { ErrorState } from "@web/components/error-state.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { OperatingPage, OperatingSkeleton } from "@web/features/operating/operating-page.tsx";
import { ReportsSection } from "@web/features/operating/reports-section.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { RequireSession } from "@web/session/require-session.tsx";
import { Lock } from "lucide-react";

/** `/operator`: reports, clocks, mail, payments and counts, for those who run the site; reports alone
 * for moderators. */
export default function OperatorScreen() {
  usePageTitle("Operator");
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <RequireSession
        loading={<OperatingSkeleton />}
        failed={(failure) => <ErrorState {...failure} />}
      >
        {(user) =>
          user.role === "operator" ? (
            <>
              <PageHeader kicker="Operator" title={OPERATING_TEXTS.title} />
              <OperatingPage key={user.id} userId={user.id} />
            </>
          ) : user.role === "moderator" ? (
            <>
              <PageHeader kicker="Moderator" title={OPERATING_TEXTS.moderatorTitle} />
              <ReportsSection key={user.id} userId={user.id} />
            </>
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
