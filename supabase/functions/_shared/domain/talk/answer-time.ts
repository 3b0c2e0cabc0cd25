import { formatCount } from "../site/text/format.ts";

/** "The owner usually answers within 3 hours.", from `answer_hours`. */
export function answerTimeText(hours: number): string {
  return `The owner usually answers within ${timeText(hours)}.`;
}

/** The answer time on a card of the list, which is about one home and its owner. */
export function shortAnswerTimeText(hours: number): string {
  return `Usually answers within ${timeText(hours)}`;
}

function timeText(hours: number): string {
  if (hours <= 1) return "an hour";
  if (hours < 24) return formatCount(hours, "hour");
  return hours === 24 ? "a day" : formatCount(Math.ceil(hours / 24), "day");
}
