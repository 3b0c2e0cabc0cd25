import { classNames } from "@web/lib/class-names.ts";
import { openForPrint } from "@web/lib/open-for-print.ts";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";

/**
 * Collapsible content: the browser's own `<details>`, with our arrow instead of its triangle. Works
 * without JavaScript, and opens when find-in-page matches its text.
 */
export function Disclosure(
  props: Omit<ComponentProps<"details">, "title"> & {
    /** The part to press. */
    summary: ReactNode;
    /** `link` reads as a link in running text, `quiet` as a line of its own. */
    tone?: "link" | "quiet";
    /** Text that is folded on the screen is needed on paper. */
    prints?: boolean;
  },
) {
  const { summary, tone = "quiet", prints = false, className, children, ...details } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (prints && ref.current ? openForPrint(ref.current) : undefined), [prints]);
  return (
    <details
      {...details}
      ref={ref}
      className={classNames("group/disclosure text-sm", prints && "prints-open", className)}
    >
      <summary
        className={classNames(
          "flex min-h-8 w-fit list-none items-center gap-1.5 rounded-sm font-medium transition-colors pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
          TONES[tone],
        )}
      >
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

const TONES = {
  link: "text-clay underline decoration-1 underline-offset-[0.2em] hover:text-clay-hover hover:decoration-2",
  quiet: "text-ink-soft hover:text-ink",
};
