import { formatCount } from "../site/format.ts";

/** "The owner usually answers within 3 hours.", from `answer_hours`. */
export function answerTimeText(hours: number): string {
  const within =
    hours <= 1
      ? "an hour"
      : hours < 24
        ? formatCount(hours, "hour")
        : hours === 24
          ? "a day"
          : formatCount(Math.ceil(hours / 24), "day");
  return `The owner usually answers within ${within}.`;
}
