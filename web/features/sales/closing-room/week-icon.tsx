import type { WeekMark } from "@domain/sales/sale-weeks.ts";
import { Circle, CircleAlert, CircleArrowRight, CircleCheck, CircleDot } from "lucide-react";

/** The state of a step by shape and color: done, late, moved by a change, open, or a visit. */
export function WeekIcon({
  state,
  isVisit,
}: {
  state: WeekMark["state"] | "moved";
  isVisit: boolean;
}) {
  const [Icon, color] = isVisit && state === "open" ? VISIT : ICONS[state];
  return <Icon className={`size-4 shrink-0 fill-paper ${color}`} strokeWidth={2.25} />;
}

const VISIT = [CircleDot, "text-blue"] as const;

const ICONS = {
  open: [Circle, "text-evergreen"],
  settled: [CircleCheck, "text-green"],
  late: [CircleAlert, "text-red"],
  moved: [CircleArrowRight, "text-amber"],
} as const;
