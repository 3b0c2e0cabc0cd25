import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { setFavorite, useIsFavorite } from "@web/session/favorites.ts";
import { Heart } from "lucide-react";

/** The heart on a photograph. `describedBy` refers to the home's name. */
export function FavoriteHeart({ id, describedBy }: { id: string; describedBy: string }) {
  const isFavorite = useIsFavorite(id);
  return (
    <IconButton
      variant="photo"
      size="sm"
      label="Favorite"
      aria-pressed={isFavorite}
      aria-describedby={describedBy}
      icon={<HeartMark isFull={isFavorite} />}
      onClick={() => setFavorite(id, !isFavorite)}
    />
  );
}

/** The favorite as a text button, beside Share in the details. */
export function FavoriteButton({ id }: { id: string }) {
  const isFavorite = useIsFavorite(id);
  return (
    <Button
      variant="secondary"
      aria-pressed={isFavorite}
      onClick={() => setFavorite(id, !isFavorite)}
    >
      <HeartMark isFull={isFavorite} className="size-4" />
      Favorite
    </Button>
  );
}

function HeartMark({ isFull, className }: { isFull: boolean; className?: string }) {
  return (
    <Heart
      aria-hidden="true"
      className={classNames("transition-colors", isFull && "fill-clay text-clay", className)}
    />
  );
}
