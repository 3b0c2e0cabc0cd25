import { hasFinalOffers } from "@domain/offers/offer-rounds.ts";
import { answeredAs, type HomeOffers, OFFER_LIMITS, type Offer } from "@domain/offers/offers.ts";
import { closedDay } from "@domain/sales/federal-holidays.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { addDays, dateInZone, isCalendarDate } from "@domain/site/time/time-zones.ts";
import { callRound } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { isStoredOtherwise, useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import { validUntilOf } from "./offer-input.ts";
import { useOfferWork } from "./use-offer-work.ts";
import { WhenFields } from "./when-fields.tsx";

/** Asks all buyers for their best and final offer. Shown only where a round is possible. */
export function CallRound(props: { userId: string; listingId: string; home: HomeOffers }) {
  const { userId, listingId, home } = props;
  const [isAsking, setAsking] = useState(false);
  const open = home.offers.filter((offer) => ["open", "countered"].includes(answeredAs(offer)));
  const isOnTop = open.some(({ round }) => round !== null) || hasFinalOffers(open);
  if (open.length < 2 || isOnTop || home.home.status !== "active") return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Ask for best and final offers
      </Button>
      {isAsking && (
        <RoundDialog
          userId={userId}
          listingId={listingId}
          timeZone={home.home.time_zone ?? "UTC"}
          open={open}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function RoundDialog(props: {
  userId: string;
  listingId: string;
  timeZone: string;
  open: Offer[];
  onClose: () => void;
}) {
  const { userId, listingId, timeZone, open, onClose } = props;
  const countered = open.filter((offer) => answeredAs(offer) === "countered");
  const work = useOfferWork(userId);
  const attempt = useAttempt();
  const [problem, setProblem] = useState<string>();
  const [day, setDay] = useState(() => addDays(dateInZone(new Date(), timeZone), 2));
  const [hour, setHour] = useState("17:00");
  const closed = isCalendarDate(day) ? closedDay(day) : undefined;

  async function call() {
    const deadline = validUntilOf({ valid_on: day, valid_at: hour }, { timeZone });
    const found = deadlineProblem(deadline);
    setProblem(found);
    if (found !== undefined || deadline === undefined) return;
    let text: string = "We asked all buyers for their best and final offer.";
    const send = () =>
      attempt(deadline, (id) => callRound(id, listingId, deadline)).catch((error: unknown) => {
        // The round that was called first replaces this dialog.
        if (!isStoredOtherwise(error)) throw error;
        text = ERRORS.first_stored.text;
      });
    if (!(await work.act("round", send))) return;
    onClose();
    notify({ tone: "success", text });
  }

  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={() => void call()}
      title="Ask for best and final offers?"
      confirmLabel="Ask all buyers"
      cancelLabel="Not now"
      pending={work.doing === "round"}
      pendingText="Asking..."
      error={work.failureText}
      choices={
        <>
          <WhenFields
            label="Deadline"
            timeZone={timeZone}
            day={{
              value: day,
              error: problem,
              onChange: (event) => setDay(event.target.value),
            }}
            hour={{ value: hour, onChange: (event) => setHour(event.target.value) }}
          />
          {closed && (
            <p className="text-sm">
              This day is {closed}. Buyers may not reach a lender or an attorney then.
            </p>
          )}
        </>
      }
    >
      <p>
        All {open.length} buyers get the same message at the same time. Their offers are sealed
        until the deadline, even for you. Until then, you can't accept, counter or decline an offer.
        You can call off the round, but then the sealed offers are never opened.
      </p>
      <p>
        After the deadline the offers are final until you answer them. You can't call a second round
        before that.
      </p>
      {countered.length > 0 && (
        <p>
          {`You have countered ${formatCount(countered.length, "offer")}. Once you call the round, a counter can no longer be accepted. If its buyer sends nothing, the offer ends at the deadline.`}
        </p>
      )}
    </ConfirmDialog>
  );
}

function deadlineProblem(deadline: string | undefined): string | undefined {
  if (deadline === undefined) return "Please choose a day.";
  const hours = (Date.parse(deadline) - Date.now()) / 3_600_000;
  const { roundHours, roundDays } = OFFER_LIMITS;
  if (hours < roundHours.least) return "Please choose a time at least an hour from now.";
  return hours > roundDays.most * 24
    ? `Please choose a time within ${roundDays.most} days.`
    : undefined;
}
