import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { BarLink } from "@web/components/bar-link.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useFavorites } from "@web/session/favorites.ts";
import { Heart } from "lucide-react";

export function FavoritesLink({ onIntent }: { onIntent?: () => void }) {
  const { ids } = useFavorites();
  return (
    <BarLink
      onIntent={onIntent}
      to={paths.favorites.href()}
      title="Favorites"
      label={ids.length === 0 ? "Favorites" : `Favorites, ${formatCount(ids.length, "home")}`}
      icon={
        <Heart
          aria-hidden="true"
          className={classNames("size-5 stroke-[1.75]", ids.length > 0 && "fill-clay text-clay")}
        />
      }
      badge={ids.length > 0 ? String(ids.length) : undefined}
    />
  );
}
