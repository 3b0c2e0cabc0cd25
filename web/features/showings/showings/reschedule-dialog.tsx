import { PURPOSE_WORDS } from "@domain/showings/purposes.ts";
import { MAX_PROPOSED_TIMES, type ProposedTime } from "@domain/showings/showings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { useQuery } from "@tanstack/react-query";
import { ownCalendarQuery } from "@web/api/showings/own-availability.ts";
import { proposeShowingTimes } from "@web/api/showings/proposals.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { TimesPicker } from "@web/components/times-picker.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import { isOfferedDay, proposableDays } from "./proposable-days.ts";
import { useChangeShowing } from "./use-change-showing.ts";

/** Proposes up to three other times; the showing stays until the visitor accepts one. */
export default function RescheduleDialog(props: {
  showing: Showing;
  userId: string;
  onClose: () => void;
}) {
  const { showing, userId, onClose } = props;
  const zone = showing.home.time_zone;
  const now = useNow();
  const today = dateInZone(now, zone);
  const query = useQuery(ownCalendarQuery(userId, showing.listing_id, `${today.slice(0, 8)}01`));
  const [chosen, setChosen] = useState<ProposedTime[]>([]);
  const { change, doing, failureText } = useChangeShowing(userId, showing.id);
  const { data: calendar } = query;

  async function send() {
    const isSent = await change({
      name: "propose",
      call: () => proposeShowingTimes(showing.id, chosen),
      done: `Your proposal is sent. ${showing.visitor_name} gets an email and can accept with one tap.`,
      mails: true,
      saysFailure: true,
    });
    if (isSent) onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Reschedule"
      description={`${showing.visitor_name}, ${formatDate(showing.date)} at ${formatTime(showing.time)}. Propose up to three times in ${zoneName(zone)}; the ${PURPOSE_WORDS[showing.purpose].name} stays as it is until one is accepted.`}
      size="md"
      failure={failureText}
      footer={
        <DialogButtons
          cancelLabel="Keep the time"
          onCancel={onClose}
          onClick={() => void send()}
          disabled={chosen.length === 0}
          pending={doing === "propose"}
          pendingText="Sending..."
        >
          Send proposal
        </DialogButtons>
      }
    >
      {calendar ? (
        <TimesPicker
          days={proposableDays(calendar, zone, now)}
          today={today}
          timeZone={zone}
          chosen={chosen}
          max={MAX_PROPOSED_TIMES}
          onChange={setChosen}
          isMarked={(date) => isOfferedDay(calendar, date)}
          noteOf={(date, slot) => (isOfferedDay(calendar, date, slot) ? "offered" : undefined)}
        />
      ) : query.isError ? (
        <LoadError level={3} title={ERRORS.availability_not_loaded.text} query={query} />
      ) : (
        <LoadingGroup label="Loading your availability...">
          <Skeleton className="h-72 w-full" />
        </LoadingGroup>
      )}
    </Dialog>
  );
}
