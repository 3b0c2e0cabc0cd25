import { missingShots, type Shot } from "@domain/homes/shots.ts";
import { FileInput } from "@web/components/file-input.tsx";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { ShotOutline } from "./shot-outline.tsx";

/**
 * The rooms that have no photo yet, each with where to stand. Pressing one opens the camera on a phone and the files
 * elsewhere, and the photo gets that room.
 */
export function ShotList(props: {
  shots: readonly Shot[];
  /** What the photos show, also those on their way. */
  alts: readonly string[];
  isFull: boolean;
  onPhoto: (room: string, files: File[]) => void;
}) {
  const { shots, alts, isFull, onPhoto } = props;
  const headingId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The room that was pressed, and its place, which the next one takes. */
  const pressed = useRef<{ room: string; place: number } | undefined>(undefined);
  const [said, setSaid] = useState("");
  const missing = missingShots(shots, alts);
  const done = shots.length - missing.length;

  // The pressed room has left the list.
  useLayoutEffect(() => {
    const { room, place } = pressed.current ?? {};
    if (place === undefined || missing.some((each) => each.room === room)) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(place, missing.length - 1)];
    (next?.querySelector("button") ?? heading.current)?.focus();
  });

  function press(room: string, place: number): void {
    pressed.current = { room, place };
    camera.current?.click();
  }

  function take(files: File[]): void {
    const { room } = pressed.current ?? {};
    if (!room || files.length === 0) return;
    onPhoto(room, files);
    setSaid(`${room}: the photo is being added.`);
  }

  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <div>
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="font-display font-medium text-subheading"
        >
          Photos that buyers look for
        </h3>
        <p className="text-ink-soft text-sm tabular-nums">
          {missing.length === 0
            ? "Every room has a photo."
            : `${done} of ${shots.length} rooms have a photo. Press one to take it.`}
        </p>
      </div>
      <ul
        ref={list}
        aria-label="Rooms without a photo"
        // One row, so that the photos stay near. Relative, because it also scrolls what only screen readers hear.
        className="relative -mx-1 flex gap-3 overflow-x-auto px-1 pt-1 pb-2 empty:hidden"
      >
        {missing.map(({ room, outline, hint }, place) => (
          <li key={room} className="w-36 shrink-0">
            <button
              type="button"
              disabled={isFull}
              onClick={() => press(room, place)}
              className="grid h-full w-full content-start gap-1 rounded-md border border-line-strong bg-surface p-2.5 text-left transition-colors not-disabled:hover:border-ink disabled:opacity-50"
            >
              <ShotOutline outline={outline} />
              <span className="font-medium text-ink text-sm">
                <span className="sr-only">Add a photo: </span>
                {room}
              </span>
              <span className="text-ink-soft text-xs">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FileInput
        ref={camera}
        accept="image/*,.heic,.heif"
        capture="environment"
        data-shot=""
        onFiles={take}
      />
    </section>
  );
}
