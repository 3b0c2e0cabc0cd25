import { formatCents } from "@domain/sales/prorations.ts";
import { acceptText, type ReadFigure, sourceText } from "@domain/sales/settlement-reading.ts";
import type { Quote } from "@domain/sales/statement-entries.ts";
import { Button } from "@web/components/button.tsx";
import type { OpenPdf } from "@web/lib/open-pdf.ts";
import { Check } from "lucide-react";
import { PagePicture } from "./page-picture.tsx";

/** The figure that a PDF gives for one line, to take over or not. */
export function ReadFigures(props: {
  label: string;
  figures: readonly ReadFigure[];
  typed: number | null;
  onTake: (cents: number) => void;
  file: OpenPdf;
  shown: readonly Quote[] | null;
  onShow: (quotes: readonly Quote[] | null) => void;
  /** The page's picture is here, not beside the form. */
  isNarrow: boolean;
}) {
  const { label, figures, typed, file, shown, isNarrow } = props;
  return (
    <ul aria-label={`From the PDF: ${label}`} className="grid gap-2 print:hidden">
      {figures.map((figure) => {
        const { cents, quotes } = figure;
        const isShown = shown === quotes;
        return (
          <li key={cents} className="grid gap-1.5 border-clay border-l-2 pl-3 text-sm">
            <p className="wrap-anywhere text-ink-soft">{sourceText(figure)}</p>
            <div className="flex flex-wrap items-center gap-2">
              {typed === cents ? (
                <p className="flex items-center gap-1.5 text-green">
                  <Check aria-hidden="true" className="size-4" />
                  {formatCents(cents)}, as in the PDF
                </p>
              ) : (
                <Button size="sm" variant="secondary" onClick={() => props.onTake(cents)}>
                  {acceptText(cents, typed)}
                  <span className="sr-only"> for {label}</span>
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                aria-pressed={isNarrow ? undefined : isShown}
                aria-expanded={isNarrow ? isShown : undefined}
                onClick={() => props.onShow(isShown && isNarrow ? null : quotes)}
              >
                {isShown && isNarrow ? "Hide the page" : "Show the page"}
                <span className="sr-only"> for {label}</span>
              </Button>
            </div>
            {isShown && isNarrow && <PagePicture file={file} quotes={quotes} />}
          </li>
        );
      })}
    </ul>
  );
}
