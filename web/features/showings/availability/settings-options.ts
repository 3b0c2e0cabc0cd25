import { formatCount } from "@domain/site/text/format.ts";
import type { NumberOption } from "./number-select.tsx";

/** The choices for notice and horizon; a value set elsewhere stays available. */

export function noticeOptions(current: number): NumberOption[] {
  return options([0, 1, 2, 4, 8, 12, 24, 48, 72, 168], current, noticeLabel);
}

export function horizonOptions(current: number): NumberOption[] {
  return options([7, 14, 30, 60, 90, 120, 180], current, (days) => formatCount(days, "day"));
}

function options(
  usual: number[],
  current: number,
  label: (value: number) => string,
): NumberOption[] {
  return [...new Set([...usual, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: label(value) }));
}

function noticeLabel(hours: number): string {
  if (hours === 0) return "None";
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return formatCount(hours, "hour");
}
