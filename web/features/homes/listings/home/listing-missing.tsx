import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { setFavorite, useIsFavorite } from "@web/session/favorites.ts";
import { House, MapPinOff } from "lucide-react";
import { similarSearch } from "../search/similar-search.ts";
import { knownCard } from "./use-listing.ts";

/**
 * The page of a home that is no longer public, or of an invalid id. If the home's card is known, it offers similar
 * homes.
 */
export default function ListingMissing({ id, level }: { id: string; level: 1 | 3 }) {
  const isFavorite = useIsFavorite(id);
  const known = knownCard(useQueryClient(), id);
  const isHome = isUuid(id);
  return (
    <EmptyState
      isMissing
      title={isHome ? "No longer available" : "We could not find this page"}
      text={
        isHome
          ? FIRST_ERRORS.listing_not_found.text
          : "The link may be incomplete. You can find all homes in the list."
      }
      level={level}
      icon={isHome ? <House /> : <MapPinOff />}
      action={
        <>
          {known?.city && (
            <LinkButton to={similarSearch(known)}>{`Homes like it in ${known.city}`}</LinkButton>
          )}
          <LinkButton to={paths.listings.href()} variant={known ? "secondary" : "primary"}>
            See all homes
          </LinkButton>
          {isFavorite && (
            <Button variant="quiet" onClick={() => setFavorite(id, false)}>
              Remove from favorites
            </Button>
          )}
        </>
      }
    />
  );
}
