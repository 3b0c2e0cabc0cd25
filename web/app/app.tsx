import { paths } from "@domain/site/paths.ts";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { AccountArea } from "@web/features/people/account/account-area.tsx";
import { useRefreshOnPayment } from "@web/features/site/plans/payment-success-event.ts";
import { backgroundOf } from "@web/lib/background-location.ts";
import { useLocation } from "@web/lib/router.tsx";
import { navigationCommitted } from "@web/lib/shared-photo.ts";
import { useLoginWhenEnded } from "@web/session/require-session.tsx";
import { useIsSignedIn } from "@web/session/session.ts";
import { useForgetPrivateData } from "@web/session/use-forget-private-data.ts";
import { memo, Suspense, useLayoutEffect } from "react";
import { AppShell } from "./app-shell.tsx";
import { FocusKeeper } from "./focus-keeper.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { AppRoutes, DialogRoutes, screens } from "./routes.tsx";

/** The frame around the page, which follows who is signed in. */
export function App() {
  const location = useLocation();
  const page = backgroundOf(location) ?? location;
  const isSignedIn = useIsSignedIn();
  useRefreshOnPayment();
  useForgetPrivateData();
  useLoginWhenEnded();
  return (
    <AppShell
      account={<AccountArea onLoginIntent={screens.loginDialog.preload} />}
      isSignedIn={isSignedIn}
      isLanding={page.pathname === paths.home.path}
    >
      <Pages />
      <RouteFocus page={page} />
      <FocusKeeper />
    </AppShell>
  );
}

/**
 * The page and, above it, any dialog with its own address: when a home was opened from the list,
 * `background` is the list's location and stays on the page (lib/background-location.ts).
 *
 * It takes no props, so that it doesn't render again with the frame: React hydrates a prerendered page in short tasks,
 * but in one long task as soon as something above it changes.
 */
const Pages = memo(function Pages() {
  const location = useLocation();
  const background = backgroundOf(location);
  const page = background ?? location;
  return (
    <ErrorBoundary resetKey={page.pathname}>
      {/* One Suspense for both: once it shows a page, a dialog that is still loading keeps
          that page visible instead of a fallback. */}
      <Suspense fallback={<PageSkeleton />}>
        <AppRoutes location={page} />
        {background && (
          <ErrorBoundary resetKey={location.pathname} isOverPage>
            <DialogRoutes />
          </ErrorBoundary>
        )}
        <Arrival locationKey={location.key} />
      </Suspense>
    </ErrorBoundary>
  );
});

/**
 * Reports that a navigation has finished. It is beside the screen inside its Suspense, so it mounts
 * with the screen itself and not with the fallback.
 */
function Arrival({ locationKey }: { locationKey: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useLayoutEffect(navigationCommitted, [locationKey]);
  return null;
}
