import { REPORT_TEXTS } from "@domain/talk/reports.ts";
import { askToReport, type Reportable } from "@web/lib/ask-to-report.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Flag } from "lucide-react";

/** Opens the dialog for reporting something. Quiet on purpose: most people never need it. */
export function ReportButton(props: {
  reported: Reportable;
  /** The visible words; the name says what is reported. */
  label?: string;
  /** Whose or which it is, where a screen has several. */
  about?: string;
  className?: string;
}) {
  const { reported, label = "Report", about, className } = props;
  const title = REPORT_TEXTS.titles[reported.kind];
  const name = about ? `${title}: ${about}` : title;
  return (
    <button
      type="button"
      aria-label={label === name ? undefined : name}
      aria-haspopup="dialog"
      onClick={() => askToReport(reported)}
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-sm text-ink-faint text-xs underline-offset-[0.2em] transition-colors hover:text-ink hover:underline pointer-coarse:min-h-9",
        className,
      )}
    >
      <Flag aria-hidden="true" className="size-3.5 shrink-0" />
      {label}
    </button>
  );
}
