import { bookableDays } from "@domain/showings/availability.ts";
import type { ShownShowing } from "@domain/showings/showings.ts";
import { MAX_PROPOSED_TIMES, type ProposedTime } from "@domain/showings/showings.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { availabilityQuery } from "@web/api/showings/availability.ts";
import { proposeTimes } from "@web/api/showings/showing-link.ts";
import { POLL_INTERVAL_MS } from "@web/api/site/cache/polling.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { TimesPicker } from "@web/components/times-picker.tsx";
import { notify } from "@web/lib/notices.ts";
import { zoneNote } from "@web/lib/own-clock.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import type { ShowingWork } from "./use-showing-work.ts";

/** Proposes up to three of the publicly bookable times; the showing stays until one is accepted. */
export function ProposeDialog(props: {
  showing: ShownShowing;
  work: ShowingWork;
  onClose: () => void;
}) {
  const { showing, work, onClose } = props;
  const { listing_id, time_zone } = showing;
  const query = useQuery({
    ...availabilityQuery(listing_id),
    refetchInterval: POLL_INTERVAL_MS,
  });
  const now = useNow();
  const [chosen, setChosen] = useState<ProposedTime[]>([]);
  const { data } = query;
  const days = data ? bookableDays(data.days, time_zone, now, data.rules) : [];

  async function send() {
    if (!(await work.change("propose", (token) => proposeTimes(token, chosen)))) return;
    notify({
      tone: "success",
      text: "Your proposal has been sent. The owner will answer by email.",
    });
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Propose another time"
      description={`Choose up to three times. ${zoneNote(
        time_zone,
        days.map((day) => day.date),
      )} ${showing.holds_time ? "Your showing stays as it is until the owner accepts one." : "They replace the times you asked for."}`}
      size="md"
      failure={work.failureText}
      footer={
        <DialogButtons
          cancelLabel="Keep my time"
          onCancel={onClose}
          onClick={() => void send()}
          disabled={chosen.length === 0}
          pending={work.doing === "propose"}
          pendingText="Sending..."
        >
          Send proposal
        </DialogButtons>
      }
    >
      {data && days.length > 0 ? (
        <TimesPicker
          days={days}
          today={dateInZone(now, time_zone)}
          timeZone={time_zone}
          showsOwn
          chosen={chosen}
          max={MAX_PROPOSED_TIMES}
          onChange={setChosen}
        />
      ) : data ? (
        <EmptyState
          level={3}
          title="No other times right now"
          text="The owner has no other times right now. Please look again in a day or two."
        />
      ) : query.isError ? (
        <LoadError level={3} title="Showing times could not be loaded" query={query} />
      ) : (
        <LoadingGroup label="Loading showing times...">
          <Skeleton className="h-72 w-full" />
        </LoadingGroup>
      )}
    </Dialog>
  );
}
