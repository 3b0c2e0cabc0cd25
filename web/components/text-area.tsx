import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps } from "react";
import { controlStyles, Field, type FieldProps } from "./field.tsx";

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  const { label, hideLabel, hint, error, optional, className, ...textarea } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }} id={textarea.id}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={classNames(
            controlStyles,
            "field-sizing-content min-h-28 py-2.5 leading-normal",
          )}
        />
      )}
    </Field>
  );
}
