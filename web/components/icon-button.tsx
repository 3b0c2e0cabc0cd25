import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import { usePress } from "./use-press.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** The accessible name and the tooltip. */
  label: string;
  /** A lucide icon, hidden from screen readers. */
  icon: ReactNode;
  /** `photo` for a button on a photograph; `quiet` on the page. */
  variant?: "quiet" | "outline" | "photo";
  /** sm is 36 px (44 for touch), md 44 px. */
  size?: "sm" | "md";
  /**
   * Treats a double press as one (use-press.ts); not for buttons pressed repeatedly, like "Next
   * photo".
   */
  once?: boolean;
};

/** An icon-only button. A toggle sets `aria-pressed`. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = "quiet",
    size = "md",
    once = false,
    className,
    type = "button",
    ...rest
  } = props;
  const press = usePress(rest);
  return (
    <button
      title={label}
      {...rest}
      {...(once && press)}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-full border transition-[color,background-color,border-color,scale] not-disabled:not-aria-disabled:active:scale-94 disabled:opacity-40 aria-disabled:opacity-40 [&_svg]:stroke-[1.75]",
        variant === "photo" ? PHOTO_SIZES[size] : SIZES[size],
        VARIANTS[variant],
        className,
      )}
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
    </button>
  );
}

const SIZES = { md: "size-11 [&_svg]:size-5", sm: "size-9 pointer-coarse:size-11 [&_svg]:size-5" };
/** A size for buttons on a photograph: larger letters don't cover more of it with them. */
const PHOTO_SIZES = {
  md: "size-[44px] [&_svg]:size-[20px]",
  sm: "size-[36px] pointer-coarse:size-[44px] [&_svg]:size-[20px]",
};

const VARIANTS = {
  quiet: "border-transparent text-ink-soft hover:bg-sunken hover:text-ink",
  outline: "border-line-strong text-ink hover:border-ink hover:bg-sunken",
  // The touch target is 44 px without covering more of the photograph.
  photo:
    "border-transparent bg-surface/92 bg-clip-padding text-ink hover:bg-surface pointer-coarse:border-4",
};
