import { MAX_BUFFER_HOURS, MAX_ENTRY_NOTES } from "@domain/availability.ts";
import { zoneName } from "@domain/time-zones.ts";
import type { OwnCalendar } from "@web/api/own-availability.ts";
import { type AllSettings, saveViewingSettings } from "@web/api/viewing-settings.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";
import { DaysOff } from "./days-off.tsx";
import type { ManagedHome } from "./managed-home.ts";
import { horizonOptions, noticeOptions } from "./settings-options.ts";
import { WeeklyHoursGrid } from "./weekly-hours-grid.tsx";

/** How an owner wants viewings of a home. What was changed stays until it is saved or given up. */
export function SettingsDialog(props: {
  userId: string;
  home: ManagedHome;
  calendar: OwnCalendar;
  today: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { userId, home, calendar, today, refresh, onClose } = props;
  const [stored] = useState<AllSettings>(() => ({ ...calendar.rules, ...calendar.settings }));
  const [settings, setSettings] = useState(stored);
  const [isLeaving, setLeaving] = useState(false);
  const work = useWork();
  const isChanged = JSON.stringify(settings) !== JSON.stringify(stored);

  function change(next: Partial<AllSettings>) {
    setSettings((before) => ({ ...before, ...next }));
  }

  async function save() {
    const isDone = await work.run(
      "save",
      async () => {
        await saveViewingSettings(home.id, settings);
        await refresh();
      },
      "settings_not_saved",
    );
    if (!isDone) return;
    notify({ tone: "success", text: "Your viewing settings are saved." });
    onClose();
  }

  function leave() {
    if (isChanged) setLeaving(true);
    else onClose();
  }

  return (
    <Dialog
      onClose={leave}
      title="Settings"
      description={`For ${home.title || "your home"}. All times are in ${zoneName(home.time_zone)}, the home's own.`}
      size="lg"
      footer={
        <>
          {work.failureText && (
            <InlineNotice tone="error" className="w-full">
              {work.failureText}
            </InlineNotice>
          )}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button
            onClick={() => void save()}
            disabled={!isChanged}
            pending={work.doing === "save"}
            pendingText="Saving..."
          >
            Save settings
          </Button>
        </>
      }
    >
      <div className="grid gap-9">
        <WeeklyHoursGrid
          hours={settings.weekly_hours}
          onChange={(weekly_hours) => change({ weekly_hours })}
        />
        <div className="grid gap-5 sm:grid-cols-3 sm:items-end">
          <SelectField
            label="Notice period"
            hint="The latest that one can be booked."
            options={noticeOptions(settings.notice_hours)}
            value={String(settings.notice_hours)}
            onChange={(event) => change({ notice_hours: Number(event.target.value) })}
          />
          <SelectField
            label="Buffer"
            hint="Kept free before and after a viewing."
            options={BUFFER_OPTIONS}
            value={String(settings.buffer_hours)}
            onChange={(event) => change({ buffer_hours: Number(event.target.value) })}
          />
          <SelectField
            label="How far ahead"
            hint="The last day that can be booked."
            options={horizonOptions(settings.horizon_days)}
            value={String(settings.horizon_days)}
            onChange={(event) => change({ horizon_days: Number(event.target.value) })}
          />
        </div>
        <RadioGroup
          label="When somebody asks for a viewing"
          options={CONFIRM_OPTIONS}
          value={settings.auto_confirm ? "at-once" : "by-hand"}
          onChange={(value) => change({ auto_confirm: value === "at-once" })}
        />
        <TextArea
          label="Entry notes"
          optional
          hint="Only confirmed visitors see this: where to park, which bell to ring, the dog."
          maxLength={MAX_ENTRY_NOTES}
          value={settings.entry_notes ?? ""}
          onChange={(event) => change({ entry_notes: event.target.value || null })}
        />
        <DaysOff {...{ userId, home, calendar, today, refresh }} />
      </div>
      {isLeaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          onConfirm={onClose}
          title="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
        >
          <p>What you have changed in the settings is not saved yet.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

const BUFFER_OPTIONS = Array.from({ length: MAX_BUFFER_HOURS + 1 }, (_, hours) => ({
  value: String(hours),
  label: hours === 0 ? "None" : hours === 1 ? "1 hour" : `${hours} hours`,
}));

const CONFIRM_OPTIONS = [
  {
    value: "by-hand",
    label: "I confirm each request by hand",
    hint: "The time is held until you answer.",
  },
  {
    value: "at-once",
    label: "Requests are confirmed at once",
    hint: "Visitors are sent the details, with your entry notes, right away.",
  },
] as const;
