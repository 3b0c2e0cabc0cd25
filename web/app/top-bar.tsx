import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { Logo } from "@web/components/logo.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { BellArea } from "@web/features/people/notifications/bell-area.tsx";
import { FavoritesLink } from "@web/features/search/favorites/favorites-link.tsx";
import { Link } from "@web/lib/router.tsx";
import { signOut } from "@web/session/sign-out.ts";
import type { ReactNode } from "react";
import { NavList } from "./nav-list.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { screens } from "./routes.tsx";

/** The header of every page: logo, navigation and account. */
export function TopBar(props: {
  account: ReactNode;
  isSignedIn: boolean;
  /** The landing page shows Sign Out directly; elsewhere it is in the account menu. */
  isLanding: boolean;
}) {
  const { account, isSignedIn, isLanding } = props;
  return (
    // The bar scrolls away with the page on a low window, or with text so large that it wraps.
    <header className="sticky top-0 z-30 border-line border-b bg-paper low:static max-[18rem]:static print:hidden">
      <div className="page flex min-h-(--header-height) flex-wrap items-center gap-x-4 lg:gap-x-8 xl:gap-x-10">
        <Link to={paths.home.href()} className="rounded-sm">
          <Logo className="max-[21rem]:[&>span]:sr-only" />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="hidden self-stretch lg:block">
          <NavList isSignedIn={isSignedIn} className="flex h-full gap-5 xl:gap-7" />
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
          <FavoritesLink onIntent={screens.favorites.preload} />
          <BellArea onIntent={screens.notifications.preload} />
          <ThemeToggle className="max-lg:hidden" />
          {account}
          {isLanding && isSignedIn && (
            <Button
              variant="quiet"
              size="sm"
              className="whitespace-nowrap max-xl:hidden"
              onClick={() => void signOut()}
            >
              Sign Out
            </Button>
          )}
          <PhoneMenu>
            {(close) => (
              <NavList isPhone isSignedIn={isSignedIn} onNavigate={close} className="grid" />
            )}
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}
