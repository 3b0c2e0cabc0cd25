import type { ShownShowing } from "@domain/showings/showings.ts";
import { cancelShowing, downloadCalendarFile } from "@web/api/showings/showing-link.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { whenAtHome } from "@web/lib/own-clock.ts";
import { useDownload } from "@web/lib/use-download.ts";
import { useState } from "react";
import { ProposeDialog } from "./propose-dialog.tsx";
import type { ShowingWork } from "./use-showing-work.ts";

/** Propose another time, take it to a calendar, or cancel. */
export function ShowingActions(props: {
  showing: ShownShowing;
  work: ShowingWork;
  size?: "sm" | "md";
}) {
  const { showing, work, size = "md" } = props;
  const [asking, setAsking] = useState<"cancel" | "propose" | null>(null);
  const { can_cancel, can_propose } = showing;
  const hasFile = showing.state === "live" && showing.holds_time;
  const file = useDownload(
    async () => downloadCalendarFile(await work.tokenOf()),
    "showing.ics",
    "calendar_file_failed",
  );

  function open(next: "cancel" | "propose") {
    work.forgetFailure();
    setAsking(next);
  }

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  async function cancel() {
    if (!(await work.change("cancel", cancelShowing))) return;
    // The buttons disappear with the showing.
    focusAfter(close, work.title);
    notify({ tone: "success", text: "Your showing is cancelled. We have told the owner." });
  }

  return (
    <div className="grid gap-4 empty:hidden">
      {(can_cancel || can_propose || hasFile) && (
        <div className="flex flex-wrap gap-3">
          {can_propose && (
            <Button size={size} variant="secondary" onClick={() => open("propose")}>
              Propose another time
            </Button>
          )}
          {hasFile && (
            <Button
              size={size}
              variant="secondary"
              onClick={() => void file.download()}
              pending={file.isDownloading}
              pendingText="Making the file..."
            >
              Add to calendar
            </Button>
          )}
          {can_cancel && (
            <Button size={size} variant="quiet" onClick={() => open("cancel")}>
              Cancel showing
            </Button>
          )}
        </div>
      )}
      {asking === "propose" && <ProposeDialog showing={showing} work={work} onClose={close} />}
      {asking === "cancel" && (
        <ConfirmDialog
          onClose={close}
          onConfirm={() => void cancel()}
          title="Cancel this showing?"
          confirmLabel="Cancel showing"
          cancelLabel="Keep it"
          pending={work.doing === "cancel"}
          pendingText="Cancelling..."
          error={work.failureText}
        >
          <p>
            {showing.holds_time
              ? `${whenAtHome(showing, showing.time_zone)}. We tell the owner, and other people can book the time.`
              : "Your request is withdrawn. We tell the owner."}{" "}
            This can't be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
