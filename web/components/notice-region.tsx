import { classNames } from "@web/lib/class-names.ts";
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
      className={classNames(
        "pointer-events-none fixed inset-x-3 z-50 grid justify-items-end gap-2 sm:inset-x-6 sm:bottom-6",
        // In a dialog that fills a phone, the foot is where its buttons are.
        where === "dialog"
          ? "max-sm:top-20"
          : "max-sm:bottom-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
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
