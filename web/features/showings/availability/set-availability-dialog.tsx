import { formatCount, formatDate } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { copyAvailability, setAvailability } from "@web/api/showings/own-availability.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useRef, useState } from "react";
import { CopyDays } from "./copy-days.tsx";
import { DaySlots } from "./day-slots.tsx";
import { bookedSlots, offeredSlots } from "./own-days.ts";
import { useDaySlots } from "./use-day-slots.ts";
import type { CalendarProps } from "./use-own-calendar.ts";

type SetAvailabilityDialogProps = CalendarProps & {
  date: string;
  lastDate: string;
  now: Date;
  onClose: () => void;
};

/** The popup 'Set Availability': one day's hours, clearing it, and copying it. */
export function SetAvailabilityDialog(props: SetAvailabilityDialogProps) {
  const { home, calendar, date, refresh, onClose } = props;
  const day = useDaySlots(props);
  const work = useWork();
  const [step, setStep] = useState<"slots" | "copy" | "clear">("slots");
  const [others, setOthers] = useState<string[]>([]);
  const copyButton = useRef<HTMLButtonElement>(null);
  const dayName = formatDate(date);
  const hasSlots = offeredSlots(calendar, date).length > 0;

  async function change(name: string, done: string, action: () => Promise<void>) {
    const isDone = await work.run(
      name,
      async () => {
        await action();
        await refresh();
      },
      "availability_not_saved",
    );
    if (!isDone) return;
    notify({ tone: "success", text: done });
    onClose();
  }

  const save = () =>
    change("save", `Saved for ${dayName}.`, () => setAvailability(home.id, [date], day.slots));
  const clear = () =>
    change("clear", `No times are offered on ${dayName}.`, () =>
      setAvailability(home.id, [date], []),
    );
  const copy = () =>
    change("copy", `Copied to ${formatCount(others.length, "day")}.`, async () => {
      // The copy is of what is on screen, so that is saved first.
      if (day.isChanged) await setAvailability(home.id, [date], day.slots);
      await copyAvailability(home.id, date, others);
    });

  function show(next: typeof step) {
    work.forgetFailure();
    setStep(next);
  }

  /** A second press must not hit the "Cancel" that takes the place of "Back". */
  function leaveCopying() {
    focusAfter(
      () => show("slots"),
      () => copyButton.current,
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={step === "copy" ? "Copy to other days" : "Set Availability"}
      description={`${dayName}. All times are in ${zoneName(home.time_zone)}.`}
      size="md"
      failure={step === "clear" ? null : work.failureText}
      footer={
        step === "copy" ? (
          <DialogButtons
            cancelLabel="Back"
            onCancel={leaveCopying}
            onClick={() => void copy()}
            disabled={others.length === 0}
            pending={work.doing === "copy"}
            pendingText="Copying..."
          >
            {others.length === 0 ? "Copy" : `Copy to ${formatCount(others.length, "day")}`}
          </DialogButtons>
        ) : (
          <DialogButtons
            onCancel={onClose}
            onClick={() => void save()}
            disabled={!day.hasSelection}
            pending={work.doing === "save"}
            pendingText="Saving..."
          >
            Save Availability
          </DialogButtons>
        )
      }
    >
      {step === "copy" ? (
        <CopyDays {...props} selected={others} onChange={setOthers} />
      ) : (
        <div className="grid gap-6">
          <DaySlots {...props} day={day} />
          <div className="flex flex-wrap gap-3 border-line border-t pt-5">
            <Button
              ref={copyButton}
              size="sm"
              variant="secondary"
              disabled={!day.hasSelection}
              onClick={() => show("copy")}
            >
              Copy to other days
            </Button>
            {hasSlots && (
              <Button size="sm" variant="secondary" onClick={() => show("clear")}>
                Clear this day
              </Button>
            )}
          </div>
        </div>
      )}
      {step === "clear" && (
        <ConfirmDialog
          onClose={() => show("slots")}
          onConfirm={() => void clear()}
          title="Clear this day?"
          confirmLabel="Clear this day"
          cancelLabel="Keep it"
          pending={work.doing === "clear"}
          pendingText="Clearing..."
          error={work.failureText}
        >
          <p>
            Visitors can't request a showing on {dayName} anymore. Your weekly hours won't apply to
            it.
          </p>
          {bookedSlots(calendar, date).length > 0 && (
            <p>Showings that are already booked on that day stay.</p>
          )}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
