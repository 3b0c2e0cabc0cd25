import { classNames } from "@web/lib/class-names.ts";
import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { controlStyles, Field, type FieldProps } from "./field.tsx";
import { plainTyping } from "./plain-typing.ts";
import { useGrowing } from "./use-growing.ts";
import { useLeftOut } from "./use-left-out.ts";

/** Multiple lines of text; grows with its content. */
export function TextArea(
  props: FieldProps &
    Omit<ComponentProps<"textarea">, keyof FieldProps> & {
      /** For cells of a spreadsheet, which tabs part: the form makes the text plain itself. */
      keepsTabs?: boolean;
    },
) {
  const { label, hideLabel, hint, error, optional, className, keepsTabs, ref, ...textarea } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  useGrowing(field, textarea.value);
  const { listeners, leftOut } = useLeftOut(textarea.maxLength);
  return (
    <Field
      {...{ label, hideLabel, hint, error, optional, className }}
      id={textarea.id}
      notice={leftOut}
    >
      {(control) => (
        <textarea
          ref={field}
          rows={4}
          {...listeners}
          {...textarea}
          onChange={keepsTabs ? textarea.onChange : plainTyping(textarea.onChange)}
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
