import type { ReactNode } from "react";

/** What a search box offers, in the list below it. */
export type Option = {
  key: string;
  label: string;
  detail?: string;
  icon: ReactNode;
  onChoose: () => void;
};

export const OPTION_ICON = {
  "aria-hidden": true,
  className: "size-4 shrink-0 text-ink-faint",
} as const;
