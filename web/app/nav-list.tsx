import { paths } from "@domain/site/paths.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link, NavLink } from "@web/lib/router.tsx";
import { signOut } from "@web/session/sign-out.ts";
import { screens } from "./routes.tsx";

/** The main navigation: homes, landing page sections, and the user's own pages. */
export function NavList(props: {
  isSignedIn: boolean;
  /** Adds "Sign Up" or "Sign Out", which don't fit into a phone's top bar. */
  isPhone?: boolean;
  onNavigate?: () => void;
  className: string;
}) {
  const { isSignedIn, isPhone, onNavigate } = props;
  return (
    <ul className={props.className}>
      <Page {...LISTINGS} onNavigate={onNavigate} />
      {SECTIONS.map(({ label, section }) => (
        <li key={section} className="flex">
          <Link
            to={paths.home.href(section)}
            onClick={onNavigate}
            onPointerEnter={screens.home.preload}
            className={ROW}
          >
            {label}
          </Link>
        </li>
      ))}
      {isSignedIn && <Page {...DASHBOARD} onNavigate={onNavigate} />}
      {isPhone && !isSignedIn && <Page {...SIGN_UP} onNavigate={onNavigate} />}
      {isPhone && isSignedIn && (
        <li className="flex">
          <button type="button" onClick={() => void signOut()} className={ROW}>
            Sign Out
          </button>
        </li>
      )}
    </ul>
  );
}

function Page(props: {
  label: string;
  href: string;
  preload: () => void;
  onNavigate: (() => void) | undefined;
}) {
  return (
    <li className="flex">
      <NavLink
        to={props.href}
        onClick={props.onNavigate}
        onPointerEnter={props.preload}
        onFocus={props.preload}
        className={({ isActive }) =>
          classNames(ROW, isActive && "border-clay! text-ink! max-lg:bg-sunken")
        }
      >
        {props.label}
      </NavLink>
    </li>
  );
}

const ROW =
  "flex min-h-11 flex-1 items-center border-b-2 border-transparent font-medium text-ink-soft text-sm transition-colors hover:text-ink max-lg:rounded-sm max-lg:border-b-0 max-lg:px-4 max-lg:text-base lg:mt-px";

const LISTINGS = {
  label: "Listings",
  href: paths.listings.href(),
  preload: screens.listings.preload,
};
const DASHBOARD = {
  label: "Dashboard",
  href: paths.dashboard.href(),
  preload: screens.dashboard.preload,
};
const SIGN_UP = {
  label: "Sign Up",
  href: paths.login.href({ mode: "signup" }),
  preload: screens.login.preload,
};

const SECTIONS = [
  { label: "Services", section: "services" },
  { label: "Pricing", section: "pricing" },
  { label: "FAQ", section: "faq" },
] as const;
