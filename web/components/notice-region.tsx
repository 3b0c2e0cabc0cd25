import { CONTROLS, freePlace, type Spot } from "@web/lib/free-place.ts";
import { type Notice, registerPlace, useNotices } from "@web/lib/notices.ts";
import { onResize } from "@web/lib/on-resize.ts";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { NoticeCard } from "./notice-card.tsx";

/**
 * Where notices appear: once on the page and once in every open dialog, because a modal makes
 * everything else inert. Only the topmost region shows them. The two live regions are always
 * present, even if empty, or a screen reader would miss the first message. The polite one also says
 * what `speak` was given, so that one region speaks for everything that went well.
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
  return (
    <div
      ref={region}
      style={spot}
      className="pointer-events-none fixed z-50 grid w-[min(24rem,100vw-1.5rem)] gap-2 print:hidden"
    >
      <div role="alert" className="grid gap-2">
        {urgent.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
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
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  );
}

/** Below the top bar. */
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
