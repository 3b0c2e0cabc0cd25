import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";

/** An empty list and what to do next: a heading, a sentence, and a Button as `action`. */
export function EmptyState(props: {
  title: string;
  text?: ReactNode;
  /** The children are shown below the text. */
  children?: ReactNode;
  action?: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
  /** The heading's level in the page outline. */
  level?: 1 | 2 | 3;
  /** The state replaces a page about something that isn't there, so search engines should leave it out. */
  isMissing?: true;
  className?: string;
}) {
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <div
      className={classNames(
        "mx-auto grid max-w-md content-start justify-items-center gap-3 px-4 py-14 text-center",
        props.className,
      )}
    >
      {props.isMissing && <meta name="robots" content="noindex" />}
      {props.icon && (
        <span
          aria-hidden="true"
          className="mb-2 flex size-14 items-center justify-center rounded-full bg-sunken text-ink-soft [&_svg]:size-6 [&_svg]:stroke-[1.5]"
        >
          {props.icon}
        </span>
      )}
      <Heading
        className={classNames(
          "font-display font-medium",
          // Within a section, whose own heading is no larger.
          props.level === 3 ? "text-subheading" : "text-heading",
        )}
      >
        {props.title}
      </Heading>
      {props.text && <p className="text-ink-soft">{props.text}</p>}
      {props.children}
      {props.action && (
        <div className="mt-3 flex flex-wrap justify-center gap-3">{props.action}</div>
      )}
    </div>
  );
}
