import { CONTROLS, freePlace, type Spot } from "@web/lib/free-place.ts";
import { type Notice, registerPlace, useNotices } from "@web/lib/notices.ts";
import { onResize } from "@web/lib/on-resize.ts";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { NOTICE_KEY, NoticeCard } from "./notice-card.tsx";

/**
 * A place for notices: one on the page and one in every open dialog, because a modal makes everything else inert. Only
 * the topmost region shows them. The two live regions are always present, even if empty, or a screen reader would miss
 * the first message. The polite one also says the texts that `speak` was given, so that one region speaks for all
 * successes.
 */
export function NoticeRegion({ where }: { where: "page" | "dialog" }) {
  const place = useId();
  useEffect(() => registerPlace(place, where), [place, where]);
  const isTopmost = useNotices((state) => state.places.at(-1) === place);
  const notices = useNotices((state) => state.notices);
  const spoken = useNotices((state) => state.spoken);
  const shown = isTopmost ? notices : [];
  const urgent = shown.filter((notice) => notice.tone === "error");
  const calm = shown.filter((notice) => notice.tone !== "error");
  const region = useRef<HTMLDivElement>(null);
  const spot = useFreePlace(region, shown);
  const { giveBack, ...keys } = useNoticeKey(region, shown.length > 0);
  return (
    <div
      {...keys}
      ref={region}
      style={spot}
      className="pointer-events-none fixed z-50 grid w-[min(24rem,100vw-1.5rem)] gap-2 print:hidden"
    >
      <div role="alert" className="grid gap-2">
        {urgent.map((notice) => (
          <NoticeCard
            key={notice.id}
            notice={notice}
            isNewest={notice === shown.at(-1)}
            onLeave={giveBack}
          />
        ))}
      </div>
      {/* Not atomic: only what is new is read, not again what is still there. */}
      <div role="status" aria-atomic="false" className="grid gap-2">
        {isTopmost &&
          spoken.map(({ id, text }) => (
            <p key={id} data-spoken="" className="sr-only">
              {text}
            </p>
          ))}
        {calm.map((notice) => (
          <NoticeCard
            key={notice.id}
            notice={notice}
            isNewest={notice === shown.at(-1)}
            onLeave={giveBack}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * One key moves the focus to the newest notice, and Escape back to where it was. Notices come after everything else on
 * the page, so that Tab alone would need a hundred presses.
 */
function useNoticeKey(region: RefObject<HTMLElement | null>, hasNotices: boolean) {
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (!hasNotices) return;
    function reach(event: globalThis.KeyboardEvent) {
      if (event.key !== NOTICE_KEY || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const before = document.activeElement;
      if (!region.current?.contains(before)) origin.current = before;
      const newest = region.current?.querySelector<HTMLElement>("[data-newest]");
      (
        newest?.querySelector<HTMLElement>("[data-notice-action]") ??
        newest?.querySelector("button")
      )?.focus();
    }
    document.addEventListener("keydown", reach);
    return () => document.removeEventListener("keydown", reach);
  }, [region, hasNotices]);

  function giveBack() {
    if (!region.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
  }

  return {
    giveBack,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !region.current?.contains(relatedTarget)) origin.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      giveBack();
    },
  };
}

/** The notices appear below the top bar. */
const TOP_PX = 72;

/** Finds a spot where the notices cover nothing that can be pressed. */
function useFreePlace(region: RefObject<HTMLElement | null>, notices: readonly Notice[]) {
  const [spot, setSpot] = useState<Spot>();
  const shown = notices.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notices have another size
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || notices.length === 0) return;
    function place(notices: HTMLElement) {
      const within = notices.closest("dialog") ?? document;
      const taken = [...within.querySelectorAll(CONTROLS)]
        .filter((control) => !notices.contains(control))
        .map((control) => control.getBoundingClientRect());
      const room = { width: window.innerWidth, height: window.innerHeight };
      setSpot(freePlace(notices.getBoundingClientRect(), taken, room, TOP_PX));
    }
    const placeAgain = () => place(element);
    placeAgain();
    return onResize(placeAgain);
  }, [shown]);
  return spot;
}
