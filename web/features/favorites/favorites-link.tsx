import { formatCount } from "@domain/format.ts";
import { classNames } from "@web/lib/class-names.ts";
import { paths } from "@web/lib/paths.ts";
import { NavLink } from "@web/lib/router.tsx";
import { useFavorites } from "@web/session/favorites.ts";
import { Heart } from "lucide-react";

/** The top bar's link to the favorites, with their count. */
export function FavoritesLink(props: {
  className?: string;
  /** Preloads the screen's code: `screens.favorites.preload`. */
  onIntent?: () => void;
}) {
  const { ids } = useFavorites();
  const label = ids.length === 0 ? "Favorites" : `Favorites, ${formatCount(ids.length, "home")}`;
  return (
    <NavLink
      to={paths.favorites.href()}
      aria-label={label}
      title="Favorites"
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      className={({ isActive }) =>
        classNames(
          "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sunken hover:text-ink",
          isActive ? "text-ink" : "text-ink-soft",
          props.className,
        )
      }
    >
      <Heart
        aria-hidden="true"
        className={classNames("size-5 stroke-[1.75]", ids.length > 0 && "fill-clay text-clay")}
      />
      {ids.length > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-clay-soft px-1 text-center font-semibold text-[0.6875rem] text-clay leading-4.5 tabular-nums"
        >
          {ids.length}
        </span>
      )}
    </NavLink>
  );
}
