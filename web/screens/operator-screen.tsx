import { OPERATING_TEXTS } from "@domain/site/operating/operating.ts";
import { PageHeader } from "@web/components/page-header.tsx";
import { OperatingPage } from "@web/features/site/operating/operating-page.tsx";
import { OwnershipSection } from "@web/features/site/operating/ownership-section.tsx";
import { ReportsSection } from "@web/features/site/operating/reports-section.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { StaffScreen } from "./staff-screen.tsx";

/** `/operator`: reports, clock, mail, payments and counts for operators; only reports for moderators. */
export default function OperatorScreen() {
  usePageTitle("Operator");
  return (
    <StaffScreen>
      {(user) =>
        user.role === "operator" ? (
          <>
            <PageHeader kicker="Operator" title={OPERATING_TEXTS.title} />
            <OperatingPage key={user.id} userId={user.id} />
          </>
        ) : (
          <>
            <PageHeader kicker="Moderator" title={OPERATING_TEXTS.moderatorTitle} />
            <ReportsSection key={user.id} userId={user.id} />
            <OwnershipSection key={`${user.id} ownership`} userId={user.id} />
          </>
        )
      }
    </StaffScreen>
  );
}
