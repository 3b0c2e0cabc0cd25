import { cancelViewing } from "@web/api/viewing-link.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { notify } from "@web/lib/notices.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ProposeDialog } from "./propose-dialog.tsx";
import type { ShownViewing } from "./shown-viewing.ts";
import type { ViewingWork } from "./use-viewing-work.ts";
import { whenAtHome } from "./when.ts";

/** Propose another time, or cancel. */
export function ViewingActions(props: { token: string; viewing: ShownViewing; work: ViewingWork }) {
  const { token, viewing, work } = props;
  const [asking, setAsking] = useState<"cancel" | "propose" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { can_cancel, can_propose } = viewing;

  function open(next: "cancel" | "propose") {
    work.forgetFailure();
    setAsking(next);
  }

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  async function cancel() {
    if (!(await work.change("cancel", () => cancelViewing(token)))) return;
    flushSync(close);
    // The buttons disappear with the viewing.
    place.current?.closest("article")?.querySelector<HTMLElement>("h1")?.focus();
    notify({ tone: "success", text: "Your viewing is cancelled. The owner has been told." });
  }

  return (
    <div ref={place} className="grid gap-4 empty:hidden">
      {(can_cancel || can_propose) && (
        <div className="flex flex-wrap gap-3">
          {can_propose && (
            <Button variant="secondary" onClick={() => open("propose")}>
              Propose another time
            </Button>
          )}
          {can_cancel && (
            <Button variant="quiet" onClick={() => open("cancel")}>
              Cancel viewing
            </Button>
          )}
        </div>
      )}
      {asking === "propose" && (
        <ProposeDialog token={token} viewing={viewing} work={work} onClose={close} />
      )}
      {asking === "cancel" && (
        <ConfirmDialog
          onClose={close}
          onConfirm={() => void cancel()}
          title="Cancel this viewing?"
          confirmLabel="Cancel viewing"
          cancelLabel="Keep it"
          pending={work.doing === "cancel"}
          pendingText="Cancelling..."
          error={work.failureText}
        >
          <p>
            {whenAtHome(viewing, viewing.time_zone)}. The owner hears of it, and the time is offered
            to others. This can't be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
