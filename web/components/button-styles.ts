import { classNames } from "@web/lib/class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "md" | "sm" | "lg";

/** The classes of Button and LinkButton, for the rare element that is neither. */
export function buttonStyles(
  options: { variant?: ButtonVariant; size?: ButtonSize; block?: boolean } = {},
): string {
  const { variant = "primary", size = "md", block = false } = options;
  return classNames(BASE, SIZES[size], VARIANTS[variant], block && "w-full");
}

// 44 px high for touch, denser for a mouse.
const BASE =
  "inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium leading-tight select-none transition-[color,background-color,border-color,translate] disabled:opacity-50 aria-disabled:opacity-75 not-disabled:not-aria-disabled:active:translate-y-px";

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-compact",
  md: "min-h-11 px-5 py-2 text-sm",
  lg: "min-h-13 px-7 py-3 text-base",
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-evergreen text-on-evergreen not-disabled:not-aria-disabled:hover:bg-evergreen-hover",
  secondary:
    "border-line-strong bg-transparent text-ink not-disabled:not-aria-disabled:hover:border-ink not-disabled:not-aria-disabled:hover:bg-sunken",
  quiet:
    "border-transparent bg-transparent text-ink not-disabled:not-aria-disabled:hover:bg-sunken",
  danger: "border-transparent bg-red text-on-red not-disabled:not-aria-disabled:hover:bg-red-hover",
};
