import { classNames } from "@web/lib/class-names.ts";
import { dismiss, hidesAutomatically, NOTICE_MS, type Notice } from "@web/lib/notices.ts";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { textLinkStyles } from "./text-link.tsx";
import { TONES } from "./tones.tsx";

/** The key that moves the focus to the newest notice. */
export const NOTICE_KEY = "F8";

/**
 * A single notice; lib/notices.ts says how long it stays.
 * @param props.onLeave is called before it disappears, for the focus that may be in it.
 */
export function NoticeCard(props: { notice: Notice; isNewest: boolean; onLeave: () => void }) {
  const { notice, onLeave } = props;
  const id = useId();
  const reading = useAutoHide(notice);
  const tone = TONES[notice.tone];
  return (
    <div
      {...reading}
      data-newest={props.isNewest || undefined}
      className="notice pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink text-sm shadow-lifted"
    >
      <tone.icon aria-hidden="true" className={classNames("mt-2.5 size-5 shrink-0", tone.text)} />
      <div className="min-w-0 flex-1 py-2">
        <p id={id}>
          <span className="sr-only">{tone.name}: </span>
          {notice.text}
        </p>
        {notice.action && (
          <button
            type="button"
            data-notice-action=""
            aria-describedby={id}
            aria-keyshortcuts={NOTICE_KEY}
            className={classNames(textLinkStyles, "mt-1 min-h-6")}
            onClick={() => {
              onLeave();
              dismiss(notice.id);
              notice.action?.onSelect();
            }}
          >
            {notice.action.label}
          </button>
        )}
        {notice.action && (
          <span className="ml-2 text-ink-faint text-xs pointer-coarse:sr-only">
            <span className="sr-only">Press </span>
            <kbd className="font-sans">{NOTICE_KEY}</kbd>
            <span className="sr-only"> to reach it.</span>
          </span>
        )}
      </div>
      <IconButton
        size="sm"
        label="Dismiss"
        aria-describedby={id}
        icon={<X />}
        onClick={() => {
          onLeave();
          dismiss(notice.id);
        }}
      />
    </div>
  );
}

/** Hides a success after its time, which pauses under the pointer or focus. */
function useAutoHide(notice: Notice) {
  const { id } = notice;
  const hides = hidesAutomatically(notice);
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const remainingMs = useRef(NOTICE_MS);
  const isHeld = holds.pointer || holds.focus;

  useEffect(() => {
    if (!hides || isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [id, hides, isHeld]);

  return {
    onPointerEnter: () => setHolds((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHolds((now) => ({ ...now, pointer: false })),
    onFocus: () => setHolds((now) => ({ ...now, focus: true })),
    onBlur: () => setHolds((now) => ({ ...now, focus: false })),
  };
}
