import type { ProposedTime } from "@domain/showings/showings.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";

/** "Sat, Nov 28 at 10:00 AM" */
export function timeText({ date, time }: ProposedTime): string {
  return `${formatDate(date, { short: true })} at ${formatTime(time)}`;
}
