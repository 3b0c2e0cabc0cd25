import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";
import { usePress } from "./use-press.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button is as wide as its container. */
  block?: boolean;
  /** Shows a spinner and `pendingText`, and ignores presses (use-press.ts). Focus stays. */
  pending?: boolean;
  /** The label while pending, e.g. "Saving..."; defaults to the usual one. */
  pendingText?: string;
};

/**
 * An action on this page; use LinkButton to go to another one. The type defaults to "button", so
 * that only a deliberate "submit" submits a form.
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
