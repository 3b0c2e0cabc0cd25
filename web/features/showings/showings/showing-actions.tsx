import { isLive, nextStatuses } from "@domain/showings/bookings.ts";
import { PURPOSE_WORDS, type Purpose } from "@domain/showings/purposes.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { changeShowingStatus, type Showing } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { lazy, useState } from "react";
import { preferredHref } from "./contact-links.ts";
import { useChangeShowing } from "./use-change-showing.ts";

// Loaded on demand, because it contains a calendar.
const RescheduleDialog = lazy(() => arrivingCode(import("./reschedule-dialog.tsx")));

/** Confirm for requests; Cancel, Reschedule and Contact Visitor for all upcoming showings. */
export function ShowingActions({ showing, userId }: { showing: Showing; userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { change, doing } = useChangeShowing(userId, showing.id);
  const { name } = PURPOSE_WORDS[showing.purpose];

  // The database settles past showings; there is nothing left to answer.
  if (!isLive(showing.status) || Date.parse(showing.starts_at) <= Date.now()) return null;
  const canConfirm =
    showing.holds_time !== false && nextStatuses(showing.status).includes("confirmed");

  async function answer(to: "confirmed" | "cancelled") {
    if (doing) return;
    await change({
      name: to,
      call: () => changeShowingStatus(showing, to),
      done: `The ${name} is ${to}. ${showing.visitor_name} gets an email about it.`,
      mails: true,
    });
    setAsking(false);
  }

  /** Owners get no mail about what they confirm themselves, so its file is here. */
  async function saveEntry() {
    const { saveShowing } = await arrivingCode(import("./save-showing.ts"));
    saveShowing(showing);
  }

  return (
    <div className="flex flex-wrap gap-3">
      {canConfirm && (
        <Button
          size="sm"
          aria-describedby={`showing-${showing.id}`}
          onClick={() => void answer("confirmed")}
          pending={doing === "confirmed"}
          pendingText="Confirming..."
        >
          Confirm
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        aria-describedby={`showing-${showing.id}`}
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-describedby={`showing-${showing.id}`}
        onClick={() => setMoving(true)}
      >
        {showing.holds_time === false ? "Propose another time" : "Reschedule"}
      </Button>
      {showing.status === "confirmed" && (
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={`showing-${showing.id}`}
          onClick={() => void saveEntry()}
        >
          Add to calendar
        </Button>
      )}
      <a
        href={preferredHref(showing)}
        aria-describedby={`showing-${showing.id}`}
        className={buttonStyles({ size: "sm", variant: "quiet" })}
      >
        {CONTACT[showing.purpose]}
      </a>
      {isMoving && (
        <LazyPart title="The calendar could not be loaded">
          <RescheduleDialog showing={showing} userId={userId} onClose={() => setMoving(false)} />
        </LazyPart>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={() => void answer("cancelled")}
          title={`Cancel this ${name}?`}
          confirmLabel={`Cancel ${name}`}
          cancelLabel="Keep it"
          pending={doing === "cancelled"}
          pendingText="Cancelling..."
        >
          <p>
            {showing.visitor_name} asked for {formatDate(showing.date)} at{" "}
            {formatTime(showing.time)}. They get an email, and the time is offered again. If you
            added it to your calendar, delete it there. This can't be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const CONTACT: Record<Purpose, string> = {
  showing: "Contact Visitor",
  inspection: "Contact Inspector",
  appraisal: "Contact Appraiser",
};
