import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";
import { usePress } from "./use-press.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Work is under way: a spinner, `pendingText`, and no second press (use-press.ts). Focus stays. */
  pending?: boolean;
  /** What the button says meanwhile, e.g. "Saving..."; without it, its usual text. */
  pendingText?: string;
};

/**
 * Something that happens on this page; to go to another one use LinkButton. The type is
 * "button" unless said, so that a button in a form submits only on purpose.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    pending = false,
    pendingText,
    className,
    children,
    ...rest
  } = props;
  const { onClick, onKeyDown, type = "button", ...attributes } = rest;
  const press = usePress({ onClick, onKeyDown, pending });

  return (
    <button
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...attributes}
      {...press}
      type={type}
      className={classNames(buttonStyles({ variant, size, block }), className)}
    >
      {pending && <Spinner />}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
