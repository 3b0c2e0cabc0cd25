import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps } from "react";
import { controlStyles, Field, type FieldProps } from "./field.tsx";
import { plainTyping } from "./plain-typing.ts";
import { useLeftOut } from "./use-left-out.ts";

/** Multiple lines of text; grows with its content where the browser supports it. */
export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  const { label, hideLabel, hint, error, optional, className, ...textarea } = props;
  const { listeners, leftOut } = useLeftOut(textarea.maxLength);
  return (
    <Field
      {...{ label, hideLabel, hint, error, optional, className }}
      id={textarea.id}
      notice={leftOut}
    >
      {(control) => (
        <textarea
          rows={4}
          {...listeners}
          {...textarea}
          onChange={plainTyping(textarea.onChange)}
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
