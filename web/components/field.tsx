import { classNames } from "@web/lib/class-names.ts";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

export type FieldProps = {
  label: string;
  /** Hides the label of a field whose purpose is obvious, such as a search box; screen readers still hear it. */
  hideLabel?: boolean;
  /** Below the label: what to write, or why we ask. */
  hint?: ReactNode;
  /** The error and how to fix it. Its presence makes the field invalid. */
  error?: string | null;
  /** Adds "optional" to the label. */
  optional?: boolean;
  className?: string;
};

type Control = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/**
 * Label, hint and error around one control and wired to it: the render function gets the id and the
 * ARIA attributes to spread onto it. TextField, SelectField and the others build on it.
 */
export function Field(
  props: FieldProps & {
    id?: string;
    /** A change to the text just made for the user, such as a cut; "" otherwise. */
    notice?: string | undefined;
    children: (control: Control) => ReactNode;
  },
) {
  const { label, hideLabel, hint, error, optional, notice, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label
        htmlFor={id}
        className={classNames("font-medium text-ink text-sm", hideLabel && "sr-only")}
      >
        {label}
        {optional && (
          <>
            {" "}
            <span className="ml-0.5 font-normal text-ink-faint">optional</span>
          </>
        )}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-ink-faint text-xs">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {notice !== undefined && (
        <p role="status" className="text-clay text-xs empty:hidden">
          {notice}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** Red with an icon, so that color is not the only sign. */
export function FieldError({ id, text }: { id: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-red text-xs">
      <CircleAlert aria-hidden="true" className="mt-[0.15em] size-[1.1em] shrink-0" />
      {text}
    </p>
  );
}

/** Shared by inputs, selects and text areas. Below 16 px, iOS zooms in on focus. */
export const controlStyles =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors hover:border-ink-soft aria-invalid:border-red disabled:bg-sunken disabled:text-ink-faint";
