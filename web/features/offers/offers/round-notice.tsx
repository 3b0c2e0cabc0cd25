import { withoutNames } from "@domain/offers/compared-offers.ts";
import { isRunning, roundAnswers } from "@domain/offers/offer-rounds.ts";
import { momentAtHome } from "@domain/offers/offer-standing.ts";
import { type HomeOffers, isLive, OFFER_LIMITS, type OfferRound } from "@domain/offers/offers.ts";
import { callOffRound } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import { useOfferWork } from "./use-offer-work.ts";

type RoundProps = { userId: string; home: HomeOffers; round: OfferRound };

/** The latest round of best and final offers, for the owner: until when it runs, or how it ended. */
export function RoundNotice(props: RoundProps) {
  const { home, round } = props;
  const now = useNow();
  if (isRunning(round, now)) return <Running {...props} />;
  if (round.called_off_at !== null) return <CalledOff home={home} round={round} />;
  return <Over home={home} round={round} />;
}

function Running({ userId, home, round }: RoundProps) {
  const [isAsking, setAsking] = useState(false);
  const work = useOfferWork(userId);
  const deadline = momentAtHome(round.deadline, home);

  async function callOff() {
    if (!(await work.act("call off", () => callOffRound(round.id)))) return;
    setAsking(false);
    notify({ tone: "success", text: "The round is called off. We told all buyers." });
  }

  return (
    <InlineNotice tone="info" title="Best and final offers">
      <p>
        {`Until ${deadline} buyers can send their best and final offer. The offers are sealed until then, even for you. Then they are all opened together. Until then, you can't accept, counter or decline an offer.`}
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        Call the round off
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => {
            setAsking(false);
            work.forgetFailure();
          }}
          onConfirm={() => void callOff()}
          title="Call the round off?"
          confirmLabel="Call it off"
          cancelLabel="Let it run"
          pending={work.doing === "call off"}
          pendingText="Calling it off..."
          error={work.failureText}
        >
          <p>
            The sealed offers are never opened, and offers made in the round end. All other offers
            and your counters are open again as before, for at least {OFFER_LIMITS.calledHours}{" "}
            hours. We tell all buyers. You can call another round with a new deadline.
          </p>
        </ConfirmDialog>
      )}
    </InlineNotice>
  );
}

function CalledOff({ home, round }: Omit<RoundProps, "userId">) {
  if (!home.offers.some((offer) => isLive(offer.state) && wasAsked(offer, round))) return null;
  return (
    <InlineNotice tone="info" title="The round was called off">
      {`It would have ended on ${momentAtHome(round.deadline, home)}. The sealed offers are never opened, and the offers from before are open again.`}
    </InlineNotice>
  );
}

/** The notice stays as long as one of the round's offers is open. */
function Over({ home, round }: Omit<RoundProps, "userId">) {
  const answers = roundAnswers(round, withLetters(home));
  const goesOn = answers.some(({ offer: { state } }) => isLive(state) || state === "accepted");
  if (!goesOn) return null;
  const count = answers.filter(({ sent }) => sent).length;
  return (
    <InlineNotice tone="info" title="The round of best and final offers is over">
      <p>
        {`It ended on ${momentAtHome(round.deadline, home)}. ${count} of ${answers.length} buyers sent one. The offers here are final until you counter them. You can call another round once you have answered these.`}
      </p>
      <ul className="mt-2 grid gap-1">
        {answers.map(({ offer, text }) => (
          <li key={offer.id} className="wrap-anywhere">
            {`${offer.other} ${text}.`}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}

function wasAsked({ rounds }: HomeOffers["offers"][number], { id }: OfferRound): boolean {
  return rounds.some((each) => each.id === id);
}

/** Buyers who gave no name have the letters of the comparison. */
function withLetters(home: HomeOffers) {
  const letters = withoutNames(home).offers;
  return home.offers.map((offer, n) => ({
    ...offer,
    other: offer.other ?? letters[n]?.other ?? "",
  }));
}
