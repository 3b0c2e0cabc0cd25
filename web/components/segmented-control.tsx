import { RadioFieldset, type RadioGroupProps } from "./radio-group.tsx";

/**
 * One of two to five short words side by side: Grid View / Map View, Any 1+ 2+ 3+. Built on radio
 * inputs, so arrow keys work and screen readers announce positions.
 */
export function SegmentedControl<Value extends string>(
  props: RadioGroupProps<Value> & {
    /** Equal segments that fill the container's width. */
    block?: boolean;
  },
) {
  const { block, ...group } = props;
  // Four words or more fit on one line of a phone only if they stand closer there.
  const padding = group.options.length > 3 ? "min-w-10 px-2 sm:px-3.5" : "px-3.5";
  return (
    <RadioFieldset
      {...group}
      listClassName={`${block ? "flex" : "inline-flex"} max-w-full flex-wrap rounded-md border border-line-strong bg-surface p-[3px]`}
    >
      {(option, input) => (
        <label
          key={option.value}
          className={`relative flex min-h-9 flex-auto items-center justify-center gap-2 whitespace-nowrap rounded-sm font-medium text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-evergreen has-checked:text-on-evergreen has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:min-h-10 [&_svg]:size-4 ${padding}`}
        >
          <input {...input} className="sr-only" />
          {option.icon}
          {option.label}
        </label>
      )}
    </RadioFieldset>
  );
}
