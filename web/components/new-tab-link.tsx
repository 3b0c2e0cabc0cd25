import { classNames } from "@web/lib/class-names.ts";
import type { ComponentProps } from "react";
import { textLinkStyles } from "./text-link.tsx";

/** A link beside a half-filled form: it opens in a new tab. */
export function NewTabLink(props: Omit<ComponentProps<"a">, "target" | "rel">) {
  const { className, children, ...rest } = props;
  return (
    <a {...rest} target="_blank" rel="noopener" className={classNames(textLinkStyles, className)}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
