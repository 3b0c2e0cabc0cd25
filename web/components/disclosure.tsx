import { classNames } from "@web/lib/class-names.ts";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

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
  },
) {
  const { summary, tone = "quiet", className, children, ...details } = props;
  return (
    <details {...details} className={classNames("group/disclosure text-sm", className)}>
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
