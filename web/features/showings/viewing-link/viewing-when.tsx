import type { ShownViewing } from "@domain/showings/viewings.ts";
import { whenAtHome, whenForVisitor } from "@web/lib/own-clock.ts";

/** The viewing's time at the home and on the visitor's clock, if it has one. */
export function ViewingWhen({ viewing }: { viewing: ShownViewing }) {
  const own = whenForVisitor(viewing.starts_at, viewing.time_zone);
  if (!viewing.holds_time) return <span className="font-medium">No time yet</span>;
  return (
    <>
      <span className="font-medium">{whenAtHome(viewing, viewing.time_zone)}</span>
      {own && <span className="block text-ink-soft text-sm">{own}, where you are</span>}
    </>
  );
}
