import { classNames } from "@web/lib/class-names.ts";
import { type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  /** A second line below the label. */
  hint?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  /** The question being answered. */
  label: string;
  hideLabel?: boolean;
  /** The hint below the answers says what the question means. */
  hint?: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
  disabled?: boolean;
  /** The form field's name; generated when omitted. */
  name?: string;
  className?: string;
};

/** One of a few options, each on its own line. Use SegmentedControl for two to four short words. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <RadioFieldset {...props} listClassName="grid gap-1">
      {(option, input) => (
        <label
          key={option.value}
          className="flex items-start gap-3 py-1.5 text-sm has-disabled:text-ink-faint"
        >
          <input {...input} className="mt-[0.15em] size-5 shrink-0" />
          <span>
            {option.label}
            {option.hint && <span className="block text-ink-faint text-xs">{option.hint}</span>}
          </span>
        </label>
      )}
    </RadioFieldset>
  );
}

type RadioInput = {
  type: "radio";
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean | undefined;
  onChange: () => void;
};

/**
 * The native group behind both looks: fieldset, legend and radio inputs, so that arrow keys work.
 */
export function RadioFieldset<Value extends string>(
  props: RadioGroupProps<Value> & {
    listClassName: string;
    children: (option: RadioOption<Value>, input: RadioInput) => ReactNode;
  },
) {
  const id = useId();
  const { label, hideLabel, hint, options, value, onChange, error, disabled, className } = props;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may be a radiogroup, and a plain group can't be invalid
      role="radiogroup"
      disabled={disabled}
      aria-describedby={describedBy.join(" ") || undefined}
      aria-invalid={error ? true : undefined}
      className={classNames("min-w-0", className)}
    >
      <legend className={classNames("mb-1.5 font-medium text-sm", hideLabel && "sr-only")}>
        {label}
      </legend>
      <div className={props.listClassName}>
        {options.map((option) =>
          props.children(option, {
            type: "radio",
            name: props.name ?? id,
            value: option.value,
            checked: option.value === value,
            disabled: option.disabled,
            onChange: () => onChange(option.value),
          }),
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-faint text-xs">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
