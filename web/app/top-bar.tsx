import { Button } from "@web/components/button.tsx";
import { Logo } from "@web/components/logo.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { FavoritesLink } from "@web/features/favorites/favorites-link.tsx";
import { paths } from "@web/lib/paths.ts";
import { signOut } from "@web/session/sign-out.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { NavList } from "./nav-list.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { screens } from "./routes.tsx";

/** The head of every page: the name, where one can go, who one is. */
export function TopBar(props: {
  account: ReactNode;
  isSignedIn: boolean;
  /** The landing page has Sign Out in sight (A§2); elsewhere it is in the account menu. */
  isLanding: boolean;
}) {
  const { account, isSignedIn, isLanding } = props;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper print:hidden">
      <div className="page flex h-(--header-height) items-center gap-4 lg:gap-8 xl:gap-10">
        <Link to={paths.home.href()} className="rounded-sm">
          <Logo />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="hidden h-full lg:block">
          <NavList isSignedIn={isSignedIn} className="flex h-full gap-5 xl:gap-7" />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <FavoritesLink onIntent={screens.favorites.preload} />
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
