import { UNTITLED } from "@domain/homes/listings.ts";
import { waitingText } from "@domain/offers/offer-standing.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { waitingOffersQuery } from "@web/api/offers/waiting-offers.ts";
import { Badge } from "@web/components/badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";

export function OffersLink({ userId, home }: { userId: string; home: OwnHome }) {
  const { data } = useQuery(waitingOffersQuery(userId));
  const waiting = data?.homes.filter((id) => id === home.id).length ?? 0;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <TextLink
        to={paths.homeOffers.href(home.id)}
        aria-label={`Offers: ${home.title || UNTITLED}`}
      >
        Offers
      </TextLink>
      {waiting > 0 && (
        <Badge tone="amber" dot>
          {waitingText(waiting)}
        </Badge>
      )}
    </p>
  );
}
