import {
  BUFFER_HOURS,
  lengthText,
  MAX_ENTRY_NOTES,
  SHOWING_MINUTES,
  SLOT_MINUTES,
} from "@domain/showings/availability.ts";
import { hoursOf, rangesOf } from "@domain/showings/hour-ranges.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { type AllSettings, saveShowingSettings } from "@web/api/showings/showing-settings.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { draftsOf } from "@web/lib/drafts.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";
import { DaysOff } from "./days-off.tsx";
import { NumberSelect } from "./number-select.tsx";
import { horizonOptions, noticeOptions } from "./settings-options.ts";
import type { CalendarProps } from "./use-own-calendar.ts";
import { WhoMayCome } from "./who-may-come.tsx";

/**
 * The owner's showing settings for a home. Changes are kept as a draft until saved or discarded.
 */
export function SettingsDialog(props: CalendarProps & { onClose: () => void }) {
  const { userId, home, calendar, refresh, onClose } = props;
  const [stored] = useState<AllSettings>(() => ({ ...calendar.rules, ...calendar.settings }));
  const [isLeaving, setLeaving] = useState(false);
  const form = useCheckedForm<AllSettings>({
    initial: stored,
    problemsOf: () => ({}),
    submit: async (settings) => {
      await saveShowingSettings(home.id, settings);
      await refresh();
      notify({ tone: "success", text: "Your showing settings are saved." });
      giveUp();
    },
    fallback: "settings_not_saved",
    draft: settingsDraft(userId, home.id),
  });
  const isChanged = JSON.stringify(form.input) !== JSON.stringify(stored);

  function leave() {
    if (isChanged) setLeaving(true);
    else giveUp();
  }

  /** Discards the draft, so that nothing of it comes back next time. */
  function giveUp() {
    form.fill(stored);
    onClose();
  }

  return (
    <Dialog
      onClose={leave}
      title="Settings"
      description={`For ${home.title || "your home"}. All times are in ${zoneName(home.time_zone)}, the home's own.`}
      size="lg"
      failure={form.failure}
      footer={
        <DialogButtons
          onCancel={leave}
          onClick={() => void form.submit()}
          disabled={!isChanged}
          pending={form.isPending}
          pendingText="Saving..."
        >
          Save settings
        </DialogButtons>
      }
    >
      <div className="grid gap-9">
        <SettingsFields form={form} />
        <WhoMayCome {...props} />
        <DaysOff {...props} />
      </div>
      {isLeaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          onConfirm={giveUp}
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

function SettingsFields(props: { form: ReturnType<typeof useCheckedForm<AllSettings>> }) {
  const { input: settings, change, choice } = props.form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <NumberSelect
          label="Times begin"
          hint="With half hours, visitors have more times to choose from."
          options={SLOT_OPTIONS}
          {...choice("slot_minutes")}
          // The weekly hours stay the same ranges, with more or fewer times in them.
          onChange={(slot_minutes) =>
            change({
              slot_minutes,
              weekly_hours: hoursOf(rangesOf(settings.weekly_hours), slot_minutes),
            })
          }
        />
        <NumberSelect
          label="A showing lasts"
          hint="Showings that are already booked keep their length."
          options={LENGTH_OPTIONS}
          {...choice("showing_minutes")}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-3 sm:items-end">
        <NumberSelect
          label="How soon can people come?"
          hint="People must book this long before a showing starts (notice period)."
          options={noticeOptions(settings.notice_hours)}
          {...choice("notice_hours")}
        />
        <NumberSelect
          label="Time kept free between showings"
          hint="No one can book the time right before or after a showing (buffer)."
          options={BUFFER_OPTIONS}
          {...choice("buffer_hours")}
        />
        <NumberSelect
          label="How far ahead can people book?"
          hint="Later days can't be booked yet."
          options={horizonOptions(settings.horizon_days)}
          {...choice("horizon_days")}
        />
      </div>
      <RadioGroup
        label="When someone requests a showing"
        options={CONFIRM_OPTIONS}
        value={settings.auto_confirm ? "at-once" : "by-hand"}
        onChange={(value) => change({ auto_confirm: value === "at-once" })}
      />
      <TextArea
        label="Entry notes"
        optional
        hint="Only confirmed visitors see this. Say where to park, which bell to ring, or that you have a dog."
        maxLength={MAX_ENTRY_NOTES}
        value={settings.entry_notes ?? ""}
        onChange={(event) => change({ entry_notes: event.target.value || null })}
      />
    </>
  );
}

const settingsDraft = draftsOf("showing-settings", isAllSettings);

function isAllSettings(value: unknown): value is AllSettings {
  const { weekly_hours, entry_notes, auto_confirm, ...numbers } = (value ??
    {}) as Partial<AllSettings>;
  return (
    typeof weekly_hours === "object" &&
    weekly_hours !== null &&
    Object.values(weekly_hours).every(Array.isArray) &&
    (entry_notes === null || typeof entry_notes === "string") &&
    typeof auto_confirm === "boolean" &&
    [
      numbers.notice_hours,
      numbers.horizon_days,
      numbers.slot_minutes,
      numbers.showing_minutes,
    ].every(Number.isInteger) &&
    typeof numbers.buffer_hours === "number"
  );
}

const BUFFER_OPTIONS = BUFFER_HOURS.map((hours) => ({
  value: hours,
  label: hours === 0 ? "None" : lengthText(hours * 60),
}));

const SLOT_OPTIONS = SLOT_MINUTES.map((minutes) => ({
  value: minutes,
  label: minutes === 60 ? "On the hour" : "On the hour and half past",
}));

const LENGTH_OPTIONS = SHOWING_MINUTES.map((minutes) => ({
  value: minutes,
  label: lengthText(minutes),
}));

const CONFIRM_OPTIONS = [
  {
    value: "by-hand",
    label: "I confirm each request myself",
    hint: "The time is held until you answer.",
  },
  {
    value: "at-once",
    label: "Requests are confirmed right away",
    hint: "Visitors get the details and your entry notes right away.",
  },
] as const;
