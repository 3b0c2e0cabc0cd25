import { paths } from "@domain/site/paths.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PanelSkeleton } from "@web/features/showings/availability/availability-panel.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";
import { personOfTab } from "@web/session/belongings.ts";
import { rememberPath } from "@web/session/redirect.ts";
import { resumeSession, useSession } from "@web/session/session.ts";
import { LockKeyhole } from "lucide-react";
import { AvailabilityContents } from "./availability-contents.tsx";

/** Manage Availability: when a home can be seen, and who is coming. */
export default function AvailabilityScreen() {
  usePageTitle("Manage Availability");
  const { status, user, problem } = useSession();
  return (
    <div className="page grid gap-8 pt-6 pb-10 sm:gap-10 sm:pt-8 sm:pb-14">
      {status === "loading" ? (
        <>
          <Header />
          <PanelSkeleton />
        </>
      ) : user ? (
        <>
          <Header />
          <AvailabilityContents key={user.id} userId={user.id} />
        </>
      ) : problem ? (
        <ErrorState level={1} {...problem} onRetry={() => void resumeSession()} />
      ) : (
        <SignInRequired />
      )}
    </div>
  );
}

function SignInRequired() {
  const { pathname, search } = useLocation();
  const remember = () => rememberPath(pathname + search, personOfTab());
  return (
    <EmptyState
      level={1}
      icon={<LockKeyhole />}
      title="Sign In Required"
      text="Please sign in to say when people can see your home."
      action={
        <LinkButton to={paths.login.href()} onClick={remember}>
          Login
        </LinkButton>
      }
    />
  );
}

/** Shown above every state that has no heading of its own. */
function Header() {
  return (
    <div className="grid gap-5">
      <BackLink to={paths.dashboard.href()}>Dashboard</BackLink>
      <PageHeader title="Manage Availability" />
    </div>
  );
}
