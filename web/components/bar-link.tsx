import { classNames } from "@web/lib/class-names.ts";
import { NavLink } from "@web/lib/router.tsx";
import type { ReactNode } from "react";

/** A link of the top bar: an icon, with a number at its corner if there is something to count. */
export function BarLink(props: {
  to: string;
  title: string;
  /** The title and what the badge counts. */
  label: string;
  icon: ReactNode;
  badge: string | undefined;
  /** Preloads the screen's code: `screens.favorites.preload`. */
  onIntent?: (() => void) | undefined;
}) {
  const { to, title, label, icon, badge, onIntent } = props;
  return (
    <NavLink
      to={to}
      aria-label={label}
      title={title}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={({ isActive }) =>
        classNames(
          "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sunken hover:text-ink",
          isActive ? "text-ink" : "text-ink-soft",
        )
      }
    >
      {icon}
      {badge && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-clay-soft px-1 text-center font-semibold text-[0.6875rem] text-clay leading-4.5 tabular-nums"
        >
          {badge}
        </span>
      )}
    </NavLink>
  );
}
