import { classNames } from "@web/lib/class-names.ts";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

/** A checkbox whose label is part of the click target. */
export function Checkbox(
  props: Omit<ComponentProps<"input">, "type"> & {
    label: ReactNode;
    hint?: ReactNode;
    error?: string | null;
  },
) {
  const { label, hint, error, className, ...input } = props;
  const id = useId();
  const { "aria-describedby": whose } = input;
  const describedBy = [whose, hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <div className="flex items-start gap-3 py-1.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : input["aria-invalid"]}
          className="mt-[0.2em] size-5 shrink-0 rounded-sm"
        />
        <div>
          <label htmlFor={id} className="text-ink text-sm">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-ink-faint text-xs">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
