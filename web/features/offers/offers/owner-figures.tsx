import { raisedText, readOffers, withoutNames } from "@domain/offers/compared-offers.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { NetLines } from "./net-lines.tsx";
import { RiskList } from "./risk-list.tsx";
import { useHiddenNames } from "./use-hidden-names.ts";

/** The net proceeds and risks beside one offer, for its owner. This part loads late. */
export function OwnerFigures(props: { userId: string; listingId: string; offer: Offer }) {
  const { userId, listingId, offer } = props;
  const { data: home } = useQuery(homeOffersQuery(userId, listingId));
  const [hidesNames] = useHiddenNames();
  const now = useNow();
  if (!home) return null;
  const shown = hidesNames ? withoutNames(home) : home;
  const found = readOffers(shown, now).find((each) => each.offer.id === offer.id);
  if (!found) return null;
  const { sheet, risks, raised } = found;
  return (
    <div className="grid content-start gap-10 print:hidden sm:grid-cols-2 lg:grid-cols-1">
      <TitledSection className="grid content-start gap-3" title="What you keep">
        <NetLines sheet={sheet} isOpen />
        {raised && (
          <p className="text-ink-soft text-sm">
            {raisedText(raised)}. At the offered price you keep {formatPrice(raised.netAsOffered)}.
          </p>
        )}
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
