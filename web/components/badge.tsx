import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "clay" | "amber" | "green" | "red" | "blue" | "photo";

/** A word or two on a colored background. Use `photo` for badges on a photograph. */
export function Badge(props: {
  children: ReactNode;
  tone?: BadgeTone;
  /** A dot in front, in the tone's color. */
  dot?: boolean;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-xs",
        TONES[props.tone ?? "neutral"],
        props.className,
      )}
    >
      {props.dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {props.children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-soft",
  clay: "bg-clay-soft text-clay",
  amber: "bg-amber-soft text-amber",
  green: "bg-green-soft text-green",
  red: "bg-red-soft text-red",
  blue: "bg-blue-soft text-blue",
  photo: "bg-surface text-ink",
};
