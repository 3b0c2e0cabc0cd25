import { type Rise, risesOf, withoutNames } from "@domain/offers/compared-offers.ts";
import { priceBeside } from "@domain/offers/doubtful-amounts.ts";
import { actText } from "@domain/offers/offer-standing.ts";
import { waiverText } from "@domain/offers/offer-terms.ts";
import {
  changesOfBuyers,
  currentVersion,
  type HomeOffers,
  type OfferSettings,
} from "@domain/offers/offers.ts";
import { formatDate, formatPrice } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { acceptOffer, homeOffersQuery } from "@web/api/offers/offers.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useState } from "react";
import { DateNotes } from "./date-notes.tsx";
import { Honesty } from "./honesty.tsx";
import { useDateNotes } from "./use-date-notes.ts";
import { useHiddenNames } from "./use-hidden-names.ts";
import type { ActDialogProps } from "./use-offer-work.ts";

type Showings = OfferSettings["showings_then"];
type Others = OfferSettings["others_then"];

/** The choice of the price without the escalation clause. */
const AS_OFFERED = "as_offered";

/** Names the version being accepted, and says what happens to showings and other offers. */
export function AcceptDialog(props: ActDialogProps & { userId: string }) {
  const { userId, offer, work, onClose, onDone } = props;
  const isOwner = offer.side === "owner";
  const query = useQuery({
    ...homeOffersQuery(userId, offer.listing_id ?? ""),
    enabled: isOwner && offer.listing_id !== null,
  });
  const { data: home } = query;
  // The version on screen when the dialog opened, even if the other side changes it in the meantime.
  const [version] = useState(() => currentVersion(offer));
  const [joins] = useState(() => offer.joins ?? 0);
  const [showings, setShowings] = useState<Showings>();
  const [others, setOthers] = useState<Others>();
  const [hidesNames] = useHiddenNames();
  const notes = useDateNotes(offer, version);
  const [over, setOver] = useState<string>();
  const [shown, setShown] = useState<{ rises: Rise[]; refusal: unknown; home: HomeOffers }>();
  const chosen = {
    showings: showings ?? home?.settings.showings_then ?? "keep",
    others: others ?? home?.settings.others_then ?? "ask",
  };
  if (!version) return null;
  const waiver = isOwner ? undefined : waiverText(version.terms, "buyer");
  const { closing_on, escalates_to } = version.terms;
  const mayRise = isOwner && escalates_to !== null;
  const refusal = work.failure?.code === "price_not_raised" ? work.failure : undefined;
  // The prices that are read are the ones that are sent, whatever happens to the other offers meanwhile. If the server
  // says that they are no longer right, the offers are read again, and those prices are shown.
  const isOutdated = refusal && shown?.refusal !== refusal && shown?.home !== home;
  if (mayRise && home && (!shown || isOutdated)) {
    const { offers } = hidesNames ? withoutNames(home) : home;
    setShown({ rises: risesOf(offer, offers), refusal, home });
  }
  const rises = shown?.rises ?? [];
  const rise = rises.find((each) => each.over.id === (over ?? rises[0]?.over.id));
  const price = rise?.price ?? version.terms.price;
  const changed = isOwner ? changesOfBuyers(offer, joins) : [];
  if (changed.length > 0)
    return (
      <ConfirmDialog
        tone="primary"
        onClose={onClose}
        onConfirm={onClose}
        title="The buyers have changed"
        confirmLabel="Look at the offer"
        cancelLabel="Not now"
      >
        <p>
          {changed.map((act) => `${actText(act, offer)}.`).join(" ")} Please look at who buys before
          you accept.
        </p>
      </ConfirmDialog>
    );

  if (mayRise && !home)
    return (
      <ConfirmDialog
        tone="primary"
        onClose={onClose}
        onConfirm={() => void query.refetch()}
        title="To which price does it rise?"
        confirmLabel="Try again"
        cancelLabel="Not yet"
        pending={query.isFetching}
        pendingText="Loading..."
        error={query.isError ? failureReason(query.error) : null}
      >
        <p>The price may rise above another offer, so we look at all offers first.</p>
      </ConfirmDialog>
    );

  async function accept(n: number) {
    if (
      await work.act("accept", () =>
        acceptOffer(
          offer.id,
          n,
          isOwner
            ? { ...chosen, joins, ...(rise && { over: rise.over.id }), ...(mayRise && { price }) }
            : {},
        ),
      )
    )
      onDone("Accepted. You have agreed on the terms.");
  }

  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={() => void accept(version.n)}
      title={`Accept ${formatPrice(price)}?`}
      confirmLabel="Accept"
      cancelLabel="Not yet"
      pending={work.doing === "accept"}
      pendingText="Accepting..."
      error={work.failureText}
      choices={
        <>
          {rises.length > 0 && (
            <RadioGroup<string>
              label="Price (escalation)"
              value={rise?.over.id ?? AS_OFFERED}
              onChange={setOver}
              options={[
                ...rises.map((each) => ({
                  value: each.over.id,
                  label: formatPrice(each.price),
                  hint: `${each.over.other ?? "Another buyer"} would pay up to ${formatPrice(each.overPrice)}. The buyer sees that amount as proof, or this offer's own maximum if that is lower, and not whose it is.`,
                })),
                {
                  value: AS_OFFERED,
                  label: formatPrice(version.terms.price),
                  hint: "The price as it was offered.",
                },
              ]}
            />
          )}
          {isOwner && (
            <>
              <RadioGroup<Showings>
                label="Upcoming showings"
                value={chosen.showings}
                onChange={setShowings}
                options={[
                  {
                    value: "keep",
                    label: "Keep them",
                    hint: "Backup buyers can still see the home.",
                  },
                  { value: "cancel", label: "Cancel them", hint: "Visitors are told by email." },
                ]}
              />
              <RadioGroup<Others>
                label="Other offers"
                value={chosen.others}
                onChange={setOthers}
                options={[
                  {
                    value: "ask",
                    label: "Ask them to stay as a backup",
                    hint: "You set their order. If this sale falls through, they are asked in that order.",
                  },
                  { value: "decline", label: "Decline them" },
                ]}
              />
            </>
          )}
          <Honesty />
        </>
      }
    >
      <p>
        {isOwner ? `${offer.other ?? "The buyer"}'s terms` : "The owner's terms"}, version{" "}
        {version.n}: {priceBeside(price, offer.home?.price)}, with closing on{" "}
        {formatDate(closing_on, { year: true })}. The home is then shown as sale pending
        {isOwner ? "" : ", and we tell the owner right away"}.
      </p>
      {waiver && <p>{waiver}</p>}
      <DateNotes notes={notes} />
    </ConfirmDialog>
  );
}
