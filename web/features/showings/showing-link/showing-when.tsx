import type { ShownShowing } from "@domain/showings/showings.ts";
import { whenAtHome, whenForVisitor } from "@web/lib/own-clock.ts";

/** The showing's time at the home and on the visitor's clock, if it has one. */
export function ShowingWhen({ showing }: { showing: ShownShowing }) {
  const own = whenForVisitor(showing.starts_at, showing.time_zone);
  if (!showing.holds_time) return <span className="font-medium">No time yet</span>;
  return (
    <>
      <span className="font-medium">{whenAtHome(showing, showing.time_zone)}</span>
      {own && <span className="block text-ink-soft text-sm">{own}, where you are</span>}
    </>
  );
}
