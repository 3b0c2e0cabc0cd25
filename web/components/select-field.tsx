import { classNames } from "@web/lib/class-names.ts";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyles, Field, type FieldProps } from "./field.tsx";

type SelectOption = { value: string; label: string; disabled?: boolean };

/** A native drop-down. Pass `options`, or `<option>` elements as children. */
export function SelectField(
  props: FieldProps &
    Omit<ComponentProps<"select">, keyof FieldProps> & { options?: readonly SelectOption[] },
) {
  const { label, hideLabel, hint, error, optional, className, options, children, ...select } =
    props;
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }} id={select.id}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(controlStyles, "h-11 appearance-none truncate pr-10")}
          >
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-faint"
          />
        </div>
      )}
    </Field>
  );
}
