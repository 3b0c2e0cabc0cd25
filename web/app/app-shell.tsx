import { NoticeRegion } from "@web/components/notice-region.tsx";
import { OfflineBanner } from "@web/components/offline-banner.tsx";
import { SkipLink } from "@web/components/skip-link.tsx";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { SetupNotice } from "./setup-notice.tsx";
import { TopBar } from "./top-bar.tsx";

/** What every page stands in. */
export function AppShell(props: {
  /** Who is signed in, or the way to sign in. */
  account: ReactNode;
  isSignedIn: boolean;
  isLanding: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar account={props.account} isSignedIn={props.isSignedIn} isLanding={props.isLanding} />
      {/* Never part of a build. */}
      {import.meta.env.DEV && <SetupNotice />}
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {props.children}
      </main>
      <Footer />
      <NoticeRegion where="page" />
    </div>
  );
}
