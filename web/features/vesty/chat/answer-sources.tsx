import type { Source } from "@domain/vesty/chat.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { safeLink } from "@web/lib/safe-link.ts";

/** An answer's sources, numbered as in its text. Only our own pages are links. */
export function AnswerSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 border-line border-t pt-2 text-xs">
      <p className="font-semibold text-ink-faint text-kicker uppercase">Sources</p>
      <ol className="flex flex-wrap gap-x-4">
        {sources.map(({ title, href }, index) => {
          const link = safeLink(href);
          return (
            <li key={`${href} ${title}`} className="flex items-baseline gap-1.5">
              <span className="text-ink-faint tabular-nums">{index + 1}</span>
              {link?.kind === "own" ? (
                <Link
                  to={link.to}
                  className={classNames(textLinkStyles, "inline-flex min-h-7 items-center")}
                >
                  {title}
                </Link>
              ) : (
                <span className="inline-flex min-h-7 items-center">{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
