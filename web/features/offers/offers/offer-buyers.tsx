import {
  areBuyersAgreed,
  BUYER_TEXTS,
  buyerText,
  leavingText,
  mayInviteBuyer,
  mayLeaveOffer,
} from "@domain/offers/offer-buyers.ts";
import type { Offer, OfferBuyer } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { inviteBuyer, leaveOffer, renewBuyer, revokeBuyer } from "@web/api/offers/buyers.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { InviteTogether } from "@web/components/together/invite-together.tsx";
import { LeaveTogether } from "@web/components/together/leave-together.tsx";
import { PeopleTogether } from "@web/components/together/people-together.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { useOfferWork } from "./use-offer-work.ts";

type Props = { userId: string; offer: Offer; buyers: OfferBuyer[] };

/** The people who buy together, as the buyers see them: the first invites, and the others may leave. */
export function OfferBuyers({ userId, offer, buyers }: Props) {
  const navigate = useNavigate();
  const acts = { userId, useActs: useOfferWork };
  const mayInvite = mayInviteBuyer(offer);
  const areAgreed = areBuyersAgreed(offer);
  if (buyers.length < 2 && !mayInvite && !areAgreed) return null;
  return (
    <TitledSection className="grid max-w-3xl gap-3 print:hidden" title="Buyers">
      <PeopleTogether
        label="Buyers"
        people={buyers}
        someone="A buyer"
        textOf={buyerText}
        {...acts}
        renew={(id) => renewBuyer(id, offer.id)}
        end={(id) => revokeBuyer(id, offer.id)}
      />
      {mayInvite && (
        <Disclosure summary="Buy together with someone" tone="link">
          <div className="pt-3">
            <InviteTogether
              text={BUYER_TEXTS.invite}
              {...acts}
              invite={(id, invited) => inviteBuyer(id, offer.id, invited)}
            />
          </div>
        </Disclosure>
      )}
      {areAgreed && <p className="max-w-prose text-ink-soft text-sm">{BUYER_TEXTS.agreed}</p>}
      {mayLeaveOffer(offer) && (
        <LeaveTogether
          people="buyers"
          text={leavingText(offer)}
          {...acts}
          leave={() => leaveOffer(offer.id)}
          onLeft={() => navigate(paths.offers.href())}
        />
      )}
    </TitledSection>
  );
}
