import { formatDate, formatTime } from "@domain/format.ts";
import type { ProposedTime } from "@domain/viewings.ts";

/** "Sat, Nov 28 at 10:00 AM" */
export function timeText({ date, time }: ProposedTime): string {
  return `${formatDate(date, { short: true })} at ${formatTime(time)}`;
}
