import { ISO_WEEKDAYS, lengthText } from "@domain/showings/availability.ts";
import {
  HOUR_PRESETS,
  type HourRange,
  hoursOf,
  lastStart,
  rangesOf,
} from "@domain/showings/hour-ranges.ts";
import { formatTime } from "@domain/site/text/format.ts";
import { saveShowingSettings } from "@web/api/showings/showing-settings.ts";
import { Button } from "@web/components/button.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { draftsOf } from "@web/lib/drafts.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { HourRangeRow } from "./hour-range-row.tsx";
import type { CalendarProps } from "./use-own-calendar.ts";
import { hasPreset, nameOf, spanText, togglePreset } from "./weekly-hours.ts";

/**
 * The hours that repeat every week, as ranges: usual ones in one press each, their times and days in a row. Hours that
 * are saved are sentences until the owner wants to change them.
 */
export function WeeklyHoursSection(props: CalendarProps) {
  const stored = rangesOf(props.calendar.settings.weekly_hours);
  const draft = hoursDraft(props.userId, props.home.id);
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  const isEditing = isOpen || stored.length === 0;

  return (
    <TitledSection title="Weekly hours">
      {isEditing ? (
        <HoursForm {...props} stored={stored} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-4">
          <ul className="grid gap-1">
            {stored.map((range) => (
              <li key={`${range.days} ${range.from}`} className="flex flex-wrap gap-x-3">
                <span className="font-medium">{nameOf(range)}</span>
                <span className="text-ink-soft tabular-nums">{spanText(range)}</span>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Change hours
          </Button>
        </div>
      )}
    </TitledSection>
  );
}

function HoursForm(props: CalendarProps & { stored: readonly HourRange[]; onClose: () => void }) {
  const { userId, home, calendar, refresh, stored, onClose } = props;
  const { slot_minutes, showing_minutes } = calendar.rules;
  const form = useCheckedForm<Ranges>({
    initial: { ranges: [...stored] },
    problemsOf: () => ({}),
    submit: async ({ ranges }) => {
      const weekly_hours = hoursOf(ranges, slot_minutes);
      await saveShowingSettings(home.id, { ...calendar.rules, ...calendar.settings, weekly_hours });
      await refresh();
      notify({ tone: "success", text: "Your weekly hours are saved." });
      leave(rangesOf(weekly_hours));
    },
    fallback: "settings_not_saved",
    draft: hoursDraft(userId, home.id),
  });
  const { ranges } = form.input;
  const isChanged =
    JSON.stringify(hoursOf(ranges, slot_minutes)) !== JSON.stringify(hoursOf(stored, slot_minutes));
  const change = (next: HourRange[]) => form.change({ ranges: next });

  function leave(shown: readonly HourRange[]) {
    form.fill({ ranges: [...shown] });
    onClose();
  }

  return (
    <form {...form.form} className="grid gap-5 pt-4">
      <p className="text-ink-soft text-sm">
        Choose what fits. These hours apply to the coming weeks. Days that you set yourself stay as
        they are.
      </p>
      <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">Usual hours</legend>
        {HOUR_PRESETS.map(({ name, range }) => {
          const isOn = hasPreset(ranges, range);
          return (
            <Button
              key={name}
              variant={isOn ? "primary" : "secondary"}
              aria-pressed={isOn}
              onClick={() => change(togglePreset(ranges, range))}
            >
              {isOn ? (
                <Check aria-hidden="true" className="size-4" />
              ) : (
                <Plus aria-hidden="true" className="size-4" />
              )}
              {name}
            </Button>
          );
        })}
        <Button
          variant="secondary"
          onClick={() => change([...ranges, { days: [], from: "10:00", to: "12:00" }])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Other days
        </Button>
      </fieldset>
      {ranges.length > 0 && (
        <ul className="grid border-line border-t">
          {ranges.map((range, n) => (
            <HourRangeRow
              // A row has no name of its own, and keeps its place while it changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end or taken away
              key={n}
              range={range}
              slotMinutes={slot_minutes}
              onChange={(next) => change(ranges.map((one, at) => (at === n ? next : one)))}
              onRemove={() => change(ranges.filter((_, at) => at !== n))}
            />
          ))}
        </ul>
      )}
      <LastShowings ranges={ranges} slotMinutes={slot_minutes} showingMinutes={showing_minutes} />
      {form.failure && <InlineNotice tone="error">{form.failure}</InlineNotice>}
      {(isChanged || stored.length > 0) && (
        <div className="flex flex-wrap gap-3">
          <DialogButtons
            onCancel={() => leave(stored)}
            onClick={() => void form.submit()}
            disabled={!isChanged}
            pending={form.isPending}
            pendingText="Saving..."
          >
            Save hours
          </DialogButtons>
        </div>
      )}
    </form>
  );
}

/** A showing that begins at the last time lasts beyond the range if showings are long, which an owner must know. */
function LastShowings(props: {
  ranges: readonly HourRange[];
  slotMinutes: number;
  showingMinutes: number;
}) {
  const { ranges, slotMinutes, showingMinutes } = props;
  const lasts = [...new Set(ranges.map((range) => lastStart(range, slotMinutes)))].filter(
    (last) => last !== undefined,
  );
  if (lasts.length === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      The last showing begins at {lasts.map((last) => formatTime(last)).join(" or ")}. A showing
      lasts {lengthText(showingMinutes)}.
    </p>
  );
}

type Ranges = { ranges: HourRange[] };

const hoursDraft = draftsOf("weekly-hours", isRanges);

function isRanges(kept: unknown): kept is Ranges {
  const { ranges } = (kept ?? {}) as Partial<Ranges>;
  return (
    Array.isArray(ranges) &&
    ranges.every(
      (range) =>
        Array.isArray(range?.days) &&
        range.days.every((day) => ISO_WEEKDAYS.includes(day)) &&
        [range.from, range.to].every((time) => /^\d\d:[03]0$/.test(time)),
    )
  );
}
