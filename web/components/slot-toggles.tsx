import { formatTime } from "@domain/site/text/format.ts";
import { classNames } from "@web/lib/class-names.ts";
import { useId } from "react";
import { SlotText } from "./slot-text.tsx";

/** A day's hours, each on or off; the name of a disabled one says why. */
export function SlotToggles(props: {
  /** Names the group. */
  label: string;
  slots: readonly string[];
  isOn: (slot: string) => boolean;
  /** Why a slot is disabled: "booked", "past". */
  blockedBy?: (slot: string) => string | undefined;
  /** Disables a slot whose reason is given elsewhere. */
  isBlocked?: (slot: string) => boolean;
  /** A note on an enabled slot. */
  noteOf?: (slot: string) => string | undefined;
  /** The day and the home's zone, to show the times on the reader's clock too. */
  at?: { date: string; timeZone: string };
  onToggle: (slot: string) => void;
}) {
  const id = useId();
  const { at, label, slots, isOn, blockedBy, isBlocked, noteOf, onToggle } = props;
  return (
    <ul
      aria-label={label}
      className={classNames(
        "grid gap-2",
        // A time on two clocks needs two lines, and not four.
        at
          ? "grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]"
          : "grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]",
      )}
    >
      {slots.map((slot) => {
        const blocked = blockedBy?.(slot);
        const isDisabled = blocked !== undefined || (isBlocked?.(slot) ?? false);
        const note = blocked ?? noteOf?.(slot);
        return (
          <li key={slot}>
            <button
              type="button"
              aria-label={note && `${formatTime(slot)}, ${note}`}
              aria-describedby={at && `${id}-${slot}`}
              aria-pressed={isOn(slot)}
              disabled={isDisabled}
              onClick={() => onToggle(slot)}
              className={classNames(BUTTON, isDisabled && BLOCKED)}
            >
              {at ? <SlotText id={`${id}-${slot}`} time={slot} {...at} /> : formatTime(slot)}
              {note && <span className="block text-xs leading-tight">{note}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const BUTTON =
  "min-h-12 w-full rounded-md border border-line-strong px-1.5 py-1 text-sm tabular-nums transition-colors enabled:hover:border-evergreen enabled:not-aria-pressed:hover:bg-evergreen-soft enabled:aria-pressed:border-evergreen enabled:aria-pressed:bg-evergreen enabled:aria-pressed:text-on-evergreen";

const BLOCKED = "border-dashed bg-sunken text-ink-soft";
