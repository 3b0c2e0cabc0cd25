import {
  offerLine,
  ownerLines,
  questionLine,
  type Standing,
  showingLine,
} from "@domain/people/standing.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { CalendarCheck, FileSignature, MessageCircle } from "lucide-react";

type LineProps = {
  kind: "offer" | "showing" | "question";
  standing: Standing;
  /** The line is as high as the large button that it replaces. */
  isLarge?: boolean;
};

const ICONS = { offer: FileSignature, showing: CalendarCheck, question: MessageCircle };

/** Replaces a button: it shows what the user has done already, and which side acts next. */
export default function StandingLine({ kind, standing, isLarge = false }: LineProps) {
  const line = lineOf(kind, standing);
  if (!line) return null;
  const Icon = ICONS[kind];
  return (
    <Link
      to={line.path}
      className={classNames(
        "flex w-full items-center gap-3 rounded-md border px-4 py-0.5 text-left text-sm leading-tight transition-colors hover:border-ink",
        isLarge ? "min-h-13" : "min-h-11",
        line.isMyMove ? "border-clay" : "border-line-strong bg-evergreen-soft",
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="grid min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-medium">{line.title}</span>
        {line.detail && (
          <span
            className={classNames(
              "wrap-anywhere line-clamp-2",
              line.isMyMove ? "text-clay" : "text-ink-soft",
            )}
          >
            {line.detail}
          </span>
        )}
      </span>
    </Link>
  );
}

function lineOf(kind: LineProps["kind"], standing: Standing) {
  const { own, offer, showing, question } = standing;
  if (kind === "offer") return offer && offerLine(offer);
  if (kind === "question") return question && questionLine(question);
  if (showing) return showingLine(showing);
  return own && ownerLines(own)[0];
}
