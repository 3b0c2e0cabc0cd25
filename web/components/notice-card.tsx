import { classNames } from "@web/lib/class-names.ts";
import { dismiss, hidesAutomatically, NOTICE_MS, type Notice } from "@web/lib/notices.ts";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { textLinkStyles } from "./text-link.tsx";
import { TONES } from "./tones.tsx";

/** A single notice; lib/notices.ts says how long it stays. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const reading = useAutoHide(notice);
  const tone = TONES[notice.tone];
  return (
    <div
      {...reading}
      className="notice pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink text-sm shadow-lifted"
    >
      <tone.icon aria-hidden="true" className={classNames("mt-2.5 size-5 shrink-0", tone.text)} />
      <div className="min-w-0 flex-1 py-2">
        <p>
          <span className="sr-only">{tone.name}: </span>
          {notice.text}
        </p>
        {notice.action && (
          <button
            type="button"
            className={classNames(textLinkStyles, "mt-1 min-h-6")}
            onClick={() => {
              dismiss(notice.id);
              notice.action?.onSelect();
            }}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <IconButton size="sm" label="Dismiss" icon={<X />} onClick={() => dismiss(notice.id)} />
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
