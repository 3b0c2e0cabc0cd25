import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import { controlStyles, Field, type FieldProps } from "./field.tsx";
import { plainTyping } from "./plain-typing.ts";
import { useLeftOut } from "./use-left-out.ts";

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps> & {
    /** An icon or a sign that is shown before the text. */
    leading?: ReactNode;
    /** An element after the text: an IconButton (size sm) to clear or reveal it. */
    trailing?: ReactNode;
  };

/**
 * A single-line text field with the props of `<input>`; set `autoComplete` and `inputMode` where
 * they apply. `required` is passed through without a star: mark optional fields instead.
 */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, optional, className, leading, trailing, ...input } = props;
  const { listeners, leftOut } = useLeftOut(input.maxLength);
  return (
    <Field
      {...{ label, hideLabel, hint, error, optional, className }}
      id={input.id}
      notice={leftOut}
    >
      {(control) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-faint [&_svg]:size-[1.15rem]">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...listeners}
            {...input}
            onChange={plainTyping(input.onChange)}
            {...control}
            className={classNames(
              controlStyles,
              "h-11",
              Boolean(leading) && "pl-11",
              Boolean(trailing) && "pr-12",
            )}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>
          )}
        </div>
      )}
    </Field>
  );
}
