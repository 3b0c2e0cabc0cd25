import { type BookingStatus, isLive, nextStatuses } from "@domain/bookings.ts";
import { formatDate, formatTime } from "@domain/format.ts";
import type { Showing } from "@web/api/showings.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { preferredHref } from "./contact-links.ts";
import { focusRow } from "./focus-row.ts";
import { useAnswerShowing } from "./use-answer-showing.ts";

// Its calendar is not loaded before somebody asks for it.
const RescheduleDialog = lazy(() => import("./reschedule-dialog.tsx"));

/** Confirm for requests; Cancel, Reschedule and Contact Visitor for all still to come (B§2). */
export function ShowingActions({ showing, userId }: { showing: Showing; userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const answer = useAnswerShowing(userId);
  const answering = answer.isPending ? answer.variables.to : undefined;

  // A past viewing is settled by the database; there is nothing left to answer.
  if (!isLive(showing.status) || Date.parse(showing.starts_at) <= Date.now()) return null;
  const canConfirm = nextStatuses(showing.status).includes("confirmed");

  function send(to: BookingStatus) {
    if (answer.isPending) return;
    answer.mutate(
      { showing, to },
      {
        onSettled: () => {
          flushSync(() => setAsking(false));
          focusRow(bar.current);
        },
      },
    );
  }

  return (
    <div ref={bar} className="flex flex-wrap gap-3">
      {canConfirm && (
        <Button
          size="sm"
          onClick={() => send("confirmed")}
          pending={answering === "confirmed"}
          pendingText="Confirming..."
        >
          Confirm
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setMoving(true)}>
        Reschedule
      </Button>
      <a href={preferredHref(showing)} className={buttonStyles({ size: "sm", variant: "quiet" })}>
        Contact Visitor
      </a>
      {isMoving && (
        <ErrorBoundary level={3} title="The calendar could not be loaded">
          <Suspense fallback={null}>
            <RescheduleDialog showing={showing} userId={userId} onClose={() => setMoving(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={() => send("cancelled")}
          title="Cancel this viewing?"
          confirmLabel="Cancel viewing"
          cancelLabel="Keep it"
          pending={answering === "cancelled"}
          pendingText="Cancelling..."
        >
          <p>
            {showing.visitor_name} asked for {formatDate(showing.date)} at{" "}
            {formatTime(showing.time)}. They get an email, and the time is offered again. This can't
            be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
