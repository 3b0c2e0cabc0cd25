import {
  areBuyersAgreed,
  BUYER_TEXTS,
  buyerText,
  isFirstBuyer,
  leavingText,
  mayInviteBuyer,
  mayLeaveOffer,
} from "@domain/offers/offer-buyers.ts";
import type { Offer, OfferBuyer } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { InviteForm } from "@web/together/invite-form.tsx";
import { LeaveButton } from "@web/together/leave-button.tsx";
import { PeopleTogether } from "@web/together/people-together.tsx";

type Props = { userId: string; offer: Offer; buyers: OfferBuyer[] };

/** The people who buy together, as the buyers see them: the first invites, and the others may leave. */
export function OfferBuyers({ userId, offer, buyers }: Props) {
  const navigate = useNavigate();
  const place = { userId, kind: "offer", placeId: offer.id } as const;
  const mayInvite = mayInviteBuyer(offer);
  const areAgreed = areBuyersAgreed(offer);
  if (buyers.length < 2 && !mayInvite && !areAgreed) return null;
  return (
    <TitledSection className="grid max-w-3xl gap-3 print:hidden" title="Buyers">
      <PeopleTogether
        {...place}
        label="Buyers"
        people={buyers}
        someone="A buyer"
        textOf={buyerText}
        mayAct={isFirstBuyer(offer)}
      />
      {mayInvite && (
        <Disclosure summary="Buy together with someone" tone="link">
          <div className="pt-3">
            <InviteForm {...place} text={BUYER_TEXTS.invite} />
          </div>
        </Disclosure>
      )}
      {areAgreed && <p className="max-w-prose text-ink-soft text-sm">{BUYER_TEXTS.agreed}</p>}
      {mayLeaveOffer(offer) && (
        <LeaveButton
          {...place}
          people="buyers"
          text={leavingText(offer)}
          onLeft={() => navigate(paths.offers.href())}
        />
      )}
    </TitledSection>
  );
}
