import { judged } from "@domain/offers/compared-offers.ts";
import { NO_FIGURES, type Offer, type OfferVersion } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { NetLines } from "./net-lines.tsx";
import { RiskList } from "./risk-list.tsx";

/** The net proceeds and risks beside one offer, for its owner. This part loads late. */
export function OwnerFigures(props: {
  userId: string;
  listingId: string;
  offer: Offer;
  version: OfferVersion;
}) {
  const { userId, listingId, offer, version } = props;
  const { data: home } = useQuery(homeOffersQuery(userId, listingId));
  const now = useNow();
  if (!home) return null;
  const clock = { now, timeZone: home.home.time_zone ?? "UTC" };
  const { sheet, risks } = judged(offer, version, home.figures ?? NO_FIGURES, clock);
  return (
    <div className="grid content-start gap-10 print:hidden sm:grid-cols-2 lg:grid-cols-1">
      <TitledSection className="grid content-start gap-3" title="What you keep">
        <NetLines sheet={sheet} isOpen />
        <TextLink to={paths.homeOffers.href(listingId)} className="text-sm">
          Your figures, and all offers side by side
        </TextLink>
      </TitledSection>
      <TitledSection className="grid content-start gap-3" title="How sure it is">
        <RiskList risks={risks} isOpen />
      </TitledSection>
    </div>
  );
}
