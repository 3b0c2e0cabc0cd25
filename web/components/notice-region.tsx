import { offerPlace, useNotices } from "@web/lib/notices.ts";
import { useEffect, useId } from "react";
import { NoticeCard } from "./notice-card.tsx";

/**
 * Where notices appear: once in the page's frame, and once in every open dialog, because a modal
 * makes all else inert. Only the topmost place shows them. The two live regions are always in
 * the page, empty, or a screen reader would miss the first message.
 */
export function NoticeRegion({ where }: { where: "page" | "dialog" }) {
  const place = useId();
  useEffect(() => offerPlace(place, where), [place, where]);
  const isTopmost = useNotices((state) => state.places.at(-1) === place);
  const notices = useNotices((state) => state.notices);
  const shown = isTopmost ? notices : [];
  const urgent = shown.filter((notice) => notice.tone === "error");
  const calm = shown.filter((notice) => notice.tone !== "error");
  return (
    <div
      // Not at the foot of a phone: that is where the buttons of wizards, homes and dialogs are.
      className="pointer-events-none fixed inset-x-3 z-50 grid justify-items-end gap-2 max-sm:top-20 sm:inset-x-6 sm:bottom-6"
    >
      <div role="alert" className="grid w-full max-w-sm gap-2">
        {urgent.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className="grid w-full max-w-sm gap-2">
        {calm.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  );
}
