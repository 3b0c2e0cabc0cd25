import { classNames } from "@web/lib/class-names.ts";
import type { ReactNode } from "react";
import { Kicker } from "./kicker.tsx";

/** A screen's header: its h1, an optional kicker and lead, and the page's actions. */
export function PageHeader(props: {
  title: string;
  /** A few words above the title, such as a place or section. */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Only the kicker is seen on a phone, because the content after it is worth more there. */
  isShortOnPhones?: boolean;
  /** Buttons, at the end of the line where there is room. */
  actions?: ReactNode;
  className?: string;
}) {
  const { isShortOnPhones } = props;
  return (
    <header
      className={classNames(
        "flex flex-wrap items-end justify-between gap-x-10 gap-y-5",
        props.className,
      )}
    >
      <div className="max-w-3xl">
        {props.kicker && (
          <Kicker className={isShortOnPhones ? "sm:mb-3" : "mb-3"}>{props.kicker}</Kicker>
        )}
        <h1
          className={classNames(
            "wrap-anywhere font-display text-title",
            isShortOnPhones && "max-sm:sr-only",
          )}
        >
          {props.title}
        </h1>
        {props.lead && (
          <p
            className={classNames(
              "wrap-anywhere mt-4 text-ink-soft text-lead",
              isShortOnPhones && "max-sm:hidden",
            )}
          >
            {props.lead}
          </p>
        )}
      </div>
      {props.actions && <div className="flex flex-wrap gap-3">{props.actions}</div>}
    </header>
  );
}
