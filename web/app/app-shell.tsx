import { NoticeRegion } from "@web/components/notice-region.tsx";
import { OfflineBanner } from "@web/components/offline-banner.tsx";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { ReportHost } from "./report-host.tsx";
import { SetupNotice } from "./setup-notice.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame around every page. */
export function AppShell(props: {
  /** The signed-in user, or the way to sign in. */
  account: ReactNode;
  isSignedIn: boolean;
  isLanding: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <TopBar account={props.account} isSignedIn={props.isSignedIn} isLanding={props.isLanding} />
      {/* Development only. */}
      {import.meta.env.DEV && <SetupNotice />}
      <OfflineBanner />
      {/* The footer begins below the first screen, or it would jump as a page's parts arrive. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-height))] outline-none print:min-h-0"
      >
        {props.children}
      </main>
      <Footer />
      <NoticeRegion where="page" />
      <ReportHost />
    </>
  );
}

/** The first tab stop: skips the navigation. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-evergreen px-5 py-3 font-medium text-on-evergreen focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
    >
      Skip to content
    </a>
  );
}
