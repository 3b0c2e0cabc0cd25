import { keptText } from "@domain/showings/kept-acts.ts";
import { Button } from "@web/components/button.tsx";
import { dropAct, type Kept, keptActsStore } from "@web/session/kept-acts-later.ts";
import { Clock } from "lucide-react";

/** What waits on this device to be sent about a showing, and the way to take it back. */
export function KeptLines({ acts, bookingId }: { acts: readonly Kept[]; bookingId: string }) {
  const isLasting = keptActsStore((state) => state.isLasting);
  return acts.map((act) => (
    <div
      key={act.id}
      className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm sm:pl-31"
    >
      <p className="flex min-w-40 flex-1 items-start gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          Kept {isLasting ? "on this device" : "as long as this page is open"}, and sent when you
          are online: {keptText(act)}.
          {act.kind === "no_show" && " A timer that runs goes on until then."}
        </span>
      </p>
      <Button
        size="sm"
        variant="quiet"
        aria-describedby={`day-${bookingId}`}
        onClick={() => dropAct(act.id)}
      >
        Take it back
      </Button>
    </div>
  ));
}
