import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { momentAtHome } from "@domain/offers/offer-standing.ts";
import { latestVersion, type Offer, seenVersion } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { counterOffer, improveOffer, offerStartQuery } from "@web/api/offers/offers.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { isStoredOtherwise } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import type { OfferParts } from "./make-offer.tsx";
import { NetOfChange } from "./net-of-change.tsx";
import { OfferForm } from "./offer-form.tsx";
import { emptyInput, inputOf } from "./offer-input.ts";
import { useFormPage } from "./use-form-page.ts";
import { changeOf, keepAsChange, useOfferForm } from "./use-offer-form.ts";

const FIRST_ARRIVED =
  "We received the terms you sent first, but not your later changes. Here they are next to the terms we have. Send the changes, or go back and keep the first terms.";

/** New terms for an existing offer: its buyer improves it, or the owner counters. */
export function ChangeOffer(props: { userId: string; offer: Offer } & OfferParts) {
  const { userId, offer, renderMonthly, ...parts } = props;
  const { id, side, home, round, listing_id: listingId } = offer;
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const place = useFormPage("change", "check");
  const latest = latestVersion(offer);
  const timeZone = home?.time_zone ?? "UTC";
  // The owner's requirements for the buyer's next version. SQL decides in the end.
  const { data: start } = useQuery({
    ...offerStartQuery(userId, offer.listing_id ?? ""),
    enabled: side === "buyer" && offer.listing_id !== null,
  });
  const needsProof = start?.needs.proof ?? false;
  const sealedIn = side === "buyer" ? round : null;
  const asking = home?.price ?? null;
  const context = {
    ...{ timeZone, state: home?.state, round: sealedIn, needsProof, asking },
    ...{ before: latest?.terms, now },
  };
  const seen = seenVersion(offer);
  const form = useOfferForm({
    userId,
    about: changeOf(id, seen),
    start: () => ({
      ...emptyInput(context),
      ...inputOf(latest?.terms, latest?.files ?? []),
      id,
      valid_on: emptyInput(context).valid_on,
    }),
    context,
    page: place.page,
    onNext: place.goNext,
    send: async ({ terms, valid_until, files }) => {
      try {
        if (side === "owner") await counterOffer(id, offer.version, { terms, valid_until });
        else
          await improveOffer(id, seen, {
            terms,
            valid_until,
            files,
            round_id: sealedIn?.id ?? null,
          });
      } catch (error) {
        // The form starts over with the version that is stored.
        if (isStoredOtherwise(error)) {
          keepAsChange(userId, changeOf(id, seen), changeOf(id, seen + 1));
          notify({ tone: "warn", text: FIRST_ARRIVED });
        }
        throw error;
      } finally {
        // The offer is also read again after a refusal, because the other side may have changed it.
        await client.invalidateQueries({ queryKey: ownKey(userId) });
      }
      notify({
        tone: "success",
        text:
          side === "owner"
            ? "Your terms were sent to the buyer."
            : sealedIn
              ? `Your best and final offer is sealed until ${momentAtHome(sealedIn.deadline, offer)}.`
              : "Your new terms were sent to the owner.",
      });
      void navigate(paths.offer.href(id));
    },
  });
  const isAnswer = offer.state === "countered" && side === "buyer";
  return (
    <div className="grid gap-5 sm:gap-8">
      <div className="grid gap-2 sm:gap-5">
        <BackLink to={paths.offer.href(id)}>The offer</BackLink>
        <PageHeader
          isShortOnPhones
          kicker={
            side === "owner"
              ? "Counter offer"
              : sealedIn
                ? "Best and final offer"
                : isAnswer
                  ? "Answer with other terms"
                  : "Improve your offer"
          }
          title={home?.title || offer.title || FALLBACK_TITLE}
        />
      </div>
      <OfferForm
        {...parts}
        {...place}
        goesBack={place.page !== "check"}
        userId={userId}
        form={form}
        side={side}
        before={latest?.terms}
        timeZone={timeZone}
        asking={asking}
        renderMonthly={(offered) => listingId && renderMonthly({ listingId, ...offered })}
        needsProof={needsProof}
        net={
          side === "owner" &&
          offer.listing_id &&
          latest && (
            <NetOfChange
              userId={userId}
              listingId={offer.listing_id}
              before={latest.terms}
              terms={form.terms}
            />
          )
        }
        sendLabel={
          side === "owner"
            ? "Send the counter offer"
            : sealedIn
              ? "Send your best and final offer"
              : "Send the new terms"
        }
        note={
          <p>
            {side === "owner"
              ? "Your terms replace the buyer's offer. From then on, only the buyer can accept. You can change your terms until they do."
              : sealedIn
                ? `It is sealed until ${momentAtHome(sealedIn.deadline, offer)}. Until then, the owner can't read it, and you can replace it or withdraw it.`
                : "These terms replace the earlier ones. We tell the owner right away."}
          </p>
        }
      />
    </div>
  );
}
