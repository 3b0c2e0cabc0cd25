import { classNames } from "@web/lib/class-names.ts";
import type { ReactElement } from "react";

/** A button over the map; on a phone only its icon. */
export function MapTool(props: {
  icon: ReactElement;
  label: string;
  /** A toggle has this. */
  isOn?: boolean;
  isBusy?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      aria-disabled={props.isBusy}
      onClick={() => !props.isBusy && props.onPress()}
      className={classNames(
        "pointer-events-auto inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md border px-2.5 font-medium text-sm shadow-lifted transition-colors pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4.5",
        props.isOn
          ? "border-evergreen bg-evergreen text-on-evergreen"
          : "border-line-strong bg-surface text-ink hover:border-ink-soft",
        props.isBusy && "opacity-60",
      )}
    >
      {props.icon}
      <span className="max-md:sr-only">{props.label}</span>
    </button>
  );
}
