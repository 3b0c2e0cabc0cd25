import type { Quote } from "@domain/sales/statement-entries.ts";
import { Skeleton } from "@web/components/skeleton.tsx";
import type { OpenPdf } from "@web/lib/open-pdf.ts";
import { useEffect, useRef, useState } from "react";

/** A page of the file as it looks, with the lines marked that a figure was read from. */
export function PagePicture({ file, quotes }: { file: OpenPdf; quotes: readonly Quote[] }) {
  const pages = [...new Set(quotes.map(({ page }) => page))];
  return (
    <div className="grid gap-3">
      {pages.map((page) => (
        <OnePage
          key={page}
          file={file}
          page={page}
          quotes={quotes.filter((quote) => quote.page === page)}
        />
      ))}
    </div>
  );
}

/** The page is white paper, also on a dark screen. */
const MARK = { border: "2px solid #a04527", background: "rgb(160 69 39 / 0.15)" };

function OnePage(props: { file: OpenPdf; page: number; quotes: readonly Quote[] }) {
  const { file, page, quotes } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"drawing" | "drawn" | "failed">("drawing");
  const size = file.pages.find((each) => each.page === page);
  const first = quotes[0]?.box;

  useEffect(() => {
    if (!canvas.current) return;
    setState("drawing");
    return file.draw(page, canvas.current, (isDrawn) => setState(isDrawn ? "drawn" : "failed"));
  }, [file, page]);

  useEffect(() => {
    const element = frame.current;
    if (!element || !size || !first) return;
    const scale = element.scrollWidth / size.width;
    element.scrollTo({
      top: (first.y + first.height / 2) * scale - element.clientHeight / 2,
      left: (first.x + first.width / 2) * scale - element.clientWidth / 2,
    });
  }, [size, first]);

  if (!size) return null;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-ink-soft text-xs">
        Page {page} of {file.pages.length}
        {state === "failed" && ". This page could not be drawn. The place of the line is marked."}
      </figcaption>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={`Picture of page ${page}`}
        className="max-h-64 overflow-auto rounded-md border border-line bg-surface lg:max-h-[calc(100dvh-9rem)]"
      >
        <div
          className="relative min-w-[36rem] lg:min-w-0"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        >
          {state === "drawing" && <Skeleton className="absolute inset-0" />}
          <canvas
            ref={canvas}
            role="img"
            aria-label={`Page ${page}. Marked: ${quotes.map(({ text }) => text).join("; ")}`}
            className="relative block size-full"
          />
          {quotes.map(({ box, text }) => (
            <span
              key={`${text}-${box.x}-${box.y}`}
              aria-hidden="true"
              className="absolute rounded-sm"
              style={{
                ...MARK,
                left: `${(100 * (box.x - 3)) / size.width}%`,
                top: `${(100 * (box.y - 2)) / size.height}%`,
                width: `${(100 * (box.width + 6)) / size.width}%`,
                height: `${(100 * (box.height + 5)) / size.height}%`,
              }}
            />
          ))}
        </div>
      </section>
    </figure>
  );
}
