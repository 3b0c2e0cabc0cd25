import { Logo } from "@web/components/logo.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { FavoritesLink } from "@web/features/favorites/favorites-link.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { paths } from "@web/lib/paths.ts";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { PhoneMenu } from "./phone-menu.tsx";
import { screens } from "./routes.tsx";

/** The head of every page: the name, where one can go, who one is. */
export function TopBar({ account, isSignedIn }: { account: ReactNode; isSignedIn: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="page flex h-(--header-height) items-center gap-4 sm:gap-8">
        <Link to={paths.home.href()} className="rounded-sm">
          <Logo />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="hidden h-full sm:block">
          <NavList isSignedIn={isSignedIn} className="flex h-full gap-6" />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <FavoritesLink onIntent={screens.favorites.preload} />
          <ThemeToggle className="max-sm:hidden" />
          {account}
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

function NavList(props: {
  isSignedIn: boolean;
  /** There is no room for "Sign Up" in a phone's bar. */
  isPhone?: boolean;
  onNavigate?: () => void;
  className: string;
}) {
  const places = [
    { label: "Listings", href: paths.listings.href(), preload: screens.listings.preload },
    ...(props.isSignedIn
      ? [{ label: "Dashboard", href: paths.dashboard.href(), preload: screens.dashboard.preload }]
      : []),
    ...(props.isPhone && !props.isSignedIn ? [SIGN_UP] : []),
  ];
  return (
    <ul className={props.className}>
      {places.map((place) => (
        <li key={place.href} className="flex">
          <NavLink
            to={place.href}
            onClick={props.onNavigate}
            onPointerEnter={place.preload}
            onFocus={place.preload}
            className={({ isActive }) =>
              classNames(
                "flex min-h-11 flex-1 items-center border-b-2 font-medium text-sm transition-colors max-sm:rounded-sm max-sm:border-b-0 max-sm:px-4 max-sm:text-base sm:mt-px",
                isActive
                  ? "border-clay text-ink max-sm:bg-sunken"
                  : "border-transparent text-ink-soft hover:text-ink",
              )
            }
          >
            {place.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const SIGN_UP = {
  label: "Sign Up",
  href: paths.login.href({ mode: "signup" }),
  preload: screens.login.preload,
};
